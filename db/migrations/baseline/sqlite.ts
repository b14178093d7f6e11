// The schema for SQLite, statement by statement.
export const sqliteSchema = [
  `create table users (
  id text primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  role text not null,
  status text not null,
  password_hash text,
  time_zone text not null,
  created_at bigint not null,
  last_login_at bigint,
  version integer default 1 not null,
  notices text,
  digest_day text,
  office text,
  language text default 'en' not null
)`,
  `create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  user_agent text not null,
  address text not null,
  ended_at bigint,
  second_step text
)`,
  `create index "sessions_user" on "sessions" ("user_id")`,
  `create table password_links (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
)`,
  `create index "password_links_user" on "password_links" ("user_id")`,
  `create table outbox (
  id text primary key,
  kind text not null,
  status text not null,
  to_address text not null,
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers text not null,
  reference text,
  attempts integer default 0 not null,
  next_attempt_at bigint not null,
  locked_until bigint,
  first_attempt_at bigint,
  last_error text,
  provider_id text,
  created_at bigint not null,
  sent_at bigint,
  mailbox_key text default '' not null,
  sealed text,
  links_end_at bigint,
  priority integer default 2 not null,
  message_id text,
  calendar text,
  discarded_at bigint,
  sender text,
  waits_until bigint,
  files text
)`,
  `create index "outbox_newest" on "outbox" ("created_at", "id")`,
  `create table outbox_pause (
  id integer primary key,
  reason text not null,
  since bigint not null
)`,
  `create table rate_limits (
  "key" text primary key,
  count integer not null,
  resets_at bigint not null
)`,
  `create table password_requests (
  id text primary key,
  email text not null,
  requested_at bigint not null
)`,
  `create table audit_events (
  id text primary key,
  at bigint not null,
  actor_id text references users (id) on delete set null,
  actor_name text not null,
  verb text not null,
  record_kind text not null,
  record_id text,
  record_reference text,
  detail text not null,
  address text
)`,
  `create index "audit_events_newest" on "audit_events" ("at", "id")`,
  `create index "audit_events_actor" on "audit_events" ("actor_id", "at", "id")`,
  `create index "audit_events_what" on "audit_events" ("record_kind", "verb", "at")`,
  `create table two_step (
  user_id text primary key references users (id) on delete cascade,
  secret text not null,
  created_at bigint not null,
  confirmed_at bigint,
  last_step bigint default 0 not null
)`,
  `create table recovery_codes (
  code_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  used_at bigint
)`,
  `create index "recovery_codes_user" on "recovery_codes" ("user_id")`,
  `create table settings (
  "key" text primary key,
  "value" text not null,
  version integer not null,
  changed_at bigint not null
)`,
  `create table subscribers (
  id text primary key,
  address_hash text not null unique,
  email text,
  name text,
  status text not null,
  spam_reasons text,
  language text not null,
  source text not null,
  request_digest text,
  requested_at bigint not null,
  opt_in integer default 1 not null,
  consent_wording text not null,
  consent_version text not null,
  consented_at bigint not null,
  confirmed_at bigint,
  marketing_wording text,
  marketing_version text,
  marketing_at bigint,
  ended_at bigint,
  created_at bigint not null,
  version integer default 1 not null,
  search_text text,
  seq bigint,
  link_key text,
  declined_topics text default '' not null,
  frequency text default 'each' not null,
  noticed_at bigint
)`,
  `create index "subscribers_status" on "subscribers" ("status", "requested_at", "id")`,
  `create table promo_codes (
  code text primary key,
  percent integer not null,
  starts_at bigint not null,
  ends_at bigint,
  max_uses integer,
  first_course_only integer not null,
  active integer not null,
  created_at bigint not null,
  version integer default 1 not null
)`,
  `create table status_links (
  token_hash text primary key,
  reference text not null,
  created_at bigint not null,
  expires_at bigint not null
)`,
  `create index "status_links_expiry" on "status_links" ("expires_at")`,
  `create index "outbox_mailbox" on "outbox" ("mailbox_key", "kind", "created_at")`,
  `create index "outbox_links_end" on "outbox" ("links_end_at")`,
  `create index "outbox_due" on "outbox" ("status", "priority", "next_attempt_at", "id")`,
  `create table mail_pace (
  id integer primary key,
  next_send_at bigint not null
)`,
  `create table purge_clock (
  id integer primary key,
  newest_at bigint not null,
  told_at bigint
)`,
  `create table removed_records (
  id text primary key,
  kind text not null,
  removed_at bigint not null,
  content text not null
)`,
  `create index "removed_records_age" on "removed_records" ("removed_at")`,
  `create index "rate_limits_age" on "rate_limits" ("resets_at")`,
  `create index outbox_kept on outbox (created_at) where text_body <> ''`,
  `create table records (
  seq integer primary key autoincrement,
  id text not null unique,
  kind text not null,
  reference text not null unique,
  status text not null,
  name text not null,
  email text not null,
  email_key text not null,
  received_at bigint not null,
  promised_by bigint not null,
  office text not null,
  assignee_id text references users (id) on delete set null,
  language text not null,
  spam_reasons text,
  closed_at bigint,
  version integer default 1 not null,
  search_text text not null,
  answered_at bigint,
  read_at bigint,
  snoozed_until bigint,
  tags text,
  asked_again_at bigint
)`,
  `create table record_events (
  id text primary key,
  record_id text not null references records (id) on delete cascade,
  kind text not null,
  at bigint not null,
  actor_id text references users (id) on delete set null,
  type text not null,
  from_status text,
  to_status text not null,
  note text,
  detail text,
  idempotency_key text unique,
  mail_id text
)`,
  `create table enquiries (
  record_id text not null references records (id) on delete cascade,
  form text not null,
  phone text,
  company text,
  subject text,
  message text not null,
  context text,
  page text,
  campaign text,
  constraint enquiries_record primary key (record_id)
)`,
  `create table enquiry_services (
  record_id text not null references records (id) on delete cascade,
  service text not null,
  position integer not null,
  constraint enquiry_services_record primary key (record_id, service)
)`,
  `create table applications (
  record_id text not null references records (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  phone text,
  experience text not null,
  message text,
  course_id text not null,
  course_name text not null,
  course_level text not null,
  course_weeks integer not null,
  promo_code text,
  promo_percent integer,
  promo_redeemed_at bigint,
  consent_wording text not null,
  consent_version text not null,
  consented_at bigint not null,
  constraint applications_record primary key (record_id)
)`,
  `create table course_signups (
  id text not null,
  record_id text not null references records (id) on delete cascade,
  status text not null,
  created_at bigint not null,
  version integer default 1 not null,
  run_id text,
  waiting_since bigint,
  constraint course_signups_place primary key (id),
  constraint course_signups_record unique (record_id)
)`,
  `create index "records_kind" on "records" ("kind", "seq")`,
  `create index "records_status" on "records" ("kind", "status", "seq")`,
  `create index records_open on records (promised_by, seq, kind, status) where closed_at is null`,
  `create index "records_person" on "records" ("email_key", "seq")`,
  `create index records_assignee on records (assignee_id, seq) where assignee_id is not null`,
  `create index "records_received" on "records" ("kind", "received_at", "status")`,
  `create index "record_events_record" on "record_events" ("record_id", "at", "id")`,
  `create index "record_events_newest" on "record_events" ("at", "id")`,
  `create index "record_events_kind" on "record_events" ("kind", "at", "id")`,
  `create index "record_events_actor" on "record_events" ("actor_id", "at", "id")`,
  `create index "applications_promo" on "applications" ("promo_code", "promo_redeemed_at")`,
  `create index "course_signups_status" on "course_signups" ("status")`,
  `create table record_counts (
  kind text not null,
  status text not null,
  count bigint not null,
  constraint record_counts_key primary key (kind, status)
)`,
  `create trigger records_added after insert on records begin insert into record_counts (kind, status, count) values (new.kind, new.status, 1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create trigger records_removed after delete on records begin insert into record_counts (kind, status, count) values (old.kind, old.status, -1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create trigger records_moved after update of kind, status on records
     when old.status <> new.status or old.kind <> new.kind begin insert into record_counts (kind, status, count) values (old.kind, old.status, -1)
     on conflict (kind, status) do update set count = count + excluded.count; insert into record_counts (kind, status, count) values (new.kind, new.status, 1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create unique index "subscribers_seq" on "subscribers" ("seq")`,
  `create index "subscribers_status_seq" on "subscribers" ("status", "seq")`,
  `create index "outbox_record" on "outbox" ("reference", "created_at", "id")`,
  `create index "outbox_status" on "outbox" ("status", "created_at", "id")`,
  `create table brand_revisions (
  version integer primary key,
  assets text not null,
  mail_look text not null,
  changed text not null,
  restored_from integer,
  saved_at bigint not null,
  saved_by text not null
)`,
  `create table brand_share_links (
  id text primary key,
  token_hash text not null unique,
  label text not null,
  created_at bigint not null,
  created_by text not null,
  expires_at bigint not null,
  revoked_at bigint,
  downloads integer default 0 not null,
  downloaded_at bigint
)`,
  `create table posts (
  id text primary key,
  seq integer not null unique,
  slug text not null unique,
  title text not null,
  category text not null,
  excerpt text,
  summary text not null,
  content text not null,
  image_src text,
  image_alt text,
  author text not null,
  author_key text not null,
  featured integer not null,
  language text not null,
  original_id text references posts (id) on delete set null,
  status text not null,
  publish_at bigint,
  live_from bigint,
  was_public integer not null,
  origin text,
  words integer not null,
  search_text text not null,
  created_at bigint not null,
  changed_at bigint not null,
  trashed_at bigint,
  version integer not null
)`,
  `create index "posts_live" on "posts" ("live_from", "id")`,
  `create index "posts_live_category" on "posts" ("category", "live_from", "id")`,
  `create index "posts_live_author" on "posts" ("author_key", "live_from", "id")`,
  `create index "posts_featured" on "posts" ("featured", "live_from", "id")`,
  `create index "posts_original" on "posts" ("original_id")`,
  `create index "posts_trashed" on "posts" ("trashed_at", "seq")`,
  `create index "posts_status" on "posts" ("status", "trashed_at", "seq")`,
  `create index "posts_origin" on "posts" ("origin")`,
  `create table post_slugs (
  slug text primary key,
  post_id text references posts (id) on delete set null
)`,
  `create index "post_slugs_post" on "post_slugs" ("post_id")`,
  `create table post_tags (
  post_id text not null references posts (id) on delete cascade,
  tag_key text not null,
  tag text not null,
  position integer not null,
  constraint post_tags_key primary key (post_id, tag_key)
)`,
  `create index "post_tags_tag" on "post_tags" ("tag_key", "post_id")`,
  `create table post_revisions (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  version integer not null,
  kind text not null,
  at bigint not null,
  actor_id text,
  actor_name text not null,
  snapshot text not null
)`,
  `create index "post_revisions_post" on "post_revisions" ("post_id", "id")`,
  `create table post_previews (
  token_hash text primary key,
  post_id text not null references posts (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
)`,
  `create index "post_previews_age" on "post_previews" ("expires_at")`,
  `create index "post_previews_post" on "post_previews" ("post_id")`,
  `create table media (
  id text primary key,
  seq integer not null unique,
  hash text not null unique,
  name text not null,
  alt text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  files text not null,
  search_text text not null,
  uploaded_at bigint not null,
  uploaded_by text not null,
  version integer not null
)`,
  `create table post_media (
  post_id text not null references posts (id) on delete cascade,
  hash text not null,
  constraint post_media_key primary key (post_id, hash)
)`,
  `create index "post_media_hash" on "post_media" ("hash")`,
  `create table redirects (
  id text primary key,
  from_path text not null unique,
  to_path text not null,
  kind integer not null,
  hits integer not null,
  last_hit_at bigint,
  created_at bigint not null,
  created_by text not null,
  version integer not null
)`,
  `create table missing_pages (
  path text primary key,
  hits integer not null,
  linked_from text,
  first_at bigint not null,
  last_at bigint not null
)`,
  `create index "missing_pages_hits" on "missing_pages" ("hits", "path")`,
  `create index "missing_pages_age" on "missing_pages" ("last_at")`,
  `create table search_entries (
  seq integer primary key autoincrement,
  kind text not null,
  ref text not null,
  path text not null,
  title text not null,
  summary text not null,
  section text,
  language text not null,
  live_from bigint,
  body text not null,
  search_text text not null,
  constraint search_entries_ref unique (kind, ref)
)`,
  `create index "search_entries_live" on "search_entries" ("kind", "live_from", "seq")`,
  `create index "search_entries_section" on "search_entries" ("kind", "section", "live_from", "seq")`,
  `create index "records_unanswered" on records (kind, promised_by, seq) where closed_at is null and answered_at is null`,
  `create index "records_answered" on records (kind, promised_by, seq) where closed_at is null and answered_at is not null`,
  `create index "records_unread" on records (kind, promised_by, seq) where closed_at is null and read_at is null`,
  `create index "records_snoozed" on records (kind, promised_by, seq) where closed_at is null and snoozed_until is not null`,
  `create index records_assigned on records (assignee_id, kind, promised_by, seq)
    where closed_at is null and assignee_id is not null`,
  `create index records_done on records (kind, seq) where closed_at is not null and status <> 'spam'`,
  `create table last_moves (
  user_id text primary key references users (id) on delete cascade,
  id text not null,
  moves text not null
)`,
  `create table reply_drafts (
  record_id text not null references records (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  language text not null,
  subject text not null,
  body text not null,
  saved_at bigint not null,
  constraint reply_drafts_key primary key (record_id, user_id)
)`,
  `create index "reply_drafts_user" on "reply_drafts" ("user_id")`,
  `create index "outbox_provider" on "outbox" ("provider_id")`,
  `create table webhook_events (
  id text primary key,
  type text not null,
  received_at bigint not null
)`,
  `create index "webhook_events_time" on "webhook_events" ("received_at")`,
  `create table suppressed_addresses (
  id text primary key,
  mailbox_key text not null unique,
  address text not null,
  reason text not null,
  detail text,
  mail_id text,
  suppressed_at bigint not null
)`,
  `create index "suppressed_addresses_time" on "suppressed_addresses" ("suppressed_at", "id")`,
  `create table received_mails (
  id text primary key,
  provider_id text not null unique,
  status text not null,
  reason text,
  record_id text references records (id) on delete cascade,
  reference text,
  from_address text default '' not null,
  subject text default '' not null,
  message_id text,
  body text default '' not null,
  quoted text,
  is_automatic integer default 0 not null,
  received_at bigint not null,
  attempts integer default 0 not null,
  next_attempt_at bigint not null,
  last_error text,
  spf text,
  dkim text,
  dmarc text,
  reading_since bigint,
  fetched_at bigint,
  told_at bigint
)`,
  `create index "received_mails_due" on "received_mails" ("status", "next_attempt_at")`,
  `create index "received_mails_list" on "received_mails" ("received_at", "id")`,
  `create index "received_mails_record" on "received_mails" ("record_id")`,
  `create index "received_mails_reference" on "received_mails" ("reference")`,
  `create table received_files (
  id text primary key,
  received_id text not null,
  position integer not null,
  name text not null,
  type text not null,
  bytes integer not null,
  content text,
  orphaned_at bigint
)`,
  `create index "received_files_mail" on "received_files" ("received_id", "position")`,
  `create table interviews (
  id text primary key,
  record_id text not null references records (id) on delete cascade,
  starts_at bigint not null,
  minutes integer not null,
  place text not null,
  applicant_zone text,
  sequence integer not null,
  cancelled_at bigint,
  created_at bigint not null,
  interviewer_id text references users (id) on delete set null
)`,
  `create index "interviews_record" on "interviews" ("record_id", "id")`,
  `create table course_runs (
  id text primary key,
  course_id text not null,
  starts_on text not null,
  ends_on text not null,
  seats integer not null,
  created_at bigint not null,
  version integer not null
)`,
  `create index "course_runs_start" on "course_runs" ("starts_on", "id")`,
  `create index "course_runs_course" on "course_runs" ("course_id", "starts_on")`,
  `create index "course_signups_created" on "course_signups" ("created_at", "id")`,
  `create index "course_signups_listed" on "course_signups" ("status", "created_at", "id")`,
  `create index "course_signups_run" on "course_signups" ("run_id", "status")`,
  `create table hourly_counts (
  figure text not null,
  hour bigint not null,
  count bigint not null,
  constraint hourly_counts_key primary key (figure, hour)
)`,
  `create trigger records_hour_added after insert on records when new.status <> 'spam'
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select kind as figure, received_at / 3600000 as hour, 1 as step from (select new.kind as kind, new.status as status, new.received_at as received_at) where status <> 'spam') as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger records_hour_removed after delete on records when old.status <> 'spam'
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select kind as figure, received_at / 3600000 as hour, -1 as step from (select old.kind as kind, old.status as status, old.received_at as received_at) where status <> 'spam') as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger records_hour_moved after update of status on records
     when (old.status = 'spam') <> (new.status = 'spam')
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select kind as figure, received_at / 3600000 as hour, -1 as step from (select old.kind as kind, old.status as status, old.received_at as received_at) where status <> 'spam' union all select kind as figure, received_at / 3600000 as hour, 1 as step from (select new.kind as kind, new.status as status, new.received_at as received_at) where status <> 'spam') as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger subscribers_hour_added after insert on subscribers when new.confirmed_at is not null
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select 'subscriber' as figure, confirmed_at / 3600000 as hour, 1 as step
   from (select new.confirmed_at as confirmed_at) where confirmed_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger subscribers_hour_removed after delete on subscribers when old.confirmed_at is not null
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select 'subscriber' as figure, confirmed_at / 3600000 as hour, -1 as step
   from (select old.confirmed_at as confirmed_at) where confirmed_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger subscribers_hour_moved after update of confirmed_at on subscribers
     when old.confirmed_at is not new.confirmed_at
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select 'subscriber' as figure, confirmed_at / 3600000 as hour, -1 as step
   from (select old.confirmed_at as confirmed_at) where confirmed_at is not null union all select 'subscriber' as figure, confirmed_at / 3600000 as hour, 1 as step
   from (select new.confirmed_at as confirmed_at) where confirmed_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger course_signups_added after insert on course_signups begin insert into record_counts (kind, status, count) values ('course-signup', new.status, 1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create trigger course_signups_removed after delete on course_signups begin insert into record_counts (kind, status, count) values ('course-signup', old.status, -1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create trigger course_signups_moved after update of status on course_signups when old.status <> new.status
     begin insert into record_counts (kind, status, count) values ('course-signup', old.status, -1)
     on conflict (kind, status) do update set count = count + excluded.count; insert into record_counts (kind, status, count) values ('course-signup', new.status, 1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create index "audit_events_kind" on "audit_events" ("record_kind", "at", "id")`,
  `create index "course_signups_newest" on "course_signups" ("created_at", "id")`,
  `create index subscribers_quarantined on subscribers (status, seq)
    where spam_reasons is not null`,
  `create table api_tokens (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  token_hash text not null unique,
  label text not null,
  created_at bigint not null,
  expires_at bigint not null,
  last_used_at bigint,
  revoked_at bigint,
  scope text default 'dashboard.read' not null
)`,
  `create index "api_tokens_user" on "api_tokens" ("user_id", "created_at", "id")`,
  `create index enquiries_message on enquiries (substr(message, 1, 100))`,
  `create index applications_message on applications (substr(message, 1, 100))`,
  `create index received_files_orphaned on received_files (orphaned_at, received_id)`,
  `create table reply_presence (
  record_id text not null,
  user_id text not null references users (id) on delete cascade,
  seen_at bigint not null,
  constraint reply_presence_key primary key (record_id, user_id)
)`,
  `create index "reply_presence_user" on "reply_presence" ("user_id")`,
  `create trigger subscribers_added after insert on subscribers begin insert into record_counts (kind, status, count) values ('subscriber', new.status, 1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create trigger subscribers_removed after delete on subscribers begin insert into record_counts (kind, status, count) values ('subscriber', old.status, -1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create trigger subscribers_moved after update of status on subscribers when old.status <> new.status
     begin insert into record_counts (kind, status, count) values ('subscriber', old.status, -1)
     on conflict (kind, status) do update set count = count + excluded.count; insert into record_counts (kind, status, count) values ('subscriber', new.status, 1)
     on conflict (kind, status) do update set count = count + excluded.count; end`,
  `create index records_closed on records (kind, status, closed_at) where closed_at is not null`,
  `create table kept_forms (
  user_id text not null references users (id) on delete cascade,
  path text not null,
  sealed text not null,
  kept_at bigint not null,
  constraint kept_forms_key primary key (user_id, path)
)`,
  `create index "kept_forms_age" on "kept_forms" ("kept_at")`,
  `create index records_asked_again on records (kind, status)
    where closed_at is null and asked_again_at is not null`,
  `create trigger records_answer_added after insert on records when new.answered_at is not null
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, 1 as step from (select new.kind as kind, new.answered_at as answered_at, new.promised_by as promised_by, new.received_at as received_at, new.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from (select new.kind as kind, new.answered_at as answered_at, new.promised_by as promised_by, new.received_at as received_at, new.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger records_answer_removed after delete on records when old.answered_at is not null
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, -1 as step from (select old.kind as kind, old.answered_at as answered_at, old.promised_by as promised_by, old.received_at as received_at, old.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      -1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from (select old.kind as kind, old.answered_at as answered_at, old.promised_by as promised_by, old.received_at as received_at, old.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create trigger records_answer_moved after update of answered_at on records
     when old.answered_at is not new.answered_at and old.asked_again_at is new.asked_again_at
     begin insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, -1 as step from (select old.kind as kind, old.answered_at as answered_at, old.promised_by as promised_by, old.received_at as received_at, old.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      -1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from (select old.kind as kind, old.answered_at as answered_at, old.promised_by as promised_by, old.received_at as received_at, old.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; insert into hourly_counts (figure, hour, count)
  select figure, hour, step from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, 1 as step from (select new.kind as kind, new.answered_at as answered_at, new.promised_by as promised_by, new.received_at as received_at, new.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from (select new.kind as kind, new.answered_at as answered_at, new.promised_by as promised_by, new.received_at as received_at, new.asked_again_at as asked_again_at) where kind = 'enquiry' and answered_at is not null) as counted where true
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count; end`,
  `create index received_mails_untold on received_mails (record_id)
    where told_at is null and status = 'filed'`,
  `create table imports (
  id text primary key,
  name text not null,
  status text not null,
  options text,
  notes text not null,
  created_at bigint not null,
  created_by text not null,
  finished_at bigint
)`,
  `create index "imports_status" on "imports" ("status", "created_at")`,
  `create table import_posts (
  import_id text not null references imports (id) on delete cascade,
  position integer not null,
  source_key text not null,
  title text not null,
  told text not null,
  is_restricted integer not null,
  content text,
  outcome text not null,
  post_id text references posts (id) on delete set null,
  post_version integer,
  constraint import_posts_key primary key (import_id, position)
)`,
  `create index "import_posts_source" on "import_posts" ("source_key")`,
  `create index "import_posts_post" on "import_posts" ("post_id")`,
  `create table import_files (
  import_id text not null references imports (id) on delete cascade,
  path text not null,
  content text not null,
  constraint import_files_key primary key (import_id, path)
)`,
  `create table text_versions (
  kind text not null,
  number integer not null,
  "key" text not null,
  language text not null,
  action text not null,
  document text,
  schema integer not null,
  before integer,
  changed text not null,
  saved_at bigint not null,
  saved_by text not null,
  source text,
  constraint text_versions_key primary key (kind, number)
)`,
  `create index "text_versions_text" on "text_versions" ("kind", "key", "language", "number")`,
  `create table texts (
  kind text not null,
  "key" text not null,
  language text not null,
  state text not null,
  number integer not null,
  live_from bigint,
  live_until bigint,
  links_withdrawn integer default 0 not null,
  constraint "texts_key" primary key ("kind", "key", "language", "state"),
  constraint texts_version foreign key (kind, number) references text_versions (kind, number)
)`,
  `create table text_order (
  kind text not null,
  "key" text not null,
  position integer not null,
  state text not null,
  title text,
  number integer not null,
  constraint "text_order_key" primary key ("kind", "key")
)`,
  `create table received_words (
  seq integer primary key autoincrement,
  mail_id text not null unique references received_mails (id) on delete cascade,
  record_id text references records (id) on delete cascade,
  search_text text not null
)`,
  `create index "received_words_record" on "received_words" ("record_id")`,
  `create index record_events_mail on record_events (mail_id) where mail_id is not null`,
  `create index "subscribers_link_key" on "subscribers" ("link_key")`,
  `create table consent_events (
  id text primary key,
  address_hash text not null,
  kind text not null,
  wording text,
  version text,
  at bigint not null
)`,
  `create index "consent_events_address" on "consent_events" ("address_hash", "at")`,
  `create table newsletter_issues (
  id text primary key,
  number integer unique,
  title text not null,
  status text not null,
  topic text not null,
  frequency text default 'each' not null,
  is_advertising integer not null,
  without_text text not null,
  daily_ceiling integer,
  send_at bigint,
  zone text,
  prepared_seq bigint default 0 not null,
  prepared integer default 0 not null,
  prepared_at bigint,
  pause_reason text,
  tolerated_bounces integer default 0 not null,
  tolerated_complaints integer default 0 not null,
  created_at bigint not null,
  created_by text not null,
  started_at bigint,
  ended_at bigint,
  version integer not null
)`,
  `create index "newsletter_issues_status" on "newsletter_issues" ("status", "send_at")`,
  `create index "newsletter_issues_made" on "newsletter_issues" ("created_at", "id")`,
  `create table newsletter_texts (
  issue_id text not null references newsletter_issues (id) on delete cascade,
  language text not null,
  subject text not null,
  preheader text not null,
  body text not null,
  version integer not null,
  saved_at bigint not null,
  saved_by text not null,
  constraint newsletter_texts_key primary key (issue_id, language)
)`,
  `create table newsletter_revisions (
  id text primary key,
  issue_id text not null references newsletter_issues (id) on delete cascade,
  language text not null,
  kind text not null,
  subject text not null,
  preheader text not null,
  body text not null,
  version integer not null,
  saved_at bigint not null,
  saved_by text not null
)`,
  `create index "newsletter_revisions_text" on "newsletter_revisions" ("issue_id", "language", "saved_at")`,
  `create table newsletter_frozen (
  issue_id text not null references newsletter_issues (id) on delete cascade,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  digest text not null,
  constraint newsletter_frozen_key primary key (issue_id, language)
)`,
  `create table newsletter_batches (
  id text primary key,
  issue_id text not null,
  language text not null,
  size integer not null,
  state text not null,
  attempts integer not null,
  created_at bigint not null,
  first_attempt_at bigint,
  next_attempt_at bigint not null,
  locked_until bigint,
  digest text,
  sealed text,
  error text
)`,
  `create index "newsletter_batches_issue" on "newsletter_batches" ("issue_id", "state", "next_attempt_at")`,
  `create index "newsletter_batches_made" on "newsletter_batches" ("created_at")`,
  `create table newsletter_recipients (
  issue_id text not null,
  n integer not null,
  subscriber_id text not null,
  language text not null,
  state text not null,
  batch_id text,
  reason text,
  provider_id text,
  changed_at bigint not null,
  constraint newsletter_recipients_key primary key (issue_id, n)
)`,
  `create unique index "newsletter_recipients_subscriber" on "newsletter_recipients" ("issue_id", "subscriber_id")`,
  `create index "newsletter_recipients_state" on "newsletter_recipients" ("issue_id", "state", "language", "n")`,
  `create index "newsletter_recipients_batch" on "newsletter_recipients" ("batch_id")`,
  `create table newsletter_pace (
  id integer primary key,
  next_send_at bigint not null,
  limit_per_second integer not null
)`,
  `create table newsletter_counts (
  issue_id text not null,
  state text not null,
  count integer not null,
  constraint newsletter_counts_key primary key (issue_id, state)
)`,
  `create trigger newsletter_recipients_added after insert on newsletter_recipients begin insert into newsletter_counts (issue_id, state, count) values (new.issue_id, new.state, 1)
     on conflict (issue_id, state) do update set count = count + excluded.count; end`,
  `create trigger newsletter_recipients_moved after update of state on newsletter_recipients
     when old.state <> new.state begin insert into newsletter_counts (issue_id, state, count) values (old.issue_id, old.state, -1)
     on conflict (issue_id, state) do update set count = count + excluded.count; insert into newsletter_counts (issue_id, state, count) values (new.issue_id, new.state, 1)
     on conflict (issue_id, state) do update set count = count + excluded.count; end`,
  `create index "consent_events_kind" on "consent_events" ("kind", "at")`,
  `create index subscribers_notice on subscribers (status, (coalesce(noticed_at, confirmed_at)))`,
  `create table text_previews (
  id text primary key,
  kind text not null,
  "key" text not null,
  language text not null,
  number integer not null,
  made_at bigint not null,
  made_by text not null,
  expires_at bigint not null
)`,
  `create index "text_previews_age" on "text_previews" ("expires_at")`,
  `create index "text_previews_text" on "text_previews" ("kind", "key", "language", "number", "made_at")`,
  `create table erasures (
  id text primary key,
  address_hash text not null,
  key_mark text not null,
  at bigint not null,
  cleaned_at bigint
)`,
  `create table data_links (
  token_hash text primary key,
  email text,
  request_id text,
  created_at bigint not null,
  expires_at bigint not null
)`,
  `create index "data_links_age" on "data_links" ("expires_at")`,
  `create table erasure_requests (
  id text primary key,
  email text,
  requested_at bigint not null,
  due_by bigint not null,
  closed_at bigint,
  is_erased integer default 0 not null
)`,
  `create index "erasure_requests_due" on "erasure_requests" ("due_by")`,
  `create table appointments (
  id text primary key,
  record_id text not null references records (id) on delete cascade,
  status text not null,
  office text not null,
  starts_at bigint not null,
  minutes integer not null,
  visitor_zone text,
  sequence integer not null,
  created_at bigint not null
)`,
  `create index "appointments_record" on "appointments" ("record_id", "id")`,
  `create unique index "appointments_once" on "appointments" ("office", "starts_at") where "status" = 'booked'`,
  `create index "appointments_time" on "appointments" ("starts_at")`,
  `create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  is_synced integer not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
)`,
  `create index "passkeys_user" on "passkeys" ("user_id")`,
  `create table webhook_targets (
  id text primary key,
  kind text not null,
  name text not null,
  host text not null,
  sealed_address text not null,
  sealed_secret text,
  events text not null,
  has_personal integer not null,
  is_on integer not null,
  failing_since bigint,
  created_at bigint not null,
  version integer not null
)`,
  `create table webhook_deliveries (
  id text primary key,
  target_id text not null references webhook_targets (id) on delete cascade,
  event_id text not null,
  event text not null,
  reference text,
  body text not null,
  status text not null,
  attempts integer not null,
  first_attempt_at bigint,
  next_attempt_at bigint not null,
  locked_until bigint,
  last_error text,
  last_answer text,
  created_at bigint not null,
  sent_at bigint
)`,
  `create index "webhook_deliveries_due" on "webhook_deliveries" ("status", "next_attempt_at", "id")`,
  `create index "webhook_deliveries_newest" on "webhook_deliveries" ("created_at", "id")`,
  `create index "webhook_deliveries_status" on "webhook_deliveries" ("status", "created_at", "id")`,
  `create index "webhook_deliveries_target" on "webhook_deliveries" ("target_id", "status")`,
  `create index webhook_deliveries_record on webhook_deliveries (reference) where reference is not null`,
  `create table job_turns (
  name text primary key,
  holder text not null,
  until bigint not null
)`,
  `create table nodes (
  id text primary key,
  host text not null,
  version text not null,
  secret_marks text not null,
  store text not null,
  clock_ms bigint not null,
  started_at bigint not null,
  seen_at bigint not null
)`,
  `create index records_tagged on records (kind, seq, tags) where tags is not null`,
]
