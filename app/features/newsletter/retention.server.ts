import type { ExpressionBuilder } from 'kysely'
import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'
import type { Database } from '#db/schema.ts'

/** What a subscriber's row loses when the person leaves: only the hash of the address stays. */
export const forgottenSubscriber = {
  email: null,
  name: null,
  search_text: null,
  spam_reasons: null,
  request_digest: null,
  marketing_wording: null,
  marketing_version: null,
  marketing_at: null,
} as const

/** A request that nobody confirmed is not ours to keep: no copies. */
export const subscriberExpiries: Record<
  'bouncedSubscribers' | 'lapsedSubscribers' | 'unconfirmedSubscribers',
  DeletePortion
> = {
  // As long as the address is suppressed, staff may find out that it works after all.
  bouncedSubscribers: async (trx, { limit, now }) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscribers')
      .set(forgottenSubscriber)
      .where('id', 'in', (e) =>
        e
          .selectFrom('subscribers')
          .select('id')
          .where('status', '=', 'bounced')
          .where('email', 'is not', null)
          .where('ended_at', '<=', cutoffOf(retention.suppressedAddresses, now))
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  // Who had unsubscribed before is remembered as that again.
  lapsedSubscribers: async (trx, { limit, now }) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscribers')
      .set({ ...forgottenSubscriber, status: 'unsubscribed' })
      .where('id', 'in', (e) =>
        e
          .selectFrom('subscribers')
          .select('id')
          .where('status', '=', 'pending')
          .where('opt_in', '>', 1)
          .where(isLapsed(now))
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  unconfirmedSubscribers: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('subscribers')
        .where('id', 'in', (e) =>
          e
            .selectFrom('subscribers')
            .select('id')
            .where('status', '=', 'pending')
            .where('opt_in', '=', 1)
            .where(isLapsed(now))
            .limit(limit),
        ),
    ),
}

/** A request that waits for staff waits as long as other messages that were quarantined. */
const isLapsed = (now: number) => (e: ExpressionBuilder<Database, 'subscribers'>) =>
  e.or([
    e.and([e('spam_reasons', 'is', null), e('requested_at', '<=', cutoffOf(retention.subscribersUnconfirmed, now))]),
    e.and([e('spam_reasons', 'is not', null), e('requested_at', '<=', cutoffOf(retention.enquiriesSpam, now))]),
  ])
