// The wording of the newsletter's consent in the company's name; the row of a subscriber has it as it was shown.
import { readName } from '#app/features/texts/company/company-name.server.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { ConsentKind } from '#db/tables/issues.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import type { Language } from '#db/tables/records.ts'

/** Of the group `newsletterConsent`: a new wording needs a new version, and no two languages share one. */
const versions: Readonly<Record<Language, string>> = { en: '1.1', fr: '1.1-fr', ko: '1.1-ko' }

export type Consent = { version: string; wording: string; marketing: string }

/** @param language of the page that shows it */
export async function readConsent(db: Db | Trx, language: Language = 'en'): Promise<Consent> {
  const { name: company } = await readName(db, Date.now())
  const say = sayIn(language)
  return {
    version: versions[language],
    wording: say(
      'By subscribing you ask {company} to send you its newsletter by email. You can unsubscribe at any time.',
      { company },
    ),
    marketing: say(
      'Also tell me by email about services, products, courses and offers of {company}. I can change this at any time.',
      { company },
    ),
  }
}

// The receipts of consent and its withdrawal, which outlive the subscription: of the person they hold only the hash of the
// address. Write them in the transaction of the change that they prove.

type Receipt = Pick<Consent, 'wording' | 'version'>

/** @param receipt the words that the person agreed to; null for an end */
export async function recordConsent(
  trx: Trx,
  { address_hash }: Pick<Subscriber, 'address_hash'>,
  kind: ConsentKind,
  { receipt, now }: { receipt: Receipt | null; now: number },
): Promise<void> {
  const { wording, version } = receipt ?? { wording: null, version: null }
  await trx
    .insertInto('consent_events')
    .values({ id: newId(), address_hash, kind, wording, version, at: now })
    .execute()
}

/** The person agreed to the newsletter, and to marketing if the row says so. */
export async function recordConfirmation(trx: Trx, subscriber: Subscriber, now: number): Promise<void> {
  const { consent_wording: wording, consent_version: version } = subscriber
  await recordConsent(trx, subscriber, 'newsletter', { receipt: { wording, version }, now })
  if (subscriber.marketing_at !== null) await recordMarketing(trx, subscriber, now)
}

/** The person agreed to marketing, or withdrew that. */
export async function recordMarketing(trx: Trx, subscriber: Subscriber, now: number): Promise<void> {
  const { marketing_wording: wording, marketing_version: version } = subscriber
  const isGiven = wording !== null && version !== null
  const receipt = isGiven ? { wording, version } : null
  await recordConsent(trx, subscriber, isGiven ? 'marketing' : 'marketing withdrawn', { receipt, now })
}
