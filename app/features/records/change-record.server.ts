// Staff changes to a record other than its status: assignee, notes, tags, snoozing, a mistyped address.

import { recordPath } from '#app/features/records/kinds.ts'
import { lockRecord } from '#app/features/records/records.server.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordsAssigned } from '#app/mail/messages/staff/records-assigned.ts'
import { concernedAddress } from '#app/mail/notices.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { type Actor, type AuditEntry, recordAudit } from '#db/audit.ts'
import { searchText } from '#db/queries/search.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import type { Colleague } from './colleagues.server.ts'

export type Target = {
  kind: RecordKind
  reference: string
  /** The record's version when its page was drawn. */
  version: number
}

type Done = { ok: true; record: RecordRow; before: RecordRow }
export type Changed = Done | { ok: false; reason: 'gone' | 'changed' }
type By = { actor: Actor; now: number }

/** Assigns each record separately, and mails the colleague once about all of them. */
export function assignRecords(db: Db, targets: readonly Target[], assignee: Colleague | null, by: By) {
  return mailTransaction(db, async (trx) => {
    const outcomes: Changed[] = []
    // In a fixed order, so that two people who assign the same records cannot deadlock.
    const ordered = [...targets].sort((one, other) => (one.reference < other.reference ? -1 : 1))
    for (const target of ordered) outcomes.push(await assignRecord(trx, target, assignee, by))
    const isNew = ({ record, before }: Done) => record.assignee_id !== before.assignee_id
    await tellAssigned(trx, assignee, outcomes.filter((outcome) => outcome.ok).filter(isNew), by)
    return outcomes
  })
}

async function tellAssigned(trx: Trx, assignee: Colleague | null, done: readonly Done[], { actor, now }: By) {
  if (!assignee || assignee.id === actor.id || done.length === 0) return
  const to = await concernedAddress(trx, assignee.id)
  const records = done.map(({ record }) => ({ ...record, path: recordPath(record) }))
  if (to) await queueMail(trx, recordsAssigned({ to, by: actor.name, records }), now)
}

function assignRecord(trx: Trx, target: Target, assignee: Colleague | null, by: By): Promise<Changed> {
  return changeIn(trx, target, by, async (trx, record) => {
    // Assigning a new enquiry starts work on it.
    const isBegun = record.kind === 'enquiry' && record.status === 'new' && assignee !== null
    const to_status = isBegun ? 'in_progress' : record.status
    const about = { actor_id: by.actor.id, from_status: record.status }
    await addEvent(trx, record, by.now, { ...about, type: 'assigned', to_status: record.status, note: assignee?.name })
    if (isBegun) await addEvent(trx, record, by.now, { ...about, type: 'status', to_status })
    return {
      values: { assignee_id: assignee?.id ?? null, status: to_status },
      entry: { verb: 'assigned', detail: { to: assignee?.name ?? null } },
    }
  })
}

/** Only adds, so it needs no version and causes no conflicts. */
export function addNote(db: Db, target: Omit<Target, 'version'>, note: string, by: By): Promise<Changed> {
  return change(db, target, by, async (trx, record) => {
    const status = { from_status: record.status, to_status: record.status }
    await addEvent(trx, record, by.now, { ...status, type: 'note', actor_id: by.actor.id, note })
    return { values: { search_text: record.search_text + searchText(note) }, entry: { verb: 'noted' } }
  })
}

/** Tags are indexed with their sign, such as #urgent. */
export function tagRecord(db: Db, target: Target, tags: readonly string[], by: By): Promise<Changed> {
  return change(db, target, by, async (_, record) => {
    const before = searchText(...signed(record.tags?.split(',') ?? []))
    const search_text =
      (before ? record.search_text.replace(before, '') : record.search_text) + searchText(...signed(tags))
    return { values: { tags: tags.join(',') || null, search_text }, entry: { verb: 'tagged' } }
  })
}

const signed = (tags: readonly string[]) => tags.map((tag) => `#${tag}`)

/** @param until null to have it back at once */
export function snoozeRecord(db: Db, target: Target, until: number | null, by: By): Promise<Changed> {
  return change(db, target, by, async () => ({
    values: { snoozed_until: until },
    entry: { verb: until === null ? 'woken' : 'snoozed' },
  }))
}

/** Marks the sender's latest message as needing no reply. */
export function settleRecord(db: Db, target: Target, by: By): Promise<Changed> {
  return change(db, target, by, async (trx, record) => {
    const status = { from_status: record.status, to_status: record.status }
    await addEvent(trx, record, by.now, { ...status, type: 'settled', actor_id: by.actor.id })
    const closed_at = isOpen(record.kind, record.status) ? null : (record.closed_at ?? by.now)
    return { values: { answered_at: record.answered_at ?? by.now, closed_at }, entry: { verb: 'settled' } }
  })
}

export function correctAddress(db: Db, target: Target, email: string, by: By): Promise<Changed> {
  return change(db, target, by, async (trx, record) => {
    const status = { from_status: record.status, to_status: record.status }
    const note = `${record.email} → ${email}`
    await addEvent(trx, record, by.now, { ...status, type: 'corrected', actor_id: by.actor.id, note })
    const search_text = record.search_text + searchText(email)
    return { values: { email, email_key: emailKey(email), search_text }, entry: { verb: 'address-corrected' } }
  })
}

type Change = {
  values: Partial<RecordRow>
  entry: Pick<Extract<AuditEntry, { kind: 'enquiry' }>, 'verb' | 'detail'>
}

type Found = Omit<Target, 'version'> & Partial<Target>
type Make = (trx: Trx, record: RecordRow) => Promise<Change>

const change = (db: Db, target: Found, by: By, make: Make): Promise<Changed> =>
  db.transaction().execute((trx) => changeIn(trx, target, by, make))

async function changeIn(
  trx: Trx,
  { kind, reference, ...target }: Found,
  { actor, now }: By,
  make: Make,
): Promise<Changed> {
  const record = await lockRecord(trx, kind, reference)
  if (!record) return { ok: false, reason: 'gone' }
  if (target.version !== undefined && target.version !== record.version) return { ok: false, reason: 'changed' }
  const { values, entry } = await make(trx, record)
  const changed = await trx
    .updateTable('records')
    .set({ ...values, read_at: record.read_at ?? now, version: record.version + 1 })
    .where('id', '=', record.id)
    .where('version', '=', record.version)
    .returningAll()
    .executeTakeFirst()
  // No other change can come in between: SQLite has one writer, and PostgreSQL locks the row.
  if (!changed) throw new Error(`${reference} was changed within its own transaction`)
  await recordAudit(trx, actor, { ...entry, kind, id: record.id, reference }, now)
  return { ok: true, record: changed as RecordRow, before: record }
}
