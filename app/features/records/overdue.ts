// Promised an answer by then, and nobody has begun.
import type { ExpressionBuilder } from 'kysely'
import type { Database, RecordRow } from '#db/schema.ts'

export const isOverdue = ({ status, promised_by }: Pick<RecordRow, 'status' | 'promised_by'>, now: number) =>
  status === 'new' && promised_by <= now

/** The same as a condition; the first line is what the index of open records is chosen by. */
export const overdueAt = (now: number) => (e: ExpressionBuilder<Database, 'records'>) =>
  e.and([e('records.closed_at', 'is', null), e('records.status', '=', 'new'), e('records.promised_by', '<=', now)])
