// The tables; db/tables has their columns. Ids are UUIDv7 text, times are UTC milliseconds, booleans are 0 or 1.
import type { Kysely, Transaction } from 'kysely'
import type { AppointmentsTable } from './tables/appointments.ts'
import type {
  ImportFilesTable,
  ImportPostsTable,
  ImportsTable,
  MediaTable,
  PostMediaTable,
  PostPreviewsTable,
  PostRevisionsTable,
  PostSlugsTable,
  PostsTable,
  PostTagsTable,
} from './tables/blog.ts'
import type { BrandRevisionsTable, BrandShareLinksTable } from './tables/brand.ts'
import type {
  ApplicationsTable,
  CourseRunsTable,
  CourseSignupsTable,
  InterviewsTable,
  PromoCodesTable,
} from './tables/careers.ts'
import type { HourlyCountsTable, RecordCountsTable } from './tables/counts.ts'
import type {
  ConsentEventsTable,
  IssueBatchesTable,
  IssueCountsTable,
  IssueFrozenTable,
  IssuePaceTable,
  IssueRecipientsTable,
  IssueRevisionsTable,
  IssuesTable,
  IssueTextsTable,
} from './tables/issues.ts'
import type {
  LinkRequestsTable,
  MailPaceTable,
  OutboxPauseTable,
  OutboxTable,
  ReceivedFilesTable,
  ReceivedMailsTable,
  ReceivedWordsTable,
  SuppressedAddressesTable,
  WebhookEventsTable,
} from './tables/mail.ts'
import type { SubscribersTable } from './tables/newsletter.ts'
import type { DataLinksTable, ErasureRequestsTable, ErasuresTable } from './tables/people.ts'
import type {
  EnquiriesTable,
  EnquiryServicesTable,
  LastMovesTable,
  RecordEventsTable,
  RecordsTable,
  ReplyDraftsTable,
  ReplyPresenceTable,
  StatusLinksTable,
} from './tables/records.ts'
import type {
  AuditEventsTable,
  JobTurnsTable,
  MissingPagesTable,
  NodesTable,
  PurgeClockTable,
  RateLimitsTable,
  RedirectsTable,
  RemovedRecordsTable,
  SearchEntriesTable,
  SettingsTable,
} from './tables/site.ts'
import type {
  ApiTokensTable,
  KeptFormsTable,
  PasskeysTable,
  PasswordLinksTable,
  RecoveryCodesTable,
  SavedViewsTable,
  SessionsTable,
  TwoStepTable,
  UsersTable,
} from './tables/staff.ts'
import type { TextOrderTable, TextPreviewsTable, TextsTable, TextVersionsTable } from './tables/texts.ts'
import type { WebhookDeliveriesTable, WebhookTargetsTable } from './tables/webhooks.ts'

export interface Database {
  users: UsersTable
  sessions: SessionsTable
  password_links: PasswordLinksTable
  two_step: TwoStepTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  records: RecordsTable
  record_events: RecordEventsTable
  record_counts: RecordCountsTable
  hourly_counts: HourlyCountsTable
  api_tokens: ApiTokensTable
  kept_forms: KeptFormsTable
  last_moves: LastMovesTable
  saved_views: SavedViewsTable
  reply_drafts: ReplyDraftsTable
  reply_presence: ReplyPresenceTable
  enquiries: EnquiriesTable
  enquiry_services: EnquiryServicesTable
  applications: ApplicationsTable
  status_links: StatusLinksTable
  subscribers: SubscribersTable
  consent_events: ConsentEventsTable
  newsletter_issues: IssuesTable
  newsletter_texts: IssueTextsTable
  newsletter_revisions: IssueRevisionsTable
  newsletter_frozen: IssueFrozenTable
  newsletter_batches: IssueBatchesTable
  newsletter_recipients: IssueRecipientsTable
  newsletter_counts: IssueCountsTable
  newsletter_pace: IssuePaceTable
  appointments: AppointmentsTable
  interviews: InterviewsTable
  course_signups: CourseSignupsTable
  course_runs: CourseRunsTable
  promo_codes: PromoCodesTable
  outbox: OutboxTable
  link_requests: LinkRequestsTable
  outbox_pause: OutboxPauseTable
  webhook_events: WebhookEventsTable
  webhook_targets: WebhookTargetsTable
  webhook_deliveries: WebhookDeliveriesTable
  suppressed_addresses: SuppressedAddressesTable
  received_mails: ReceivedMailsTable
  received_words: ReceivedWordsTable
  received_files: ReceivedFilesTable
  mail_pace: MailPaceTable
  rate_limits: RateLimitsTable
  audit_events: AuditEventsTable
  erasures: ErasuresTable
  data_links: DataLinksTable
  erasure_requests: ErasureRequestsTable
  settings: SettingsTable
  purge_clock: PurgeClockTable
  job_turns: JobTurnsTable
  nodes: NodesTable
  removed_records: RemovedRecordsTable
  brand_revisions: BrandRevisionsTable
  brand_share_links: BrandShareLinksTable
  posts: PostsTable
  post_slugs: PostSlugsTable
  post_tags: PostTagsTable
  post_revisions: PostRevisionsTable
  post_previews: PostPreviewsTable
  media: MediaTable
  post_media: PostMediaTable
  imports: ImportsTable
  import_posts: ImportPostsTable
  import_files: ImportFilesTable
  redirects: RedirectsTable
  missing_pages: MissingPagesTable
  search_entries: SearchEntriesTable
  texts: TextsTable
  text_versions: TextVersionsTable
  text_order: TextOrderTable
  text_previews: TextPreviewsTable
}

export type Db = Kysely<Database>
/** An open transaction; functions that must run inside one ask for it by this type. */
export type Trx = Transaction<Database>
