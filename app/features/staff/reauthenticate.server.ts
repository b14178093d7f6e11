// Asks somebody who is signed in for the password once more: a session that was left open must not open everything.
import { TooManyRequests } from '#app/http/rate-limit.server.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { admitAttempt, forgiveAttempts } from './login-throttle.server.ts'
import { verifyPassword } from './passwords.server.ts'
import type { Staff } from './sessions.server.ts'
import { recordThrottle } from './sign-in-record.server.ts'
import { WrongCode } from './two-step/two-step.server.ts'

export class WrongPassword extends Error {}

/**
 * @param client the HMAC of clientKey: guessing at the password counts like guessing at the door
 * @param then what must be right as well before the attempt is forgiven
 * @throws TooManyRequests, WrongPassword, and what `then` throws
 */
export async function reauthenticate(
  db: Db,
  staff: Staff,
  password: string,
  client: string,
  now: number,
  then?: () => Promise<unknown>,
): Promise<void> {
  const attempt = { email: staff.email, client }
  try {
    await admitAttempt(db, attempt, now)
    await check(db, staff, password)
    await then?.()
  } catch (error) {
    if (error instanceof WrongPassword) await recordDoubt(db, staff, 'password-refused', now)
    if (error instanceof WrongCode) await recordDoubt(db, staff, 'code-refused', now)
    if (error instanceof TooManyRequests) await recordThrottle(db, attempt, staff.address, now)
    throw error
  }
  await db.transaction().execute((trx) => forgiveAttempts(trx, attempt))
}

async function check(db: Db, staff: Staff, password: string) {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password_hash, password))) throw new WrongPassword()
}

const recordDoubt = (db: Db, staff: Staff, verb: string, now: number) =>
  db
    .transaction()
    .execute((trx) => recordAudit(trx, staff, { verb, kind: 'user', id: staff.id, reference: staff.email }, now))
