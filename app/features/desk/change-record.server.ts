// What staff change about a record beside its status: who answers it, notes, tags, until when it waits, a mistyped address.

import { lockRecord } from '#app/features/records/records.server.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { emailKey } from '#app/forms/rules.ts'
import { type Actor, type AuditEntry, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { searchText } from '#db/search.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import type { Colleague } from './colleagues.server.ts'

export type Target = {
  kind: RecordKind
  reference: string
  /** The record's, as it was when its page was drawn. */
  version: number
}

export type Changed = { ok: true; record: RecordRow; before: RecordRow } | { ok: false; reason: 'gone' | 'changed' }
type By = { actor: Actor; now: number }

export function assignRecord(db: Db, target: Target, assignee: Colleague | null, by: By): Promise<Changed> {
  return change(db, target, by, async (trx, record) => {
    // Who is given an enquiry works on it from then on.
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

/** Adds to what there is, so that it can collide with nothing. */
export function addNote(db: Db, target: Omit<Target, 'version'>, note: string, by: By): Promise<Changed> {
  return change(db, target, by, async (trx, record) => {
    const status = { from_status: record.status, to_status: record.status }
    await addEvent(trx, record, by.now, { ...status, type: 'note', actor_id: by.actor.id, note })
    return { values: { search_text: record.search_text + searchText(note) }, entry: { verb: 'noted' } }
  })
}

/** The search finds them with their sign, as #urgent. */
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

function change(
  db: Db,
  { kind, reference, ...target }: Omit<Target, 'version'> & Partial<Target>,
  { actor, now }: By,
  make: (trx: Trx, record: RecordRow) => Promise<Change>,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
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
    // On SQLite nobody else writes meanwhile; on PostgreSQL the row is locked.
    if (!changed) throw new Error(`${reference} was changed within its own transaction`)
    await recordAudit(trx, actor, { ...entry, kind, id: record.id, reference }, now)
    return { ok: true, record: changed as RecordRow, before: record }
  })
}
