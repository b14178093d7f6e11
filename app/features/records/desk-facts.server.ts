// The staff's own data about a record, and its read mark.
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
 * Marks a record as read. A GET changes nothing, so this is a POST: a script sends it when the page is open, and a
 * button does without scripts. It causes no conflicts, so the version stays.
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
