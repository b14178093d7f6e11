import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { type DeletePortion, expire } from '#db/queries/expiry.ts'

/** These rows are deleted without copies, because no person would miss them. */
export const mailEventExpiries: Record<'webhookEvents' | 'suppressedAddresses', DeletePortion> = {
  webhookEvents: expire('webhook_events', {
    key: 'id',
    column: 'received_at',
    cutoff: (now) => cutoffOf(retention.mailEvents, now),
  }),
  suppressedAddresses: expire('suppressed_addresses', {
    key: 'id',
    column: 'suppressed_at',
    cutoff: (now) => cutoffOf(retention.suppressedAddresses, now),
  }),
}
