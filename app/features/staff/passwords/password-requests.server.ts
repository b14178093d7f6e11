// "Forgot password?"

import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { consume, TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { passwordResetRequested } from '#app/mail/messages/staff/account.ts'
import { type AnswerLinkRequest, storeLinkRequest } from '#app/mail/outbox/link-requests.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit, stranger } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { issuePasswordLink, linkLifetime, linkPath } from './password-links.server.ts'

const hour = 60 * 60_000

/** @throws TooManyRequests when the client asks too often; too many for one address are dropped silently */
export function requestPasswordLink(db: Db, email: string, client: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await consume(trx, [{ key: `forgot:client:${client}`, limit: 10, perMs: hour }], now)
    if (await isFlooded(trx, email, now)) return
    const asked = { kind: 'password', email: email.trim(), reference: null, language: 'en', requested_at: now } as const
    await storeLinkRequest(trx, asked)
  })
}

/** Only active accounts get one. */
export const mailPasswordLink: AnswerLinkRequest = async (trx, asked, now) => {
  const user = await findUserByEmail(trx, asked.email)
  if (user?.status !== 'active') return
  const token = await issuePasswordLink(trx, user.id, 'reset', now)
  const href = linkPath('reset', token)
  const linksEndAt = now + linkLifetime.reset
  await queueMail(
    trx,
    { ...passwordResetRequested({ to: user.email, language: user.language, href }), linksEndAt },
    now,
  )
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
