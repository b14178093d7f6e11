// Activity: events of enquiries and applications.
import { type RawBuilder, sql } from 'kysely'
import { recordPath } from '#app/features/records/kinds.ts'
import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { readPage } from '#db/queries/page.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'
import { type ActivityFilter, type ActivitySource, type ActivityType, statusWord, visitors } from './activity-lines.ts'

const typeOf = { enquiry: 'contact', application: 'application' } as const satisfies Record<RecordKind, ActivityType>

export const recordActivity: ActivitySource = async (db, { say = sayIn('en'), ...filter }, paging) => {
  const kinds = (['enquiry', 'application'] as const).filter((kind) => filter.types.includes(typeOf[kind]))
  if (kinds.length === 0) return { rows: [], next: null }
  const events = db
    .selectFrom('record_events as event')
    .innerJoin('records', 'records.id', 'event.record_id')
    .leftJoin('enquiries', 'enquiries.record_id', 'event.record_id')
    .leftJoin('applications', 'applications.record_id', 'event.record_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.at', 'event.type', 'event.from_status', 'event.to_status', 'event.note'])
    .select(['users.name as actor', 'records.reference', 'records.name'])
    .select(['enquiries.subject', 'applications.course_name as course'])
    .where((e) => e.and(conditions(filter)))
    .$if(kinds.length === 1, (query) => query.where('event.kind', '=', kinds[0] ?? 'enquiry'))
    // Records that robots send into quarantine are left out.
    .where((e) => e.or([e('event.type', '=', 'status'), e('event.to_status', '!=', 'spam')]))
  const { rows, next } = await readPage(events, { by: ['event.at', 'event.id'], ...paging })
  const lines = rows.map((row) => ({
    id: row.id,
    at: row.at,
    type: typeOf[row.kind],
    title: say(titles[row.kind][row.type], { name: row.name }),
    subtitle: subtitleOf(row, say),
    status: row.to_status.replace('_', ' '),
    actor: row.actor,
    path: recordPath(row),
  }))
  return { rows: lines, next }
}

function conditions({ person, from, until }: ActivityFilter): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = []
  if (person === visitors) found.push(sql<boolean>`event.actor_id is null`)
  else if (person) found.push(sql<boolean>`event.actor_id = ${person}`)
  if (from !== undefined) found.push(sql<boolean>`event.at >= ${from}`)
  if (until !== undefined) found.push(sql<boolean>`event.at < ${until}`)
  return found
}

const ofEnquiry = 'Enquiry from {name}'
const ofApplication = 'Application from {name}'
const ofAppointments = {
  'appointment-held': '{name} chose a time',
  'appointment-booked': 'Appointment with {name} booked',
  'appointment-moved': 'Appointment with {name} moved',
  'appointment-cancelled': 'Appointment with {name} cancelled',
} as const

const titles: Record<RecordKind, Record<RecordEventType, Phrase>> = {
  enquiry: {
    received: '{name} sent an enquiry',
    again: ofEnquiry,
    adopted: ofEnquiry,
    dismissed: ofEnquiry,
    added: '{name} added to an enquiry',
    withdrawn: '{name} withdrew an enquiry',
    reply: 'Reply to {name}',
    undelivered: 'An email to {name} wasn’t delivered',
    answer: '{name} replied by email',
    status: ofEnquiry,
    note: ofEnquiry,
    assigned: ofEnquiry,
    corrected: ofEnquiry,
    merged: ofEnquiry,
    separated: ofEnquiry,
    settled: ofEnquiry,
    ...ofAppointments,
  },
  application: {
    received: '{name} applied',
    again: '{name} applied again',
    adopted: ofApplication,
    dismissed: ofApplication,
    added: '{name} added to an application',
    withdrawn: '{name} withdrew an application',
    reply: 'Reply to {name}',
    undelivered: 'An email to {name} wasn’t delivered',
    answer: '{name} replied by email',
    status: ofApplication,
    note: ofApplication,
    assigned: ofApplication,
    corrected: ofApplication,
    merged: ofApplication,
    separated: ofApplication,
    settled: ofApplication,
    ...ofAppointments,
  },
}

type Told = {
  type: RecordEventType
  /** Names the colleague whom an assignment chose. */
  note: string | null
  reference: string
  from_status: string | null
  to_status: string
  actor: string | null
  subject: string | null
  course: string | null
}

const moved = '{reference}: moved from {from} to {to}'
const movedTo = '{reference}: moved to {to}'

/** The deeds, each followed by a person's name if it is known. */
const deeds = {
  adopted: '{reference}: new answers adopted',
  dismissed: '{reference}: new answers dismissed',
  note: '{reference}: note',
  assigned: '{reference}: assigned to {assignee}',
  unassigned: '{reference}: unassigned',
  corrected: '{reference}: contact details changed',
  merged: '{reference}: merged with another enquiry',
  separated: '{reference}: separated again',
  settled: '{reference}: no reply needed',
} as const satisfies Partial<Record<RecordEventType | 'unassigned', Phrase>>

const isDeed = (type: string): type is keyof typeof deeds => Object.hasOwn(deeds, type)

function subtitleOf(
  { reference, note, from_status, to_status, actor, subject, course, ...told }: Told,
  say: Say,
): string {
  const type = told.type === 'assigned' && note === null ? 'unassigned' : told.type
  const isMove = type === 'status' || type === 'withdrawn'
  const about = subject ?? course
  if (!isMove && !isDeed(type))
    return about ? say('{reference}: {typedSubject}', { reference, typedSubject: about }) : reference
  const deed = isDeed(type) ? deeds[type] : from_status ? moved : movedTo
  const [from, to] = [statusWord(from_status ?? '', say), statusWord(to_status, say)]
  const values = { reference, from, to, actor: actor ?? '', assignee: note ?? '' }
  return actor ? say(`${deed} by {actor}`, values) : say(deed, values)
}
