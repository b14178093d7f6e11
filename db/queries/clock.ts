// Stored moments and a wall clock that somebody may set back.
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type StringReference, sql } from 'kysely'

/** How far the clocks of two servers on one database may be apart. */
export const clockTolerance = 60_000

/**
 * Whether something that lasts `length` and ends at the stored moment is over. It cannot end further ahead than it
 * lasts: where it seems to, the clock was set back since, and nobody shall wait for it to catch up.
 */
export const isOver = (end: number, length: number, now: number) => end <= now || end > now + length + clockTolerance

/** The same as a condition on a column. */
export const hasEnded = <DB, TB extends keyof DB>(
  e: ExpressionBuilder<DB, TB>,
  end: ReferenceExpression<DB, TB>,
  length: number,
  now: number,
) => isOutside(e, end, now, e.val(now + length + clockTolerance))

/** The same where rows last differently. @param newEnd a column with the end of what begins now */
export const hasEndedBefore = <DB, TB extends keyof DB>(
  e: ExpressionBuilder<DB, TB>,
  end: ReferenceExpression<DB, TB>,
  newEnd: StringReference<DB, TB>,
  now: number,
) => isOutside(e, end, now, sql<number>`${sql.ref(newEnd)} + ${clockTolerance}`)

const isOutside = <DB, TB extends keyof DB>(
  e: ExpressionBuilder<DB, TB>,
  end: ReferenceExpression<DB, TB>,
  now: number,
  latest: Expression<number>,
) => e.or([e(end, '<=', e.val(now)), e(end, '>', latest)])

/** The contrary: it lasts, and lasts no longer than it may. */
export const stillLasts = <DB, TB extends keyof DB>(
  e: ExpressionBuilder<DB, TB>,
  end: ReferenceExpression<DB, TB>,
  length: number,
  now: number,
) => e.and([e(end, '>', e.val(now)), e(end, '<=', e.val(now + length + clockTolerance))])
