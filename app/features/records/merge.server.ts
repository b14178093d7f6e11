// Merges open enquiries of one person into one conversation with one promise, and separates them again.
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { changeRecord, type Done, type Target } from './change-record.server.ts'
import { lockRecord } from './records.server.ts'
import { withTags } from './staff-changes.server.ts'
import { mostTags, tagsOf } from './tags/tags.ts'

type Enquiry = RecordRow<'enquiry'>

type Mergeable = Pick<RecordRow, 'reference' | 'name' | 'received_at'> & { subject: string | null; message: string }

/** The other open enquiries from the same address, newest first. */
export function listMergeable(db: Db, record: Pick<RecordRow, 'id' | 'email_key'>): Promise<Mergeable[]> {
  return db
    .selectFrom('records')
    .innerJoin('enquiries', 'record_id', 'records.id')
    .select(['reference', 'name', 'received_at', 'subject', 'message'])
    .where('records.id', '!=', record.id)
    .where('email_key', '=', record.email_key)
    .where('email_key', '!=', '')
    .where('closed_at', 'is', null)
    .where('status', '!=', 'spam')
    .where('merged_into', 'is', null)
    .orderBy('seq', 'desc')
    .limit(20)
    .execute()
}

/**
 * `not mergeable`: another person's, or one of them is closed, in quarantine or merged · `both held`: two of them cannot be
 * among those that go
 */
type Merged =
  | (Done<'enquiry'> & { merged: Enquiry[] })
  | { ok: false; reason: 'gone' | 'changed' | 'not mergeable' | 'both held' }

/**
 * The one with an appointment or with merged ones of its own remains, or else the oldest one.
 * @returns `merged`: those that went, the last one first
 */
export function mergeRecords(
  db: Db,
  { reference, version, other }: { reference: string; version: number; other: readonly string[] },
  by: By,
): Promise<Merged> {
  return db.transaction().execute(async (trx): Promise<Merged> => {
    const asked = [...new Set([reference, ...other])]
    const found = new Map<string, Enquiry>()
    // In a fixed order, so that two people who merge the same records cannot deadlock.
    for (const one of asked.toSorted()) {
      const record = await lockRecord(trx, 'enquiry', one)
      if (record) found.set(one, record)
    }
    const shown = found.get(reference)
    if (!shown) return { ok: false, reason: 'gone' }
    if (shown.version !== version) return { ok: false, reason: 'changed' }
    const records = [...found.values()].toSorted((one, another) => one.seq - another.seq)
    if (records.length < Math.max(2, asked.length) || !areOfOnePerson(records) || !records.every(isMergeable))
      return { ok: false, reason: 'not mergeable' }
    const held: Enquiry[] = []
    for (const record of records) if (await isHeld(trx, record)) held.push(record)
    if (held.length > 1) return { ok: false, reason: 'both held' }
    const kept = held[0] ?? records[0] ?? shown
    const going = records.filter((record) => record !== kept)
    let outcome: Done<'enquiry'> = { ok: true, record: kept, before: kept }
    const merged: Enquiry[] = []
    for (const each of going) {
      const { gone, ...next } = await merge(trx, outcome.record, each, by)
      outcome = next
      merged.unshift(gone)
    }
    return { ...outcome, merged }
  })
}

export const areOfOnePerson = ([first, ...others]: readonly Pick<RecordRow, 'email_key'>[]) =>
  first !== undefined && first.email_key !== '' && others.every(({ email_key }) => email_key === first.email_key)

type Standing = Pick<RecordRow, 'kind' | 'closed_at' | 'status' | 'merged_into'>

export const isMergeable = ({ kind, closed_at, status, merged_into }: Standing) =>
  kind === 'enquiry' && closed_at === null && status !== 'spam' && merged_into === null

async function isHeld(trx: Trx, { id }: Enquiry): Promise<boolean> {
  const appointment = await trx
    .selectFrom('appointments')
    .select('id')
    .where('record_id', '=', id)
    .where('status', 'in', ['booked', 'held'])
    .limit(1)
    .executeTakeFirst()
  const merged = await trx.selectFrom('records').select('id').where('merged_into', '=', id).limit(1).executeTakeFirst()
  return appointment !== undefined || merged !== undefined
}

