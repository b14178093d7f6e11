// Changes of many mails of an issue, in portions: nobody else waits noticeably for the database.
import type { ExpressionBuilder } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import type { RecipientState } from '#db/tables/issues.ts'

const portion = 1_000

export const cancelledReason = 'the issue was cancelled'

/** Drops the mails of cancelled issues that were never handed over. */
export async function dropCancelled(db: Db, now: number, signal?: AbortSignal): Promise<void> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .innerJoin('newsletter_counts', 'newsletter_counts.issue_id', 'newsletter_issues.id')
    .select('newsletter_issues.id')
    .distinct()
    .where('status', '=', 'cancelled')
    .where('state', 'in', ['queued', 'batched'])
    .where('count', '>', 0)
    .execute()
  for (const { id } of issues) {
    const left = { to: 'skipped', reason: cancelledReason, status: 'cancelled' } as const
    await inPortions(db, id, left, (e) => e('state', 'in', ['queued', 'batched']), now, signal)
  }
}

/**
 * Queues the mails of an ended issue that were refused, or may not have been sent, or were dropped when it was cancelled.
 * They leave once the issue is sending again.
 */
export async function queueMissed(db: Db, id: string, now: number): Promise<void> {
  // A cancelled issue counts as sent from here on, so that nothing drops its mails again.
  await db
    .updateTable('newsletter_issues')
    .set({ status: 'sent' })
    .where('id', '=', id)
    .where('status', '=', 'cancelled')
    .execute()
  const isMissed = (e: Recipients) =>
    e.or([
      e('state', 'in', ['failed', 'unknown']),
      e.and([e('state', '=', 'skipped'), e('reason', '=', cancelledReason)]),
    ])
  await inPortions(db, id, { to: 'queued', reason: null, status: 'sent' }, isMissed, now)
}

type Recipients = ExpressionBuilder<Database, 'newsletter_recipients'>
type Change = { to: RecipientState; reason: string | null; status: 'sent' | 'cancelled' }

/** Stops as soon as the issue is in another status. */
async function inPortions(
  db: Db,
  id: string,
  { to, reason, status }: Change,
  condition: (e: Recipients) => ReturnType<Recipients['and']>,
  now: number,
  signal?: AbortSignal,
) {
  for (let changed = portion; changed === portion && !signal?.aborted; ) {
    const isStill = (e: Recipients) =>
      e.exists(e.selectFrom('newsletter_issues').select('id').where('id', '=', id).where('status', '=', status))
    const result = await db
      .updateTable('newsletter_recipients')
      .set({ state: to, reason, batch_id: null, changed_at: now })
      .where('issue_id', '=', id)
      .where('n', 'in', (e) =>
        e
          .selectFrom('newsletter_recipients')
          .select('n')
          .where('issue_id', '=', id)
          .where((r) => condition(r as Recipients))
          .limit(portion),
      )
      .where((e) => isStill(e as Recipients))
      .executeTakeFirst()
    changed = Number(result.numUpdatedRows)
  }
}
