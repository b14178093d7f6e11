// "Forgot password?": the page only stores the request, and the worker looks the account up. Neither the answer nor its
// timing reveals whether an address has an account.

import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { consume, TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { passwordResetRequested } from '#app/mail/messages/staff/password-reset-requested.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit, stranger } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import { issuePasswordLink, linkLifetime, linkPath } from './password-links.server.ts'

const hour = 60 * 60_000

/** @throws TooManyRequests when the client asks too often; too many for one address are dropped silently */
export function requestPasswordLink(db: Db, email: string, client: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await consume(trx, [{ key: `forgot:client:${client}`, limit: 10, perMs: hour }], now)
    if (await isFlooded(trx, email, now)) return
    await trx.insertInto('password_requests').values({ id: newId(), email: email.trim(), requested_at: now }).execute()
  })
}

/** Mails a link for each request that belongs to an active account. @returns the number of requests handled */
export async function answerPasswordRequests(db: Db, now: number): Promise<number> {
  const requests = await db.selectFrom('password_requests').select('id').orderBy('id').limit(100).execute()
  for (const { id } of requests) await mailTransaction(db, (trx) => answer(trx, id, now))
  return requests.length
}

async function answer(trx: Trx, id: string, now: number) {
  const request = await trx.deleteFrom('password_requests').where('id', '=', id).returning('email').executeTakeFirst()
  const user = request && (await findUserByEmail(trx, request.email))
  if (user?.status !== 'active') return
  const token = await issuePasswordLink(trx, user.id, 'reset', now)
  const href = linkPath('reset', token)
  const linksEndAt = now + linkLifetime.reset
  await queueMail(trx, { ...passwordResetRequested({ to: user.email, href }), linksEndAt }, now)
  const entry = { verb: 'password-reset-requested', kind: 'user', id: user.id, reference: user.email } as const
  await recordAudit(trx, entry, { actor: stranger(null), now })
}

async function isFlooded(trx: Trx, email: string, now: number) {
  try {
    await consume(trx, [{ key: `forgot:email:${hmac('forgot', emailKey(email))}`, limit: 3, perMs: hour }], now)
    return false
  } catch (error) {
    if (error instanceof TooManyRequests) return true
    throw error
  }
}
