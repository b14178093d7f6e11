// Notifies staff of a visitor's action, or of a reply that did not reach the visitor; Reply-To is the visitor.
import { bareAddress, isPlainAddress } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type VisitorRecord = {
  reference: string
  name: string
  email: string
  /** The record's staff page. */
  path: string
}

/** Shortens the notice, which is sent to each reader; the record has the whole text. */
const mostLetters = 2000

type Addition = {
  text: string
  /** The number of additions; this is the latest. */
  count?: number
  /** The text below it that the record's page folds away as a quotation. */
  quoted?: string | null
  /** How many files came with it. */
  files?: number
}

/** @param to one of the operator's own addresses, as `address` or `Name <address>` */
export function visitorAdded(record: VisitorRecord, addition: Addition, to: string): Mail {
  const { text, count = 1, quoted = null, files = 0 } = addition
  const isCut = text.length > mostLetters
  const excerpt = isCut ? `${text.slice(0, mostLetters).toWellFormed()} […]` : text
  return {
    ...noticeOf(record, to),
    kind: 'visitor-added',
    subject: `${record.reference}: the visitor added information${count > 1 ? `, ${count} times` : ''}`,
    letter: {
      heading: `Added to ${record.reference}`,
      parts: [
        ...factsOf(record),
        count > 1 ? `Added ${count} times; the last:` : 'Added:',
        text ? { quote: excerpt } : `No text, ${numberOf(files, 'file')}.`,
        ...(text && files > 0 ? [`With ${numberOf(files, 'file')}.`] : []),
        ...(quoted
          ? [`Taken for a quotation and not shown here: ${numberOf(quoted.split('\n').length, 'line')}.`]
          : []),
        ...(isCut ? ['The full text is on the record’s page.'] : []),
        linkTo(record),
      ],
    },
  }
}

const numberOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

export function visitorWithdrew(record: VisitorRecord, to: string): Mail {
  return {
    ...noticeOf(record, to),
    kind: 'visitor-withdrew',
    subject: `${record.reference}: withdrawn by the visitor`,
    letter: {
      heading: `${record.reference} was withdrawn`,
      parts: ['The visitor has withdrawn it. No reply is expected.', ...factsOf(record), linkTo(record)],
    },
  }
}

/** @param reason in the mail service's words */
export function replyUndelivered(record: VisitorRecord, reason: string | null, to: string): Mail {
  return {
    ...noticeOf(record, to),
    kind: 'reply-undelivered',
    subject: `${record.reference}: the reply wasn’t delivered`,
    letter: {
      heading: `The reply to ${record.reference} wasn’t delivered`,
      parts: [
        'It stands among those to answer again. Correct the address on its page, or reach the person in another way.',
        ...factsOf(record),
        ...(reason ? [{ quote: reason }] : []),
        linkTo(record),
      ],
    },
  }
}

const noticeOf = ({ reference, email }: VisitorRecord, to: string) => ({
  to: bareAddress(to) ?? to,
  replyTo: isPlainAddress(email) ? email : undefined,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  reference,
})

const factsOf = ({ reference, name, email }: VisitorRecord) => [
  {
    facts: [
      ['Reference', reference],
      ['Name', name],
      ['Email', email],
    ] as const,
  },
]

const linkTo = ({ path, reference }: VisitorRecord) => ({
  link: { label: `Open ${reference}`, href: path },
})
