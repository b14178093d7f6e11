// The overdue records of the database.
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#db/schema.ts'
import { longestConsultation, longestPromise } from './overdue.ts'

/** The records that isOverdue finds, as an SQL condition; its first three lines select from the index of unanswered records. */
export const overdueAt = (now: number) => (e: ExpressionBuilder<Database, 'records'>) => {
  const consultation = e
    .selectFrom('appointments')
    .select((a) => a.fn.max('starts_at').as('at'))
    .whereRef('appointments.record_id', '=', 'records.id')
    .where('appointments.status', '=', 'booked')
    .whereRef('appointments.starts_at', '<=', 'records.promised_by')
    .where((a) => a('appointments.starts_at', '>', a.fn.coalesce('records.asked_again_at', 'records.received_at')))
  return e.and([
    e('records.closed_at', 'is', null),
    e('records.answered_at', 'is', null),
    e('records.promised_by', '<=', now + longestPromise),
    e(e.fn.coalesce(e(consultation, '+', longestConsultation), 'records.promised_by'), '<=', now),
  ])
}
