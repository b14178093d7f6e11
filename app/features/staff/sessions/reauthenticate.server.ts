// Asks a signed-in person for the password again, because a session left open must not allow everything.

import { verifyPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { spendCode, WrongCode } from '#app/features/staff/two-step/two-step.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit, type UserVerb } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { admitCode, admitPassword, forgiveAttempts, recordThrottle } from './login-throttle.server.ts'
import type { Staff } from './sessions.server.ts'

export class WrongPassword extends Error {}

/** The password, and a code if the action needs one. */
type Proof = { currentPassword: string; code?: string }
/** With the HMAC of clientKey. */
export type ClientProof = Proof & { client: string }

/**
 * Runs the action once the proof is right, in the transaction that uses the code up. Guesses count for the current
 * session, even if its cookie is used elsewhere. @throws TooManyRequests,
 * WrongPassword, WrongCode, and the action's own errors
 */
export async function reauthenticate<T>(
  db: Db,
  { currentPassword, code, client }: ClientProof,
  by: By<Staff>,
  action: (trx: Trx) => Promise<T>,
): Promise<T> {
  const { actor: staff, now } = by
  const attempt = { email: staff.email, client, device: `session:${staff.sessionId}` }
  try {
    await admitPassword(db, attempt, now)
    await check(db, staff, currentPassword)
    if (code !== undefined) await admitCode(db, attempt, now)
    return await mailTransaction(db, async (trx) => {
      await forgiveAttempts(trx, attempt, { codes: code === undefined ? 0 : 1 })
      if (code !== undefined) await spendCode(trx, staff.id, code, now)
      return action(trx)
    })
  } catch (error) {
    if (error instanceof WrongPassword) await recordDoubt(db, 'password-refused', by)
    if (error instanceof WrongCode) await recordDoubt(db, 'code-refused', by)
    if (error instanceof TooManyRequests) await recordThrottle(db, attempt, staff.address, now)
    throw error
  }
}

/** For an action that has a transaction of its own. @throws TooManyRequests, WrongPassword */
export const confirmPassword = (db: Db, proof: ClientProof, by: By<Staff>): Promise<void> =>
  reauthenticate(db, proof, by, async () => {})

async function check(db: Db, staff: Staff, password: string) {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(password_hash, password))) throw new WrongPassword()
}

const recordDoubt = (db: Db, verb: UserVerb, by: By<Staff>) =>
  db
    .transaction()
    .execute((trx) => recordAudit(trx, { verb, kind: 'user', id: by.actor.id, reference: by.actor.email }, by))
