// Asks somebody who is signed in for the password once more: a session that was left open must not open everything.
import type { Db } from '#db/schema.ts'
import { admitAttempt, forgiveAttempts } from './login-throttle.server.ts'
import { verifyPassword } from './passwords.server.ts'
import type { Staff } from './sessions.server.ts'

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
  await admitAttempt(db, attempt, now)
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password_hash, password))) throw new WrongPassword()
  await then?.()
  await forgiveAttempts(db, attempt)
}
