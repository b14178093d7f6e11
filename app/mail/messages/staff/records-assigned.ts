// Notifies a member of staff of records that a colleague has assigned to them.
import { singleLine } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { officeTimes } from '../office-times.ts'

type Assigned = { reference: string; name: string; promised_by: number; path: string }

type Assignment = { to: string; by: string; records: readonly Assigned[] }

/** Longer mails are not read. */
const listed = 20

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
