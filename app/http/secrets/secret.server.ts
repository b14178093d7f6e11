// The server's signing secrets: SESSION_SECRET, or a generated secret kept beside the database.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '#app/env.server.ts'
import { log } from '#app/process/log.server.ts'
import { keptSecret } from './kept-secret.server.ts'

let loadedSecrets: string[] | undefined

/** Newest first: the first signs, all verify. */
export function secrets(): string[] {
  loadedSecrets ??= env.SESSION_SECRET ?? [secretBesideDatabase()]
  return loadedSecrets
}

function secretBesideDatabase() {
  const { secret, isNew } = keptSecret(env.dataFolder)
  if (isNew) log('secret-made', { folder: env.dataFolder })
  return secret
}

/** A keyed digest (hex), valid for one purpose. */
export const hmac = (purpose: string, value: string) => digest(secrets()[0] as string, purpose, value)

/** The keyed digests by all secrets, newest first, to look up a stored one. */
export const hmacs = (purpose: string, value: string): string[] =>
  secrets().map((secret) => digest(secret, purpose, value))

/** Checks a digest against all secrets. @param length of the prefix, if only that was kept */
export function verifyHmac(purpose: string, value: string, candidate: string, length = 64): boolean {
  const digestBytes = Buffer.from(candidate)
  return secrets().some((secret) => {
    const expected = Buffer.from(digest(secret, purpose, value).slice(0, length))
    return expected.length === digestBytes.length && timingSafeEqual(expected, digestBytes)
  })
}

/** A digest of each secret, newest first, by which nodes compare theirs; nothing else is signed with this purpose. */
export const secretMarks = (list: readonly string[] = secrets()): string[] =>
  list.map((secret) => digest(secret, 'node', ''))

/** Compares digests, in constant time. */
export const isSameSecret = (given: string, expected: string) => verifyHmac('secret', given, hmac('secret', expected))

/** A 32-byte key from each secret, newest first, valid for one purpose. */
export const derivedKeys = (purpose: string) =>
  secrets().map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))

function digest(secret: string, purpose: string, value: string) {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex')
}
