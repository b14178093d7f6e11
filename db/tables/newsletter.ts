// Who gets the newsletter.
import type { Selectable } from 'kysely'
import type { Language } from './records.ts'

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'complained'

export interface SubscribersTable {
  id: string
  /** Rises with every request, so that who asked last has the highest. */
  seq: number
  /** SHA-256 of the folded address; unique. All that is left of somebody who unsubscribed. */
  address_hash: string
  /** Null, as the name, once the person has unsubscribed. */
  email: string | null
  name: string | null
  /** What the staff search looks in, as searchText makes it; null with the name. */
  search_text: string | null
  status: SubscriberStatus
  /** Why the request is held back until staff release it, in words; null when it is not. */
  spam_reasons: string | null
  /** As the browser preferred that sent the latest form. */
  language: Language
  /** The path of the page the form stood on. */
  source: string
  /** The last request's digest and time: an equal one soon after is the same request. */
  request_digest: string | null
  requested_at: number
  /** Which opt-in of this address it is: confirm links are signed for one of them. */
  opt_in: number
  consent_wording: string
  consent_version: string
  consented_at: number
  /** When the button behind the mailed link was pressed. */
  confirmed_at: number | null
  /** The receipt of the separate consent to marketing; null where it was not given. */
  marketing_wording: string | null
  marketing_version: string | null
  marketing_at: number | null
  /** When the person unsubscribed, or the address was lost. */
  ended_at: number | null
  created_at: number
  version: number
}

export type Subscriber = Selectable<SubscribersTable>
