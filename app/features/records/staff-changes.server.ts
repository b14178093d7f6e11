// Staff changes to a record other than its status: assignee, notes, tags, snoozing, a mistyped address, the read mark.
import { emailKey } from '#app/forms/fields/rules.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { noteMentioned, recordsAssigned } from '#app/mail/messages/staff/records-assigned.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow } from '#db/tables/records.ts'
import { type Change, type Changed, changeRecord, type Done, type Target } from './change-record.server.ts'
import { type Colleague, listMentionable } from './colleagues.server.ts'
import { recordKinds, recordPath } from './kinds.ts'
import { mentionsIn } from './mentions.ts'
import { concernedAddressee } from './notices.server.ts'
import { isSnoozed } from './overdue.ts'
import { isOpen } from './statuses.ts'
import { mostTags, signedTags, tagsOf } from './tags/tags.ts'

/** Refused, because the record already has what was asked for. */
const unchanged = { refused: 'unchanged' } as const
type Outcome = Changed<RecordKind, 'gone' | 'changed' | 'unchanged'>

type Assignment = { targets: readonly Target[]; assignee: Colleague | null }

/** Assigns each record separately, and mails the colleague once about all of them. @returns an outcome for each target */
export function assignRecords(db: Db, { targets, assignee }: Assignment, by: By): Promise<Outcome[]> {
  return mailTransaction(db, async (trx) => {
    const found = new Map<Target, Outcome>()
    // In a fixed order, so that two people who assign the same records cannot deadlock.
    const ordered = [...targets].sort((one, other) => (one.reference < other.reference ? -1 : 1))
    for (const target of ordered) found.set(target, await assignRecord(trx, { ...target, assignee }, by))
    const outcomes = targets.flatMap((target) => found.get(target) ?? [])
    const isNew = ({ record, before }: Done) => record.assignee_id !== before.assignee_id
    await tellAssigned(trx, { assignee, done: outcomes.filter((outcome) => outcome.ok).filter(isNew) }, by)
    return outcomes
  })
}

type Assigned = { assignee: Colleague | null; done: readonly Done[] }

async function tellAssigned(trx: Trx, { assignee, done }: Assigned, { actor, now }: By) {
  if (!assignee || assignee.id === actor.id || done.length === 0) return
  const reader = await concernedAddressee(trx, assignee.id)
  const records = done.map(({ record }) => ({ ...record, path: recordPath(record) }))
  if (reader) await queueMail(trx, recordsAssigned({ ...reader, by: actor.name, records }), now)
}

const assignRecord = (trx: Trx, { assignee, ...target }: Target & Pick<Assigned, 'assignee'>, by: By) =>
  changeRecord(trx, target, by, (record) => {
    // Assigning a new enquiry starts work on it.
    const isBegun = record.kind === 'enquiry' && record.status === 'new' && assignee !== null
    if (!isBegun && record.assignee_id === (assignee?.id ?? null)) return unchanged
    return {
      values: { assignee_id: assignee?.id ?? null, status: isBegun ? recordKinds.enquiry.begun : record.status },
      events: [
        { type: 'assigned', to_status: record.status, note: assignee?.name },
        ...(isBegun ? [{ type: 'status' } as const] : []),
      ],
      entry: { verb: 'assigned', detail: { to: assignee?.name ?? null } },
    }
  })

type Unversioned = Omit<Target, 'version'>

/** Only adds, so it needs no version and causes no conflicts. Colleagues whom it names are mailed once each. */
export const addNote = (db: Db, { kind, reference, note }: Unversioned & { note: string }, by: By) =>
  mailTransaction(db, async (trx) => {
    const outcome = await changeRecord(trx, { kind, reference }, by, () => ({
      words: [note],
      events: [{ type: 'note', note }],
      entry: { verb: 'noted' },
    }))
    if (outcome.ok) await tellMentioned(trx, outcome.record, note, by)
    return outcome
  })

async function tellMentioned(trx: Trx, record: RecordRow, note: string, { actor, now }: By) {
  const named = mentionsIn(note)
  if (named.size === 0) return
  const readers = (await listMentionable(trx, record.kind)).filter(({ handle }) => named.has(handle))
  for (const { id } of readers) {
    const reader = id === actor.id ? null : await concernedAddressee(trx, id)
    const about = { ...record, path: recordPath(record) }
    if (reader) await queueMail(trx, noteMentioned({ ...reader, by: actor.name, note, record: about }), now)
  }
}

type Tagged = Target & { tags: readonly string[]; kept?: readonly string[] }

/** Adds tags. @param input `kept`: of the tags that it has, those that stay; by default all */
export const tagRecord = (db: Db, { tags, kept, ...target }: Tagged, by: By) =>
  db.transaction().execute((trx) =>
    changeRecord<RecordKind, 'unchanged' | 'too many tags'>(trx, target, by, (record) => {
      const had = tagsOf(record)
      const now = [...new Set([...had.filter((tag) => !kept || kept.includes(tag)), ...tags])]
      if (now.length > mostTags) return { refused: 'too many tags' }
      return now.join() === had.join() ? unchanged : { ...withTags(record, now), entry: { verb: 'tagged' } }
    }),
  )

/** Tags are indexed with their sign, such as #urgent. */
export const withTags = (record: RecordRow, tags: readonly string[]): Change => ({
  values: { tags: tags.join(',') || null },
  words: signedTags(tags),
  oldWords: signedTags(tagsOf(record)),
})

/** @param input `until`: null to have it back at once */
export const snoozeRecord = (db: Db, { until, ...target }: Target & { until: number | null }, by: By) =>
  db
    .transaction()
    .execute((trx) =>
      changeRecord(trx, target, by, (record) =>
        (until === null ? !isSnoozed(record, by.now) : until === record.snoozed_until)
          ? unchanged
          : { values: { snoozed_until: until }, entry: { verb: until === null ? 'woken' : 'snoozed' } },
      ),
    )

/** Marks the sender's latest message as needing no reply. */
export const settleRecord = (db: Db, target: Target, by: By) =>
  db.transaction().execute((trx) =>
    changeRecord(trx, target, by, ({ kind, status, answered_at, closed_at }) =>
      answered_at !== null && (isOpen(kind, status) || closed_at !== null)
        ? unchanged
        : {
            values: {
              answered_at: answered_at ?? by.now,
              closed_at: isOpen(kind, status) ? null : (closed_at ?? by.now),
            },
            events: [{ type: 'settled' }],
            entry: { verb: 'settled' },
          },
    ),
  )

export const correctAddress = (db: Db, { email, ...target }: Target & { email: string }, by: By) =>
  db.transaction().execute((trx) =>
    changeRecord(trx, target, by, (record) =>
      email === record.email
        ? unchanged
        : {
            values: { email, email_key: emailKey(email) },
            words: [email],
            events: [{ type: 'corrected', note: `${record.email} → ${email}` }],
            entry: { verb: 'address-corrected' },
          },
    ),
  )

/**
 * Marks a record as read. A GET changes nothing, so this is a POST: a script sends it when the page is open, and a
 * button does without scripts. It causes no conflicts, so the version stays.
 */
export async function markRead(db: Db, { kind, reference }: Unversioned, by: By): Promise<void> {
  await db
    .transaction()
    .execute((trx) =>
      changeRecord(trx, { kind, reference }, by, ({ read_at }) =>
        read_at === null ? { entry: { verb: 'read' }, keepsVersion: true } : { refused: 'read already' },
      ),
    )
}
