// The overdue records of the database.
import { type ExpressionBuilder, sql } from 'kysely'
import { bookedAt } from '#app/features/appointments/appointments.server.ts'
import type { Database } from '#db/schema.ts'
import { longestConsultation, longestPromise } from './overdue.ts'

/** When a record is due: the SQL of dueAt. */
export const dueBy = sql<number>`case when ${bookedAt} <= records.promised_by
  then ${bookedAt} + ${sql.lit(longestConsultation)} else records.promised_by end`

/** The records that isOverdue finds; the first three lines select from the index of unanswered records. */
export const overdueAt = (now: number) => (e: ExpressionBuilder<Database, 'records'>) =>
  e.and([
    e('records.closed_at', 'is', null),
    e('records.answered_at', 'is', null),
    e('records.promised_by', '<=', now + longestPromise),
    e(dueBy, '<=', now),
  ])
