// The one writer of records: it locks the row and keeps version, read mark, search text, events and audit log in step.

import { followQuarantine } from '#app/features/appointments/appointments.server.ts'
import { type AuditEntry, type By, type RecordAudit, recordAudit } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { searchText, withoutText } from '#db/queries/search.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { findRecord, lockRecord } from './records.server.ts'
import { addEvent, type NewEvent } from './timeline.server.ts'
import { announceChange } from './webhooks/announce.server.ts'

export type Target<Kind extends RecordKind = RecordKind> = {
  kind: Kind
  reference: string
  /** The record's version when its page was drawn; a change without it only adds, and causes no conflicts. */
  version: number
}

type Unversioned<Kind extends RecordKind> = Omit<Target<Kind>, 'version'> & { version?: undefined }

/** The writer sets some of these itself; the others never change. */
type Kept = 'id' | 'kind' | 'read_at' | 'received_at' | 'reference' | 'search_text' | 'seq' | 'version'

export type Change<Kind extends RecordKind = RecordKind> = {
  values?: Partial<Omit<RecordRow<Kind>, Kept>>
  /** Texts that become searchable. */
  words?: readonly (string | null)[]
  /** Searchable texts that these replace. */
  oldWords?: readonly (string | null)[]
  /** A function where they depend on the changed record. */
  events?: readonly ChangeEvent[] | ((changed: RecordRow<Kind>) => Promise<readonly ChangeEvent[]>)
  /** The entry in the audit log, for a change by staff. */
  entry?: RecordAudit<Kind>
  /** By default a change by staff marks the record as read, and any other leaves its read mark. */
  reading?: 'unread' | 'kept'
  /** For a change that must refuse no decision made on an older page; its caller says why. */
  keepsVersion?: true
}

/** By default: by the change's actor, from the status before it to the status after it. */
type ChangeEvent = Omit<NewEvent, 'to_status'> & Partial<Pick<NewEvent, 'to_status'>>

type Refused<Reason> = { refused: Reason }

export type Done<Kind extends RecordKind = RecordKind> = { ok: true; record: RecordRow<Kind>; before: RecordRow<Kind> }
export type Changed<Kind extends RecordKind = RecordKind, Reason extends string = 'gone' | 'changed'> =
  | Done<Kind>
  | { ok: false; reason: Reason }

type Make<Kind extends RecordKind, Reason extends string> = (
  record: RecordRow<Kind>,
) => Change<Kind> | Refused<Reason> | Promise<Change<Kind> | Refused<Reason>>

/** An advisory lock is taken before the row's, in the same order as everywhere. */
type Before<Kind extends RecordKind> = { advisoryLock?: (record: RecordRow<Kind>) => string }

export function changeRecord<Kind extends RecordKind, Reason extends string = never>(
  trx: Trx,
  target: Target<Kind> & Before<Kind>,
  by: By,
  make: Make<Kind, Reason>,
): Promise<Changed<Kind, Reason | 'gone' | 'changed'>>
export function changeRecord<Kind extends RecordKind, Reason extends string = never>(
  trx: Trx,
  target: Unversioned<Kind>,
  by: By,
  make: Make<Kind, Reason>,
): Promise<Changed<Kind, Reason | 'gone'>>
export async function changeRecord<Kind extends RecordKind, Reason extends string = never>(
  trx: Trx,
  { kind, reference, version, advisoryLock }: (Target<Kind> | Unversioned<Kind>) & Before<Kind>,
  by: By,
  make: Make<Kind, Reason>,
): Promise<Changed<Kind, Reason | 'gone' | 'changed'>> {
  const seen = advisoryLock && (await findRecord(trx, kind, reference))
  if (advisoryLock && seen) await takeAdvisoryLock(trx, advisoryLock(seen))
  const before = await lockRecord(trx, kind, reference)
  if (!before) return { ok: false, reason: 'gone' }
  if (version !== undefined && version !== before.version) return { ok: false, reason: 'changed' }
  const change = await make(before)
  if ('refused' in change) return { ok: false, reason: change.refused }
  const record = await write(trx, before, change, by)
  const followed = await followQuarantine(trx, record, before, by.now)
  const events = typeof change.events === 'function' ? await change.events(record) : change.events
  const states = { actor_id: by.actor.id, from_status: before.status, to_status: record.status }
  const added = [...(events ?? []), ...followed].map((event) => ({ ...states, ...event }))
  for (const event of added) await addEvent(trx, record, by.now, event)
  await announceChange(trx, { record, before, events: added }, by.now)
  if (change.entry) {
    const entry = { ...change.entry, kind, id: record.id, reference } as AuditEntry
    await recordAudit(trx, entry, by)
  }
  return { ok: true, record, before }
}

async function write<Kind extends RecordKind>(
  trx: Trx,
  before: RecordRow<Kind>,
  { values, words = [], oldWords = [], reading, keepsVersion }: Change<Kind>,
  { actor, now }: By,
): Promise<RecordRow<Kind>> {
  const isStaff = actor.id !== null
  const read_at = isStaff && !reading ? (before.read_at ?? now) : before.read_at
  const isFull = !isStaff && before.search_text.length > mostSearched
  const changed = await trx
    .updateTable('records')
    .set({
      ...values,
      read_at: reading === 'unread' ? null : read_at,
      version: before.version + (keepsVersion ? 0 : 1),
      ...(isFull || words.length + oldWords.length === 0
        ? {}
        : { search_text: withoutText(before.search_text, ...oldWords) + searchText(...words) }),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return changed as RecordRow<Kind>
}

/** Limits what visitors can add, because the index is rewritten with every word of the record. */
const mostSearched = 200_000