/** What an enquiry owes: the part of it that a merge changes and a separation gives back. */
const debt = ['promised_by', 'answered_at', 'asked_again_at'] as const
type Debt = Pick<RecordRow, (typeof debt)[number]>
const debtOf = ({ promised_by, answered_at, asked_again_at }: Debt): Debt => ({
  promised_by,
  answered_at,
  asked_again_at,
})

async function merge(
  trx: Trx,
  remaining: Enquiry,
  going: Enquiry,
  by: By,
): Promise<Done<'enquiry'> & { gone: Enquiry }> {
  const gone = await changeRecord(trx, { kind: 'enquiry', reference: going.reference }, by, () => ({
    values: { merged_into: remaining.id, status: 'completed', closed_at: by.now, snoozed_until: null },
    events: [{ type: 'merged', note: remaining.reference }, { type: 'status' }],
    entry: { verb: 'merged', detail: { other: remaining.reference } },
  }))
  const tags = [...new Set([...tagsOf(remaining), ...tagsOf(going)])].slice(0, mostTags)
  const { values, words, oldWords } = withTags(remaining, tags)
  const owed = { ...debtOf(remaining), ...joined(remaining, going) }
  const outcome = await changeRecord(trx, { kind: 'enquiry', reference: remaining.reference }, by, () => ({
    words,
    oldWords,
    values: {
      tags: values?.tags,
      ...owed,
      assignee_id: remaining.assignee_id ?? going.assignee_id,
      snoozed_until: null,
    },
    events: [
      {
        type: 'merged',
        note: going.reference,
        detail: JSON.stringify({ before: debtOf(remaining), after: owed } satisfies Kept),
      },
    ],
    reading: remaining.read_at === null || going.read_at === null ? 'unread' : 'kept',
  }))
  if (!gone.ok || !outcome.ok) throw new Error('a locked record is gone')
  return { ...outcome, gone: gone.record }
}

type Kept = { before: Debt; after: Debt }

/** The earliest promise of those that wait for an answer. */
function joined(remaining: Enquiry, going: Enquiry): Partial<Debt> {
  if (going.answered_at !== null) return {}
  if (remaining.answered_at === null) return { promised_by: Math.min(remaining.promised_by, going.promised_by) }
  const { promised_by, asked_again_at, received_at } = going
  return { answered_at: null, promised_by, asked_again_at: asked_again_at ?? received_at }
}

type Separated = Done<'enquiry'> | { ok: false; reason: 'gone' | 'changed' | 'unchanged' }

/** Opens a merged record again. What the other one owes is as before, unless that has changed since. */
export function separateRecord(db: Db, target: Omit<Target, 'kind'>, by: By): Promise<Separated> {
  return db.transaction().execute(async (trx): Promise<Separated> => {
    const merged = await lockRecord(trx, 'enquiry', target.reference)
    if (!merged) return { ok: false, reason: 'gone' }
    if (merged.merged_into === null) return { ok: false, reason: 'unchanged' }
    const remaining = await trx
      .selectFrom('records')
      .selectAll()
      .where('id', '=', merged.merged_into)
      .executeTakeFirst()
    const event = await newestMerge(trx, merged.id, remaining?.reference ?? null)
    const outcome = await changeRecord(trx, { kind: 'enquiry', ...target }, by, () => ({
      values: {
        merged_into: null,
        status: (event?.from_status ?? 'in_progress') as Enquiry['status'],
        closed_at: null,
      },
      events: [{ type: 'separated', note: remaining?.reference ?? null }, { type: 'status' }],
      entry: { verb: 'separated', detail: { other: remaining?.reference ?? null } },
    }))
    if (outcome.ok && remaining) await giveBack(trx, remaining.reference, merged, by)
    return outcome
  })
}

async function giveBack(trx: Trx, reference: string, merged: Enquiry, by: By) {
  await changeRecord(trx, { kind: 'enquiry', reference }, by, async (record) => {
    const detail = (await newestMerge(trx, record.id, merged.reference))?.detail
    const { before, after }: Partial<Kept> = detail ? JSON.parse(detail) : {}
    const isSame = after !== undefined && debt.every((name) => record[name] === after[name])
    return {
      values: isSame ? before : {},
      events: [{ type: 'separated', note: merged.reference }],
    }
  })
}

const newestMerge = (trx: Trx, recordId: string, note: string | null) =>
  trx
    .selectFrom('record_events')
    .select(['from_status', 'detail'])
    .where('record_id', '=', recordId)
    .where('type', '=', 'merged')
    .$if(note !== null, (query) => query.where('note', '=', note))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
