// The data, table by table. Ids are UUIDv7 text, times are UTC milliseconds, booleans are 0 or 1.
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely'

export interface Database {
  users: UsersTable
  sessions: SessionsTable
  password_links: PasswordLinksTable
  password_requests: PasswordRequestsTable
  two_step: TwoStepTable
  recovery_codes: RecoveryCodesTable
  records: RecordsTable
  record_events: RecordEventsTable
  record_counts: RecordCountsTable
  hourly_counts: HourlyCountsTable
  api_tokens: ApiTokensTable
  last_moves: LastMovesTable
  reply_drafts: ReplyDraftsTable
  enquiries: EnquiriesTable
  enquiry_services: EnquiryServicesTable
  applications: ApplicationsTable
  status_links: StatusLinksTable
  subscribers: SubscribersTable
  interviews: InterviewsTable
  course_signups: CourseSignupsTable
  course_runs: CourseRunsTable
  promo_codes: PromoCodesTable
  outbox: OutboxTable
  outbox_pause: OutboxPauseTable
  webhook_events: WebhookEventsTable
  suppressed_addresses: SuppressedAddressesTable
  received_mails: ReceivedMailsTable
  received_files: ReceivedFilesTable
  mail_pace: MailPaceTable
  rate_limits: RateLimitsTable
  audit_events: AuditEventsTable
  settings: SettingsTable
  purge_clock: PurgeClockTable
  removed_records: RemovedRecordsTable
  brand_revisions: BrandRevisionsTable
  brand_share_links: BrandShareLinksTable
  brand_access_requests: BrandAccessRequestsTable
  posts: PostsTable
  post_slugs: PostSlugsTable
  post_tags: PostTagsTable
  post_revisions: PostRevisionsTable
  post_previews: PostPreviewsTable
  media: MediaTable
  post_media: PostMediaTable
  redirects: RedirectsTable
  missing_pages: MissingPagesTable
  search_entries: SearchEntriesTable
}

export type Db = Kysely<Database>
/** An open transaction; functions that must run inside one ask for it by this type. */
export type Trx = Transaction<Database>

export type Role = 'admin' | 'editor' | 'desk' | 'admissions' | 'viewer'
/** Each at once, a digest a day, or nothing. */
export type NoticeChoice = 'each' | 'daily' | 'off'
export type UserStatus = 'invited' | 'active' | 'disabled'

interface UsersTable {
  id: string
  email: string
  /** The address folded for comparison (trimmed, NFC, lower case); unique. */
  email_key: string
  name: string
  role: Role
  status: UserStatus
  /** Argon2id in PHC form; null until the person has set a password. */
  password_hash: string | null
  time_zone: string
  created_at: number
  last_login_at: number | null
  /** How the person is told of enquiries and applications; null for what the site does without a choice. */
  notices: NoticeChoice | null
  /** The day, as the person's zone counts it, of the latest digest. */
  digest_day: string | null
  version: number
}

interface SessionsTable {
  /** SHA-256 of the cookie's 32 random bytes, hex; also the session's public id. */
  token_hash: string
  user_id: string
  created_at: number
  last_seen_at: number
  expires_at: number
  /** When it was ended before its time: signed out, or ended from elsewhere. It works no more, and is kept as a record. */
  ended_at: number | null
  user_agent: string
  address: string
}

/** One-time links that let their holder set a password: an invitation or a reset. */
interface PasswordLinksTable {
  token_hash: string
  user_id: string
  purpose: 'invite' | 'reset'
  created_at: number
  expires_at: number
  used_at: number | null
}

/** Addresses that somebody wants a reset link for, until the worker has looked them up. */
interface PasswordRequestsTable {
  id: string
  email: string
  requested_at: number
}

/** A person's authenticator app. */
interface TwoStepTable {
  user_id: string
  /** What the app computes its codes from, encrypted with a key that is not in the database. */
  secret: string
  created_at: number
  /** Null until a first code has shown that the app works; only from then on the code is asked for. */
  confirmed_at: number | null
  /** The newest 30 s step whose code was used: no code of this step or an earlier one counts again. */
  last_step: number
}

