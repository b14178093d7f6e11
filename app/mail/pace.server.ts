// One pace for all requests to the provider, of single mails and of batches, from all servers on this database: each reserves
// the next free slot. The provider says how many it allows. Batches have a slower pace of their own besides, so that
// acknowledgements have the rest.
import { hasEnded } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'

/** The share of the provider’s limit that we use: requests of busy servers bunch up, and other programs may use the same account. */
const shareOfAll = 0.5
const shareOfBatches = 0.2
const leastGapOfBatchesMs = 500

/** Reserves the next slot for a request of any kind. @returns how long to wait for it */
export const reserveRequest = async (db: Db, now: number): Promise<number> =>
  reserveSlot(db, 'mail_pace', gapFor(shareOfAll, await readLimit(db)), now)

/** The same for a batch, which reserves both. */
export const reserveBatch = async (db: Db, now: number): Promise<number> =>
  reserveSlot(db, 'newsletter_pace', Math.max(leastGapOfBatchesMs, gapFor(shareOfBatches, await readLimit(db))), now)

const gapFor = (share: number, limitPerSecond: number) => Math.ceil(1000 / (share * limitPerSecond))

/** The requests a second that the provider last said it allows; at first the fewest that it ever allowed. */
export async function readLimit(db: Db): Promise<number> {
  const { limit_per_second } = await db
    .selectFrom('newsletter_pace')
    .select('limit_per_second')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return limit_per_second
}

export async function rememberLimit(db: Db, limitPerSecond: number): Promise<void> {
  if (limitPerSecond === (await readLimit(db))) return
  await db.updateTable('newsletter_pace').set({ limit_per_second: limitPerSecond }).where('id', '=', 1).execute()
}

/** @param gap the time between two slots @returns how long to wait for the reserved one */
export async function reserveSlot(
  db: Db,
  table: 'mail_pace' | 'newsletter_pace',
  gap: number,
  now: number,
): Promise<number> {
  const { next_send_at } = await db
    .updateTable(table as 'mail_pace')
    .set((e) => ({
      next_send_at: e
        .case()
        // A slot so far ahead means that the clock was set back.
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
