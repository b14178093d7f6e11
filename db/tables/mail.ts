// Mails that leave and mails that come in.
import type { Generated, Insertable, Selectable } from 'kysely'

export type MailStatus =
  | 'queued'
  /** Staff decide whether it leaves. */
  | 'held'
  | 'sending'
  | 'sent'
  | 'delivered'
  | 'bounced'
  | 'complained'
  | 'failed'
  | 'unknown'
  | 'discarded'

export interface OutboxTable {
  /** Also the idempotency key given to the mail provider. */
  id: string
  kind: string
  status: MailStatus
  /** The lower, the earlier it leaves; mail/priority.ts has the kinds. */
  priority: number
  to_address: string
  /** The mailbox that the address leads to (see mailboxKey): what caps count by. */
  mailbox_key: string
  reply_to: string | null
  subject: string
  text_body: string
  html_body: string
  /** Extra headers, a JSON object. In these three, tokens of links that act for their reader are dots. */
  headers: string
  /** The three as they will be sent, encrypted, where they have such links; '' once nobody needs them any more. */
  sealed: string | null
  /** The iCalendar file that goes with it; null for none. */
  calendar: string | null
  /** When the links end; null where they do not. */
  links_end_at: number | null
  /** The reference of the record this mail is about, for staff; null for none. */
  reference: string | null
  /** Only those that may have reached the provider, and the first of them: what was clearly refused does not count. */
  attempts: number
  first_attempt_at: number | null
  next_attempt_at: number
  locked_until: number | null
  last_error: string | null
  provider_id: string | null
  /** The Message-ID that it really had, once the mail service has told. */
  message_id: string | null
  created_at: number
  sent_at: number | null
  /** When staff discarded it; null for what was dropped otherwise, or replaced by a copy. */
  discarded_at: number | null
}

/** Webhooks of the mail service that were taken in: each of them once. */
export interface WebhookEventsTable {
  id: string
  type: string
  received_at: number
}

export type SuppressionReason = 'bounced' | 'complained'

/** Addresses that nothing is sent to. */
export interface SuppressedAddressesTable {
  id: string
  mailbox_key: string
  address: string
  reason: SuppressionReason
  /** In the mail service's words. */
  detail: string | null
  /** The mail that came back or was reported. */
  mail_id: string | null
  suppressed_at: number
}

export type ReceivedStatus =
  /** To be fetched from the mail service. */
  | 'waiting'
  | 'filed'
  | 'quarantined'
  /** It could not be fetched. */
  | 'failed'
  /** Staff can restore it until it is purged. */
  | 'discarded'

export type QuarantineReason =
  | 'unknown address'
  | 'unknown sender'
  /** SPF, DKIM and DMARC say that the sender may be made up. */
  | 'unproven sender'
  | 'record gone'
  | 'not fetched'
  /** More have come than are fetched by themselves. */
  | 'too many'
  | 'too large'
  /** The process that read it ended. */
  | 'reading ended'

/** Mails that came in. */
export interface ReceivedMailsTable {
  id: string
  /** The mail service's; unique. */
  provider_id: string
  status: ReceivedStatus
  reason: QuarantineReason | null
  /** The record that it belongs to, once it is filed. */
  record_id: string | null
  /** Of the record that it was addressed to. */
  reference: string | null
  from_address: Generated<string>
  subject: Generated<string>
  message_id: string | null
  /** Its own words, and what it quotes below them. */
  body: Generated<string>
  quoted: string | null
  /** Sent by a program, as an absence notice. */
  is_automatic: Generated<number>
  /** What the mail service found out about the sender; null where it said nothing. */
  spf: string | null
  dkim: string | null
  dmarc: string | null
  /** Since when a process reads it; null for none. */
  reading_since: number | null
  /** When its words came from the mail service; null while only its sender and subject are known. */
  fetched_at: number | null
  /** When staff were told of it, where it is filed. */
  told_at: number | null
  received_at: number
  attempts: Generated<number>
  next_attempt_at: number
  last_error: string | null
}

/** What was attached to mails and applications that came in. */
export interface ReceivedFilesTable {
  id: string
  /** What it came with: a mail or an application. */
  received_id: string
  position: number
  name: string
  /** As the sender said: it is not to be believed. */
  type: string
  bytes: number
  /** In base64; null for one that was too large to keep. */
  content: string | null
  /** Since when what it came with is gone. */
  orphaned_at: number | null
}

/** At most one row, id 1: why nothing is being sent (a configuration error that staff must mend). */
export interface OutboxPauseTable {
  id: number
  reason: string
  since: number
}

/** One row, id 1: when the next mail may be handed to the provider, by whichever server. */
export interface MailPaceTable {
  id: number
  next_send_at: number
}

export type ReceivedMailRow = Selectable<ReceivedMailsTable>
export type SuppressedAddress = Selectable<SuppressedAddressesTable>
export type OutboxMail = Selectable<OutboxTable>
export type NewOutboxMail = Insertable<OutboxTable>
