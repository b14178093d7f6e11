// What a subscriber does after the first request: confirm, change, leave. Every link in a mail leads here by a button.

import { keptCounts } from '#app/features/records/kept-counts.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { subscriptionConfirmed } from '#app/mail/messages/newsletter/subscription-confirmed.ts'
import { unsubscribed } from '#app/mail/messages/newsletter/unsubscribed.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit } from '#db/audit.ts'
import { countBy } from '#db/queries/page.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Subscriber, SubscriberStatus } from '#db/tables/newsletter.ts'
import { readConfirmToken, readSubscriberToken, subscriberLinks } from './links.server.ts'
import { forgottenSubscriber } from './retention.server.ts'
import type { Preferences } from './schema.ts'
import { endableStatuses } from './status.ts'
import {
  confirmPeriod,
  marketingReceipt,
  type SubscriberAction,
  type SubscriberOutcome,
  whyNot,
} from './subscribe.server.ts'

/** The subscriber behind an unsubscribe or preferences link; null when there is none or they have left. */
export async function findSubscriber(db: Db, token: string): Promise<Subscriber | null> {
  const id = readSubscriberToken(token)
  if (!id) return null
  const subscriber = await db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst()
  return subscriber?.email ? subscriber : null
}

/** What a confirm link stands for: still to be confirmed, confirmed already, or null for nothing any more. */
export async function findConfirmation(db: Db, token: string, now: number): Promise<Subscriber | null> {
  const link = readConfirmToken(token)
  if (!link) return null
  const subscriber = await db
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', link.id)
    .where('opt_in', '=', link.optIn)
    .where((e) =>
      e.or([
        e('status', '=', 'active'),
        e.and([e('status', '=', 'pending'), e('requested_at', '>', now - confirmPeriod)]),
      ]),
    )
    .executeTakeFirst()
  return subscriber ?? null
}

/** The second press of the button, and a link that is no good any more, change nothing. */
export async function confirmSubscription(
  db: Db,
  token: string,
  { marketing }: { marketing: boolean },
  at: Pick<SendContext, 'now'>,
) {
  const link = readConfirmToken(token)
  if (!link) return
  await mailTransaction(db, async (trx) => {
    const subscriber = await trx
      .updateTable('subscribers')
      .set((e) => ({ status: 'active', confirmed_at: at.now, spam_reasons: null, version: e('version', '+', 1) }))
      .where('id', '=', link.id)
      .where('opt_in', '=', link.optIn)
      .where('status', '=', 'pending')
      .where('requested_at', '>', at.now - confirmPeriod)
      .returningAll()
      .executeTakeFirst()
    if (!subscriber?.email) return
    if (marketing !== (subscriber.marketing_at !== null)) {
      await trx
        .updateTable('subscribers')
        .set(marketingReceipt(marketing, at.now))
        .where('id', '=', subscriber.id)
        .execute()
    }
    const { email, language } = subscriber
    await queueMail(trx, subscriptionConfirmed(email, language, subscriberLinks(subscriber)), at.now)
  })
}

/** False when the person is not subscribed (any more). */
export function changePreferences(db: Db, token: string, { name, marketing }: Preferences, now: number) {
  const id = readSubscriberToken(token)
  if (!id) return Promise.resolve(false)
  return db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .updateTable('subscribers')
      .set((e) => ({ name, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'active')
      .returningAll()
      .executeTakeFirst()
    if (!subscriber) return false
    const search_text = searchText(name, subscriber.email)
    await trx.updateTable('subscribers').set({ search_text }).where('id', '=', id).execute()
    // The time of a consent that stays is the time it was given.
    if (marketing !== (subscriber.marketing_at !== null)) {
      await trx.updateTable('subscribers').set(marketingReceipt(marketing, now)).where('id', '=', id).execute()
    }
    return true
  })
}

/** Forgets who the person is and sends the receipt. Again, or for an unknown token, it changes nothing. */
export async function unsubscribe(db: Db, token: string, at: Pick<SendContext, 'now'>) {
  const id = readSubscriberToken(token)
  if (!id) return
  await mailTransaction(db, (trx) => end(trx, id, at))
}

/** The same, done by staff for a person who asked them. */
export async function unsubscribeFor(
  db: Db,
  { id, version, actor }: SubscriberAction,
  at: Pick<SendContext, 'now'>,
): Promise<SubscriberOutcome> {
  return mailTransaction(db, async (trx): Promise<SubscriberOutcome> => {
    const ended = await end(trx, id, at, version)
    if (!ended) return whyNot(trx, id, version)
    // Neither name nor address: the log outlives them.
    const detail = { from: ended.status }
    await recordAudit(trx, actor, { verb: 'unsubscribed', kind: 'subscriber', id, detail }, at.now)
    return { ok: true }
  })
}

/** @returns the subscriber as they were; undefined when there was nobody to unsubscribe */
async function end(
  trx: Trx,
  id: string,
  at: Pick<SendContext, 'now'>,
  version?: number,
): Promise<Subscriber | undefined> {
  let query = trx
    .updateTable('subscribers')
    .set((e) => ({ ended_at: at.now, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', endableStatuses)
  if (version !== undefined) query = query.where('version', '=', version)
  const subscriber = await query.returningAll().executeTakeFirst()
  if (!subscriber) return
  await trx
    .updateTable('subscribers')
    .set({ ...forgottenSubscriber, status: 'unsubscribed' })
    .where('id', '=', id)
    .execute()
  // Who never confirmed was never mailed the newsletter, and hears no more.
  if (subscriber.status === 'active' && subscriber.email) {
    const { email, language } = subscriber
    await queueMail(trx, unsubscribed(email, language, subscriberLinks(subscriber)), at.now)
  }
  return subscriber
}

export type SubscriberCounts = Record<SubscriberStatus, number> & { quarantined: number; total: number }

/** By status; `quarantined` are those of the pending ones that wait for staff, `total` those who are on the list. */
export async function subscriberCounts(db: Db): Promise<SubscriberCounts> {
  const isQuarantined = db
    .selectFrom('subscribers')
    .where('status', '=', 'pending')
    .where('spam_reasons', 'is not', null)
  const [counts, quarantined] = await Promise.all([
    keptCounts(db, 'subscriber', ['pending', 'active', 'unsubscribed', 'bounced', 'complained']),
    countBy(isQuarantined, 'status', ['pending']),
  ])
  return { ...counts, quarantined: quarantined.pending, total: counts.active }
}
