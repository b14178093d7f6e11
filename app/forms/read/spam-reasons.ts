import { joinStored, type StoredKey } from '#app/languages/stored-messages.ts'

// Scores signs of spam in a form. Each sign has a weight and a description; together they must reach the threshold.
// No sign depends on script or language: Korean, Cyrillic or emoji never count against a message.

type Sent = {
  message: string
  /** All other texts, by field. */
  lines: Record<string, string>
  /** The number of web addresses in all texts. */
  links: number
  isTrapped: boolean
}

type Sign = { words: StoredKey; weight: number; isSeen: (sent: Sent) => boolean }

const threshold = 5

const link = /\b(?:https?:\/\/|www\.)[^\s<>"'\]]+/gi
// Linear, not quadratic: no repetition can run past the beginning of another match.
const mailHeaders = [/\bbcc\s*:\s*[^\s:@]+@/i, /\bcontent-type\s*:\s*(?:text|multipart)\//i, /\bmime-version\s*:\s*\d/i]

const signs: readonly Sign[] = [
  { words: 'The hidden anti-spam field was filled in.', weight: 10, isSeen: ({ isTrapped }) => isTrapped },
  { words: 'It contains a web address.', weight: 1, isSeen: ({ links }) => links > 0 && links <= 5 },
  { words: 'It contains more than five web addresses.', weight: 3, isSeen: ({ links }) => links > 5 && links <= 10 },
  { words: 'It contains more than ten web addresses.', weight: 5, isSeen: ({ links }) => links > 10 },
  { words: 'The message consists only of web addresses.', weight: 4, isSeen: ({ message }) => isOnlyLinks(message) },
  {
    words: 'A name contains a web address.',
    weight: 4,
    isSeen: ({ lines }) => Object.entries(lines).some(([field, text]) => /name$/i.test(field) && linksIn(text) > 0),
  },
  { words: 'It contains an HTML link.', weight: 4, isSeen: (sent) => someText(sent, /<a\s[^<>]*href\s*=/i) },
  {
    words: 'It contains a link in forum code.',
    weight: 4,
    isSeen: (sent) => someText(sent, /\[(?:url|link)\s*[=\]]/i),
  },
  {
    words: 'A single-line field contains email headers.',
    weight: 5,
    isSeen: ({ lines }) => Object.values(lines).some((text) => headersIn(text) > 0),
  },
  { words: 'The message contains several email headers.', weight: 5, isSeen: ({ message }) => headersIn(message) > 1 },
  {
    words: 'The name and the message are the same.',
    weight: 3,
    isSeen: ({ message, lines }) => isSame(message, lines.name),
  },
  { words: 'Three fields contain the same text.', weight: 3, isSeen: holdsOneTextThrice },
  { words: 'The phone number has no digits.', weight: 1, isSeen: ({ lines }) => /^\P{N}+$/u.test(lines.phone ?? '') },
]

/**
 * Lists the reasons as the database keeps them, or null below the threshold.
 * @param values validated, so that none exceeds its maximum length
 * @param isTrapped true when the honeypot was filled in
 */
export function spamReasonsOf(values: object, isTrapped: boolean): string | null {
  const { message = '', ...lines } = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const links = [message, ...Object.values(lines)].reduce((sum, text) => sum + linksIn(text), 0)
  const sent = { message, lines, links, isTrapped }
  const seen = signs.filter((sign) => sign.isSeen(sent))
  const weight = seen.reduce((sum, sign) => sum + sign.weight, 0)
  return weight >= threshold ? joinStored(...seen.map(({ words }) => words)) : null
}

/** Many people may well send the same short message. */
export const isLongEnoughToRepeat = (message: string) => [...message].length >= 30

/** A reason that depends on other records. @param others addresses that sent the same message recently */
export const repeatReason = (others: number): StoredKey | null =>
  others >= 3 ? 'The same message came from several other addresses within an hour.' : null

/** A reason that depends on the throttle. @param isFlooded see countSend */
export const floodReason = (isFlooded: boolean): StoredKey | null =>
  isFlooded ? 'More messages came from this email address within an hour than one person would send.' : null

const linksIn = (text: string) => text.match(link)?.length ?? 0

const isOnlyLinks = (message: string) =>
  linksIn(message) > 0 && message.replace(link, '').replace(/[^\p{L}\p{N}]/gu, '').length < 3

const someText = ({ message, lines }: Sent, pattern: RegExp) =>
  [message, ...Object.values(lines)].some((text) => pattern.test(text))

const headersIn = (text: string) => mailHeaders.filter((header) => header.test(text)).length

const plain = (text: string) => text.trim().toLowerCase()
const isSame = (one: string, other = '') => plain(one) !== '' && plain(one) === plain(other)

function holdsOneTextThrice({ message, lines }: Sent): boolean {
  const texts = [message, ...Object.values(lines)].map(plain).filter(Boolean)
  return texts.some((text) => texts.filter((other) => other === text).length > 2)
}
