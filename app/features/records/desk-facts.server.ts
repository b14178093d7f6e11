// What staff keep about a record beside what was sent, and that somebody has read it.
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

type Kept = 'promised_by' | 'seq' | 'assignee_id' | 'read_at' | 'snoozed_until' | 'tags' | 'asked_again_at'
export type DeskFacts = Pick<RecordRow, Kept> & { assignee: string | null }

export const findDeskFacts = (db: Db, reference: string): Promise<DeskFacts> =>
  db
    .selectFrom('records')
    .leftJoin('users', 'users.id', 'records.assignee_id')
    .select(['records.promised_by', 'records.seq', 'records.assignee_id', 'records.read_at', 'records.snoozed_until'])
    .select(['records.tags', 'records.asked_again_at', 'users.name as assignee'])
    .where('records.reference', '=', reference)
    .executeTakeFirstOrThrow()

/**
 * A GET changes nothing, so a record is unread until somebody has done something with it: moved it, written a note, or
 * sent this, which a script does when the page is open and a button does without. It is no change that anybody could
 * collide with, so the version stays.
 */
export function markRead(db: Db, reference: string, actor: Actor, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const record = await trx
      .updateTable('records')
      .set({ read_at: now })
      .where('reference', '=', reference)
      .where('read_at', 'is', null)
      .returning(['id', 'kind'])
      .executeTakeFirst()
    if (record) await recordAudit(trx, actor, { verb: 'read', kind: record.kind, id: record.id, reference }, now)
  })
}
