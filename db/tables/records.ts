// Records that visitors send and staff answer, and their history.
import type { Generated, Selectable } from 'kysely'

/** Languages of mails to visitors; content/languages.ts has their names. */
export type Language = 'en' | 'ko' | 'fr'

/** Each kind has its own table beside the common one. */
export type RecordKind = 'enquiry' | 'application'

export type EnquiryStatus = 'new' | 'in_progress' | 'completed' | 'spam'
export type ApplicationStatus = 'new' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn' | 'spam'
/** The status of a place in a course. */
export type SignupStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled'
export type StatusOf<Kind extends RecordKind> = { enquiry: EnquiryStatus; application: ApplicationStatus }[Kind]

export interface RecordsTable {
  /** Rises with every new record. */
  seq: Generated<number>
  id: string
  kind: RecordKind
  /** The reference given to the visitor, such as ENQ-7K3M-92QT; unique, not sequential. */
  reference: string
  status: EnquiryStatus | ApplicationStatus
  name: string
  email: string
  /** The address folded for comparison. */
  email_key: string
  received_at: number
  /** When an answer is due: as promised to the visitor, or by the same rule when the sender wrote again. */
  promised_by: number
  /** The office that answers: the one that was open, or opened next, on arrival. */
  office: string
  /** The member of staff who answers it; null if unassigned. */
  assignee_id: string | null
  /** The language preferred by the browser that sent the form. */
  language: Language
  /** Why it was quarantined; null if it was not. */
  spam_reasons: string | null
  /** When it was completed, decided or quarantined; null while it is open, or since its sender wrote again. */
  closed_at: number | null
  /** When the promise was kept, by a reply, a decision or completion; null while an answer is owed. */
  answered_at: number | null
  /** When its sender last wrote after an answer; null if never. */
  asked_again_at: number | null
  /** When a member of staff first opened or changed it; null while unread. A visitor's addition makes it unread again. */
  read_at: number | null
  /** Snoozed until then. */
  snoozed_until: number | null
  /** Labels given by staff, comma separated; also part of `search_text`. */
  tags: string | null
  /** The id of the record into which it was merged; null if it stands alone. */
  merged_into: string | null
  version: number
  /** Normalised text for the staff search. */
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
  /** Another enquiry of the same person was merged with it, and separated again; both have one with the other's reference. */
  | 'merged'
  | 'separated'
  /** The sender's last message needs no reply. */
  | 'settled'
  /** A mail from staff. */
  | 'reply'
  /** A mail about it bounced, failed, or was reported as spam. */
  | 'undelivered'
  /** A mail from the record's sender. */
  | 'answer'
  /** The time of a consultation, by the visitor or by staff. */
  | 'appointment-held'
  | 'appointment-booked'
  | 'appointment-moved'
  | 'appointment-cancelled'

export interface RecordEventsTable {
  id: string
  record_id: string
  /** The kind of its record. */
  kind: RecordKind
  at: number
  /** The member of staff who did it; null for the visitor and the system. */
  actor_id: string | null
  /**
   * `again` is a resent form; `added` and `withdrawn` come from the status page; `note`, `assigned`, `corrected` and
   * `settled` are by staff and hidden from visitors.
   */
  type: RecordEventType
  from_status: EnquiryStatus | ApplicationStatus | null
  to_status: EnquiryStatus | ApplicationStatus
  note: string | null
  /** JSON specific to the kind, such as the changes that a second application proposes. */
  detail: string | null
  /** The idempotency key of a send; unique, so that a resend finds the same record. */
  idempotency_key: string | null
  /** The mail in the outbox, or the received one. */
  mail_id: string | null
}

/** Drafts of replies to the sender of a record. */
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

/** The last move of each member of staff, for undo. */
export interface LastMovesTable {
  user_id: string
  /** New with every move. */
  id: string
  /** JSON: each record's reference, its version after the move, and the changed values. */
  moves: string
}

/** The site's forms, and the ways in which staff enter other enquiries. */
export type EnquiryForm = 'contact' | 'quick' | 'connect' | 'phone' | 'walk_in' | 'mail'

export interface EnquiriesTable {
  record_id: string
  form: EnquiryForm
  phone: string | null
  company: string | null
  subject: string | null
  message: string
  /** The enquiry's subject where the page knew it: JSON object of service, industry, product, plan, intent. */
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

/** Links that show a visitor the status of their record. */
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
