// The outbox's health, and the pause when nothing can be sent.
import { type By, recordAudit, theSite } from '#db/audit.ts'
import { countBy } from '#db/queries/page.ts'
import type { Db } from '#db/schema.ts'
import { mailTransaction } from '../mail-transaction.server.ts'

/** A mail that waits longer is worth a warning. */
const lateMs = 15 * 60_000

export type OutboxHealth = {
  /** Mails not sent yet. */
  queued: number
  /** The age of the oldest of these; null when none waits. */
  oldestDueMs: number | null
  isLate: boolean
  /** Failed, unknown and held mails: staff must decide. */
  needsReview: number
  pausedReason: string | null
}

export async function outboxHealth(db: Db, now: number): Promise<OutboxHealth> {
  // Sent mails are the great majority, and are not counted here.
  const waiting = ['queued', 'sending', 'failed', 'unknown', 'held'] as const
  const counts = await countBy(db.selectFrom('outbox').where('status', 'in', waiting), 'status', waiting)
  const pause = await outboxPause(db)
  const oldest = await db
    .selectFrom('outbox')
    .select((e) => e.fn.min('created_at').as('at'))
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirst()
  const oldestDueMs = oldest?.at == null ? null : Math.max(0, now - Number(oldest.at))
  return {
    queued: counts.queued + counts.sending,
    oldestDueMs,
    isLate: (oldestDueMs ?? 0) > lateMs,
    needsReview: counts.failed + counts.unknown + counts.held,
    pausedReason: pause?.reason ?? null,
  }
}

export const outboxPause = (db: Db) => db.selectFrom('outbox_pause').select(['reason', 'since']).executeTakeFirst()

/** An existing pause only gets the newer reason. */
export function pauseOutbox(db: Db, reason: string, now: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('outbox_pause')
      .values({ id: 1, reason, since: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    // Without the reason, which quotes the mail service's response.
    if (begun) await recordAudit(trx, { verb: 'paused', kind: 'outbox' }, { actor: theSite, now })
    else await trx.updateTable('outbox_pause').set({ reason }).execute()
  })
}

export function resumeOutbox(db: Db, by: By): Promise<void> {
  return mailTransaction(db, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('outbox_pause').executeTakeFirst()
    if (numDeletedRows > 0n) await recordAudit(trx, { verb: 'resumed', kind: 'outbox' }, by)
  })
}
