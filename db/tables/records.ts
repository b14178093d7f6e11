// What visitors send and staff answer, and what is kept about it.
import type { Generated, Selectable } from 'kysely'

/** The languages that visitors are mailed in; content/languages.ts has their names. */
export type Language = 'en' | 'ko' | 'fr'

/** What visitors send and staff answer: each kind has a table of its own beside the one of all records. */
export type RecordKind = 'enquiry' | 'application'

export type EnquiryStatus = 'new' | 'in_progress' | 'completed' | 'spam'
export type ApplicationStatus = 'new' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn' | 'spam'
/** Of a place in a course. */
export type SignupStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled'
export type StatusOf<Kind extends RecordKind> = { enquiry: EnquiryStatus; application: ApplicationStatus }[Kind]

export interface RecordsTable {
  /** Rises with every record that comes. */
  seq: Generated<number>
  id: string
  kind: RecordKind
  /** What the visitor is told, as ENQ-7K3M-92QT; unique, not sequential. */
  reference: string
  status: EnquiryStatus | ApplicationStatus
  name: string
  email: string
  /** The address folded for comparison. */
  email_key: string
  received_at: number
  /** When an answer is due: as the visitor was told, or by the same rule when the sender came back. */
  promised_by: number
  /** The office that answers: the one that was open, or opened next, when it came. */
  office: string
  /** The member of staff who answers it; null for nobody yet. */
  assignee_id: string | null
  /** The visitor's, as the browser preferred that sent the form. */
  language: Language
  /** Why it was quarantined; null when it was not. */
  spam_reasons: string | null
  /** When it was completed, decided or quarantined; null while it is open, or its sender has come back since. */
  closed_at: number | null
  /** When the promise was kept: by a reply or decision, or by completing it; null while an answer is owed. */
  answered_at: number | null
  /** When its sender came back after an answer, the last time; null while nobody has. */
  asked_again_at: number | null
  /** When a member of staff first opened or changed it; null while it is unread. What the visitor adds makes it so again. */
  read_at: number | null
  /** Set aside until then. */
  snoozed_until: number | null
  /** Staff's own words for it, comma separated; `search_text` has them too. */
  tags: string | null
  version: number
  /** Normalized text that the staff search looks in. */
  search_text: string
}

export type RecordEventType =
  | 'received'
  | 'again'
  | 'adopted'
  | 'dismissed'
  | 'status'
  | 'added'
  | 'withdrawn'
  | 'note'
  | 'assigned'
  | 'corrected'
  /** What its sender wrote last needs no reply. */
  | 'settled'
  /** By mail, from staff. */
  | 'reply'
  /** A mail about it came back, failed, or was reported as spam. */
  | 'undelivered'
  /** By mail, from the sender of the record. */
  | 'answer'

export interface RecordEventsTable {
  id: string
  record_id: string
  /** The record's. */
  kind: RecordKind
  at: number
  /** The member of staff who did it; null for the visitor and the system. */
  actor_id: string | null
  /**
   * `again` is the form sent once more; `added` and `withdrawn` come from behind the mailed link; `note`, `assigned`,
   * `corrected` and `settled` are staff's, and are shown to no visitor.
   */
  type: RecordEventType
  from_status: EnquiryStatus | ApplicationStatus | null
  to_status: EnquiryStatus | ApplicationStatus
  note: string | null
  /** JSON of the kind's own, as what applying again would change. */
  detail: string | null
  /** Of a send: unique, so that an equal one is the same record. */
  idempotency_key: string | null
  /** The mail in the outbox that it sent, or that came in. */
  mail_id: string | null
}

/** What somebody is writing to the sender of a record. */
export interface ReplyDraftsTable {
  record_id: string
  user_id: string
  language: Language
  subject: string
  body: string
  saved_at: number
}

export interface ReplyPresenceTable {
  record_id: string
  user_id: string
  seen_at: number
}

/** What a member of staff moved last, so that it can be taken back. */
export interface LastMovesTable {
  user_id: string
  /** New with every move. */
  id: string
  /** JSON: each record's reference, its version since, and what the move changed. */
  moves: string
}

/** The forms of the site, and how staff entered what came in another way. */
export type EnquiryForm = 'contact' | 'quick' | 'connect' | 'phone' | 'walk_in' | 'mail'

export interface EnquiriesTable {
  record_id: string
  form: EnquiryForm
  phone: string | null
  company: string | null
  subject: string | null
  message: string
  /** What the enquiry is about where the page knew it: JSON object of service, industry, product, plan, intent. */
  context: string | null
  /** The path of the page that it was sent from, and the campaign (utm) that led there. */
  page: string | null
  campaign: string | null
}

export interface EnquiryServicesTable {
  record_id: string
  service: string
  position: number
}

/** Links that show a visitor where a record stands. */
export interface StatusLinksTable {
  token_hash: string
  reference: string
  created_at: number
  expires_at: number
}

export type RecordRow<Kind extends RecordKind = RecordKind> = Omit<Selectable<RecordsTable>, 'kind' | 'status'> & {
  kind: Kind
  status: StatusOf<Kind>
}

export type RecordEvent = Selectable<RecordEventsTable>
export type Enquiry = RecordRow<'enquiry'> & Omit<Selectable<EnquiriesTable>, 'record_id'>
