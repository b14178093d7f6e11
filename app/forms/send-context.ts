import type { Language } from '#db/tables/records.ts'
import type { SentFrom } from './read/sent-from.ts'

/** What a feature is told of a sent form beside its values. */
export type SendContext = {
  now: number
  /** SHA-256 HMAC of the form and its values: equal sends have equal digests. */
  digest: string
  /** Why a robot probably sent it; null for people. */
  spamReasons: string | null
  /** The sender's clientKey, for the throttle. */
  client: string
  /** What the sender's browser prefers. */
  language: Language
  /** Where the form stood; unknown where a browser does not say. */
  sentFrom?: SentFrom
}
