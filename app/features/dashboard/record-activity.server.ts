// What happened to enquiries and applications.
import { type RawBuilder, sql } from 'kysely'
import { recordPath } from '#app/features/records/kinds.ts'
import { olderThan } from '#db/newest-first.ts'
import type { Db, RecordEventType, RecordKind } from '#db/schema.ts'
import { type ActivityLine, type ActivityQuery, type ActivityType, visitors } from './activity-source.ts'

const kindOf = { contact: 'enquiry', application: 'application' } as const satisfies Record<ActivityType, RecordKind>
const typeOf = { enquiry: 'contact', application: 'application' } as const satisfies Record<RecordKind, ActivityType>

export async function recordActivity(db: Db, query: ActivityQuery): Promise<ActivityLine[]> {
  const rows = await db
    .selectFrom('record_events as event')
    .innerJoin('records', 'records.id', 'event.record_id')
    .leftJoin('enquiries', 'enquiries.record_id', 'event.record_id')
    .leftJoin('applications', 'applications.record_id', 'event.record_id')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.at', 'event.type', 'event.from_status', 'event.to_status'])
    .select(['users.name as actor', 'records.reference', 'records.name'])
    .select(['enquiries.subject', 'applications.course_name as course'])
    .where((e) => e.and(conditions(query)))
    // What robots send into quarantine is no news.
    .where((e) => e.or([e('event.type', '=', 'status'), e('event.to_status', '!=', 'spam')]))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(query.limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    type: typeOf[row.kind],
    title: titles[row.kind][row.type](row.name),
    subtitle: subtitleOf(row),
    status: statusWords(row.to_status),
    actor: row.actor,
    path: recordPath(row),
  }))
}

function conditions({ type, person, from, until, before }: ActivityQuery): RawBuilder<boolean>[] {
  const found: RawBuilder<boolean>[] = []
  if (type) found.push(sql<boolean>`event.kind = ${kindOf[type]}`)
  if (person === visitors) found.push(sql<boolean>`event.actor_id is null`)
  else if (person) found.push(sql<boolean>`event.actor_id = ${person}`)
  if (from !== undefined) found.push(sql<boolean>`event.at >= ${from}`)
  if (until !== undefined) found.push(sql<boolean>`event.at < ${until}`)
  if (before) found.push(olderThan('event.at', 'event.id', before))
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
    status: ofEnquiry,
  },
  application: {
    received: (name) => `${name} applied`,
    again: (name) => `${name} applied again`,
    adopted: ofApplication,
    dismissed: ofApplication,
    added: (name) => `${name} added to an application`,
    withdrawn: (name) => `${name} withdrew an application`,
    status: ofApplication,
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
  if (type !== 'status' && type !== 'withdrawn') return [reference, subject ?? course].filter(Boolean).join(': ')
  const steps = from_status
    ? `from ${statusWords(from_status)} to ${statusWords(to_status)}`
    : `to ${statusWords(to_status)}`
  return `${reference}: moved ${steps}${by}`
}

const statusWords = (status: string) => status.replace('_', ' ')
