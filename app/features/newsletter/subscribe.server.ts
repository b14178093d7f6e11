// Handles the newsletter form. Its answer never reveals whether the address was known; only the mail does.
import { randomBytes } from 'node:crypto'
import { retention } from '#app/content/legal/retention.ts'
import { floodReason } from '#app/forms/read/spam-reasons.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { joinStored } from '#app/languages/stored-messages.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { subscriptionRepeated, subscriptionRequested } from '#app/mail/messages/newsletter/subscriptions.ts'
import { queueCappedMail } from '#app/mail/outbox/queue.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { newId } from '#db/queries/id.ts'
import { nextSeq } from '#db/queries/rising-number.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import { type Consent, readConsent } from './consent.server.ts'
import { subscriberLinks } from './links.server.ts'
import { addressHash, firstPreferences } from './personal-data.ts'
import type { SubscribeInput } from './schema.ts'

/** An identical request within this time is a double press or a reload. Later it asks for another mail. */
const repeatMs = 10 * 60_000
const mailsPerDay = 2
/** The lifetime of the opt-in mail's link. */
export const confirmPeriod = retention.subscribersUnconfirmed.amount * 24 * 60 * 60_000

/**
 * Stores the request together with its mail. An active subscriber stays unchanged and gets a mail that says so, because
 * anyone can type the address; an address that reported our mail as spam gets none. @throws TooManyRequests when the
 * sender's limit is reached; nothing is stored then
 */
export async function subscribe(db: Db, input: SubscribeInput, sending: SendContext): Promise<void> {
  await mailTransaction(db, async (trx) => {
    const existing = await findForChange(trx, addressHash(input.email))
    if (existing && isSameRequest(existing, sending)) return
    const { isFlooded } = await countSend(
      trx,
      { form: 'newsletter', client: sending.client, email: input.email },
      sending.now,
    )
    const judged = { ...sending, spamReasons: joinStored(sending.spamReasons, floodReason(isFlooded)) }
    if (existing) return subscribeAgain(trx, existing, input, judged)
    const inserted = await insertSubscriber(trx, input, judged)
    if (!inserted.spam_reasons) await mailOptIn(trx, inserted, sending)
  })
}

/** A staff action on one subscriber, with the version that the page showed. */
export type SubscriberAction = { id: string; version: number }
export type SubscriberOutcome = { ok: true } | { ok: false; reason: 'gone' | 'changed' | 'wrong status' }

type Released = { ok: true; email: string | null } | Exclude<SubscriberOutcome, { ok: true }>

/** Releases a quarantined request: its opt-in mail is sent now. */
export function releaseSubscriber(db: Db, { id, version }: SubscriberAction, by: By) {
  return mailTransaction(db, async (trx): Promise<Released> => {
    const subscriber = await trx
      .updateTable('subscribers')
      // The time to confirm starts now.
      .set({ spam_reasons: null, requested_at: by.now, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'pending')
      .where('spam_reasons', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!subscriber) return whyNot(trx, id, version)
    await mailOptIn(trx, subscriber, by)
    await recordAudit(trx, { verb: 'released', kind: 'subscriber', id }, by)
    return { ok: true, email: subscriber.email }
  })
}

/** The reason why an action did not apply to a subscriber. */
export async function whyNot(trx: Trx, id: string, version: number) {
  const subscriber = await trx.selectFrom('subscribers').select('version').where('id', '=', id).executeTakeFirst()
  if (!subscriber) return { ok: false, reason: 'gone' } as const
  return { ok: false, reason: subscriber.version === version ? 'wrong status' : 'changed' } as const
}

async function findForChange(trx: Trx, hash: string): Promise<Subscriber | undefined> {
  await takeAdvisoryLock(trx, `subscriber ${hash}`)
  // This update changes no value; it locks the row until the transaction ends.
  return trx
    .updateTable('subscribers')
    .set((e) => ({ version: e.ref('version') }))
    .where('address_hash', '=', hash)
    .returningAll()
    .executeTakeFirst()
}

const isSameRequest = (known: Subscriber, { digest, now }: SendContext) =>
  known.request_digest === digest && Math.abs(now - known.requested_at) < repeatMs

async function insertSubscriber(trx: Trx, input: SubscribeInput, sending: SendContext): Promise<Subscriber> {
  const { now } = sending
  const consent = await readConsent(trx, sending.pageLanguage)
  return trx
    .insertInto('subscribers')
    .values({
      id: newId(),
      address_hash: addressHash(input.email),
      ...requested(trx, consent, input, sending),
      opt_in: 1,
      link_key: randomBytes(32).toString('hex'),
      created_at: now,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function subscribeAgain(trx: Trx, known: Subscriber, input: SubscribeInput, sending: SendContext) {
  const { digest, spamReasons, now } = sending
  const { status } = known
  const isPending = status === 'pending'
  // Another attempt by a robot does not change a pending request. The digest and its time only recognise a double press.
  if (status === 'active' || status === 'complained' || (isPending && spamReasons)) {
    await trx
      .updateTable('subscribers')
      .set({ request_digest: digest, requested_at: isPending ? known.requested_at : now })
      .where('id', '=', known.id)
      .execute()
    if (status === 'active' && !spamReasons) await mailRepeated(trx, known, sending)
    return
  }
  const consent = await readConsent(trx, sending.pageLanguage)
  const subscriber = await trx
    .updateTable('subscribers')
    .set((e) => ({
      ...requested(trx, consent, input, sending),
      opt_in: isPending ? known.opt_in : known.opt_in + 1,
      version: e('version', '+', 1),
    }))
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!spamReasons) await mailOptIn(trx, subscriber, sending)
}

/** The row of a request that has to be confirmed, with its receipts of consent. */
function requested(trx: Trx, consent: Consent, { name, email, marketing, from }: SubscribeInput, sending: SendContext) {
  const { digest, spamReasons, language, pageLanguage = 'en', now } = sending
  return {
    seq: nextSeq(trx, 'subscribers'),
    email,
    name,
    search_text: searchText(name, email),
    status: 'pending' as const,
    spam_reasons: spamReasons,
    language,
    source: hrefIn(pageLanguage, from),
    request_digest: digest,
    requested_at: now,
    consent_wording: consent.wording,
    consent_version: consent.version,
    consented_at: now,
    confirmed_at: null,
    ...marketingReceipt(consent, marketing, now),
    ended_at: null,
    ...firstPreferences,
  }
}

export const marketingReceipt = (consent: Consent, given: boolean, now: number) => ({
  marketing_wording: given ? consent.marketing : null,
  marketing_version: given ? consent.version : null,
  marketing_at: given ? now : null,
})

type Mailing = Pick<SendContext, 'now'>

async function mailOptIn(trx: Trx, subscriber: Subscriber, { now }: Mailing) {
  if (!subscriber.email) return
  const message = subscriptionRequested(subscriber.email, subscriber.language, subscriberLinks(subscriber))
  await queueCappedMail(trx, { ...message, linksEndAt: now + confirmPeriod }, now, { perDay: mailsPerDay })
}

async function mailRepeated(trx: Trx, subscriber: Subscriber, { now }: Mailing) {
  if (!subscriber.email) return
  const message = subscriptionRepeated(subscriber.email, subscriber.language, subscriberLinks(subscriber))
  await queueCappedMail(trx, message, now, { perDay: mailsPerDay })
}
