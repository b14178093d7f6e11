// The staff's own data about a record.
import { bookedAt } from '#app/features/appointments/appointments.server.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

type Kept = 'promised_by' | 'seq' | 'assignee_id' | 'read_at' | 'snoozed_until' | 'tags' | 'asked_again_at'
type DeskFacts = Pick<RecordRow, Kept> & {
  assignee: string | null
  booked_at: number | null
  /** The reference of the record into which it was merged. */
  merged_into: string | null
}

export const readDeskFacts = (db: Db, reference: string): Promise<DeskFacts> =>
  db
    .selectFrom('records')
    .leftJoin('users', 'users.id', 'records.assignee_id')
    .leftJoin('records as remaining', 'remaining.id', 'records.merged_into')
    .select(['records.promised_by', 'records.seq', 'records.assignee_id', 'records.read_at', 'records.snoozed_until'])
    .select(['records.tags', 'records.asked_again_at', 'users.name as assignee', bookedAt.as('booked_at')])
    .select('remaining.reference as merged_into')
    .where('records.reference', '=', reference)
    .executeTakeFirstOrThrow()
