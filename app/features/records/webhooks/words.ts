import type { Phrase } from '#app/languages/phrases.server.ts'
import type { DeliveryStatus, TargetKind } from '#db/tables/webhooks.ts'

export const targetKinds = {
  webhook: 'Webhook (signed)',
  slack: 'Slack',
} as const satisfies Record<TargetKind, Phrase>

export const deliveryStates = {
  queued: 'Queued',
  held: 'Held',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  discarded: 'Discarded',
} as const satisfies Record<DeliveryStatus, Phrase>
