// What staff do with enquiries: list, search, read, and move them along.
import { type SelectQueryBuilder, sql } from 'kysely'
import { countByStatus } from '#app/features/records/counts.server.ts'
import { type MoveOutcome, type MoveRequest, moveRecord } from '#app/features/records/move.server.ts'
import { overdueAt } from '#app/features/records/overdue.ts'
import { type EventLine, eventsOf } from '#app/features/records/timeline.server.ts'
import type { SendContext } from '#app/forms/send-context.ts'
import { containing } from '#db/fold.ts'
import type { Database, Db, Enquiry, EnquiryStatus } from '#db/schema.ts'
import { queueEnquiryMails, readEnquiry, servicesOf } from './enquiry-mails.server.ts'

export const pageSize = 25

export type EnquiryFilter = {
  status?: EnquiryStatus
  /** Only those that are overdue at this moment. */
  overdueAt?: number
  search?: string
}
/** The last row of the page before: its number and its id. */
export type Cursor = { at: number; id: string }
export type EnquiryRow = Pick<
  Enquiry,
  'reference' | 'status' | 'name' | 'company' | 'subject' | 'received_at' | 'promised_by'
>

/** One page, newest first, after the cursor. `next` is null on the last page. */
export async function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  after?: Cursor,
): Promise<{ rows: EnquiryRow[]; next: Cursor | null }> {
  let query = filtered(db.selectFrom('records').where('records.kind', '=', 'enquiry'), filter)
    .innerJoin('enquiries', 'enquiries.record_id', 'records.id')
    .select(['records.seq', 'records.id', 'records.reference', 'records.status', 'records.name'])
    .select(['records.received_at', 'records.promised_by', 'enquiries.company', 'enquiries.subject'])
    .orderBy('records.seq', 'desc')
    .limit(pageSize + 1)
  if (after) query = query.where('records.seq', '<', after.at)
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    rows: page.map(({ seq, id, ...row }) => ({ ...row, status: row.status as EnquiryStatus })),
    next: rows.length > pageSize && last ? { at: last.seq, id: last.id } : null,
  }
}

export const countEnquiries = (db: Db) => countByStatus(db, 'enquiry')

/** How many should have been answered by now and are not begun. */
export async function countOverdue(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('records')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('records.kind', '=', 'enquiry')
    .where(overdueAt(now))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What the pages about one enquiry show. */
export type EnquiryDetails = Omit<
  Enquiry,
  'seq' | 'id' | 'kind' | 'email_key' | 'assignee_id' | 'closed_at' | 'search_text'
> & { services: string[]; events: EnquiryEventLine[] }

export type EnquiryEventLine = Omit<EventLine<'enquiry'>, 'detail'>

export async function findEnquiry(db: Db, reference: string): Promise<EnquiryDetails | null> {
  const found = await db
    .selectFrom('records')
    .innerJoin('enquiries', 'enquiries.record_id', 'records.id')
    .select(['records.id', 'reference', 'status', 'name', 'email', 'received_at', 'promised_by', 'office'])
    .select(['language', 'spam_reasons', 'version', 'form', 'phone', 'company', 'subject', 'message', 'context'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!found) return null
  const { id, ...shown } = found
  const [services, events] = await Promise.all([servicesOf(db, id), eventsOf(db, { id, kind: 'enquiry' })])
  return {
    ...shown,
    status: shown.status as EnquiryStatus,
    services,
    events: events.map(({ detail, ...event }) => event),
  }
}

/** Leaving quarantine sends the mails that were held back. */
export const moveEnquiry = (
  db: Db,
  move: MoveRequest<'enquiry'>,
  context: Pick<SendContext, 'now'>,
): Promise<MoveOutcome<'enquiry'>> =>
  moveRecord(db, 'enquiry', move, context.now, {
    onRelease: async (trx, record) => queueEnquiryMails(trx, await readEnquiry(trx, record), context),
  })

function filtered<O>(query: SelectQueryBuilder<Database, 'records', O>, { status, ...filter }: EnquiryFilter) {
  // What is quarantined shows only when it is asked for.
  let narrowed = status ? query.where('records.status', '=', status) : query.where('records.status', '!=', 'spam')
  if (filter.overdueAt !== undefined) narrowed = narrowed.where(overdueAt(filter.overdueAt))
  for (const word of (filter.search ?? '').split(/\s+/).filter(Boolean)) {
    narrowed = narrowed.where(sql<boolean>`records.search_text like ${containing(word)} escape '\\'`)
  }
  return narrowed
}
