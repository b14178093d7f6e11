// The pace of batches, for all servers on this database: a fifth of what the provider allows, so that acknowledgements have
// the rest of the pace that all requests share.
import { readLimit, reserveSlot } from '#app/mail/pace.server.ts'
import type { Db } from '#db/schema.ts'

const leastGapMs = 500
const share = 0.2

/** @returns how long to wait for the reserved moment */
export async function reserveBatch(db: Db, now: number): Promise<number> {
  return reserveSlot(db, 'newsletter_pace', gapFor(await readLimit(db)), now)
}

const gapFor = (limitPerSecond: number) => Math.max(leastGapMs, Math.ceil(1000 / (share * limitPerSecond)))
