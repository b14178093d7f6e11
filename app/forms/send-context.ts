import type { Language } from '#db/tables/records.ts'
import type { SentFrom } from './read/sent-from.ts'

/** The context of a submitted form that features receive beside its values. */
export type SendContext = {
  now: number
  /** An HMAC-SHA-256 of the form and its values: equal submissions have equal digests. */
  digest: string
  /** Why it is probably spam; null if it is not. */
  spamReasons: string | null
  /** The sender's clientKey, for the rate limit. */
  client: string
  /** The page's language if it is not English, otherwise the one preferred by the sender's browser. */
  language: Language
  /** The language in which the sender read the form; English if undefined. */
  pageLanguage?: Language
  /** The page with the form; undefined if the browser sends no Referer. */
  sentFrom?: SentFrom
}
