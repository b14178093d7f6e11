// A second check of the server's clock: the newest time at which old records were deleted. Retention depends on the
// clock alone, and a clock set wrong must not delete everything.
import type { Db, Trx } from '#db/schema.ts'

/** A server that was off for up to a week, or a clock corrected by as much, is normal. */
const usualStep = 7 * 24 * 60 * 60_000

export type ClockJudgement = 'as expected' | 'ahead' | 'behind'

export function judgeClock(newest: number, now: number): ClockJudgement {
  if (now > newest + usualStep) return 'ahead'
  return now < newest - usualStep ? 'behind' : 'as expected'
}

export async function newestTime(db: Db | Trx): Promise<number> {
  const clock = await db.selectFrom('purge_clock').select('newest_at').where('id', '=', 1).executeTakeFirstOrThrow()
  return clock.newest_at
}

/** Stores the time that later clocks are compared with. */
export async function believeTime(db: Db | Trx, newest_at: number): Promise<void> {
  await db.updateTable('purge_clock').set({ newest_at, told_at: null }).where('id', '=', 1).execute()
}

/** @returns true for the first call about this doubtful clock */
export async function tellOnce(trx: Trx, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('purge_clock')
    .set({ told_at: now })
    .where('id', '=', 1)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
