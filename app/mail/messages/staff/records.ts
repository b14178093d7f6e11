import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, bareAddress, singleLine } from '#app/mail/address.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Language } from '#db/tables/records.ts'
import { officeTimes, shortTime } from '../office-times.ts'

type Assigned = { reference: string; name: string; promised_by: number; path: string }

type Assignment = Addressee & { by: string; records: readonly Assigned[] }

/** Longer mails are not read. */
const listed = 20

/** Notifies a member of staff of records that a colleague has assigned to them. */
export function recordsAssigned({ to, language, by, records }: Assignment): Mail {
  const say = sayIn(language)
  const [first] = records
  const one = records.length === 1 ? first : undefined
  const { length: count } = records
  const name = singleLine(by, 80)
  return {
    kind: 'records-assigned',
    to,
    subject: one
      ? say('{reference} assigned to you', { reference: one.reference })
      : say('{count} records assigned to you', { count }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference: one?.reference,
    letter: {
      language,
      heading: one
        ? say('{reference} is yours to answer', { reference: one.reference })
        : say('{count} records are yours to answer', { count }),
      parts: [
        one ? say('{name} has assigned it to you.', { name }) : say('{name} has assigned them to you.', { name }),
        { facts: records.slice(0, listed).map((record) => factOf(record, language)) },
        ...(count > listed ? [say('And {count} more.', { count: count - listed })] : []),
        one ? linkTo(one, say) : { link: { label: say('Open your list'), href: mine } },
        say(choice),
      ],
    },
  }
}

const mine = '/dashboard/inbox?view=mine'

const choice = 'You can choose which of these emails you get in your profile, under Settings.'

const linkTo = ({ path, reference }: Pick<Assigned, 'path' | 'reference'>, say: Say) => ({
  link: { label: say('Open {reference}', { reference }), href: path },
})

function factOf({ reference, name, promised_by }: Assigned, language: Language) {
  const time = officeTimes(promised_by, language)
  return [reference, sayIn(language)('{name}, promised by {time}', { name: singleLine(name, 80), time })] as const
}

type Mentioned = Addressee & {
  /** The author of the note. */
  by: string
  note: string
  record: { reference: string; name: string; path: string }
}

/** The record has the whole note. */
const mostLetters = 2000

/** Notifies a member of staff of a note in which a colleague names them. */
export function noteMentioned({ to, language, by, note, record }: Mentioned): Mail {
  const say = sayIn(language)
  const { reference, name } = record
  const isCut = note.length > mostLetters
  return {
    kind: 'note-mentioned',
    to,
    subject: say('{reference}: a note for you', { reference }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    reference,
    letter: {
      language,
      heading: say('A note for you on {reference}', { reference }),
      parts: [
        say('{colleague} names you in a note about {name}.', {
          colleague: singleLine(by, 80),
          name: singleLine(name, 80),
        }),
        { quote: isCut ? `${note.slice(0, mostLetters).toWellFormed()} […]` : note },
        ...(isCut ? [say('The full note is on the record’s page.')] : []),
        linkTo(record, say),
        say(choice),
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
export function mailsWaiting(mails: readonly WaitingMail[], count: number, path: string, reader: Addressee): Mail {
  const { to, language } = reader
  const say = sayIn(language)
  const [newest] = mails
  const subject =
    count === 1 && newest ? oneWaits(newest, say) : say('{count} received emails wait to be filed', { count })
  return {
    kind: 'mails-waiting',
    to: bareAddress(to) ?? to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      language,
      heading: subject,
      parts: [
        say(
          'They came in, but it isn’t certain which enquiry or application they belong to. They wait until somebody decides.',
        ),
        { facts: mails.map((mail) => waitingFact(mail, say)) },
        ...(count > mails.length ? [say('and {count} more.', { count: count - mails.length })] : []),
        { link: { label: say('Open received emails'), href: path } },
      ],
    },
  }
}

function oneWaits({ from }: WaitingMail, say: Say) {
  const address = singleLine(from, 80)
  return address
    ? say('An email from {address} waits to be filed', { address })
    : say('An email from an unknown sender waits to be filed')
}

function waitingFact({ from, subject: typed, reference }: WaitingMail, say: Say) {
  const subject = singleLine(typed, 120) || say('(without a subject)')
  return [
    singleLine(from, 80) || say('Unknown sender'),
    reference ? say('{subject}, to {reference}', { subject, reference }) : subject,
  ] as const
}

// The morning mails to staff: overdue records and, for those who chose the digest, the previous day's arrivals.

type OverdueLine = { reference: string; name: string; dueBy: number; path: string }

export type Digest = Addressee & {
  timeZone: string
  /** Arrivals by kind; empty for readers with a notice for each. */
  arrivals: readonly (readonly [label: Phrase, count: number])[]
  overdue: number
  /** Received mails that wait to be filed, for readers who may file them. */
  toFile: number
  /** The records that have waited longest. */
  longest: readonly OverdueLine[]
}

const headers = { 'Auto-Submitted': 'auto-generated' }

export function dailyDigest(digest: Digest): Mail {
  const { language, overdue, toFile: emails } = digest
  const say = sayIn(language)
  const count = digest.arrivals.reduce((sum, [, arrived]) => sum + arrived, 0)
  const arrived: Part = { facts: digest.arrivals.map(([label, some]) => [say(label), String(some)] as const) }
  return {
    kind: 'daily-digest',
    to: digest.to,
    subject:
      emails > 0
        ? say('Today: {count} new, {overdue} overdue, {emails, plural, one {# email} other {# emails}} to file', {
            count,
            overdue,
            emails,
          })
        : say('Today: {count} new, {overdue} overdue', { count, overdue }),
    headers,
    letter: {
      language,
      heading: say('Received in the last 24 hours'),
      parts: [arrived, ...waitingParts(digest), ...lastParts(say)],
    },
  }
}

export function overdueDigest(digest: Digest): Mail {
  const { language, overdue, toFile } = digest
  const say = sayIn(language)
  const subject =
    overdue > 0
      ? say('{count, plural, one {# answer is overdue} other {# answers are overdue}}', { count: overdue })
      : say('{count, plural, one {# email} other {# emails}} to file', { count: toFile })
  return {
    kind: 'overdue-digest',
    to: digest.to,
    subject,
    headers,
    letter: { language, heading: subject, parts: [...waitingParts(digest), ...lastParts(say)] },
  }
}

function waitingParts(digest: Digest): Part[] {
  const { toFile: count, language } = digest
  const say = sayIn(language)
  if (count === 0) return overdueParts(digest)
  return [
    ...overdueParts(digest),
    say('{count, plural, one {# received email waits} other {# received emails wait}} to be filed.', { count }),
    { link: { label: say('Open received emails'), href: '/dashboard/mail/received' } },
  ]
}

function overdueParts({ language, overdue, longest, timeZone }: Digest): Part[] {
  const say = sayIn(language)
  if (overdue === 0) return [say('Nothing is overdue.')]
  const facts = longest.map(({ reference, name, dueBy }) => {
    const due = { name: singleLine(name, 80), time: shortTime(dueBy, timeZone, language), zone: timeZone }
    return [reference, say('{name}, due by {time} ({zone})', due)] as const
  })
  return [
    say('{count, plural, one {# visitor waits} other {# visitors wait}} for an answer that is due. The longest wait:', {
      count: overdue,
    }),
    { facts },
    ...longest.slice(0, 1).map((record) => linkTo(record, say)),
  ]
}

const lastParts = (say: Say): Part[] => [
  { link: { label: say('Open the dashboard'), href: '/dashboard' } },
  say(choice),
]
