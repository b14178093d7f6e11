// The addresses that are told of changes to records, and what is delivered to them.
import type { Selectable } from 'kysely'

export type TargetKind = 'webhook' | 'slack'

export interface WebhookTargetsTable {
  id: string
  kind: TargetKind
  /** Its purpose, in the words of the admin who added it. */
  name: string
  /** The host of the address. */
  host: string
  /** The whole address, encrypted, because anyone with a Slack address can post to it. */
  sealed_address: string
  /** The signing secret, encrypted; null for Slack, which checks no signature. */
  sealed_secret: string | null
  /** The chosen kinds of events, comma separated. */
  events: string
  /** 1 if what is sent includes the record, with the sender's name, address and message. */
  has_personal: number
  is_on: number
  /** Since when every attempt has failed; null after a success. */
  failing_since: number | null
  created_at: number
  version: number
}

export type DeliveryStatus = 'queued' | 'held' | 'sending' | 'sent' | 'failed' | 'discarded'

export interface WebhookDeliveriesTable {
  id: string
  target_id: string
  /** The stable id of the event, by which receivers recognise a repeat. */
  event_id: string
  event: string
  /** The reference of its record; null for a test. */
  reference: string | null
  /** The message as JSON, without the sender's data: these are added when it is sent, and not kept. */
  body: string
  status: DeliveryStatus
  attempts: number
  first_attempt_at: number | null
  next_attempt_at: number
  locked_until: number | null
  last_error: string | null
  /** The beginning of the last answer. */
  last_answer: string | null
  created_at: number
  sent_at: number | null
}

export type WebhookTarget = Selectable<WebhookTargetsTable>
export type WebhookDelivery = Selectable<WebhookDeliveriesTable>
