// Messages that the database keeps: a key of the list as it is, and one with values, or several of them, as JSON. They are drawn
// later, in the reader's language.
import { drawn, sentences } from './message.ts'
import type { Message, Phrase } from './phrases.server.ts'
import { drawing, type MessageOf } from './with-values.ts'

/** What columns hold. A key stays in the list as long as rows have it. */
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
  'It answered {status}.',
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
  // Why an issue of the newsletter is paused, or a batch of its mails waits or was given up.
  '{bounced} of {handed} emails bounced, more than 4%. The email service may block the account.',
  '{complained} of {handed} emails were reported as spam, more than 0.08%. The email service may block the account.',
  'It can’t be repeated as it was, because the site has been updated in the meantime.',
  'Its addresses were encrypted with a SESSION_SECRET that is gone.',
  'No clear answer for 23 hours.',
  'Paused by {name}.',
  'The states of its emails add up to {sum}, not to its {prepared} recipients. Please report this as a fault of the site.',
  // Why a recipient does not get an issue.
  'can no longer be reached',
  'has changed the language',
  'has declined the topic',
  'has paused the newsletter',
  'has unsubscribed',
  'has withdrawn the consent to advertising',
  'is a suppressed address',
  'the issue was cancelled',
  // Whether an applicant got the discount, and if not, why.
  'Discount {code} ({percent}%) given.',
  'Discount {code} ({percent}%) not given: it is used up.',
  'Discount {code} ({percent}%) not given: {reference} was already accepted for this address.',
] as const satisfies readonly Phrase[]

export type StoredKey = (typeof storedKeys)[number]

const isKey = (text: string): text is StoredKey => storedKeys.some((key) => key === text)

type PlainValues = Readonly<Record<string, string | number>>

/** As a column holds a message with values. */
export const toStored = (phrase: StoredKey, values: PlainValues): string => JSON.stringify({ phrase, values })

/** Stored messages after each other, without those that are missing, as one column holds them; null for none. */
export function joinStored(...stored: readonly (string | null)[]): string | null {
  const [first = null, ...others] = stored.filter((one) => one !== null)
  return first === null || others.length === 0
    ? first
    : JSON.stringify({ sentences: [first, ...others].flatMap(partsOf) })
}

function partsOf(stored: string): readonly MessageOf[] {
  const parsed = parse(stored)
  return typeof parsed === 'object' && 'sentences' in parsed ? parsed.sentences : [parsed]
}

/** A text that is no whole JSON stays one. */
function parse(stored: string): MessageOf {
  if (!/^\{"(phrase|sentences)":/.test(stored)) return stored
  try {
    return JSON.parse(stored)
  } catch {
    return stored
  }
}

/** The message of a column. What is no key of the list stays as it is, such as an answer of the mail service. */
export function storedMessage(stored: string): Message {
  try {
    return checked(parse(stored))
  } catch {
    return drawn(stored)
  }
}

function checked(part: MessageOf): Message {
  if (typeof part === 'string') return isKey(part) ? part : drawn(part)
  if ('text' in part) return drawn(part.text)
  if ('sentences' in part) return sentences(...part.sentences.map(checked))
  const { phrase, values = {} } = part
  return isKey(phrase) && isPlain(values) ? { phrase, values } : drawn(inEnglish(part))
}

const isPlain = (values: object): values is PlainValues =>
  Object.values(values).every((value) => ['string', 'number'].includes(typeof value))

/** A key that another release stored. */
const inEnglish = drawing('en-GB', () => undefined)
