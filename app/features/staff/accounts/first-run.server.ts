// Makes a new site's first account in the browser: the start prints a link that works until there is an account.
import { randomBytes } from 'node:crypto'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { User } from '#db/tables/staff.ts'
import { countUsers, createUser, setPassword } from './users.server.ts'

const key = 'first-run'
export const setupHours = 24
const lifetimeMs = setupHours * 60 * 60_000

/** The token of a new link, which replaces the older one. Null once there is an account. */
export function makeSetupLink(db: Db, now: number): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, key)
    if ((await countUsers(trx)) > 0) return null
    const token = randomBytes(32).toString('base64url')
    const { version } = await readSetting(trx, key)
    await writeSetting(trx, key, { hash: hashed(token), expiresAt: now + lifetimeMs }, version, now)
    return token
  })
}

/** Tells whether the token can make the first account now, without using it up. */
export async function isSetupLink(db: Db | Trx, token: string, now: number): Promise<boolean> {
  const stored = (await readSetting(db, key)).value as { hash: string; expiresAt: number } | null | undefined
  if (!stored || stored.hash !== hashed(token) || stored.expiresAt <= now) return false
  return (await countUsers(db)) === 0
}

type FirstAccount = { email: string; name: string; passwordHash: string }

/**
 * Uses the link to make an active admin. Null for an invalid or expired link; two simultaneous uses make one account.
 */
export function makeFirstAccount(
  db: Db,
  token: string,
  { email, name, passwordHash }: FirstAccount,
  { now, address }: { now: number; address: string | null },
): Promise<User | null> {
  return db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, key)
    if (!(await isSetupLink(trx, token, now))) return null
    const account = await createUser(trx, { email, name, role: 'admin' }, now)
    const user = account && (await setPassword(trx, account.id, passwordHash))
    if (!user) return null
    const { version } = await readSetting(trx, key)
    await writeSetting(trx, key, null, version, now)
    const entry = { verb: 'account-made', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(
      trx,
      { ...entry, detail: { role: 'admin', by: 'first run' } },
      { actor: { ...user, address }, now },
    )
    return user
  })
}