interface RecoveryCodesTable {
  /** SHA-256 of the person's id and the code. */
  code_hash: string
  user_id: string
  used_at: number | null
}

/** The languages that visitors are mailed in; content/languages.ts has their names. */
export type Language = 'en' | 'ko' | 'fr'

/** What visitors send and staff answer: each kind has a table of its own beside the one of all records. */
export type RecordKind = 'enquiry' | 'application'
export type EnquiryStatus = 'new' | 'in_progress' | 'completed' | 'spam'
export type ApplicationStatus = 'new' | 'reviewing' | 'interview' | 'accepted' | 'rejected' | 'withdrawn' | 'spam'
export type StatusOf<Kind extends RecordKind> = { enquiry: EnquiryStatus; application: ApplicationStatus }[Kind]

interface RecordsTable {
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
  /** When the visitor was told to have an answer. */
  promised_by: number
  /** The office that answers: the one that was open, or opened next, when it came. */
  office: string
  /** The member of staff who answers it; null for nobody yet. */
  assignee_id: string | null
  /** The visitor's, as the browser preferred that sent the form. */
  language: Language
  /** Why it was quarantined; null when it was not. */
  spam_reasons: string | null
  /** When it was completed, decided or quarantined; null while it is open. */
  closed_at: number | null
  /** When the promise was kept: by the first reply or decision, or by completing it; null while an answer is owed. */
  answered_at: number | null
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
  /** By mail, from staff. */
  | 'reply'
  /** A mail about it came back, failed, or was reported as spam. */
  | 'undelivered'
  /** By mail, from the sender of the record. */
  | 'answer'

interface RecordEventsTable {
  id: string
  record_id: string
  /** The record's. */
  kind: RecordKind
  at: number
  /** The member of staff who did it; null for the visitor and the system. */
  actor_id: string | null
  /**
   * `again` is the form sent once more; `added` and `withdrawn` come from behind the mailed link; `note`, `assigned` and
   * `corrected` are staff's, and are shown to no visitor.
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
interface ReplyDraftsTable {
  record_id: string
  user_id: string
  language: Language
  subject: string
  body: string
  saved_at: number
}

/** How many records of a kind stand in a status; kept by triggers. */
interface RecordCountsTable {
  kind: RecordKind | 'course-signup'
  status: EnquiryStatus | ApplicationStatus | SignupStatus
  count: number
}

/** What a person's programs read the dashboard's numbers with; they may what the person's role may. */
interface ApiTokensTable {
  id: string
  user_id: string
  /** SHA-256 of the token, hex: it is shown once. */
  token_hash: string
  /** What it is for, in the words of who made it. */
  label: string
  created_at: number
  expires_at: number
  last_used_at: number | null
  revoked_at: number | null
}

/** What came in an hour; kept by triggers. What is quarantined does not count. */
interface HourlyCountsTable {
  figure: RecordKind | 'subscriber' | 'answered-in-time' | 'answered-late' | 'answer-minutes'
  /** Hours since 1970. */
  hour: number
  count: number
}

/** What a member of staff moved last, so that it can be taken back. */
interface LastMovesTable {
  user_id: string
  /** New with every move. */
  id: string
  /** JSON: each record's reference, its version since, and what the move changed. */
  moves: string
}

/** The forms of the site, and how staff entered what came in another way. */
export type EnquiryForm = 'contact' | 'quick' | 'connect' | 'phone' | 'walk_in'

interface EnquiriesTable {
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

interface EnquiryServicesTable {
  record_id: string
  service: string
  position: number
}

/** Links that show a visitor where a record stands. */
interface StatusLinksTable {
  token_hash: string
  reference: string
  created_at: number
  expires_at: number
}

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed' | 'bounced' | 'complained'

interface SubscribersTable {
  id: string
  /** Rises with every request, so that who asked last has the highest. */
  seq: number
  /** SHA-256 of the folded address; unique. All that is left of somebody who unsubscribed. */
  address_hash: string
  /** Null, as the name, once the person has unsubscribed. */
  email: string | null
  name: string | null
  /** What the staff search looks in, as searchText makes it; null with the name. */
  search_text: string | null
  status: SubscriberStatus
  /** Why the request is held back until staff release it, in words; null when it is not. */
  spam_reasons: string | null
  /** As the browser preferred that sent the latest form. */
  language: Language
  /** The path of the page the form stood on. */
  source: string
  /** The last request's digest and time: an equal one soon after is the same request. */
  request_digest: string | null
  requested_at: number
  /** Which opt-in of this address it is: confirm links are signed for one of them. */
  opt_in: number
  consent_wording: string
  consent_version: string
  consented_at: number
  /** When the button behind the mailed link was pressed. */
  confirmed_at: number | null
  /** The receipt of the separate consent to marketing; null where it was not given. */
  marketing_wording: string | null
  marketing_version: string | null
  marketing_at: number | null
  /** When the person unsubscribed, or the address was lost. */
  ended_at: number | null
  created_at: number
  version: number
}

export type Experience = 'beginner' | 'intermediate' | 'advanced'
interface ApplicationsTable {
  record_id: string
  /** Also joined, as the record's name. */
  first_name: string
  last_name: string
  phone: string | null
  experience: Experience
  message: string | null
  /** The course as it was when the application came. */
  course_id: string
  course_name: string
  course_level: string
  course_weeks: number
  /** The discount as it was promised; redeemed when the application is accepted. */
  promo_code: string | null
  promo_percent: number | null
  promo_redeemed_at: number | null
  consent_wording: string
  consent_version: string
  consented_at: number
}

/** A talk with an applicant; of several, the newest counts. */
interface InterviewsTable {
  /** Also what calendars know it by. */
  id: string
  /** The application's. */
  record_id: string
  starts_at: number
  minutes: number
  /** Where or how, in words of staff. */
  place: string
  /** The applicant's time zone; null where it is not known. */
  applicant_zone: string | null
  /** Rises with every change that was mailed. */
  sequence: number
  cancelled_at: number | null
  created_at: number
}

export type SignupStatus = 'pending' | 'confirmed' | 'completed' | 'cancelled'

/** A place in a course; made when its application is accepted. */
interface CourseSignupsTable {
  id: string
  /** The application's. */
  record_id: string
  status: SignupStatus
  /** The run that the place is in; null while it is in none. */
  run_id: string | null
  /** Since when it waits for a seat of that run; null for a place with a seat, or without a run. */
  waiting_since: number | null
  created_at: number
  version: number
}

/** One time that a course is held. */
interface CourseRunsTable {
  id: string
  course_id: string
  /** Days, as 2026-03-02. */
  starts_on: string
  ends_on: string
  seats: number
  created_at: number
  version: number
}

interface PromoCodesTable {
  /** In capitals, as it is compared. */
  code: string
  percent: number
  starts_at: number
  ends_at: number | null
  /** How many applications may redeem it; null for any number. */
  max_uses: number | null
  first_course_only: number
  active: number
  created_at: number
  version: number
}

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

interface OutboxTable {
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
}

/** Webhooks of the mail service that were taken in: each of them once. */
interface WebhookEventsTable {
  id: string
  type: string
  received_at: number
}

export type SuppressionReason = 'bounced' | 'complained'

/** Addresses that nothing is sent to. */
interface SuppressedAddressesTable {
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

export type QuarantineReason = 'unknown address' | 'unknown sender' | 'record gone' | 'not fetched'

/** Mails that came in. */
interface ReceivedMailsTable {
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
  received_at: number
  attempts: Generated<number>
  next_attempt_at: number
  last_error: string | null
}

/** What was attached to mails that came in. */
interface ReceivedFilesTable {
  id: string
  received_id: string
  position: number
  name: string
  /** As the sender said: it is not to be believed. */
  type: string
  bytes: number
  /** In base64; null for one that was too large to keep. */
  content: string | null
  /** Since when its mail is gone. */
  orphaned_at: number | null
}

/** At most one row, id 1: why nothing is being sent (a configuration error that staff must mend). */
interface OutboxPauseTable {
  id: number
  reason: string
  since: number
}

/** One row, id 1: when the next mail may be handed to the provider, by whichever server. */
interface MailPaceTable {
  id: number
  next_send_at: number
}

interface RateLimitsTable {
  /** An HMAC of what is counted: no address is stored in the clear. */
  key: string
  count: number
  resets_at: number
}

/** Who did what; written by audit.ts only, and never changed. */
interface AuditEventsTable {
  id: string
  at: number
  /** The member of staff; null for the command line, the site itself and people not signed in. */
  actor_id: string | null
  actor_name: string
  verb: string
  record_kind: string
  record_id: string | null
  record_reference: string | null
  /** A JSON object of few facts. */
  detail: string
  address: string | null
}

/** What admins have chosen; read and written by settings.ts only. */
interface SettingsTable {
  key: string
  /** JSON. */
  value: string
  version: number
  changed_at: number
}

/** One row, id 1: the newest time at which old records were deleted; a much later one is doubted. */
interface PurgeClockTable {
  id: number
  newest_at: number
  /** When the admins were mailed that the time is doubted; null when it is not. */
  told_at: number | null
}

/** Copies of deleted records, kept for some days; removed-records.ts puts them back. */
interface RemovedRecordsTable {
  id: string
  /** What went, as `enquiries`. */
  kind: string
  removed_at: number
  /** JSON: the rows by table. */
  content: string
}

/** What the brand board has saved; the highest version is what the site wears. Rows are never changed. */
interface BrandRevisionsTable {
  /** 1 for the first; whoever saves names the version before it. */
  version: number
  /** JSON, as brandSchema has it. */
  assets: string
  /** JSON: what mails need of it, worked out when it was saved (see brand-look.ts). */
  mail_look: string
  /** The parts that differ from the version before, separated by spaces. */
  changed: string
  /** The version whose assets were put back; null for a save. */
  restored_from: number | null
  saved_at: number
  /** The name of the member of staff, as it was. */
  saved_by: string
}

/** Links to a read-only page with the brand's files, for printers and partners. */
interface BrandShareLinksTable {
  id: string
  /** SHA-256 of the link's 32 random bytes, hex. */
  token_hash: string
  /** Whom it is for, in the words of who made it. */
  label: string
  created_at: number
  created_by: string
  expires_at: number
  revoked_at: number | null
  downloads: number
  downloaded_at: number | null
}

/** Who asked for a template that does not exist yet. */
interface BrandAccessRequestsTable {
  template: string
  user_id: string
  requested_at: number
}

export type PostStatus = 'draft' | 'scheduled' | 'published'

interface PostsTable {
  id: string
  /** Rises with every post that is made. */
  seq: number
  /** Its address under /blog; unique, also among those in the trash. */
  slug: string
  title: string
  category: string
  /** As typed; `summary` is this, or the beginning of the text. */
  excerpt: string | null
  summary: string
  /** Markdown. */
  content: string
  image_src: string | null
  image_alt: string | null
  author: string
  /** The author's name as the address of the page about them. */
  author_key: string
  featured: number
  language: Language
  /** The post that this one translates. */
  original_id: string | null
  status: PostStatus
  publish_at: number | null
  /** From when on visitors see it; null for drafts and for what is in the trash. Every public query asks for this. */
  live_from: number | null
  /** Whether visitors could ever see it: then its address answers 410, not 404, once it is deleted. */
  was_public: number
  /** `first` for the articles that the site came with. */
  origin: string | null
  words: number
  /** Folded text that the staff search looks in. */
  search_text: string
  created_at: number
  changed_at: number
  trashed_at: number | null
  version: number
}

/** Every address that a post has or had; without a post once that is deleted for good. */
interface PostSlugsTable {
  slug: string
  post_id: string | null
}

interface PostTagsTable {
  post_id: string
  /** The tag as it stands in addresses. */
  tag_key: string
  tag: string
  position: number
}

interface PostRevisionsTable {
  id: string
  post_id: string
  /** The version of the post that it is; of a conflict, the version that it was written on. */
  version: number
  /** `conflict` is a text that came too late: it was kept, and is not the post's. */
  kind: 'saved' | 'restored' | 'imported' | 'conflict'
  at: number
  actor_id: string | null
  actor_name: string
  /** JSON of a Post. */
  snapshot: string
}

/** Links that show somebody without an account what is not published yet. */
interface PostPreviewsTable {
  token_hash: string
  post_id: string
  created_at: number
  expires_at: number
}

interface MediaTable {
  id: string
  /** Rises with every picture. */
  seq: number
  /** Part of the names of its files, and of the addresses that posts have it under. */
  hash: string
  /** As the file was called that was uploaded. */
  name: string
  alt: string
  width: number
  height: number
  /** Of all files together. */
  bytes: number
  /** JSON: name, type, width, height and bytes of each file. */
  files: string
  search_text: string
  uploaded_at: number
  uploaded_by: string
  version: number
}

/** Which posts show which media. */
interface PostMediaTable {
  post_id: string
  hash: string
}

interface RedirectsTable {
  id: string
  from_path: string
  to_path: string
  kind: 301 | 302
  hits: number
  last_hit_at: number | null
  created_at: number
  created_by: string
  version: number
}

/** Addresses that visitors asked for and did not find. */
interface MissingPagesTable {
  path: string
  hits: number
  /** A page of this site that links there. */
  linked_from: string | null
  first_at: number
  last_at: number
}

/** What the search of the whole site looks in: one row for each page, posts among them. */
interface SearchEntriesTable {
  seq: Generated<number>
  kind: string
  /** The post's id, or the page's path. */
  ref: string
  path: string
  title: string
  summary: string
  /** Plain text, for the lines around a hit. */
  body: string
  language: Language
  /** A post's category. */
  section: string | null
  /** What is searched: title, tags, summary and body. */
  search_text: string
  /** As the post's; 0 for pages that are always there. */
  live_from: number | null
}

export type PostRow = Selectable<PostsTable>
export type PostRevision = Selectable<PostRevisionsTable>
export type Media = Selectable<MediaTable>
export type Redirect = Selectable<RedirectsTable>
export type MissingPage = Selectable<MissingPagesTable>
export type SearchEntry = Selectable<SearchEntriesTable>
export type User = Selectable<UsersTable>
export type Session = Selectable<SessionsTable>
export type RecordRow<Kind extends RecordKind = RecordKind> = Omit<Selectable<RecordsTable>, 'kind' | 'status'> & {
  kind: Kind
  status: StatusOf<Kind>
}
export type RecordEvent = Selectable<RecordEventsTable>
export type Enquiry = RecordRow<'enquiry'> & Omit<Selectable<EnquiriesTable>, 'record_id'>
export type Application = RecordRow<'application'> & Omit<Selectable<ApplicationsTable>, 'record_id'>
export type ApiToken = Selectable<ApiTokensTable>
export type Interview = Selectable<InterviewsTable>
export type CourseSignup = Selectable<CourseSignupsTable>
export type CourseRun = Selectable<CourseRunsTable>
export type PromoCode = Selectable<PromoCodesTable>
export type AuditEvent = Selectable<AuditEventsTable>
export type Subscriber = Selectable<SubscribersTable>
export type ReceivedMailRow = Selectable<ReceivedMailsTable>
export type SuppressedAddress = Selectable<SuppressedAddressesTable>
export type OutboxMail = Selectable<OutboxTable>
export type NewOutboxMail = Insertable<OutboxTable>
export type BrandShareLink = Selectable<BrandShareLinksTable>
