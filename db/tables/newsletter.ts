// Newsletter subscribers.
import type { Generated, Selectable } from 'kysely'
import type { Language } from './records.ts'

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'complained'

/** Every issue at once, one mail a month that lists them, or nothing for now. */
export type Frequency = 'each' | 'paused'

export interface SubscribersTable {
  id: string
  /** Rises with every request, so that the latest has the highest. */
  seq: number
  /** SHA-256 of the folded address; unique. Nothing else is left of a person who unsubscribed. */
  address_hash: string
  /** Null, like the name, once the person has unsubscribed. */
  email: string | null
  name: string | null
  /** Text for the staff search, made by searchText; null when the name is. */
  search_text: string | null
  status: SubscriberStatus
  /** Why the request is quarantined until staff release it, in words; null when it is not. */
  spam_reasons: string | null
  /** The language preferred by the browser that sent the latest form. */
  language: Language
  /** The path of the page with the form. */
  source: string
  /** The last request's digest and time: an equal one soon after is the same request. */
  request_digest: string | null
  requested_at: number
  /** The number of this opt-in: confirm links are signed for one opt-in. */
  opt_in: number
  consent_wording: string
  consent_version: string
  consented_at: number
  /** When the person pressed the button behind the mailed link. */
  confirmed_at: number | null
  /** The receipt of the separate consent to marketing; null if it was not given. */
  marketing_wording: string | null
  marketing_version: string | null
  marketing_at: number | null
  /** When the person unsubscribed or the address was suppressed. */
  ended_at: number | null
  created_at: number
  /** In the links of mails: random instead of signed, so that they outlive a change of secrets. Null in older rows. */
  link_key: string | null
  /** The topics that the person does not want, each between commas, such as ",talks,"; '' for none. */
  declined_topics: Generated<string>
  frequency: Generated<Frequency>
  /** When the person was last reminded of the consent, every two years. */
  noticed_at: number | null
  version: number
}

export type Subscriber = Selectable<SubscribersTable>
