// A second witness for the wall clock: the newest time at which old records were deleted. What has been kept for long
// enough is known by the clock alone, and one that was set wrong must not delete everything.
import type { Db, Trx } from '#db/schema.ts'

/** A server that was off for so long, or a clock that was set by so much, is nothing unusual. */
export const usualStep = 7 * 24 * 60 * 60_000

export type ClockJudgement = 'as expected' | 'ahead' | 'behind'

export function judgeClock(newest: number, now: number): ClockJudgement {
  if (now > newest + usualStep) return 'ahead'
  return now < newest - usualStep ? 'behind' : 'as expected'
}

export async function newestTime(db: Db | Trx): Promise<number> {
  const known = await db.selectFrom('purge_clock').select('newest_at').where('id', '=', 1).executeTakeFirstOrThrow()
  return known.newest_at
}

/** From now on this is the time by which others are judged. */
export async function believeTime(db: Db | Trx, newest_at: number): Promise<void> {
  await db.updateTable('purge_clock').set({ newest_at, told_at: null }).where('id', '=', 1).execute()
}

/** @returns whether nobody has been told yet that this time is doubted */
export async function tellOnce(trx: Trx, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('purge_clock')
    .set({ told_at: now })
    .where('id', '=', 1)
    .where('told_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
