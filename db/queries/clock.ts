// Compares stored times with a wall clock that may be set back; and the database's own clock, which all nodes share.
import { type Expression, type ExpressionBuilder, type ReferenceExpression, type StringReference, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'

/** The difference allowed between the clocks of two servers on one database. */
export const clockTolerance = 60_000

/**
 * True when a period of `length` that ends at the stored time is over. An end further ahead than that means that the
 * clock was set back, so it counts as over too: nothing should wait for the clock to catch up.
 */
export const isOver = (end: number, length: number, now: number) => end <= now || end > now + length + clockTolerance

/** The same as a condition on a column. */
export const hasEnded = <DB, TB extends keyof DB>(
  e: ExpressionBuilder<DB, TB>,
  end: ReferenceExpression<DB, TB>,
  length: number,
  now: number,
) => isOutside(e, end, now, e.val(now + length + clockTolerance))

/** The same for rows of different lengths. @param newEnd the column with the end of a period that begins now */
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

/** The negation: the period has not ended, and is no longer than allowed. */
export const stillLasts = <DB, TB extends keyof DB>(
  e: ExpressionBuilder<DB, TB>,
  end: ReferenceExpression<DB, TB>,
  length: number,
  now: number,
) => e.and([e(end, '>', e.val(now)), e(end, '<=', e.val(now + length + clockTolerance))])

/** The database's clock in milliseconds: the same for all nodes, whatever their own say. */
export const databaseNow = (db: Db) =>
  isPostgres(db)
    ? sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
    : sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
