// Messages are stored in the database as keys, or as JSON where they have values. They are drawn later, in the reader's language.
import { drawn, message, sentences } from './message.ts'
import type { Message, Phrase } from './phrases.server.ts'
import type { Made } from './with-values.ts'

/** The keys that columns hold, several of them with spaces between. Each ends with a full stop. */
export const storedKeys = [
  // Why a mail was not sent.
  'A demonstration mail is never sent.',
  'A file of this mail is gone.',
  'No clear answer for 23 hours: the mail may or may not have been sent.',
  'Not sent: Its link cannot be read: it was encrypted with a SESSION_SECRET that is gone.',
  'Not sent: Its link has ended.',
  'Not sent: Its link was used already, or replaced by a newer one.',
  'Not sent: its text was erased.',
  'Not sent: mails to this address came back.',
  'Not sent: mails to this address were reported as spam.',
  'The mail service accepts no more mails this month: the account’s monthly quota is used up.',
  'The mail service accepts no more mails today: the account’s daily quota is used up.',
  'The mail service gave an answer that makes no sense.',
  'This is not an address that can be mailed.',
  // Why a webhook was not delivered.
  'Its address is not public.',
  'Its address or secret was encrypted with a SESSION_SECRET that is gone.',
  'No success for 23 hours.',
  // Why a message is in quarantine.
  'A name contains a web address.',
  'A single-line field contains email headers.',
  'It contains a link in forum code.',
  'It contains a web address.',
  'It contains an HTML link.',
  'It contains more than five web addresses.',
  'It contains more than ten web addresses.',
  'More messages came from this email address within an hour than one person would send.',
  'The hidden anti-spam field was filled in.',
  'The message consists only of web addresses.',
  'The message contains several email headers.',
  'The name and the message are the same.',
  'The phone number has no digits.',
  'The same message came from several other addresses within an hour.',
  'Three fields contain the same text.',
] as const satisfies readonly Phrase[]

export type StoredKey = (typeof storedKeys)[number]

const isKey = (text: string): text is StoredKey => storedKeys.some((key) => key === text)

/** As a column holds a message with values. */
export const toStored = (made: Made<Phrase>): string => JSON.stringify(made)

/** The message of a column. What is no key of the list stays as it is, such as an answer of the mail service. */
export function storedMessage(stored: string): Message {
  if (!stored.startsWith('{"phrase":')) return ofKeys(stored)
  // A sentence may follow that was added later.
  const end = stored.lastIndexOf('}') + 1
  const rest = stored.slice(end).trim()
  try {
    const made: Made<Phrase> = JSON.parse(stored.slice(0, end))
    return rest ? sentences(made, ofKeys(rest)) : made
  } catch {
    return drawn(stored)
  }
}

const ofKeys = (text: string): Message =>
  sentences(...text.split(/(?<=\.) /).map((one) => (isKey(one) ? message(one) : drawn(one))))
