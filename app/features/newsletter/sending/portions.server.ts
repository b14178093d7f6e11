// Changes many mails of an issue in portions, so that each keeps the database busy for a few milliseconds only. SQLite
// answers within the same turn of the event loop: without a pause between them no request would be served.
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { StoredKey } from '#app/languages/stored-messages.ts'
import type { Database, Db, Trx } from '#db/schema.ts'
import type { IssueStatus, RecipientState } from '#db/tables/issues.ts'

const portion = 1_000

export const cancelledReason = 'the issue was cancelled' satisfies StoredKey

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
    const drop = { to: 'skipped', reason: cancelledReason, in: ['cancelled'], now } as const
    const dropPortion = () => changePortion(db, id, drop, (e) => e('state', 'in', ['queued', 'batched']))
    while (!signal?.aborted && (await dropPortion())) await othersTurn()
  }
}

/**
 * Queues the next mails of an issue that were refused, or may not have been sent, or were dropped when it was cancelled.
 * @param statuses those in which they may be queued @returns whether there were any
 */
export const queueMissed = (
  db: Db | Trx,
  id: string,
  { statuses, now }: { statuses: readonly IssueStatus[]; now: number },
): Promise<boolean> =>
  changePortion(db, id, { to: 'queued', reason: null, in: statuses, now }, (e) =>
    e.or([
      e('state', 'in', ['failed', 'unknown']),
      e.and([e('state', '=', 'skipped'), e('reason', '=', cancelledReason)]),
    ]),
  )

type Recipients = ExpressionBuilder<Database, 'newsletter_recipients'>
type Change = { to: RecipientState; reason: string | null; in: readonly IssueStatus[]; now: number }

/** Changes nothing once the issue is in another status. @returns whether mails were changed */
async function changePortion(
  db: Db | Trx,
  id: string,
  { to, reason, in: statuses, now }: Change,
  condition: (e: Recipients) => Expression<SqlBool>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_recipients')
    .set({ state: to, reason, batch_id: null, changed_at: now })
    .where('issue_id', '=', id)
    .where('n', 'in', (e) =>
      e.selectFrom('newsletter_recipients').select('n').where('issue_id', '=', id).where(condition).limit(portion),
    )
    .where((e) =>
      e.exists(e.selectFrom('newsletter_issues').select('id').where('id', '=', id).where('status', 'in', statuses)),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
