// Tells staff what a visitor has done behind the status link; a reply goes straight to the visitor.
import { bareAddress, isPlainAddress } from '../address.ts'
import type { Mail } from '../outbox/queue.server.ts'

export type VisitorRecord = {
  reference: string
  name: string
  email: string
  /** The staff page about it. */
  path: string
}

/** @param to one of the operator's own addresses, as `address` or `Name <address>` */
export function visitorAdded(record: VisitorRecord, text: string, to: string): Mail {
  return {
    ...noticeOf(record, to),
    kind: 'visitor-added',
    subject: `${record.reference}: the visitor added information`,
    letter: {
      heading: `Added to ${record.reference}`,
      parts: [...factsOf(record), 'Added:', { quote: text }, linkTo(record)],
    },
  }
}

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
