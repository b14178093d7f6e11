// Activity: events of enquiries and applications.
import { type RawBuilder, sql } from 'kysely'
import { recordPath } from '#app/features/records/kinds.ts'
import { readPage } from '#db/queries/page.ts'
import type { RecordEventType, RecordKind } from '#db/tables/records.ts'
import { type ActivityFilter, type ActivitySource, type ActivityType, visitors } from './activity-lines.ts'

const typeOf = { enquiry: 'contact', application: 'application' } as const satisfies Record<RecordKind, ActivityType>

export const recordActivity: ActivitySource = async (db, filter, paging) => {
  const kinds = (['enquiry', 'application'] as const).filter((kind) => filter.types.includes(typeOf[kind]))
  if (kinds.length === 0) return { rows: [], next: null }
  const events = db
    .selectFrom('record_events as event')
    .innerJoin('records', 'records.id', 'event.record_id')
    .leftJoin('enquiries', 'enquiries.record_id', 'event.record_id')
    .leftJoin('applications', 'applications.record_id', 'event.record_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.at', 'event.type', 'event.from_status', 'event.to_status'])
    .select(['users.name as actor', 'event.actor_id as actorId', 'records.reference', 'records.name'])
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
    title: titles[row.kind][row.type](row.name),
    subtitle: subtitleOf(row),
    status: statusLabel(row.to_status),
    actor: row.actor,
    actorId: row.actorId,
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

type Title = (name: string) => string

const ofEnquiry: Title = (name) => `Enquiry from ${name}`
const ofApplication: Title = (name) => `Application from ${name}`

const titles: Record<RecordKind, Record<RecordEventType, Title>> = {
  enquiry: {
    received: (name) => `${name} sent an enquiry`,
    again: ofEnquiry,
    adopted: ofEnquiry,
    dismissed: ofEnquiry,
    added: (name) => `${name} added to an enquiry`,
    withdrawn: (name) => `${name} withdrew an enquiry`,
    reply: (name) => `Reply to ${name}`,
    undelivered: (name) => `An email to ${name} wasn’t delivered`,
    answer: (name) => `${name} replied by email`,
    status: ofEnquiry,
    note: ofEnquiry,
    assigned: ofEnquiry,
    corrected: ofEnquiry,
    settled: ofEnquiry,
  },
  application: {
    received: (name) => `${name} applied`,
    again: (name) => `${name} applied again`,
    adopted: ofApplication,
    dismissed: ofApplication,
    added: (name) => `${name} added to an application`,
    withdrawn: (name) => `${name} withdrew an application`,
    reply: (name) => `Reply to ${name}`,
    undelivered: (name) => `An email to ${name} wasn’t delivered`,
    answer: (name) => `${name} replied by email`,
    status: ofApplication,
    note: ofApplication,
    assigned: ofApplication,
    corrected: ofApplication,
    settled: ofApplication,
  },
}

type Told = {
  type: RecordEventType
  reference: string
  from_status: string | null
  to_status: string
  actor: string | null
  subject: string | null
  course: string | null
}

function subtitleOf({ type, reference, from_status, to_status, actor, subject, course }: Told) {
  const by = actor ? ` by ${actor}` : ''
  if (type === 'adopted' || type === 'dismissed') return `${reference}: new answers ${type}${by}`
  if (type === 'note') return `${reference}: note${by}`
  if (type === 'assigned') return `${reference}: assigned${by}`
  if (type === 'corrected') return `${reference}: email address changed${by}`
  if (type === 'settled') return `${reference}: no reply needed${by}`
  if (type !== 'status' && type !== 'withdrawn') return [reference, subject ?? course].filter(Boolean).join(': ')
  const steps = from_status
    ? `from ${statusLabel(from_status)} to ${statusLabel(to_status)}`
    : `to ${statusLabel(to_status)}`
  return `${reference}: moved ${steps}${by}`
}

const statusLabel = (status: string) => status.replace('_', ' ')
