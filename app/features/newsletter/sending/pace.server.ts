// One pace of batches for all servers on this database: a fifth of what the provider allows, so that acknowledgements have
// the rest.
import { reserveSend } from '#app/mail/pace.server.ts'
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
  return reserveSend(db, gapFor(limit_per_second), now, 'newsletter_pace')
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
