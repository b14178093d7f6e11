// What the visitor who sent a record may see of it and do to it, behind the link that was mailed.
import type { SendContext } from '#app/forms/send-context.ts'
import { countSend } from '#app/http/edge/rate-limit.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { visitorAdded, visitorWithdrew } from '#app/mail/messages/staff/visitor-news.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { askAgain, tellOfSender } from '../ask-again.server.ts'
import { recordKinds, recordPath } from '../kinds.ts'
import { findRecord, lockRecord } from '../records.server.ts'
import { kindOf } from '../reference.ts'
import { isOpen } from '../statuses.ts'
import { addEvent } from '../timeline.server.ts'
import type { LastWord } from './history.ts'

const day = 24 * 60 * 60_000

/** What comes with a visitor's change. */
export type Visit = Pick<SendContext, 'client' | 'now'>

/** `closed`: it is decided or done by now, and nothing was changed. */
export type VisitorOutcome = 'done' | 'closed' | 'gone'

/** Who sent a record; null where there is no such record. */
export async function findSender(db: Db, reference: string): Promise<Pick<RecordRow, 'email' | 'language'> | null> {
  const kind = kindOf(reference)
  const record = kind && (await findRecord(db, kind, reference))
  return record ? { email: record.email, language: record.language } : null
}

/** Whether the visitor may add to it and withdraw it: what is quarantined looks received to them. */
export const isOpenToVisitor = ({ kind, status }: Pick<RecordRow, 'kind' | 'status'>) =>
  status === 'spam' || isOpen(kind, status)

/** By when the visitor is to have an answer; null while none is owed, or work has begun that owes no other. */
export function promiseToVisitor(
  { status, answered_at, promised_by }: Pick<RecordRow, 'status' | 'answered_at' | 'promised_by'>,
  last: LastWord,
): number | null {
  const waitsForFirstLook = status === 'new' || status === 'spam'
  const wroteAgain = last?.from === 'them' && answered_at === null
  return waitsForFirstLook || wroteAgain ? promised_by : null
}

/** Stores what the visitor adds. The same text within a day is the same addition. @throws TooManyRequests */
export function addToRecord(db: Db, reference: string, text: string, visit: Visit): Promise<VisitorOutcome> {
  return change(db, reference, async (trx, record) => {
    if (!isOpenToVisitor(record)) return 'closed'
    if (await wasAdded(trx, record, text, visit.now - day)) return 'done'
    await countSend(trx, { form: record.kind, client: visit.client, email: record.email }, visit.now)
    await askAgain(trx, record, text, visit.now)
    const event = { from_status: record.status, to_status: record.status, note: text }
    await addEvent(trx, record, visit.now, { type: 'added', ...event })
    await tellOfSender(trx, record, (to) => visitorAdded(noticed(record), text, to), visit.now)
    return 'done'
  })
}

/** What a kind does in the same transaction when its visitor withdraws. */
export type OnWithdraw = (trx: Trx, record: RecordRow, now: number) => Promise<void>

/** Ends a record at the visitor's wish; once more changes nothing. */
export function withdrawRecord(
  db: Db,
  reference: string,
  visit: Visit,
  onWithdraw: Partial<Record<RecordKind, OnWithdraw>> = {},
): Promise<VisitorOutcome> {
  return change(db, reference, async (trx, record) => {
    const { status, note } = recordKinds[record.kind].withdrawn
    if (!isOpenToVisitor(record)) return (await isWithdrawn(trx, record)) ? 'done' : 'closed'
    await trx
      .updateTable('records')
      .set((e) => ({ status, closed_at: visit.now, version: e('version', '+', 1) }))
      .where('id', '=', record.id)
      .execute()
    const event = { from_status: record.status, to_status: status, note }
    await addEvent(trx, record, visit.now, { type: 'withdrawn', ...event })
    await onWithdraw[record.kind]?.(trx, record, visit.now)
    await tellOfSender(trx, record, (to) => visitorWithdrew(noticed(record), to), visit.now)
    return 'done'
  })
}

async function change(
  db: Db,
  reference: string,
  apply: (trx: Trx, record: RecordRow) => Promise<VisitorOutcome>,
): Promise<VisitorOutcome> {
  const kind = kindOf(reference)
  if (!kind) return 'gone'
  return mailTransaction(db, async (trx) => {
    await takeAdvisoryLock(trx, `visitor ${reference}`)
    const record = await lockRecord(trx, kind, reference)
    return record ? apply(trx, record) : 'gone'
  })
}

const noticed = (record: RecordRow) => ({
  reference: record.reference,
  name: record.name,
  email: record.email,
  path: recordPath(record),
})

async function wasAdded(trx: Trx, { id }: RecordRow, text: string, since: number): Promise<boolean> {
  const equal = await trx
    .selectFrom('record_events')
    .select('id')
    .where('record_id', '=', id)
    .where('type', '=', 'added')
    .where('note', '=', text)
    .where('at', '>', since)
    .executeTakeFirst()
  return equal !== undefined
}

/** A status of that name says so itself; where completed ones share theirs, the last change of status tells. */
async function isWithdrawn(trx: Trx, { id, status }: RecordRow): Promise<boolean> {
  if (status === 'withdrawn') return true
  const last = await trx
    .selectFrom('record_events')
    .select('type')
    .where('record_id', '=', id)
    .where('type', 'in', ['status', 'withdrawn'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.type === 'withdrawn'
}
