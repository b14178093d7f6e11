// The staff's lists of enquiries, one enquiry with its details, and its moves.

import type { EnquiryService } from '#app/content/enquiry-services.ts'
import { bookedAt } from '#app/features/appointments/appointments.server.ts'
import { countByStatus } from '#app/features/records/kept-counts.server.ts'
import { type MoveOutcome, type MoveRequest, moveRecord } from '#app/features/records/move.server.ts'
import { overdueAt } from '#app/features/records/overdue.server.ts'
import { firstAnswerAt } from '#app/features/records/overdue.ts'
import { type RecordFilter, selectRecords } from '#app/features/records/records.server.ts'
import { type EventLine, eventsOf } from '#app/features/records/timeline.server.ts'
import type { By } from '#db/audit.ts'
import { type Cursor, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Enquiry, EnquiryStatus, RecordRow } from '#db/tables/records.ts'
import { type EnquiryWithServices, queueEnquiryMails } from './enquiry-mails.server.ts'

type EnquiryRow = Pick<
  Enquiry,
  | 'seq'
  | 'reference'
  | 'status'
  | 'name'
  | 'company'
  | 'subject'
  | 'received_at'
  | 'promised_by'
  | 'answered_at'
  | 'closed_at'
  | 'message'
> & { booked_at: number | null }

/** One page, newest first. */
export const listEnquiries = (
  db: Db,
  filter: RecordFilter<'enquiry'>,
  after?: Cursor,
  size?: number,
): Promise<Page<EnquiryRow>> =>
  readPage(
    selectRecords(db, 'enquiry', filter)
      .innerJoin('enquiries', 'enquiries.record_id', 'records.id')
      .select(['records.seq', 'reference', 'status', 'name', 'received_at', 'promised_by', 'company', 'subject'])
      .select(['message', 'answered_at', 'closed_at', bookedAt.as('booked_at')])
      .$narrowType<{ status: EnquiryStatus }>(),
    { by: ['records.seq'], after, size },
  )

export const countEnquiries = (db: Db) => countByStatus(db, 'enquiry')

/** The number of unanswered enquiries past their promised time. */
export async function countOverdue(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('records')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('records.kind', '=', 'enquiry')
    .where(overdueAt(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The data of the pages about one enquiry. */
export type EnquiryDetails = Omit<
  Enquiry,
  | 'seq'
  | 'id'
  | 'kind'
  | 'email_key'
  | 'assignee_id'
  | 'read_at'
  | 'snoozed_until'
  | 'tags'
  | 'merged_into'
  | 'search_text'
> & { services: EnquiryService[]; events: EnquiryEventLine[]; first_answer_at: number | null; booked_at: number | null }

export type EnquiryEventLine = Omit<EventLine<'enquiry'>, 'detail'>

/** @param whole the id of the event whose text is read in full */
export async function findEnquiry(
  db: Db,
  reference: string,
  whole: string | null = null,
): Promise<EnquiryDetails | null> {
  const found = await db
    .selectFrom('records')
    .innerJoin('enquiries', 'enquiries.record_id', 'records.id')
    .select(['records.id', 'reference', 'status', 'name', 'email', 'received_at', 'promised_by', 'office'])
    .select([
      'answered_at',
      'closed_at',
      'asked_again_at',
      'language',
      'spam_reasons',
      'version',
      'form',
      'phone',
      'company',
      'subject',
      'message',
      'context',
      'page',
      'campaign',
      bookedAt.as('booked_at'),
    ])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) return null
  const { id, ...shown } = found
  const [services, events] = await Promise.all([servicesOf(db, id), eventsOf(db, { id, kind: 'enquiry' }, whole)])
  return {
    ...shown,
    status: shown.status as EnquiryStatus,
    services,
    first_answer_at: firstAnswerAt(found, events),
    events: events.map(({ detail, ...event }) => event),
  }
}

/** Leaving quarantine sends the mails that were held back. */
export const moveEnquiry = (db: Db, move: MoveRequest<'enquiry'>, by: By): Promise<MoveOutcome<'enquiry'>> =>
  moveRecord(db, { ...move, kind: 'enquiry' }, by, {
    onRelease: async (trx, record) => queueEnquiryMails(trx, await readEnquiry(trx, record), by),
  })

/** Adds the enquiry's own columns to its record. */
async function readEnquiry(trx: Trx, record: RecordRow<'enquiry'>): Promise<EnquiryWithServices> {
  const { record_id, ...own } = await trx
    .selectFrom('enquiries')
    .selectAll()
    .where('record_id', '=', record.id)
    .executeTakeFirstOrThrow()
  return { ...record, ...own, services: await servicesOf(trx, record.id) }
}

async function servicesOf(db: Db, recordId: string): Promise<EnquiryService[]> {
  const rows = await db
    .selectFrom('enquiry_services')
    .select('service')
    .where('record_id', '=', recordId)
    .orderBy('position')
    .$narrowType<{ service: EnquiryService }>()
    .execute()
  return rows.map((row) => row.service)
}
