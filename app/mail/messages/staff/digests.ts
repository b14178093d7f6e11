// The morning mails to staff: overdue records and, for those who chose the digest, the previous day's arrivals.
import { singleLine } from '#app/mail/address.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type OverdueLine = { reference: string; name: string; dueBy: number; path: string }

export type Digest = {
  to: string
  timeZone: string
  /** Arrivals by kind; empty for readers with a notice for each. */
  arrivals: readonly (readonly [label: string, count: number])[]
  overdue: number
  /** Received mails that wait to be filed, for readers who may file them. */
  toFile: number
  /** The records that have waited longest. */
  longest: readonly OverdueLine[]
}

const headers = { 'Auto-Submitted': 'auto-generated' }

export function dailyDigest(digest: Digest): Mail {
  const arrivalCount = digest.arrivals.reduce((sum, [, count]) => sum + count, 0)
  const toFile = digest.toFile > 0 ? `, ${emails(digest.toFile)} to file` : ''
  const subject = `Today: ${arrivalCount} new, ${digest.overdue} overdue${toFile}`
  const arrived: Part = { facts: digest.arrivals.map(([label, count]) => [label, String(count)] as const) }
  return {
    kind: 'daily-digest',
    to: digest.to,
    subject,
    headers,
    letter: { heading: 'Received in the last 24 hours', parts: [arrived, ...waitingParts(digest), ...lastParts] },
  }
}

export function overdueDigest(digest: Digest): Mail {
  const answers = digest.overdue === 1 ? '1 answer is overdue' : `${digest.overdue} answers are overdue`
  const subject = digest.overdue > 0 ? answers : `${emails(digest.toFile)} to file`
  return {
    kind: 'overdue-digest',
    to: digest.to,
    subject,
    headers,
    letter: { heading: subject, parts: [...waitingParts(digest), ...lastParts] },
  }
}

const emails = (count: number) => (count === 1 ? '1 email' : `${count} emails`)

const waitingParts = (digest: Digest): Part[] => [
  ...overdueParts(digest),
  ...(digest.toFile > 0
    ? [
        `${digest.toFile === 1 ? '1 received email waits' : `${digest.toFile} received emails wait`} to be filed.`,
        { link: { label: 'Open received emails', href: '/dashboard/mail/received' } },
      ]
    : []),
]

function overdueParts({ overdue, longest, timeZone }: Digest): Part[] {
  if (overdue === 0) return ['Nothing is overdue.']
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return [
    `${overdue === 1 ? '1 visitor waits' : `${overdue} visitors wait`} for an answer that is due. The longest wait:`,
    {
      facts: longest.map(
        ({ reference, name, dueBy }) =>
          [reference, `${singleLine(name, 80)}, due by ${format.format(dueBy)} (${timeZone})`] as const,
      ),
    },
    ...longest.slice(0, 1).map(({ reference, path }) => ({ link: { label: `Open ${reference}`, href: path } })),
  ]
}

const lastParts: Part[] = [
  { link: { label: 'Open the dashboard', href: '/dashboard' } },
  'You can choose which of these emails you get in your profile, under Settings.',
]
