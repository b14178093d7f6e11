// Reminds every subscriber of the consent, two years after it and every two years from then on.
import type { ExpressionBuilder } from 'kysely'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { consentNotice } from '#app/mail/messages/newsletter/subscriptions.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { Database, Db, Trx } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import { recordConsent } from './consent.server.ts'
import { subscriberLinks } from './links.server.ts'

const years = 2
/** In one run, so that acknowledgements never wait. */
const mostNotices = 50

/** Queues the notices that are due. @returns their number */
export async function sendConsentNotices(db: Db, now: number): Promise<number> {
  const due = await db.selectFrom('subscribers').select('id').where(isDue(now)).limit(mostNotices).execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  return mailTransaction(db, async (trx) => {
    const reminded = await trx
      .updateTable('subscribers')
      .set({ noticed_at: now })
      .where('id', 'in', ids)
      // Another server may have been faster.
      .where(isDue(now))
      .returningAll()
      .execute()
    for (const subscriber of reminded) await remind(trx, subscriber, now)
    return reminded.length
  })
}

async function remind(trx: Trx, subscriber: Subscriber, now: number) {
  const { email, language, confirmed_at, consented_at, marketing_at } = subscriber
  if (!email) return
  const consents = { newsletterAt: confirmed_at ?? consented_at, marketingAt: marketing_at }
  await queueMail(trx, consentNotice(email, language, subscriberLinks(subscriber), consents), now)
  const receipt = { wording: subscriber.consent_wording, version: subscriber.consent_version }
  await recordConsent(trx, subscriber, 'notice', { receipt, now })
}

function isDue(now: number) {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return (e: ExpressionBuilder<Database, 'subscribers'>) =>
    e.and([e('status', '=', 'active'), e(e.fn.coalesce('noticed_at', 'confirmed_at'), '<=', before.getTime())])
}
