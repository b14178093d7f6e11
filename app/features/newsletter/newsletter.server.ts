// A subscriber's actions after the first request: confirm, change, leave. Every link in a mail leads to a page with a
// button for them.

import { keptCounts } from '#app/features/records/kept-counts.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { countSend, isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import {
  subscriptionConfirmed,
  unsubscribed,
  unsubscribeRequested,
} from '#app/mail/messages/newsletter/subscriptions.ts'
import { queueCappedMail, queueMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { countBy } from '#db/queries/page.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Subscriber, SubscriberStatus } from '#db/tables/newsletter.ts'
import { readConsent, recordConfirmation, recordConsent, recordMarketing } from './consent.server.ts'
import { findLinkedSubscriber, parseConfirmToken, subscriberLinks } from './links.server.ts'
import { addressHash, forgottenSubscriber } from './personal-data.ts'
import type { Preferences } from './schema.ts'
import { endableStatuses } from './status.ts'
import {
  confirmPeriod,
  marketingReceipt,
  type SubscriberAction,
  type SubscriberOutcome,
  whyNot,
} from './subscribe.server.ts'
import { declinedTopics } from './topics.ts'

/** The subscriber of an unsubscribe or preferences link; null for an invalid link or after unsubscribing. */
export async function findSubscriberOf(db: Db | Trx, token: string): Promise<Subscriber | null> {
  const subscriber = await findLinkedSubscriber(db, token)
  return subscriber?.email ? subscriber : null
}

/** The subscriber of a confirm link, pending or already confirmed; null for an expired link. */
export async function findConfirmation(db: Db, token: string, now: number): Promise<Subscriber | null> {
  const link = parseConfirmToken(token)
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

/** When a form was sent, and the language of its page: the consent is stored as the page showed it. */
type Shown = Pick<SendContext, 'now' | 'pageLanguage'>

/** A second press of the button and an expired link change nothing. */
export async function confirmSubscription(db: Db, token: string, { marketing }: { marketing: boolean }, at: Shown) {
  const link = parseConfirmToken(token)
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
    const confirmed = await withMarketing(trx, subscriber, marketing, at)
    await recordConfirmation(trx, confirmed, at.now)
    const { email, language } = subscriber
    await queueMail(trx, subscriptionConfirmed(email, language, subscriberLinks(subscriber), at.now), at.now)
  })
}

/** False if the person is not subscribed. */
export function changePreferences(db: Db, token: string, wanted: Preferences, at: Shown): Promise<boolean> {
  const { name, language, marketing, topics, frequency } = wanted
  return db.transaction().execute(async (trx) => {
    const linked = await findSubscriberOf(trx, token)
    if (!linked) return false
    const subscriber = await trx
      .updateTable('subscribers')
      .set((e) => ({
        name,
        search_text: searchText(name, linked.email),
        language,
        declined_topics: declinedTopics(topics),
        frequency,
        version: e('version', '+', 1),
      }))
      .where('id', '=', linked.id)
      .where('status', '=', 'active')
      .returningAll()
      .executeTakeFirst()
    if (!subscriber) return false
    const changed = await withMarketing(trx, subscriber, marketing, at)
    if (changed !== subscriber) await recordMarketing(trx, changed, at.now)
    return true
  })
}

/** The row with the consent to marketing given or withdrawn; the same row if nothing changes: it keeps its time. */
async function withMarketing(trx: Trx, subscriber: Subscriber, isGiven: boolean, at: Shown): Promise<Subscriber> {
  if (isGiven === (subscriber.marketing_at !== null)) return subscriber
  return trx
    .updateTable('subscribers')
    .set(marketingReceipt(await readConsent(trx, at.pageLanguage), isGiven, at.now))
    .where('id', '=', subscriber.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes the subscriber's data and sends the receipt. A repetition or an unknown token changes nothing. */
export async function unsubscribe(db: Db, token: string, at: Pick<SendContext, 'now'>) {
  const subscriber = await findSubscriberOf(db, token)
  if (!subscriber) return
  await mailTransaction(db, (trx) => end(trx, subscriber.id, at))
}

/** The same, done by staff at the person's request. */
export async function unsubscribeFor(db: Db, { id, version }: SubscriberAction, by: By): Promise<SubscriberOutcome> {
  return mailTransaction(db, async (trx): Promise<SubscriberOutcome> => {
    const ended = await end(trx, id, by, version)
    if (!ended) return whyNot(trx, id, version)
    // Contains neither name nor address, because the log is kept longer than they are.
    const detail = { from: ended.status }
    await recordAudit(trx, { verb: 'unsubscribed', kind: 'subscriber', id, detail }, by)
    return { ok: true }
  })
}

/** @returns the subscriber's former row; undefined if there was none to unsubscribe */
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
  await recordConsent(trx, subscriber, 'unsubscribed', { receipt: null, now: at.now })
  // A person who never confirmed received no newsletter, and gets no receipt either.
  if (subscriber.status === 'active' && subscriber.email) {
    const { email, language } = subscriber
    await queueMail(trx, unsubscribed(email, language, subscriberLinks(subscriber), at.now), at.now)
  }
  return subscriber
}

type SubscriberCounts = Record<SubscriberStatus, number> & { quarantined: number; total: number }

/** Counts by status; `quarantined` are pending ones that wait for staff, `total` the active ones. */
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

const repeatMs = 10 * 60_000

/**
 * Mails the unsubscribe link to a typed address. The answer never reveals whether the address is subscribed.
 * @throws TooManyRequests when the sender's limit is reached
 */
export async function requestUnsubscribeLink(
  db: Db,
  email: string,
  { digest, client, now }: Pick<SendContext, 'digest' | 'client' | 'now'>,
): Promise<void> {
  await mailTransaction(db, async (trx) => {
    if (await isRepeat(trx, `unsubscribe:${digest}`, repeatMs, now)) return
    await countSend(trx, { form: 'unsubscribe', client, email }, now)
    const subscriber = await trx
      .selectFrom('subscribers')
      .selectAll()
      .where('address_hash', '=', addressHash(email))
      .where('status', 'in', ['pending', 'active'])
      .where('spam_reasons', 'is', null)
      .executeTakeFirst()
    if (!subscriber?.email) return
    const message = unsubscribeRequested(subscriber.email, subscriber.language, subscriberLinks(subscriber))
    await queueCappedMail(trx, message, now, { perDay: 2 })
  })
}
