// The morning mails to staff: overdue records and, for those who chose the digest, the previous day's arrivals.
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { type Addressee, singleLine } from '#app/mail/address.ts'
import type { Part } from '#app/mail/look/layout.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { shortTime } from '../office-times.ts'
import { choice, linkTo } from './records-assigned.ts'

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
