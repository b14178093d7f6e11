// Newsletter issues, their texts, and the ledger of their mails.
import type { Generated, Selectable } from 'kysely'
import type { Language } from './records.ts'

export type IssueStatus =
  | 'draft'
  | 'scheduled'
  /** Its texts are fixed, and its recipients are being listed. */
  | 'preparing'
  | 'sending'
  | 'paused'
  | 'sent'
  | 'cancelled'

/** The topics that a subscriber chooses from. */
export type ReaderTopic = 'articles' | 'papers' | 'talks' | 'courses'
/** `all` is for an issue about several of them. */
export type IssueTopic = ReaderTopic | 'all'

export interface IssuesTable {
  id: string
  /** Given when it is first scheduled; in the address of its public page. */
  number: number | null
  /** For staff: the English subject, or that of another text; "Untitled" in the language of its author before the first. */
  title: string
  status: IssueStatus
  topic: IssueTopic
  /** Which subscribers it is for: those who get each issue, or those who get one mail a month. */
  is_advertising: number
  /** The choice for readers when there is no text in their language. */
  without_text: 'English' | 'nothing'
  send_at: number | null
  /** The time zone in which it was scheduled. */
  zone: string | null
  /** The seq of the last subscriber who was considered. */
  prepared_seq: Generated<number>
  /** The number of recipients. */
  prepared: Generated<number>
  /** When all recipients were listed; null before. */
  prepared_at: number | null
  /** Why it is paused, in words. */
  pause_reason: string | null
  /** How many there were when staff resumed it: only further ones pause it again. */
  tolerated_bounces: Generated<number>
  tolerated_complaints: Generated<number>
  created_at: number
  created_by: string
  started_at: number | null
  /** When it was sent or cancelled. */
  ended_at: number | null
  version: number
}

export interface IssueTextsTable {
  issue_id: string
  language: Language
  subject: string
  preheader: string
  /** Markdown with blocks (app/mail/issue). */
  body: string
  version: number
  saved_at: number
  saved_by: string
}

export interface IssueRevisionsTable extends IssueTextsTable {
  id: string
  /** 'conflict' is a text that was typed while another person saved. */
  kind: 'saved' | 'conflict'
}

/** An issue's mails as drawn once, with slots for each reader's links. */
export interface IssueFrozenTable {
  issue_id: string
  language: Language
  subject: string
  html: string
  text: string
  /** SHA-256 of the three. */
  digest: string
}

export type RecipientState =
  | 'queued'
  /** In a batch that was handed over, or is about to be. */
  | 'batched'
  | 'accepted'
  | 'delivered'
  | 'bounced'
  | 'complained'
  /** Left the list, or was suppressed, before the mail was handed over. */
  | 'skipped'
  /** Refused by the mail service. */
  | 'failed'
  /** It may have been sent; staff decide. */
  | 'unknown'

export interface IssueRecipientsTable {
  issue_id: string
  /** From 1, in the order of sending. */
  n: number
  subscriber_id: string
  language: Language
  state: RecipientState
  batch_id: string | null
  reason: string | null
  provider_id: string | null
  changed_at: number
}

export interface IssueBatchesTable {
  /** Also its idempotency key. */
  id: string
  issue_id: string
  language: Language
  /** 'unknown' is one that may or may not have been sent. */
  state: 'open' | 'settled' | 'unknown'
  /** Those that may have reached the mail service. */
  attempts: number
  created_at: number
  first_attempt_at: number | null
  next_attempt_at: number
  locked_until: number | null
  /** SHA-256 of the request, since the first attempt: a repetition must be byte for byte the same. */
  digest: string | null
  /** Sender, addresses and link keys, encrypted; null once it is settled. */
  sealed: string | null
  error: string | null
}

/** Recipients by state; kept by triggers, and left when the ledger is deleted. */
export interface IssueCountsTable {
  issue_id: string
  state: RecipientState
  count: number
}

/** One row, id 1: when any server may hand over the next batch, and the limit that the mail service stated last. */
export interface IssuePaceTable {
  id: number
  next_send_at: number
  limit_per_second: number
}

export type ConsentKind =
  | 'newsletter'
  | 'marketing'
  | 'marketing withdrawn'
  | 'unsubscribed'
  | 'complained'
  /** Mails bounced, and staff did not release the address in time. */
  | 'unreachable'
  | 'notice'

/** The receipts of consent and withdrawal, by the hash of an address. */
export interface ConsentEventsTable {
  id: string
  address_hash: string
  kind: ConsentKind
  wording: string | null
  version: string | null
  at: number
}

export type IssueRow = Selectable<IssuesTable>
export type IssueTextRow = Selectable<IssueTextsTable>
export type IssueRecipient = Selectable<IssueRecipientsTable>
export type IssueBatch = Selectable<IssueBatchesTable>
