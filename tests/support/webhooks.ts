// Rows of webhooks, for tests of other things.
import type { Insertable } from 'kysely'
import type { Database } from '#db/schema.ts'

export const someTarget = (now: number): Insertable<Database['webhook_targets']> => ({
  id: 'target',
  kind: 'webhook',
  name: 'The ledger',
  host: 'hooks.example',
  sealed_address: '',
  sealed_secret: null,
  events: 'record.created',
  has_personal: 0,
  is_on: 1,
  failing_since: null,
  created_at: now,
  version: 1,
})

export const someDelivery = (
  now: number,
  reference: string | null = null,
): Insertable<Database['webhook_deliveries']> => ({
  id: 'delivery',
  target_id: 'target',
  event_id: 'event',
  event: 'record.created',
  reference,
  body: '{}',
  status: 'queued',
  attempts: 0,
  first_attempt_at: null,
  next_attempt_at: now,
  locked_until: null,
  last_error: null,
  last_answer: null,
  created_at: now,
  sent_at: null,
})
