// What the server signs with: SESSION_SECRET, or a secret made once and kept beside the database.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { env } from '#app/env.server.ts'
import { log } from '#app/process/log.server.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { keptSecret } from './kept-secret.server.ts'

let known: string[] | undefined

/** Newest first: the first signs, all verify. */
export function secrets(): string[] {
  known ??= env.SESSION_SECRET ?? [secretBesideDatabase()]
  return known
}

// An absolute DATABASE_URL once left the secret in the site's own folder, which a redeploy may throw away. A database
// that is only being made has nothing to do with that secret: it may be another site's.
function secretBesideDatabase() {
  const file = databaseFile(env.DATABASE_URL)
  const wasThere = file !== null && existsSync(file) && statSync(file).size > 0
  const { secret, origin } = keptSecret(env.dataFolder, wasThere ? resolve('data') : null)
  if (origin !== 'kept') log(`secret-${origin}`, { folder: env.dataFolder })
  return secret
}

/** A keyed digest (hex) that means nothing for another purpose. */
export const hmac = (purpose: string, value: string) => digest(secrets()[0] as string, purpose, value)

/** Whether any of the secrets made this digest. @param length of its beginning, where no more is at hand */
export function verifyHmac(purpose: string, value: string, candidate: string, length = 64): boolean {
  const given = Buffer.from(candidate)
  return secrets().some((secret) => {
    const expected = Buffer.from(digest(secret, purpose, value).slice(0, length))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}

/** Compared by digests, so that the time tells nothing. */
export const isSameSecret = (given: string, expected: string) => verifyHmac('secret', given, hmac('secret', expected))

/** A 32-byte key from each secret, newest first, that is no good for another purpose. */
export const derivedKeys = (purpose: string) =>
  secrets().map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))

function digest(secret: string, purpose: string, value: string) {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex')
}
