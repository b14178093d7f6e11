// Records inserted directly, at any time and in any status, and read back completely.
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { ApplicationStatus, EnquiryStatus, RecordEventType, RecordKind } from '#db/tables/records.ts'

type Person = { name?: string; email?: string; closedAt?: number | null }

async function addRecord(
  db: Db,
  kind: RecordKind,
  status: EnquiryStatus | ApplicationStatus,
  at: number,
  { name = 'Ann', email = 'ann@example.com', closedAt = null }: Person,
) {
  const id = newId()
  const reference = `${kind === 'enquiry' ? 'ENQ' : 'APP'}-${id}`
  await db
    .insertInto('records')
    .values({
      id,
      kind,
      reference,
      status,
      name,
      email,
      email_key: email,
      received_at: at,
      promised_by: at,
      office: 'seoul',
      language: 'en',
      closed_at: closedAt,
      version: 1,
      search_text: '',
    })
    .execute()
  await addEvent(db, { id, kind }, at, { type: 'received', to: status })
  return { id, kind, reference }
}

type AddedEvent = {
  type: RecordEventType
  from?: EnquiryStatus | ApplicationStatus | null
  to: EnquiryStatus | ApplicationStatus
  actorId?: string | null
}

export async function addEvent(
  db: Db,
  { id, kind }: { id: string; kind: RecordKind },
  at: number,
  { type, from = null, to, actorId = null }: AddedEvent,
) {
  const event = { id: newId(), record_id: id, kind, at, type, actor_id: actorId }
  await db
    .insertInto('record_events')
    .values({ ...event, from_status: from, to_status: to })
    .execute()
}

export async function addEnquiry(
  db: Db,
  status: EnquiryStatus,
  at: number,
  { subject = null, ...person }: Person & { subject?: string | null } = {},
) {
  const record = await addRecord(db, 'enquiry', status, at, person)
  await db
    .insertInto('enquiries')
    .values({ record_id: record.id, form: 'contact', subject, message: 'Hello' })
    .execute()
  return record
}

export async function addApplication(db: Db, status: ApplicationStatus, at: number, person: Person = {}) {
  const record = await addRecord(db, 'application', status, at, { name: '민 Kim', ...person })
  const course = { course_id: 'react', course_name: 'React', course_level: 'Intermediate', course_weeks: 12 }
  const consent = { consent_wording: '', consent_version: '1', consented_at: at }
  const names = { first_name: '민', last_name: 'Kim' }
  await db
    .insertInto('applications')
    .values({ record_id: record.id, ...names, experience: 'beginner', ...course, ...consent })
    .execute()
  return record
}

/** All enquiries, in order of arrival. */
export const storedEnquiries = (db: Db) =>
  db
    .selectFrom('records')
    .innerJoin('enquiries', 'enquiries.record_id', 'records.id')
    .selectAll()
    .orderBy('seq')
    .execute()

export const storedApplications = (db: Db) =>
  db
    .selectFrom('records')
    .innerJoin('applications', 'applications.record_id', 'records.id')
    .selectAll()
    .orderBy('seq')
    .execute()
