// Takes the last move of a member of staff back, of one record or of many, where nobody has changed them since.
import { lockRecord } from '#app/features/records/records.server.ts'
import { mayUndo } from '#app/features/records/statuses.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import { newId } from '#db/id.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

type Before = Pick<RecordRow, 'status' | 'closed_at' | 'answered_at' | 'snoozed_until' | 'spam_reasons'>
type LastMove = Pick<RecordRow, 'kind' | 'reference' | 'version'> & { before: Before }
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
  const moves = JSON.parse(last.moves) as LastMove[]
  let undone = 0
  for (const move of moves) if (await undoMove(db, move, actor, now)) undone += 1
  return { undone, left: moves.length - undone }
}

function undoMove(db: Db, { kind, reference, version, before }: LastMove, actor: Actor, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const record = await lockRecord(trx, kind, reference)
    if (record?.version !== version) return false
    await trx
      .updateTable('records')
      .set({ ...before, version: version + 1 })
      .where('id', '=', record.id)
      .execute()
    const statuses = { from_status: record.status, to_status: before.status }
    await addEvent(trx, record, now, { type: 'status', actor_id: actor.id, note: 'undone', ...statuses })
    const detail = { from: record.status, to: before.status }
    await recordAudit(trx, actor, { verb: 'move-undone', kind, id: record.id, reference, detail }, now)
    return true
  })
}
