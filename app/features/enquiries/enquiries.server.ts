// What staff do with enquiries: list, search, read, and move them along.
import { type SelectQueryBuilder, sql } from 'kysely'
import type { SendContext } from '#app/forms/send-context.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import { containing } from '#db/fold.ts'
import { newId } from '#db/id.ts'
import { olderThan } from '#db/newest-first.ts'
import type { Database, Db, Enquiry, EnquiryEvent, EnquiryStatus } from '#db/schema.ts'
import { mayMove } from './status.ts'
import { queueEnquiryMails } from './submit-enquiry.server.ts'

export const pageSize = 25

export type EnquiryFilter = {
  status?: EnquiryStatus
  /** Only those that are overdue at this moment. */
  overdueAt?: number
  search?: string
}
/** The last row of the page before, as `receivedAt.id`. */
export type Cursor = { receivedAt: number; id: string }
export type EnquiryRow = Pick<
  Enquiry,
  | 'id'
  | 'reference'
  | 'kind'
  | 'status'
  | 'name'
  | 'email'
  | 'company'
  | 'subject'
  | 'message'
  | 'received_at'
  | 'promised_by'
>

/** One page, newest first, after the cursor. `next` is null on the last page. */
export async function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  after?: Cursor,
): Promise<{ rows: EnquiryRow[]; next: Cursor | null }> {
  let query = filtered(db.selectFrom('enquiries'), filter)
    .select(['id', 'reference', 'kind', 'status', 'name', 'email', 'company', 'subject', 'message'])
    .select(['received_at', 'promised_by'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
  if (after) query = query.where(olderThan('received_at', 'id', { at: after.receivedAt, id: after.id }))
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return { rows: page, next: rows.length > pageSize && last ? { receivedAt: last.received_at, id: last.id } : null }
}

/** How many enquiries stand in each status; every status is there, with 0 where there is none. */
export async function countEnquiries(db: Db): Promise<Record<EnquiryStatus, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const counts = { new: 0, in_progress: 0, completed: 0, spam: 0 }
  for (const { status, count } of rows) counts[status] = Number(count)
  return counts
}

/** How many should have been answered by now and are not begun. */
export async function countOverdue(db: Db, now: number): Promise<number> {
  const { count } = await filtered(db.selectFrom('enquiries'), { overdueAt: now })
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type EnquiryEventLine = {
  id: string
  at: number
  type: EnquiryEvent['type']
  from_status: EnquiryStatus | null
  to_status: EnquiryStatus
  note: string | null
  actor: string | null
}

export type EnquiryDetails = Enquiry & { services: string[]; events: EnquiryEventLine[] }

export async function findEnquiry(db: Db, reference: string): Promise<EnquiryDetails | null> {
  const enquiry = await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
  if (!enquiry) return null
  const events = await db
    .selectFrom('enquiry_events as event')
    .leftJoin('users', 'users.id', 'event.actor_id')
    .select([
      'event.id',
      'event.at',
      'event.type',
      'event.from_status',
      'event.to_status',
      'event.note',
      'users.name as actor',
    ])
    .where('event.enquiry_id', '=', enquiry.id)
    .orderBy('event.at')
    .orderBy('event.id')
    .execute()
  return { ...enquiry, services: await servicesOf(db, enquiry.id), events }
}

export type MoveOutcome =
  | { ok: true; enquiry: Enquiry }
  | { ok: false; reason: 'gone' | 'wrong move' | 'changed'; current?: Enquiry }

type Move = { reference: string; to: EnquiryStatus; version: number; actor: Actor }

/**
 * Moves an enquiry to another status, if its status allows it and nobody changed it since `version` was read.
 * Leaving quarantine sends the mails that were held back.
 */
export async function moveEnquiry(db: Db, move: Move, sending: Pick<SendContext, 'now'>): Promise<MoveOutcome> {
  return mailTransaction(db, async (trx) => {
    const current = await trx
      .selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', move.reference)
      .executeTakeFirst()
    if (!current) return { ok: false, reason: 'gone' }
    if (current.version !== move.version) return { ok: false, reason: 'changed', current }
    if (!mayMove(current.status, move.to)) return { ok: false, reason: 'wrong move', current }

    const enquiry = await trx
      .updateTable('enquiries')
      .set({
        status: move.to,
        version: move.version + 1,
        completed_at: move.to === 'completed' ? sending.now : null,
        suspicion: current.status === 'spam' ? null : current.suspicion,
      })
      .where('id', '=', current.id)
      .where('version', '=', move.version)
      .returningAll()
      .executeTakeFirst()
    if (!enquiry) return { ok: false, reason: 'changed', current }

    await trx
      .insertInto('enquiry_events')
      .values({
        id: newId(),
        enquiry_id: enquiry.id,
        at: sending.now,
        actor_id: move.actor.id,
        type: 'status',
        from_status: current.status,
        to_status: enquiry.status,
        note: null,
      })
      .execute()
    const deed = { verb: 'moved', kind: 'enquiry', id: enquiry.id, reference: enquiry.reference }
    const detail = { from: current.status, to: enquiry.status }
    await recordAudit(trx, move.actor, { ...deed, detail }, sending.now)
    // Mails held back by the quarantine leave with the first "Not spam"; what was mailed once is not mailed again.
    if (current.status === 'spam' && current.suspicion) {
      await queueEnquiryMails(trx, enquiry, await servicesOf(trx, enquiry.id), sending)
    }
    return { ok: true, enquiry }
  })
}

async function servicesOf(db: Db, enquiryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry_services')
    .select('service')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.service)
}

function filtered<O>(
  query: SelectQueryBuilder<Database, 'enquiries', O>,
  { status, overdueAt, search }: EnquiryFilter,
) {
  // What is quarantined shows only when it is asked for.
  let narrowed = status ? query.where('status', '=', status) : query.where('status', '!=', 'spam')
  if (overdueAt !== undefined) narrowed = narrowed.where('status', '=', 'new').where('promised_by', '<=', overdueAt)
  for (const word of (search ?? '').split(/\s+/).filter(Boolean)) {
    narrowed = narrowed.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`)
  }
  return narrowed
}
