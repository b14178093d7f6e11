// Which subscribers get an issue, as one condition for counting and for sending.
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { IssueRow } from '#db/tables/issues.ts'
import type { Frequency } from '#db/tables/newsletter.ts'
import type { Language } from '#db/tables/records.ts'
import { declines, decliningPattern } from '../topics.ts'

/** The properties of an issue that decide about its readers. */
export type Audience = Pick<IssueRow, 'topic' | 'is_advertising' | 'without_text'> & {
  /** The languages that the issue has a text in. */
  languages: readonly Language[]
}

/** Why an active subscriber does not get it, in the order in which it is asked. */
export type LeftOut = 'paused' | 'declined topic' | 'no consent to advertising' | 'no text'

/** The language in which a reader gets the issue; null for none. */
export const languageFor = (
  language: Language,
  { languages, without_text }: Omit<Audience, 'topic'>,
): Language | null =>
  languages.includes(language) ? language : without_text === 'English' && languages.includes('en') ? 'en' : null

/** A subscriber's wishes. */
export type WantingReader = {
  language: Language
  frequency: Frequency
  declined_topics: string
  marketing_at: number | null
}

/** Null when the reader gets the issue. */
export function whyLeftOut(reader: WantingReader, audience: Audience): LeftOut | null {
  if (reader.frequency === 'paused') return 'paused'
  if (declines(reader.declined_topics, audience.topic)) return 'declined topic'
  if (audience.is_advertising === 1 && reader.marketing_at === null) return 'no consent to advertising'
  return languageFor(reader.language, audience) === null ? 'no text' : null
}

/** The same as a condition on subscribers, apart from the language. */
export const isWanted =
  ({ topic, is_advertising }: Omit<Audience, 'languages'>) =>
  (e: ExpressionBuilder<Database, 'subscribers'>) =>
    e.and([
      e('status', '=', 'active'),
      e('email', 'is not', null),
      e('frequency', '!=', 'paused'),
      e('declined_topics', 'not like', decliningPattern(topic)),
      ...(is_advertising === 1 ? [e('marketing_at', 'is not', null)] : []),
    ])
