// Undoes a member of staff's last move, assignment, tags, merge or reply, of one record or many, unless the record has changed since.
import { env } from '#app/env.server.ts'
import { type Change, changeRecord } from '#app/features/records/change-record.server.ts'
import { separateRecord } from '#app/features/records/merge.server.ts'
import { isWaiting, unsendReply } from '#app/features/records/reply/unsend.server.ts'
import { withTags } from '#app/features/records/staff-changes.server.ts'
import { isOpen, mayUndo } from '#app/features/records/statuses.ts'
import { tagsOf } from '#app/features/records/tags/tags.ts'
import type { StaffBy } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language, RecordRow } from '#db/tables/records.ts'

type Before = Pick<RecordRow, 'status' | 'closed_at' | 'answered_at' | 'snoozed_until' | 'spam_reasons'>
type Last<Kept> = Pick<RecordRow, 'kind' | 'reference' | 'version'> & { before: Kept }
type LastMove = Last<Before>
type LastAssignment = Last<Pick<RecordRow, 'status' | 'assignee_id'>>
type LastTags = Last<Pick<RecordRow, 'tags'>>
type LastMerge = Last<Pick<RecordRow, 'merged_into'>>
type LastReply = Last<Before> & { mail: string; language: Language }
type LastChange = LastMove | LastAssignment | LastTags | LastMerge | LastReply
type Moved = { record: RecordRow; before: RecordRow }

/** @returns the id for undoMoves; undefined if there is nothing to undo */
export async function rememberMoves(db: Db, moved: readonly Moved[], by: StaffBy): Promise<string | undefined> {
  const isUndoable = ({ record, before }: Moved) =>
    record.status === before.status || mayUndo(record.kind, record.status)
  const moves = moved.filter(isUndoable).map(lastMove)
  return remember(db, moves, by)
}

function lastMove({ record, before }: Moved): LastMove {
  const { status, closed_at, answered_at, snoozed_until, spam_reasons } = before
  const { kind, reference, version } = record
  return { kind, reference, version, before: { status, closed_at, answered_at, snoozed_until, spam_reasons } }
}

/** @returns undefined for a reply that does not wait, such as one to a demonstration visitor, which is never sent */
export async function rememberReply(db: Db, sent: Moved & { mailId: string; language: Language }, by: StaffBy) {
  if (env.UNDO_SEND_SECONDS === 0 || !(await isWaiting(db, sent.mailId))) return undefined
  return remember(db, [{ ...lastMove(sent), mail: sent.mailId, language: sent.language } satisfies LastReply], by)
}

export function rememberAssignments(db: Db, changed: readonly Moved[], by: StaffBy): Promise<string | undefined> {
  const assignments = changed.map(({ record: { kind, reference, version }, before }): LastAssignment => {
    const { status, assignee_id } = before
    return { kind, reference, version, before: { status, assignee_id } }
  })
  return remember(db, assignments, by)
}

export function rememberTags(db: Db, changed: readonly Moved[], by: StaffBy): Promise<string | undefined> {
  const tags = changed.map(({ record: { kind, reference, version }, before }): LastTags => {
    return { kind, reference, version, before: { tags: before.tags } }
  })
  return remember(db, tags, by)
}

/** @param merged the records that are shown by others now */
export function rememberMerges(db: Db, merged: readonly RecordRow[], by: StaffBy): Promise<string | undefined> {
  const last = merged.map(
    ({ kind, reference, version }): LastMerge => ({ kind, reference, version, before: { merged_into: null } }),
  )
  return remember(db, last, by)
}

async function remember(db: Db, moves: readonly LastChange[], { actor }: StaffBy) {
  if (moves.length === 0) return undefined
  const last = { id: newId(), moves: JSON.stringify(moves) }
  await db
    .insertInto('last_moves')
    .values({ user_id: actor.id, ...last })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(last))
    .execute()
  return last.id
}

export type Undone = {
  undone: number
  /** The number of records changed since, or of replies sent. */
  left: number
  /** The record of a reply; taken back, its text is a draft again. */
  reply?: Pick<RecordRow, 'kind' | 'reference'>
}

/** Called for an application that an undo opens again. @returns a note for its history, or null */
type Reopened = (trx: Trx, record: RecordRow<'application'>) => Promise<string | null>

/** @returns null if there is nothing to undo */
export async function undoMoves(db: Db, undo: string, by: StaffBy, reopened: Reopened): Promise<Undone | null> {
  const last = await db
    .deleteFrom('last_moves')
    .where('user_id', '=', by.actor.id)
    .where('id', '=', undo)
    .returning('moves')
    .executeTakeFirst()
  if (!last) return null
  const moves = JSON.parse(last.moves) as LastChange[]
  let undone = 0
  for (const move of moves) if (await takeBack(db, move, by, reopened)) undone += 1
  const [first] = moves
  return {
    undone,
    left: moves.length - undone,
    ...(first && 'mail' in first && { reply: { kind: first.kind, reference: first.reference } }),
  }
}

async function takeBack(db: Db, last: LastChange, by: StaffBy, reopened: Reopened): Promise<boolean> {
  if ('mail' in last) return unsendReply(db, last, by)
  const { before, ...target } = last
  if ('merged_into' in before) return (await separateRecord(db, target, by)).ok
  const { ok } = await db.transaction().execute(async (trx) => {
    const assignee = 'assignee_id' in before ? await findAssignee(trx, before.assignee_id) : nobody
    return changeRecord(trx, target, by, (record) => ({
      ...('tags' in before
        ? { ...withTags(record, tagsOf(before)), entry: { verb: 'tagged', detail: { undone: true } } as const }
        : 'assignee_id' in before
          ? assignBack(record, before, assignee)
          : moveBack(record, before, (changed) => reopened(trx, changed))),
      // Undoing in the list reads nothing that has arrived since.
      reading: 'kept',
    }))
  })
  return ok
}

const moved = { type: 'status' as const }

type Noted = (changed: RecordRow<'application'>) => Promise<string | null>

function moveBack(record: RecordRow, before: Before, reopened: Noted): Change {
  // Undoing a snooze moves nothing: it snoozes again, or wakes.
  if (record.status === before.status) {
    return {
      values: before,
      entry: { verb: before.snoozed_until === null ? 'woken' : 'snoozed', detail: { undone: true } },
    }
  }
  const detail = { from: record.status, to: before.status }
  const isReopened = isOpen(record.kind, before.status) && !isOpen(record.kind, record.status)
  const events = async (changed: RecordRow) =>
    isReopened && isApplication(changed) ? [{ ...moved, note: await reopened(changed) }] : [moved]
  return { values: before, events, entry: { verb: 'move-undone', detail } }
}

const isApplication = (record: RecordRow): record is RecordRow<'application'> => record.kind === 'application'

function assignBack(record: RecordRow, { status }: LastAssignment['before'], assignee: Assignee): Change {
  const assigned = { type: 'assigned' as const, to_status: record.status, note: assignee.name }
  return {
    values: { status, assignee_id: assignee.id },
    events: record.status === status ? [assigned] : [assigned, moved],
    entry: { verb: 'assigned', detail: { to: assignee.name, undone: true } },
  }
}

type Assignee = { id: string | null; name: string | null }
const nobody: Assignee = { id: null, name: null }

/** Unassigned if the record was unassigned before, or if that account is gone. */
async function findAssignee(trx: Trx, id: string | null): Promise<Assignee> {
  const user = id ? await trx.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst() : null
  return user ?? nobody
}
