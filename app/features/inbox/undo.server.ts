// Undoes a member of staff's last move or assignment, of one record or many, unless the record has changed since.
import { lockRecord } from '#app/features/records/records.server.ts'
import { mayUndo } from '#app/features/records/statuses.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

type Before = Pick<RecordRow, 'status' | 'closed_at' | 'answered_at' | 'snoozed_until' | 'spam_reasons'>
type Last<Kept> = Pick<RecordRow, 'kind' | 'reference' | 'version'> & { before: Kept }
type LastMove = Last<Before>
type LastAssignment = Last<Pick<RecordRow, 'status' | 'assignee_id'>>
type Moved = { record: RecordRow; before: RecordRow }

/** @returns what names them to undoMoves; undefined where nothing can be taken back */
export async function rememberMoves(db: Db, userId: string, moved: readonly Moved[]): Promise<string | undefined> {
  const moves = moved
    .filter(({ record }) => mayUndo(record.kind, record.status))
    .map(({ record, before }): LastMove => {
      const { status, closed_at, answered_at, snoozed_until, spam_reasons } = before
      const { kind, reference, version } = record
      return { kind, reference, version, before: { status, closed_at, answered_at, snoozed_until, spam_reasons } }
    })
  return remember(db, userId, moves)
}

export function rememberAssignments(db: Db, userId: string, changed: readonly Moved[]): Promise<string | undefined> {
  const assignments = changed.map(({ record: { kind, reference, version }, before }): LastAssignment => {
    const { status, assignee_id } = before
    return { kind, reference, version, before: { status, assignee_id } }
  })
  return remember(db, userId, assignments)
}

async function remember(db: Db, userId: string, moves: readonly (LastMove | LastAssignment)[]) {
  if (moves.length === 0) return undefined
  const last = { id: newId(), moves: JSON.stringify(moves) }
  await db
    .insertInto('last_moves')
    .values({ user_id: userId, ...last })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(last))
    .execute()
  return last.id
}

/** @returns how many are back, and how many somebody has changed since; null where there is nothing to take back */
export async function undoMoves(
  db: Db,
  { id: userId, actor }: { id: string; actor: Actor },
  undo: string,
  now: number,
): Promise<{ undone: number; left: number } | null> {
  const last = await db
    .deleteFrom('last_moves')
    .where('user_id', '=', userId)
    .where('id', '=', undo)
    .returning('moves')
    .executeTakeFirst()
  if (!last) return null
  const moves = JSON.parse(last.moves) as (LastMove | LastAssignment)[]
  let undone = 0
  for (const move of moves) if (await takeBack(db, move, actor, now)) undone += 1
  return { undone, left: moves.length - undone }
}

function takeBack(db: Db, last: LastMove | LastAssignment, actor: Actor, now: number): Promise<boolean> {
  const { kind, reference, version, before } = last
  return db.transaction().execute(async (trx) => {
    const record = await lockRecord(trx, kind, reference)
    if (record?.version !== version) return false
    const about = { actor_id: actor.id, from_status: record.status }
    const assignee = 'assignee_id' in before ? await findAssignee(trx, before.assignee_id) : undefined
    await trx
      .updateTable('records')
      .set({ ...before, ...(assignee ? { assignee_id: assignee.id } : {}), version: version + 1 })
      .where('id', '=', record.id)
      .execute()
    if (assignee) {
      await addEvent(trx, record, now, { ...about, type: 'assigned', to_status: record.status, note: assignee.name })
    }
    if (!assignee || record.status !== before.status) {
      await addEvent(trx, record, now, { ...about, type: 'status', to_status: before.status, note: 'undone' })
    }
    const entry = { kind, id: record.id, reference }
    if (assignee) {
      const detail = { to: assignee.name, undone: true }
      await recordAudit(trx, actor, { ...entry, verb: 'assigned', detail }, now)
    } else {
      const detail = { from: record.status, to: before.status }
      await recordAudit(trx, actor, { ...entry, verb: 'move-undone', detail }, now)
    }
    return true
  })
}

/** Unassigned if the record was unassigned before, or if that account is gone. */
async function findAssignee(trx: Trx, id: string | null): Promise<{ id: string | null; name: string | null }> {
  const user = id ? await trx.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirst() : null
  return user ?? { id: null, name: null }
}
