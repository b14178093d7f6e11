// Records failed sign-ins in the audit log.

import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { consume, TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { recordAudit, stranger, type UserVerb } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'

/** Recorded for known and unknown accounts, so that both take the same time. */
export function recordRefusal(
  db: Db,
  email: string,
  address: string,
  now: number,
  verb: 'sign-in-refused' | 'code-refused' | 'passkey-needed' = 'sign-in-refused',
): Promise<void> {
  return db.transaction().execute((trx) => record(trx, verb, email, address, now))
}

/** Once in ten minutes for each client, so that repeated attempts do not fill the log. */
export async function recordThrottle(db: Db, attempt: { email: string; client: string }, address: string, now: number) {
  const bucket = { key: `login:throttled:${attempt.client}`, limit: 1, perMs: 10 * 60_000 }
  try {
    await db.transaction().execute(async (trx) => {
      await consume(trx, [bucket], now)
      await record(trx, 'sign-in-throttled', attempt.email, address, now)
    })
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
  }
}

// An address without an account is not stored: it may be a password typed into the wrong field.
async function record(trx: Trx, verb: UserVerb, email: string, address: string, now: number) {
  const user = await findUserByEmail(trx, email)
  const entry = { verb, kind: 'user', id: user?.id, reference: user?.email } as const
  await recordAudit(trx, user ? entry : { ...entry, detail: { account: 'unknown' } }, { actor: stranger(address), now })
}
