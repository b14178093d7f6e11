// One sending rate for all servers on this database, of single mails and of batches: each send reserves the next free slot.
import { hasEnded } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'

/** @param gap the time between two sends @returns how long to wait for the reserved slot */
export async function reserveSend(
  db: Db,
  gap: number,
  now: number,
  table: 'mail_pace' | 'newsletter_pace' = 'mail_pace',
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
