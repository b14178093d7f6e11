// One pace of batches for all servers on this database: a fifth of what the provider allows, so that acknowledgements have
// the rest.
import { hasEnded } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'

const leastGapMs = 500
const share = 0.2

/** @returns how long to wait for the reserved moment */
export async function reserveBatch(db: Db, now: number): Promise<number> {
  const { limit_per_second } = await db
    .selectFrom('newsletter_pace')
    .select('limit_per_second')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const gap = gapFor(limit_per_second)
  const { next_send_at } = await db
    .updateTable('newsletter_pace')
    .set((e) => ({
      next_send_at: e
        .case()
        // A moment so far ahead means that the clock was set back.
        .when(hasEnded(e, 'next_send_at', 0, now))
        .then(e.val(now + gap))
        .else(e('next_send_at', '+', gap))
        .end(),
    }))
    .where('id', '=', 1)
    .returning('next_send_at')
    .executeTakeFirstOrThrow()
  return Number(next_send_at) - gap - now
}

const gapFor = (limitPerSecond: number) => Math.max(leastGapMs, Math.ceil(1000 / (share * limitPerSecond)))

export async function rememberLimit(db: Db, limitPerSecond: number): Promise<void> {
  await db
    .updateTable('newsletter_pace')
    .set({ limit_per_second: limitPerSecond })
    .where('id', '=', 1)
    .where('limit_per_second', '!=', limitPerSecond)
    .execute()
}
