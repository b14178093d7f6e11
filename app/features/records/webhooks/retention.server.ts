import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { type DeletePortion, expire } from '#db/queries/expiry.ts'

/** Without copies: what was sent is known to its receiver, and what was not is too old to matter. */
export const deliveryExpiries: Record<'webhookDeliveries', DeletePortion> = {
  webhookDeliveries: expire('webhook_deliveries', {
    key: 'id',
    column: 'created_at',
    cutoff: (now) => cutoffOf(retention.webhookDeliveries, now),
  }),
}
