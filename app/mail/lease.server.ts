// The rules of sending what waits: when it is due, the lease of the process that sends it, retries. For mails and webhooks alike.
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { hasEnded } from '#db/queries/clock.ts'
import type { Database, Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'

/** Longer than one attempt can take, so that an expired lease means a dead process. */
export const leaseMs = 60_000
/** The mail service forgets an idempotency key after 24 h: a later attempt could send a mail twice. */
export const retryWindowMs = 23 * 60 * 60_000
/** The maximum back-off. */
export const longestPauseMs = 75 * 60_000

/** Both have the columns of an attempt; queries are typed as of the outbox. */
type Waiting = 'outbox' | 'webhook_deliveries'
const asOutbox = (table: Waiting) => table as 'outbox'

export const isDue = (now: number) => (e: ExpressionBuilder<Database, 'outbox'>) =>
  e.and([
    e('status', '=', 'queued'),
    // Without an attempt it is due at once, whatever the clock said when it was queued.
    e.or([e('attempts', '=', 0), hasEnded(e, 'next_attempt_at', longestPauseMs, now)]),
    e.or([e('first_attempt_at', 'is', null), e('first_attempt_at', '>', now - retryWindowMs)]),
  ])

export const leased = (now: number) => (e: ExpressionBuilder<Database, 'outbox'>) => ({
  status: 'sending' as const,
  locked_until: now + leaseMs,
  attempts: e('attempts', '+', 1),
  first_attempt_at: e.fn.coalesce('first_attempt_at', e.val(now)),
})

/** Releases those whose lease has expired: their process has ended. The attempt counts, because it may have succeeded. */
export async function releaseLost(db: Db, table: Waiting, now: number): Promise<void> {
  await db
    .updateTable(asOutbox(table))
    .set({ status: 'queued', locked_until: null })
    .where('status', '=', 'sending')
    .where((e) => hasEnded(e, 'locked_until', leaseMs, now))
    .execute()
}

type Stopped = { status: 'unknown' | 'failed'; why: string }

/** Stops retrying those that were first tried too long ago; staff decide. @returns the number stopped */
export async function stopRetrying(db: Db, table: Waiting, { status, why }: Stopped, now: number): Promise<number> {
  const result = await db
    .updateTable(asOutbox(table))
    .set({
      status,
      locked_until: null,
      last_error: sql<string>`coalesce(last_error || ' ', '') || ${sql.lit(why)}`,
    })
    .where('status', '=', 'queued')
    .where('first_attempt_at', '<=', now - retryWindowMs)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

type Leased = { id: string; locked_until: number | null }

/** Only while we hold the lease: otherwise the next holder decides. @returns whether we held it */
export async function settle<Table extends Waiting>(
  db: Db,
  table: Table,
  { id, locked_until }: Leased,
  outcome: Partial<Selectable<Database[Table]>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(asOutbox(table))
    .set({ ...(outcome as Partial<OutboxMail>), locked_until: null })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('locked_until', '=', locked_until)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
