// The schema for PostgreSQL, statement by statement.
export const postgresSchema = [
  `CREATE OR REPLACE FUNCTION count_course_signups() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into record_counts (kind, status, count)
  select 'course-signup', status, sum(step) from (select status, 1 as step from added) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into record_counts (kind, status, count)
  select 'course-signup', status, sum(step) from (select status, -1 as step from removed) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     else insert into record_counts (kind, status, count)
  select 'course-signup', status, sum(step) from (select status, 1 as step from added union all select status, -1 as step from removed) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE OR REPLACE FUNCTION count_newsletter_recipients() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into newsletter_counts (issue_id, state, count)
  select issue_id, state, sum(step) from (select issue_id, state, 1 as step from added) as changed group by issue_id, state having sum(step) <> 0
  order by issue_id, state
  on conflict (issue_id, state) do update set count = newsletter_counts.count + excluded.count;
     else insert into newsletter_counts (issue_id, state, count)
  select issue_id, state, sum(step) from (select issue_id, state, 1 as step from added union all select issue_id, state, -1 as step from removed) as changed group by issue_id, state having sum(step) <> 0
  order by issue_id, state
  on conflict (issue_id, state) do update set count = newsletter_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE OR REPLACE FUNCTION count_records() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into record_counts (kind, status, count)
  select kind, status, sum(step) from (select kind, status, 1 as step from added) as changed group by kind, status having sum(step) <> 0
  order by kind, status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into record_counts (kind, status, count)
  select kind, status, sum(step) from (select kind, status, -1 as step from removed) as changed group by kind, status having sum(step) <> 0
  order by kind, status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     else insert into record_counts (kind, status, count)
  select kind, status, sum(step) from (select kind, status, 1 as step from added union all select kind, status, -1 as step from removed) as changed group by kind, status having sum(step) <> 0
  order by kind, status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE OR REPLACE FUNCTION count_records_answers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, 1 as step from added where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from added where kind = 'enquiry' and answered_at is not null) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, -1 as step from removed where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      -1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from removed where kind = 'enquiry' and answered_at is not null) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     else insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, -1 as step from (select removed.* from removed join added on added.id = removed.id
  where removed.asked_again_at is not distinct from added.asked_again_at) as taken_back where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      -1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from (select removed.* from removed join added on added.id = removed.id
  where removed.asked_again_at is not distinct from added.asked_again_at) as taken_back where kind = 'enquiry' and answered_at is not null union all select case when answered_at <= promised_by then 'answered-in-time' else 'answered-late' end as figure,
      answered_at / 3600000 as hour, 1 as step from added where kind = 'enquiry' and answered_at is not null
    union all
    select 'answer-minutes' as figure, answered_at / 3600000 as hour,
      1 * ((answered_at - coalesce(asked_again_at, received_at)) / 60000) as step from added where kind = 'enquiry' and answered_at is not null) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE OR REPLACE FUNCTION count_records_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select kind as figure, received_at / 3600000 as hour, 1 as step from added where status <> 'spam') as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select kind as figure, received_at / 3600000 as hour, -1 as step from removed where status <> 'spam') as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     else insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select kind as figure, received_at / 3600000 as hour, -1 as step from removed where status <> 'spam' union all select kind as figure, received_at / 3600000 as hour, 1 as step from added where status <> 'spam') as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE OR REPLACE FUNCTION count_subscribers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into record_counts (kind, status, count)
  select 'subscriber', status, sum(step) from (select status, 1 as step from added) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into record_counts (kind, status, count)
  select 'subscriber', status, sum(step) from (select status, -1 as step from removed) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     else insert into record_counts (kind, status, count)
  select 'subscriber', status, sum(step) from (select status, 1 as step from added union all select status, -1 as step from removed) as changed group by status having sum(step) <> 0
  order by status
  on conflict (kind, status) do update set count = record_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE OR REPLACE FUNCTION count_subscribers_hours() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op = 'INSERT' then insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select 'subscriber' as figure, confirmed_at / 3600000 as hour, 1 as step
   from added where confirmed_at is not null) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select 'subscriber' as figure, confirmed_at / 3600000 as hour, -1 as step
   from removed where confirmed_at is not null) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     else insert into hourly_counts (figure, hour, count)
  select figure, hour, sum(step) from (select 'subscriber' as figure, confirmed_at / 3600000 as hour, -1 as step
   from removed where confirmed_at is not null union all select 'subscriber' as figure, confirmed_at / 3600000 as hour, 1 as step
   from added where confirmed_at is not null) as counted where true group by figure, hour having sum(step) <> 0
  order by figure, hour
  on conflict (figure, hour) do update set count = hourly_counts.count + excluded.count;
     end if;
     return null;
   end $$`,
  `CREATE TABLE api_tokens (
  id text NOT NULL,
  user_id text NOT NULL,
  token_hash text NOT NULL,
  label text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  last_used_at bigint,
  revoked_at bigint,
  scope text DEFAULT 'dashboard.read'::text NOT NULL,
  CONSTRAINT api_tokens_pkey PRIMARY KEY (id),
  CONSTRAINT api_tokens_token_hash_key UNIQUE (token_hash)
)`,
  `CREATE TABLE applications (
  record_id text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  experience text NOT NULL,
  message text,
  course_id text NOT NULL,
  course_name text NOT NULL,
  course_level text NOT NULL,
  course_weeks integer NOT NULL,
  promo_code text,
  promo_percent integer,
  promo_redeemed_at bigint,
  consent_wording text NOT NULL,
  consent_version text NOT NULL,
  consented_at bigint NOT NULL,
  CONSTRAINT applications_record PRIMARY KEY (record_id)
)`,
  `CREATE TABLE appointments (
  id text NOT NULL,
  record_id text NOT NULL,
  status text NOT NULL,
  office text NOT NULL,
  starts_at bigint NOT NULL,
  minutes integer NOT NULL,
  visitor_zone text,
  sequence integer NOT NULL,
  created_at bigint NOT NULL,
  CONSTRAINT appointments_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE audit_events (
  id text NOT NULL,
  at bigint NOT NULL,
  actor_id text,
  actor_name text NOT NULL,
  verb text NOT NULL,
  record_kind text NOT NULL,
  record_id text,
  record_reference text,
  detail text NOT NULL,
  address text,
  CONSTRAINT audit_events_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE brand_revisions (
  version integer NOT NULL,
  assets text NOT NULL,
  mail_look text NOT NULL,
  changed text NOT NULL,
  restored_from integer,
  saved_at bigint NOT NULL,
  saved_by text NOT NULL,
  CONSTRAINT brand_revisions_pkey PRIMARY KEY (version)
)`,
  `CREATE TABLE brand_share_links (
  id text NOT NULL,
  token_hash text NOT NULL,
  label text NOT NULL,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  expires_at bigint NOT NULL,
  revoked_at bigint,
  downloads integer DEFAULT 0 NOT NULL,
  downloaded_at bigint,
  CONSTRAINT brand_share_links_pkey PRIMARY KEY (id),
  CONSTRAINT brand_share_links_token_hash_key UNIQUE (token_hash)
)`,
  `CREATE TABLE consent_events (
  id text NOT NULL,
  address_hash text NOT NULL,
  kind text NOT NULL,
  wording text,
  version text,
  at bigint NOT NULL,
  CONSTRAINT consent_events_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE course_runs (
  id text NOT NULL,
  course_id text NOT NULL,
  starts_on text NOT NULL,
  ends_on text NOT NULL,
  seats integer NOT NULL,
  created_at bigint NOT NULL,
  version integer NOT NULL,
  CONSTRAINT course_runs_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE course_signups (
  id text NOT NULL,
  record_id text NOT NULL,
  status text NOT NULL,
  created_at bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  run_id text,
  waiting_since bigint,
  CONSTRAINT course_signups_place PRIMARY KEY (id),
  CONSTRAINT course_signups_record UNIQUE (record_id)
)`,
  `CREATE TABLE data_links (
  token_hash text NOT NULL,
  email text,
  request_id text,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT data_links_pkey PRIMARY KEY (token_hash)
)`,
  `CREATE TABLE enquiries (
  record_id text NOT NULL,
  form text NOT NULL,
  phone text,
  company text,
  subject text,
  message text NOT NULL,
  context text,
  page text,
  campaign text,
  CONSTRAINT enquiries_record PRIMARY KEY (record_id)
)`,
  `CREATE TABLE enquiry_services (
  record_id text NOT NULL,
  service text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT enquiry_services_record PRIMARY KEY (record_id, service)
)`,
  `CREATE TABLE erasure_requests (
  id text NOT NULL,
  email text,
  requested_at bigint NOT NULL,
  due_by bigint NOT NULL,
  closed_at bigint,
  is_erased integer DEFAULT 0 NOT NULL,
  CONSTRAINT erasure_requests_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE erasures (
  id text NOT NULL,
  address_hash text NOT NULL,
  key_mark text NOT NULL,
  at bigint NOT NULL,
  cleaned_at bigint,
  CONSTRAINT erasures_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE hourly_counts (
  figure text NOT NULL,
  hour bigint NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT hourly_counts_key PRIMARY KEY (figure, hour)
)`,
  `CREATE TABLE import_files (
  import_id text NOT NULL,
  path text NOT NULL,
  content text NOT NULL,
  CONSTRAINT import_files_key PRIMARY KEY (import_id, path)
)`,
  `CREATE TABLE import_posts (
  import_id text NOT NULL,
  "position" integer NOT NULL,
  source_key text NOT NULL,
  title text NOT NULL,
  told text NOT NULL,
  is_restricted integer NOT NULL,
  content text,
  outcome text NOT NULL,
  post_id text,
  post_version integer,
  CONSTRAINT import_posts_key PRIMARY KEY (import_id, "position")
)`,
  `CREATE TABLE imports (
  id text NOT NULL,
  name text NOT NULL,
  status text NOT NULL,
  options text,
  notes text NOT NULL,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  finished_at bigint,
  CONSTRAINT imports_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE interviews (
  id text NOT NULL,
  record_id text NOT NULL,
  starts_at bigint NOT NULL,
  minutes integer NOT NULL,
  place text NOT NULL,
  applicant_zone text,
  sequence integer NOT NULL,
  cancelled_at bigint,
  created_at bigint NOT NULL,
  interviewer_id text,
  CONSTRAINT interviews_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE job_turns (
  name text NOT NULL,
  holder text NOT NULL,
  until bigint NOT NULL,
  CONSTRAINT job_turns_pkey PRIMARY KEY (name)
)`,
  `CREATE TABLE kept_forms (
  user_id text NOT NULL,
  path text NOT NULL,
  sealed text NOT NULL,
  kept_at bigint NOT NULL,
  CONSTRAINT kept_forms_key PRIMARY KEY (user_id, path)
)`,
  `CREATE TABLE last_moves (
  user_id text NOT NULL,
  id text NOT NULL,
  moves text NOT NULL,
  CONSTRAINT last_moves_pkey PRIMARY KEY (user_id)
)`,
  `CREATE TABLE mail_pace (
  id integer NOT NULL,
  next_send_at bigint NOT NULL,
  CONSTRAINT mail_pace_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE media (
  id text NOT NULL,
  seq bigint NOT NULL,
  hash text NOT NULL,
  name text NOT NULL,
  alt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  files text NOT NULL,
  search_text text NOT NULL,
  uploaded_at bigint NOT NULL,
  uploaded_by text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT media_hash_key UNIQUE (hash),
  CONSTRAINT media_pkey PRIMARY KEY (id),
  CONSTRAINT media_seq_key UNIQUE (seq)
)`,
  `CREATE SEQUENCE media_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1`,
  `ALTER SEQUENCE media_seq_seq OWNED BY media.seq`,
  `CREATE TABLE missing_pages (
  path text NOT NULL,
  hits integer NOT NULL,
  linked_from text,
  first_at bigint NOT NULL,
  last_at bigint NOT NULL,
  CONSTRAINT missing_pages_pkey PRIMARY KEY (path)
)`,
  `CREATE TABLE newsletter_batches (
  id text NOT NULL,
  issue_id text NOT NULL,
  language text NOT NULL,
  size integer NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL,
  created_at bigint NOT NULL,
  first_attempt_at bigint,
  next_attempt_at bigint NOT NULL,
  locked_until bigint,
  digest text,
  sealed text,
  error text,
  CONSTRAINT newsletter_batches_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE newsletter_counts (
  issue_id text NOT NULL,
  state text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT newsletter_counts_key PRIMARY KEY (issue_id, state)
)`,
  `CREATE TABLE newsletter_frozen (
  issue_id text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  digest text NOT NULL,
  CONSTRAINT newsletter_frozen_key PRIMARY KEY (issue_id, language)
)`,
  `CREATE TABLE newsletter_issues (
  id text NOT NULL,
  number integer,
  title text NOT NULL,
  status text NOT NULL,
  topic text NOT NULL,
  frequency text DEFAULT 'each'::text NOT NULL,
  is_advertising integer NOT NULL,
  without_text text NOT NULL,
  daily_ceiling integer,
  send_at bigint,
  zone text,
  prepared_seq bigint DEFAULT 0 NOT NULL,
  prepared integer DEFAULT 0 NOT NULL,
  prepared_at bigint,
  pause_reason text,
  tolerated_bounces integer DEFAULT 0 NOT NULL,
  tolerated_complaints integer DEFAULT 0 NOT NULL,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  started_at bigint,
  ended_at bigint,
  version integer NOT NULL,
  CONSTRAINT newsletter_issues_number_key UNIQUE (number),
  CONSTRAINT newsletter_issues_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE newsletter_pace (
  id integer NOT NULL,
  next_send_at bigint NOT NULL,
  limit_per_second integer NOT NULL,
  CONSTRAINT newsletter_pace_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE newsletter_recipients (
  issue_id text NOT NULL,
  n integer NOT NULL,
  subscriber_id text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  batch_id text,
  reason text,
  provider_id text,
  changed_at bigint NOT NULL,
  CONSTRAINT newsletter_recipients_key PRIMARY KEY (issue_id, n)
)`,
  `CREATE TABLE newsletter_revisions (
  id text NOT NULL,
  issue_id text NOT NULL,
  language text NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  preheader text NOT NULL,
  body text NOT NULL,
  version integer NOT NULL,
  saved_at bigint NOT NULL,
  saved_by text NOT NULL,
  CONSTRAINT newsletter_revisions_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE newsletter_texts (
  issue_id text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  preheader text NOT NULL,
  body text NOT NULL,
  version integer NOT NULL,
  saved_at bigint NOT NULL,
  saved_by text NOT NULL,
  CONSTRAINT newsletter_texts_key PRIMARY KEY (issue_id, language)
)`,
  `CREATE TABLE nodes (
  id text NOT NULL,
  host text NOT NULL,
  version text NOT NULL,
  secret_marks text NOT NULL,
  store text NOT NULL,
  clock_ms bigint NOT NULL,
  started_at bigint NOT NULL,
  seen_at bigint NOT NULL,
  CONSTRAINT nodes_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE outbox (
  id text NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  to_address text NOT NULL,
  reply_to text,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  headers text NOT NULL,
  reference text,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at bigint NOT NULL,
  locked_until bigint,
  first_attempt_at bigint,
  last_error text,
  provider_id text,
  created_at bigint NOT NULL,
  sent_at bigint,
  mailbox_key text DEFAULT ''::text NOT NULL,
  sealed text,
  links_end_at bigint,
  priority integer DEFAULT 2 NOT NULL,
  message_id text,
  calendar text,
  discarded_at bigint,
  sender text,
  waits_until bigint,
  files text,
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE outbox_pause (
  id integer NOT NULL,
  reason text NOT NULL,
  since bigint NOT NULL,
  CONSTRAINT outbox_pause_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE passkeys (
  id text NOT NULL,
  user_id text NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  is_synced integer NOT NULL,
  name text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint,
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE password_links (
  token_hash text NOT NULL,
  user_id text NOT NULL,
  purpose text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  used_at bigint,
  CONSTRAINT password_links_pkey PRIMARY KEY (token_hash)
)`,
  `CREATE TABLE password_requests (
  id text NOT NULL,
  email text NOT NULL,
  requested_at bigint NOT NULL,
  CONSTRAINT password_requests_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE post_media (
  post_id text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT post_media_key PRIMARY KEY (post_id, hash)
)`,
  `CREATE TABLE post_previews (
  token_hash text NOT NULL,
  post_id text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT post_previews_pkey PRIMARY KEY (token_hash)
)`,
  `CREATE TABLE post_revisions (
  id text NOT NULL,
  post_id text NOT NULL,
  version integer NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  actor_id text,
  actor_name text NOT NULL,
  snapshot text NOT NULL,
  CONSTRAINT post_revisions_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE post_slugs (
  slug text NOT NULL,
  post_id text,
  CONSTRAINT post_slugs_pkey PRIMARY KEY (slug)
)`,
  `CREATE TABLE post_tags (
  post_id text NOT NULL,
  tag_key text NOT NULL,
  tag text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT post_tags_key PRIMARY KEY (post_id, tag_key)
)`,
  `CREATE TABLE posts (
  id text NOT NULL,
  seq bigint NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  category text NOT NULL,
  excerpt text,
  summary text NOT NULL,
  content text NOT NULL,
  image_src text,
  image_alt text,
  author text NOT NULL,
  author_key text NOT NULL,
  featured integer NOT NULL,
  language text NOT NULL,
  original_id text,
  status text NOT NULL,
  publish_at bigint,
  live_from bigint,
  was_public integer NOT NULL,
  origin text,
  words integer NOT NULL,
  search_text text NOT NULL,
  created_at bigint NOT NULL,
  changed_at bigint NOT NULL,
  trashed_at bigint,
  version integer NOT NULL,
  CONSTRAINT posts_pkey PRIMARY KEY (id),
  CONSTRAINT posts_seq_key UNIQUE (seq),
  CONSTRAINT posts_slug_key UNIQUE (slug)
)`,
  `CREATE SEQUENCE posts_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1`,
  `ALTER SEQUENCE posts_seq_seq OWNED BY posts.seq`,
  `CREATE TABLE promo_codes (
  code text NOT NULL,
  percent integer NOT NULL,
  starts_at bigint NOT NULL,
  ends_at bigint,
  max_uses integer,
  first_course_only integer NOT NULL,
  active integer NOT NULL,
  created_at bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT promo_codes_pkey PRIMARY KEY (code)
)`,
  `CREATE TABLE purge_clock (
  id integer NOT NULL,
  newest_at bigint NOT NULL,
  told_at bigint,
  CONSTRAINT purge_clock_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE rate_limits (
  key text NOT NULL,
  count integer NOT NULL,
  resets_at bigint NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
)`,
  `CREATE TABLE received_files (
  id text NOT NULL,
  received_id text NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  content text,
  orphaned_at bigint,
  CONSTRAINT received_files_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE received_mails (
  id text NOT NULL,
  provider_id text NOT NULL,
  status text NOT NULL,
  reason text,
  record_id text,
  reference text,
  from_address text DEFAULT ''::text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  message_id text,
  body text DEFAULT ''::text NOT NULL,
  quoted text,
  is_automatic integer DEFAULT 0 NOT NULL,
  received_at bigint NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at bigint NOT NULL,
  last_error text,
  spf text,
  dkim text,
  dmarc text,
  reading_since bigint,
  fetched_at bigint,
  told_at bigint,
  CONSTRAINT received_mails_pkey PRIMARY KEY (id),
  CONSTRAINT received_mails_provider_id_key UNIQUE (provider_id)
)`,
  `CREATE TABLE received_words (
  seq bigint NOT NULL,
  mail_id text NOT NULL,
  record_id text,
  search_text text NOT NULL,
  CONSTRAINT received_words_mail_id_key UNIQUE (mail_id),
  CONSTRAINT received_words_pkey PRIMARY KEY (seq)
)`,
  `ALTER TABLE received_words ALTER COLUMN seq ADD GENERATED BY DEFAULT AS IDENTITY ( SEQUENCE NAME received_words_seq_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1
)`,
  `CREATE TABLE record_counts (
  kind text NOT NULL,
  status text NOT NULL,
  count bigint NOT NULL,
  CONSTRAINT record_counts_key PRIMARY KEY (kind, status)
)`,
  `CREATE TABLE record_events (
  id text NOT NULL,
  record_id text NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL,
  actor_id text,
  type text NOT NULL,
  from_status text,
  to_status text NOT NULL,
  note text,
  detail text,
  idempotency_key text,
  mail_id text,
  CONSTRAINT record_events_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT record_events_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE records (
  seq bigint NOT NULL,
  id text NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  status text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  received_at bigint NOT NULL,
  promised_by bigint NOT NULL,
  office text NOT NULL,
  assignee_id text,
  language text NOT NULL,
  spam_reasons text,
  closed_at bigint,
  version integer DEFAULT 1 NOT NULL,
  search_text text NOT NULL,
  answered_at bigint,
  read_at bigint,
  snoozed_until bigint,
  tags text,
  asked_again_at bigint,
  CONSTRAINT records_id_key UNIQUE (id),
  CONSTRAINT records_pkey PRIMARY KEY (seq),
  CONSTRAINT records_reference_key UNIQUE (reference)
)`,
  `ALTER TABLE records ALTER COLUMN seq ADD GENERATED BY DEFAULT AS IDENTITY ( SEQUENCE NAME records_seq_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1
)`,
  `CREATE TABLE recovery_codes (
  code_hash text NOT NULL,
  user_id text NOT NULL,
  used_at bigint,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash)
)`,
  `CREATE TABLE redirects (
  id text NOT NULL,
  from_path text NOT NULL,
  to_path text NOT NULL,
  kind integer NOT NULL,
  hits integer NOT NULL,
  last_hit_at bigint,
  created_at bigint NOT NULL,
  created_by text NOT NULL,
  version integer NOT NULL,
  CONSTRAINT redirects_from_path_key UNIQUE (from_path),
  CONSTRAINT redirects_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE removed_records (
  id text NOT NULL,
  kind text NOT NULL,
  removed_at bigint NOT NULL,
  content text NOT NULL,
  CONSTRAINT removed_records_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE reply_drafts (
  record_id text NOT NULL,
  user_id text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  saved_at bigint NOT NULL,
  CONSTRAINT reply_drafts_key PRIMARY KEY (record_id, user_id)
)`,
  `CREATE TABLE reply_presence (
  record_id text NOT NULL,
  user_id text NOT NULL,
  seen_at bigint NOT NULL,
  CONSTRAINT reply_presence_key PRIMARY KEY (record_id, user_id)
)`,
  `CREATE TABLE search_entries (
  seq bigint NOT NULL,
  kind text NOT NULL,
  ref text NOT NULL,
  path text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  section text,
  language text NOT NULL,
  live_from bigint,
  body text NOT NULL,
  search_text text NOT NULL,
  CONSTRAINT search_entries_pkey PRIMARY KEY (seq),
  CONSTRAINT search_entries_ref UNIQUE (kind, ref)
)`,
  `CREATE SEQUENCE search_entries_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1`,
  `ALTER SEQUENCE search_entries_seq_seq OWNED BY search_entries.seq`,
  `CREATE TABLE sessions (
  token_hash text NOT NULL,
  user_id text NOT NULL,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  user_agent text NOT NULL,
  address text NOT NULL,
  ended_at bigint,
  second_step text,
  CONSTRAINT sessions_pkey PRIMARY KEY (token_hash)
)`,
  `CREATE TABLE settings (
  key text NOT NULL,
  value text NOT NULL,
  version integer NOT NULL,
  changed_at bigint NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (key)
)`,
  `CREATE TABLE status_links (
  token_hash text NOT NULL,
  reference text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT status_links_pkey PRIMARY KEY (token_hash)
)`,
  `CREATE TABLE subscribers (
  id text NOT NULL,
  address_hash text NOT NULL,
  email text,
  name text,
  status text NOT NULL,
  spam_reasons text,
  language text NOT NULL,
  source text NOT NULL,
  request_digest text,
  requested_at bigint NOT NULL,
  opt_in integer DEFAULT 1 NOT NULL,
  consent_wording text NOT NULL,
  consent_version text NOT NULL,
  consented_at bigint NOT NULL,
  confirmed_at bigint,
  marketing_wording text,
  marketing_version text,
  marketing_at bigint,
  ended_at bigint,
  created_at bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  search_text text,
  seq bigint NOT NULL,
  link_key text,
  declined_topics text DEFAULT ''::text NOT NULL,
  frequency text DEFAULT 'each'::text NOT NULL,
  noticed_at bigint,
  CONSTRAINT subscribers_address_hash_key UNIQUE (address_hash),
  CONSTRAINT subscribers_pkey PRIMARY KEY (id)
)`,
  `ALTER TABLE subscribers ALTER COLUMN seq ADD GENERATED BY DEFAULT AS IDENTITY ( SEQUENCE NAME subscribers_seq_seq START WITH 1 INCREMENT BY 1 NO MINVALUE NO MAXVALUE CACHE 1
)`,
  `CREATE TABLE suppressed_addresses (
  id text NOT NULL,
  mailbox_key text NOT NULL,
  address text NOT NULL,
  reason text NOT NULL,
  detail text,
  mail_id text,
  suppressed_at bigint NOT NULL,
  CONSTRAINT suppressed_addresses_mailbox_key_key UNIQUE (mailbox_key),
  CONSTRAINT suppressed_addresses_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE text_order (
  kind text NOT NULL,
  key text NOT NULL,
  "position" integer NOT NULL,
  state text NOT NULL,
  title text,
  number integer NOT NULL,
  CONSTRAINT text_order_key PRIMARY KEY (kind, key)
)`,
  `CREATE TABLE text_previews (
  id text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  number integer NOT NULL,
  made_at bigint NOT NULL,
  made_by text NOT NULL,
  expires_at bigint NOT NULL,
  CONSTRAINT text_previews_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE text_versions (
  kind text NOT NULL,
  number integer NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  action text NOT NULL,
  document text,
  schema integer NOT NULL,
  before integer,
  changed text NOT NULL,
  saved_at bigint NOT NULL,
  saved_by text NOT NULL,
  source text,
  CONSTRAINT text_versions_key PRIMARY KEY (kind, number)
)`,
  `CREATE TABLE texts (
  kind text NOT NULL,
  key text NOT NULL,
  language text NOT NULL,
  state text NOT NULL,
  number integer NOT NULL,
  live_from bigint,
  live_until bigint,
  links_withdrawn integer DEFAULT 0 NOT NULL,
  CONSTRAINT texts_key PRIMARY KEY (kind, key, language, state)
)`,
  `CREATE TABLE two_step (
  user_id text NOT NULL,
  secret text NOT NULL,
  created_at bigint NOT NULL,
  confirmed_at bigint,
  last_step bigint DEFAULT 0 NOT NULL,
  CONSTRAINT two_step_pkey PRIMARY KEY (user_id)
)`,
  `CREATE TABLE users (
  id text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  status text NOT NULL,
  password_hash text,
  time_zone text NOT NULL,
  created_at bigint NOT NULL,
  last_login_at bigint,
  version integer DEFAULT 1 NOT NULL,
  notices text,
  digest_day text,
  office text,
  language text DEFAULT 'en'::text NOT NULL,
  CONSTRAINT users_email_key_key UNIQUE (email_key),
  CONSTRAINT users_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE webhook_deliveries (
  id text NOT NULL,
  target_id text NOT NULL,
  event_id text NOT NULL,
  event text NOT NULL,
  reference text,
  body text NOT NULL,
  status text NOT NULL,
  attempts integer NOT NULL,
  first_attempt_at bigint,
  next_attempt_at bigint NOT NULL,
  locked_until bigint,
  last_error text,
  last_answer text,
  created_at bigint NOT NULL,
  sent_at bigint,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE webhook_events (
  id text NOT NULL,
  type text NOT NULL,
  received_at bigint NOT NULL,
  CONSTRAINT webhook_events_pkey PRIMARY KEY (id)
)`,
  `CREATE TABLE webhook_targets (
  id text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  host text NOT NULL,
  sealed_address text NOT NULL,
  sealed_secret text,
  events text NOT NULL,
  has_personal integer NOT NULL,
  is_on integer NOT NULL,
  failing_since bigint,
  created_at bigint NOT NULL,
  version integer NOT NULL,
  CONSTRAINT webhook_targets_pkey PRIMARY KEY (id)
)`,
  `ALTER TABLE ONLY media ALTER COLUMN seq SET DEFAULT nextval('media_seq_seq'::regclass)`,
  `ALTER TABLE ONLY posts ALTER COLUMN seq SET DEFAULT nextval('posts_seq_seq'::regclass)`,
  `ALTER TABLE ONLY search_entries ALTER COLUMN seq SET DEFAULT nextval('search_entries_seq_seq'::regclass)`,
  `CREATE INDEX api_tokens_user ON api_tokens USING btree (user_id, created_at, id)`,
  `CREATE INDEX applications_message ON applications USING btree (substr(message, 1, 100))`,
  `CREATE INDEX applications_promo ON applications USING btree (promo_code, promo_redeemed_at)`,
  `CREATE UNIQUE INDEX appointments_once ON appointments USING btree (office, starts_at) WHERE (status = 'booked'::text)`,
  `CREATE INDEX appointments_record ON appointments USING btree (record_id, id)`,
  `CREATE INDEX appointments_time ON appointments USING btree (starts_at)`,
  `CREATE INDEX audit_events_actor ON audit_events USING btree (actor_id, at, id)`,
  `CREATE INDEX audit_events_kind ON audit_events USING btree (record_kind, at, id)`,
  `CREATE INDEX audit_events_newest ON audit_events USING btree (at, id)`,
  `CREATE INDEX audit_events_what ON audit_events USING btree (record_kind, verb, at)`,
  `CREATE INDEX consent_events_address ON consent_events USING btree (address_hash, at)`,
  `CREATE INDEX consent_events_kind ON consent_events USING btree (kind, at)`,
  `CREATE INDEX course_runs_course ON course_runs USING btree (course_id, starts_on)`,
  `CREATE INDEX course_runs_start ON course_runs USING btree (starts_on, id)`,
  `CREATE INDEX course_signups_status ON course_signups USING btree (status)`,
  `CREATE INDEX course_signups_created ON course_signups USING btree (created_at, id)`,
  `CREATE INDEX course_signups_listed ON course_signups USING btree (status, created_at, id)`,
  `CREATE INDEX course_signups_newest ON course_signups USING btree (created_at, id)`,
  `CREATE INDEX course_signups_run ON course_signups USING btree (run_id, status)`,
  `CREATE INDEX data_links_age ON data_links USING btree (expires_at)`,
  `CREATE INDEX enquiries_message ON enquiries USING btree (substr(message, 1, 100))`,
  `CREATE INDEX erasure_requests_due ON erasure_requests USING btree (due_by)`,
  `CREATE INDEX import_posts_post ON import_posts USING btree (post_id)`,
  `CREATE INDEX import_posts_source ON import_posts USING btree (source_key)`,
  `CREATE INDEX imports_status ON imports USING btree (status, created_at)`,
  `CREATE INDEX interviews_record ON interviews USING btree (record_id, id)`,
  `CREATE INDEX kept_forms_age ON kept_forms USING btree (kept_at)`,
  `CREATE INDEX missing_pages_age ON missing_pages USING btree (last_at)`,
  `CREATE INDEX missing_pages_hits ON missing_pages USING btree (hits, path)`,
  `CREATE INDEX newsletter_batches_issue ON newsletter_batches USING btree (issue_id, state, next_attempt_at)`,
  `CREATE INDEX newsletter_batches_made ON newsletter_batches USING btree (created_at)`,
  `CREATE INDEX newsletter_issues_made ON newsletter_issues USING btree (created_at, id)`,
  `CREATE INDEX newsletter_issues_status ON newsletter_issues USING btree (status, send_at)`,
  `CREATE INDEX newsletter_recipients_batch ON newsletter_recipients USING btree (batch_id)`,
  `CREATE INDEX newsletter_recipients_state ON newsletter_recipients USING btree (issue_id, state, language, n)`,
  `CREATE UNIQUE INDEX newsletter_recipients_subscriber ON newsletter_recipients USING btree (issue_id, subscriber_id)`,
  `CREATE INDEX newsletter_revisions_text ON newsletter_revisions USING btree (issue_id, language, saved_at)`,
  `CREATE INDEX outbox_due ON outbox USING btree (status, priority, next_attempt_at, id)`,
  `CREATE INDEX outbox_kept ON outbox USING btree (created_at) WHERE (text_body <> ''::text)`,
  `CREATE INDEX outbox_links_end ON outbox USING btree (links_end_at)`,
  `CREATE INDEX outbox_mailbox ON outbox USING btree (mailbox_key, kind, created_at)`,
  `CREATE INDEX outbox_newest ON outbox USING btree (created_at, id)`,
  `CREATE INDEX outbox_provider ON outbox USING btree (provider_id)`,
  `CREATE INDEX outbox_record ON outbox USING btree (reference, created_at, id)`,
  `CREATE INDEX outbox_status ON outbox USING btree (status, created_at, id)`,
  `CREATE INDEX passkeys_user ON passkeys USING btree (user_id)`,
  `CREATE INDEX password_links_user ON password_links USING btree (user_id)`,
  `CREATE INDEX post_media_hash ON post_media USING btree (hash)`,
  `CREATE INDEX post_previews_age ON post_previews USING btree (expires_at)`,
  `CREATE INDEX post_previews_post ON post_previews USING btree (post_id)`,
  `CREATE INDEX post_revisions_post ON post_revisions USING btree (post_id, id)`,
  `CREATE INDEX post_slugs_post ON post_slugs USING btree (post_id)`,
  `CREATE INDEX post_tags_tag ON post_tags USING btree (tag_key, post_id)`,
  `CREATE INDEX posts_featured ON posts USING btree (featured, live_from, id)`,
  `CREATE INDEX posts_live ON posts USING btree (live_from, id)`,
  `CREATE INDEX posts_live_author ON posts USING btree (author_key, live_from, id)`,
  `CREATE INDEX posts_live_category ON posts USING btree (category, live_from, id)`,
  `CREATE INDEX posts_origin ON posts USING btree (origin)`,
  `CREATE INDEX posts_original ON posts USING btree (original_id)`,
  `CREATE INDEX posts_status ON posts USING btree (status, trashed_at, seq)`,
  `CREATE INDEX posts_trashed ON posts USING btree (trashed_at, seq)`,
  `CREATE INDEX rate_limits_age ON rate_limits USING btree (resets_at)`,
  `CREATE INDEX received_files_mail ON received_files USING btree (received_id, "position")`,
  `CREATE INDEX received_files_orphaned ON received_files USING btree (orphaned_at, received_id)`,
  `CREATE INDEX received_mails_due ON received_mails USING btree (status, next_attempt_at)`,
  `CREATE INDEX received_mails_list ON received_mails USING btree (received_at, id)`,
  `CREATE INDEX received_mails_record ON received_mails USING btree (record_id)`,
  `CREATE INDEX received_mails_reference ON received_mails USING btree (reference)`,
  `CREATE INDEX received_mails_untold ON received_mails USING btree (record_id) WHERE ((told_at IS NULL) AND (status = 'filed'::text))`,
  `CREATE INDEX received_words_record ON received_words USING btree (record_id)`,
  `CREATE INDEX record_events_actor ON record_events USING btree (actor_id, at, id)`,
  `CREATE INDEX record_events_kind ON record_events USING btree (kind, at, id)`,
  `CREATE INDEX record_events_mail ON record_events USING btree (mail_id) WHERE (mail_id IS NOT NULL)`,
  `CREATE INDEX record_events_newest ON record_events USING btree (at, id)`,
  `CREATE INDEX record_events_record ON record_events USING btree (record_id, at, id)`,
  `CREATE INDEX records_answered ON records USING btree (kind, promised_by, seq) WHERE ((closed_at IS NULL) AND (answered_at IS NOT NULL))`,
  `CREATE INDEX records_asked_again ON records USING btree (kind, status) WHERE ((closed_at IS NULL) AND (asked_again_at IS NOT NULL))`,
  `CREATE INDEX records_assigned ON records USING btree (assignee_id, kind, promised_by, seq) WHERE ((closed_at IS NULL) AND (assignee_id IS NOT NULL))`,
  `CREATE INDEX records_assignee ON records USING btree (assignee_id, seq) WHERE (assignee_id IS NOT NULL)`,
  `CREATE INDEX records_closed ON records USING btree (kind, status, closed_at) WHERE (closed_at IS NOT NULL)`,
  `CREATE INDEX records_done ON records USING btree (kind, seq) WHERE ((closed_at IS NOT NULL) AND (status <> 'spam'::text))`,
  `CREATE INDEX records_kind ON records USING btree (kind, seq)`,
  `CREATE INDEX records_open ON records USING btree (promised_by, seq, kind, status) WHERE (closed_at IS NULL)`,
  `CREATE INDEX records_person ON records USING btree (email_key, seq)`,
  `CREATE INDEX records_received ON records USING btree (kind, received_at, status)`,
  `CREATE INDEX records_snoozed ON records USING btree (kind, promised_by, seq) WHERE ((closed_at IS NULL) AND (snoozed_until IS NOT NULL))`,
  `CREATE INDEX records_status ON records USING btree (kind, status, seq)`,
  `CREATE INDEX records_tagged ON records USING btree (kind, seq, tags) WHERE (tags IS NOT NULL)`,
  `CREATE INDEX records_unanswered ON records USING btree (kind, promised_by, seq) WHERE ((closed_at IS NULL) AND (answered_at IS NULL))`,
  `CREATE INDEX records_unread ON records USING btree (kind, promised_by, seq) WHERE ((closed_at IS NULL) AND (read_at IS NULL))`,
  `CREATE INDEX recovery_codes_user ON recovery_codes USING btree (user_id)`,
  `CREATE INDEX removed_records_age ON removed_records USING btree (removed_at)`,
  `CREATE INDEX reply_drafts_user ON reply_drafts USING btree (user_id)`,
  `CREATE INDEX reply_presence_user ON reply_presence USING btree (user_id)`,
  `CREATE INDEX search_entries_live ON search_entries USING btree (kind, live_from, seq)`,
  `CREATE INDEX search_entries_section ON search_entries USING btree (kind, section, live_from, seq)`,
  `CREATE INDEX sessions_user ON sessions USING btree (user_id)`,
  `CREATE INDEX status_links_expiry ON status_links USING btree (expires_at)`,
  `CREATE INDEX subscribers_link_key ON subscribers USING btree (link_key)`,
  `CREATE INDEX subscribers_notice ON subscribers USING btree (status, COALESCE(noticed_at, confirmed_at))`,
  `CREATE INDEX subscribers_quarantined ON subscribers USING btree (status, seq) WHERE (spam_reasons IS NOT NULL)`,
  `CREATE UNIQUE INDEX subscribers_seq ON subscribers USING btree (seq)`,
  `CREATE INDEX subscribers_status ON subscribers USING btree (status, requested_at, id)`,
  `CREATE INDEX subscribers_status_seq ON subscribers USING btree (status, seq)`,
  `CREATE INDEX suppressed_addresses_time ON suppressed_addresses USING btree (suppressed_at, id)`,
  `CREATE INDEX text_previews_age ON text_previews USING btree (expires_at)`,
  `CREATE INDEX text_previews_text ON text_previews USING btree (kind, key, language, number, made_at)`,
  `CREATE INDEX text_versions_text ON text_versions USING btree (kind, key, language, number)`,
  `CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (status, next_attempt_at, id)`,
  `CREATE INDEX webhook_deliveries_newest ON webhook_deliveries USING btree (created_at, id)`,
  `CREATE INDEX webhook_deliveries_record ON webhook_deliveries USING btree (reference) WHERE (reference IS NOT NULL)`,
  `CREATE INDEX webhook_deliveries_status ON webhook_deliveries USING btree (status, created_at, id)`,
  `CREATE INDEX webhook_deliveries_target ON webhook_deliveries USING btree (target_id, status)`,
  `CREATE INDEX webhook_events_time ON webhook_events USING btree (received_at)`,
  `CREATE TRIGGER course_signups_added AFTER INSERT ON course_signups REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_course_signups()`,
  `CREATE TRIGGER course_signups_moved AFTER UPDATE ON course_signups REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_course_signups()`,
  `CREATE TRIGGER course_signups_removed AFTER DELETE ON course_signups REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_course_signups()`,
  `CREATE TRIGGER newsletter_recipients_added AFTER INSERT ON newsletter_recipients REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_newsletter_recipients()`,
  `CREATE TRIGGER newsletter_recipients_moved AFTER UPDATE ON newsletter_recipients REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_newsletter_recipients()`,
  `CREATE TRIGGER records_added AFTER INSERT ON records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records()`,
  `CREATE TRIGGER records_answer_added AFTER INSERT ON records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records_answers()`,
  `CREATE TRIGGER records_answer_moved AFTER UPDATE ON records REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records_answers()`,
  `CREATE TRIGGER records_answer_removed AFTER DELETE ON records REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records_answers()`,
  `CREATE TRIGGER records_hour_added AFTER INSERT ON records REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records_hours()`,
  `CREATE TRIGGER records_hour_moved AFTER UPDATE ON records REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records_hours()`,
  `CREATE TRIGGER records_hour_removed AFTER DELETE ON records REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records_hours()`,
  `CREATE TRIGGER records_moved AFTER UPDATE ON records REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records()`,
  `CREATE TRIGGER records_removed AFTER DELETE ON records REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records()`,
  `CREATE TRIGGER subscribers_added AFTER INSERT ON subscribers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers()`,
  `CREATE TRIGGER subscribers_hour_added AFTER INSERT ON subscribers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers_hours()`,
  `CREATE TRIGGER subscribers_hour_moved AFTER UPDATE ON subscribers REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers_hours()`,
  `CREATE TRIGGER subscribers_hour_removed AFTER DELETE ON subscribers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers_hours()`,
  `CREATE TRIGGER subscribers_moved AFTER UPDATE ON subscribers REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers()`,
  `CREATE TRIGGER subscribers_removed AFTER DELETE ON subscribers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers()`,
  `ALTER TABLE ONLY api_tokens ADD CONSTRAINT api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY applications ADD CONSTRAINT applications_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY appointments ADD CONSTRAINT appointments_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY audit_events ADD CONSTRAINT audit_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY course_signups ADD CONSTRAINT course_signups_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY enquiries ADD CONSTRAINT enquiries_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY enquiry_services ADD CONSTRAINT enquiry_services_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY import_files ADD CONSTRAINT import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY import_posts ADD CONSTRAINT import_posts_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY import_posts ADD CONSTRAINT import_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY interviews ADD CONSTRAINT interviews_interviewer_id_fkey FOREIGN KEY (interviewer_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY interviews ADD CONSTRAINT interviews_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY kept_forms ADD CONSTRAINT kept_forms_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY last_moves ADD CONSTRAINT last_moves_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY newsletter_frozen ADD CONSTRAINT newsletter_frozen_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY newsletter_revisions ADD CONSTRAINT newsletter_revisions_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY newsletter_texts ADD CONSTRAINT newsletter_texts_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES newsletter_issues(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY password_links ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY post_media ADD CONSTRAINT post_media_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY post_previews ADD CONSTRAINT post_previews_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY post_revisions ADD CONSTRAINT post_revisions_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY post_slugs ADD CONSTRAINT post_slugs_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY post_tags ADD CONSTRAINT post_tags_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY posts ADD CONSTRAINT posts_original_id_fkey FOREIGN KEY (original_id) REFERENCES posts(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY received_mails ADD CONSTRAINT received_mails_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY received_words ADD CONSTRAINT received_words_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES received_mails(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY received_words ADD CONSTRAINT received_words_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY record_events ADD CONSTRAINT record_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY record_events ADD CONSTRAINT record_events_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY records ADD CONSTRAINT records_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL`,
  `ALTER TABLE ONLY recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY reply_drafts ADD CONSTRAINT reply_drafts_record_id_fkey FOREIGN KEY (record_id) REFERENCES records(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY reply_drafts ADD CONSTRAINT reply_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY reply_presence ADD CONSTRAINT reply_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY texts ADD CONSTRAINT texts_version FOREIGN KEY (kind, number) REFERENCES text_versions(kind, number)`,
  `ALTER TABLE ONLY two_step ADD CONSTRAINT two_step_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE`,
  `ALTER TABLE ONLY webhook_deliveries ADD CONSTRAINT webhook_deliveries_target_id_fkey FOREIGN KEY (target_id) REFERENCES webhook_targets(id) ON DELETE CASCADE`,
]
