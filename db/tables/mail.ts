// Outgoing and incoming mails.
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Language } from './records.ts'

export type MailStatus =
  | 'queued'
  /** Staff decide whether it is sent. */
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
  /** Lower values are sent first; see mail/priority.ts. */
  priority: number
  to_address: string
  /** The mailbox behind the address (see mailboxKey), by which caps are counted. */
  mailbox_key: string
  reply_to: string | null
  /** The name in From, of the person who wrote it; null for the company's, as MAIL_FROM has it. */
  sender: string | null
  subject: string
  text_body: string
  html_body: string
  /** Extra headers, a JSON object. In these three columns, tokens of links that authorise their reader are masked. */
  headers: string
  /** The unmasked three, encrypted, for mails with such links; '' once they are no longer needed. */
  sealed: string | null
  /** The attached iCalendar file; null for none. */
  calendar: string | null
  /** The ids of the files that it carries, as JSON; null for none. */
  files: string | null
  /** When its links expire; null if they do not. */
  links_end_at: number | null
  /** The reference of its record, for staff; null for none. */
  reference: string | null
  /** Attempts that may have reached the provider, and the time of the first: clear refusals do not count. */
  attempts: number
  first_attempt_at: number | null
  next_attempt_at: number
  locked_until: number | null
  last_error: string | null
  provider_id: string | null
  /** The Message-ID reported by the mail service. */
  message_id: string | null
  /** Until then its author can take it back; null for a mail that leaves at once. */
  waits_until: number | null
  created_at: number
  sent_at: number | null
  /** When staff discarded it; null when it was dropped for another reason or replaced by a copy. */
  discarded_at: number | null
}

/** Asked for by strangers: see mail/outbox/link-requests.server.ts. */
export interface LinkRequestsTable {
  id: string
  kind: 'password' | 'status' | 'your-data'
  email: string
  /** The reference that was typed with a request for a status link; null for the other kinds. */
  reference: string | null
  language: Language
  requested_at: number
}

/** Processed webhooks of the mail service, for deduplication. */
export interface WebhookEventsTable {
  id: string
  type: string
  received_at: number
}

export type SuppressionReason = 'bounced' | 'complained'

/** Suppressed addresses, to which nothing is sent. */
export interface SuppressedAddressesTable {
  id: string
  mailbox_key: string
  address: string
  reason: SuppressionReason
  /** In the mail service's words. */
  detail: string | null
  /** The mail that bounced or was reported as spam. */
  mail_id: string | null
  suppressed_at: number
}

export type ReceivedStatus =
  /** Still to be fetched from the mail service. */
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
  /** SPF, DKIM and DMARC do not confirm the sender. */
  | 'unproven sender'
  | 'record gone'
  | 'not fetched'
  /** More mails came in than are fetched automatically. */
  | 'too many'
  | 'too large'
  /** The process that was reading it ended. */
  | 'reading ended'

/** Received mails. */
export interface ReceivedMailsTable {
  id: string
  /** The mail service's id; unique. */
  provider_id: string
  status: ReceivedStatus
  reason: QuarantineReason | null
  /** The record that it is filed under, if any. */
  record_id: string | null
  /** The reference that it was addressed to. */
  reference: string | null
  from_address: Generated<string>
  /** As the sender wrote it; null for an address alone. */
  from_name: string | null
  subject: Generated<string>
  message_id: string | null
  /** The new text, and the quoted text below it. */
  body: Generated<string>
  quoted: string | null
  /** Sent by a program, such as an absence notice. */
  is_automatic: Generated<number>
  /** The mail service's verdicts about the sender; null if it gave none. */
  spf: string | null
  dkim: string | null
  dmarc: string | null
  /** When a process began to read it; null for none. */
  reading_since: number | null
  /** When its text was fetched from the mail service; null while only the sender and subject are known. */
  fetched_at: number | null
  /** When staff were notified of it, or decided about it. */
  told_at: number | null
  received_at: number
  attempts: Generated<number>
  next_attempt_at: number
  last_error: string | null
}

/** The searchable words of received mails. */
export interface ReceivedWordsTable {
  /** Rises in order of arrival. */
  seq: Generated<number>
  mail_id: string
  /** The record that the mail is filed under, if any. */
  record_id: string | null
  search_text: string
}

/** Attachments of received mails, applications and replies. */
export interface ReceivedFilesTable {
  id: string
  /** The mail or application that it came with, the mail of a reply, or a reply's draft (features/records/reply/files.server.ts). */
  received_id: string
  position: number
  name: string
  /** As declared by the sender: not to be trusted. */
  type: string
  bytes: number
  /** In base64; null if it was too large to keep. */
  content: string | null
  /** When what it belongs to was deleted. */
  orphaned_at: number | null
}

/** At most one row, id 1: the reason why sending is paused (a configuration error that staff must fix). */
export interface OutboxPauseTable {
  id: number
  reason: string
  since: number
}

/** One row, id 1: when any server may hand the next mail to the provider. */
export interface MailPaceTable {
  id: number
  next_send_at: number
}

export type ReceivedMailRow = Selectable<ReceivedMailsTable>
export type SuppressedAddress = Selectable<SuppressedAddressesTable>
export type LinkRequest = Selectable<LinkRequestsTable>
export type OutboxMail = Selectable<OutboxTable>
export type NewOutboxMail = Insertable<OutboxTable>
