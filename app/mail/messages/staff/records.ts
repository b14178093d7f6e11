import { bareAddress, singleLine } from '#app/mail/address.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { officeTimes } from '../office-times.ts'

type Assigned = { reference: string; name: string; promised_by: number; path: string }

type Assignment = { to: string; by: string; records: readonly Assigned[] }

/** Longer mails are not read. */
const listed = 20

/** Notifies a member of staff of records that a colleague has assigned to them. */
export function recordsAssigned({ to, by, records }: Assignment): Mail {
  const [first] = records
  const one = records.length === 1 ? first : undefined
  const what = one ? one.reference : `${records.length} records`
  const rest = records.length - listed
  return {
    kind: 'records-assigned',
    to,
    subject: `${what} assigned to you`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference: one?.reference,
    letter: {
      heading: one ? `${one.reference} is yours to answer` : `${what} are yours to answer`,
      parts: [
        `${singleLine(by, 80)} has assigned ${one ? 'it' : 'them'} to you.`,
        { facts: records.slice(0, listed).map(factOf) },
        ...(rest > 0 ? [`And ${rest} more.`] : []),
        { link: one ? { label: `Open ${what}`, href: one.path } : { label: 'Open your list', href: mine } },
        'You can choose which of these emails you get in your profile, under Settings.',
      ],
    },
  }
}

const mine = '/dashboard/inbox?view=mine'

const factOf = ({ reference, name, promised_by }: Assigned) =>
  [reference, `${singleLine(name, 80)}, promised by ${officeTimes(promised_by)}`] as const

type Mentioned = {
  to: string
  /** The author of the note. */
  by: string
  note: string
  record: { reference: string; name: string; path: string }
}

/** The record has the whole note. */
const mostLetters = 2000

/** Notifies a member of staff of a note in which a colleague names them. */
export function noteMentioned({ to, by, note, record: { reference, name, path } }: Mentioned): Mail {
  const isCut = note.length > mostLetters
  return {
    kind: 'note-mentioned',
    to,
    subject: `${reference}: a note for you`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      heading: `A note for you on ${reference}`,
      parts: [
        `${singleLine(by, 80)} names you in a note about ${singleLine(name, 80)}.`,
        { quote: isCut ? `${note.slice(0, mostLetters).toWellFormed()} […]` : note },
        ...(isCut ? ['The full note is on the record’s page.'] : []),
        { link: { label: `Open ${reference}`, href: path } },
        'You can choose which of these emails you get in your profile, under Settings.',
      ],
    },
  }
}

type WaitingMail = { from: string; subject: string; reference: string | null }

/**
 * Notifies staff of received mails that could not be filed; the site has their text.
 * @param mails the newest ones
 * @param path the staff page where they are filed
 */
export function mailsWaiting(mails: readonly WaitingMail[], count: number, path: string, to: string): Mail {
  const [newest] = mails
  const subject =
    count === 1 && newest
      ? `An email from ${singleLine(newest.from, 80) || 'an unknown sender'} waits to be filed`
      : `${count} received emails wait to be filed`
  return {
    kind: 'mails-waiting',
    to: bareAddress(to) ?? to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      heading: subject,
      parts: [
        'They came in, but it isn’t certain which enquiry or application they belong to. They wait until somebody decides.',
        {
          facts: mails.map(
            ({ from, subject, reference }) =>
              [
                singleLine(from, 80) || 'Unknown sender',
                `${singleLine(subject, 120) || '(without a subject)'}${reference ? `, to ${reference}` : ''}`,
              ] as const,
          ),
        },
        ...(count > mails.length ? [`and ${count - mails.length} more.`] : []),
        { link: { label: 'Open received emails', href: path } },
      ],
    },
  }
}

// The morning mails to staff: overdue records and, for those who chose the digest, the previous day's arrivals.

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
