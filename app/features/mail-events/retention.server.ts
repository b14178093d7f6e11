import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'

/** These rows are deleted without copies, because no person would miss them. */
export const mailEventExpiries: Record<'webhookEvents' | 'suppressedAddresses', DeletePortion> = {
  webhookEvents: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('webhook_events')
        .where('id', 'in', (e) =>
          e
            .selectFrom('webhook_events')
            .select('id')
            .where('received_at', '<=', cutoffOf(retention.mailEvents, now))
            .limit(limit),
        ),
    ),
  suppressedAddresses: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('suppressed_addresses')
        .where('id', 'in', (e) =>
          e
            .selectFrom('suppressed_addresses')
            .select('id')
            .where('suppressed_at', '<=', cutoffOf(retention.suppressedAddresses, now))
            .limit(limit),
        ),
    ),
}
