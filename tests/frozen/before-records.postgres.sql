CREATE TABLE additive_migrations (
    name character varying(255) NOT NULL
);
CREATE TABLE application_events (
    id text NOT NULL,
    application_id text NOT NULL,
    at bigint NOT NULL,
    actor_id text,
    type text NOT NULL,
    from_status text,
    to_status text NOT NULL,
    note text,
    changes text,
    digest text,
    proposed text
);
CREATE TABLE applications (
    id text NOT NULL,
    reference text NOT NULL,
    status text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
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
    search_text text NOT NULL,
    suspicion text,
    received_at bigint NOT NULL,
    decided_at bigint,
    version integer DEFAULT 1 NOT NULL,
    language text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE audit_events (
    id text NOT NULL,
    at bigint NOT NULL,
    actor_id text,
    actor_name text NOT NULL,
    verb text NOT NULL,
    record_kind text NOT NULL,
    record_id text,
    record_reference text,
    detail text NOT NULL,
    address text
);
CREATE TABLE course_signups (
    id text NOT NULL,
    application_id text NOT NULL,
    status text NOT NULL,
    created_at bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE enquiries (
    id text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone text,
    company text,
    subject text,
    message text NOT NULL,
    context text,
    digest text NOT NULL,
    search_text text NOT NULL,
    suspicion text,
    received_at bigint NOT NULL,
    completed_at bigint,
    version integer DEFAULT 1 NOT NULL,
    promised_by bigint DEFAULT 0 NOT NULL,
    office text DEFAULT 'seoul'::text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE enquiry_events (
    id text NOT NULL,
    enquiry_id text NOT NULL,
    at bigint NOT NULL,
    actor_id text,
    type text NOT NULL,
    from_status text,
    to_status text NOT NULL,
    note text
);
CREATE TABLE enquiry_services (
    enquiry_id text NOT NULL,
    service text NOT NULL,
    "position" integer NOT NULL
);
CREATE TABLE kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE mail_pace (
    id integer NOT NULL,
    next_send_at bigint NOT NULL
);
CREATE TABLE outbox (
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
    priority integer DEFAULT 2 NOT NULL
);
CREATE TABLE outbox_pause (
    id integer NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE password_links (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    purpose text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE password_requests (
    id text NOT NULL,
    email text NOT NULL,
    requested_at bigint NOT NULL
);
CREATE TABLE promo_codes (
    code text NOT NULL,
    percent integer NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint,
    max_uses integer,
    first_course_only integer NOT NULL,
    active integer NOT NULL,
    created_at bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE purge_clock (
    id integer NOT NULL,
    newest_at bigint NOT NULL,
    told_at bigint
);
CREATE TABLE rate_limits (
    key text NOT NULL,
    count integer NOT NULL,
    resets_at bigint NOT NULL
);
CREATE TABLE recovery_codes (
    code_hash text NOT NULL,
    user_id text NOT NULL,
    used_at bigint
);
CREATE TABLE removed_records (
    id text NOT NULL,
    kind text NOT NULL,
    removed_at bigint NOT NULL,
    content text NOT NULL
);
CREATE TABLE sessions (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    user_agent text NOT NULL,
    address text NOT NULL,
    ended_at bigint
);
CREATE TABLE settings (
    key text NOT NULL,
    value text NOT NULL,
    version integer NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE status_links (
    token_hash text NOT NULL,
    reference text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE subscribers (
    id text NOT NULL,
    address_hash text NOT NULL,
    email text,
    name text,
    status text NOT NULL,
    suspicion text,
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
    search_text text
);
CREATE TABLE two_step (
    user_id text NOT NULL,
    secret text NOT NULL,
    created_at bigint NOT NULL,
    confirmed_at bigint,
    last_step bigint DEFAULT 0 NOT NULL
);
CREATE TABLE users (
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
    version integer DEFAULT 1 NOT NULL
);
INSERT INTO additive_migrations VALUES ('0010-ended-sessions');
INSERT INTO additive_migrations VALUES ('0011-languages');

INSERT INTO application_events VALUES ('01a202ee-2997-7362-abcd-441a2d79a08f', '01a202ee-2996-751f-94af-fb85568b2b1f', 1768039200000, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-10.digest-38', NULL);
INSERT INTO application_events VALUES ('01a202ee-29a2-704a-ae1d-5492598ec29e', '01a202ee-2996-751f-94af-fb85568b2b1f', 1768305600000, NULL, 'added', 'new', 'new', 'Evenings only, 저녁', NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-29ac-745e-ada3-dab3ed34e43c', '01a202ee-29ab-757e-9d03-103ddb852dbf', 1768046400000, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-10.digest-40', NULL);
INSERT INTO application_events VALUES ('01a202ee-29be-76ce-b8e4-e8d29b1e1f0a', '01a202ee-29ab-757e-9d03-103ddb852dbf', 1768050000000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-29c7-753f-8d38-b8a348b833bf', '01a202ee-29ab-757e-9d03-103ddb852dbf', 1768132800000, NULL, 'again', 'reviewing', 'reviewing', NULL, '[["Experience","beginner","advanced"],["Message","First words","New words"],["Discount code","","FIRST50"]]', '2026-01-11.digest-42', '{"experience":"advanced","message":"New words","promo_code":"FIRST50","promo_percent":50,"consent_wording":"I agree to the Terms and have read the Privacy notice.","consent_version":"1.0","consented_at":1768132800000,"language":"fr"}');
INSERT INTO application_events VALUES ('01a202ee-29d4-7379-8138-313f878aeb0a', '01a202ee-29d3-713d-a1f2-514259660a9a', 1768046400001, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-10.digest-43', NULL);
INSERT INTO application_events VALUES ('01a202ee-29e4-77a0-abf6-63a64be3c771', '01a202ee-29d3-713d-a1f2-514259660a9a', 1768132800001, NULL, 'again', 'new', 'new', NULL, '[["First name","adopted","Adopted Anew"],["Message","First words","New words"]]', '2026-01-11.digest-44', NULL);
INSERT INTO application_events VALUES ('01a202ee-2a00-765e-9cac-943dad64d9df', '01a202ee-2a00-765e-9cac-904041bbb699', 1768046400002, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-10.digest-45', NULL);
INSERT INTO application_events VALUES ('01a202ee-2a0c-72bf-b376-f5daf3e27005', '01a202ee-2a00-765e-9cac-904041bbb699', 1768132800002, NULL, 'again', 'new', 'new', NULL, '[["Message","","Not mine"]]', '2026-01-11.digest-46', NULL);
INSERT INTO application_events VALUES ('01a202ee-2a20-73b9-95f0-99ff5b466e33', '01a202ee-2a20-73b9-95f0-96077ea023fa', 1768046400003, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-10.digest-47', NULL);
INSERT INTO application_events VALUES ('01a202ee-2a49-7159-86c8-d22a285aa008', '01a202ee-2a20-73b9-95f0-96077ea023fa', 1768219200003, NULL, 'again', 'new', 'new', NULL, '[]', '2026-01-12.digest-48', NULL);
INSERT INTO application_events VALUES ('01a202ee-2a5b-70a2-8357-b4e392f2df22', '01a202ee-29d3-713d-a1f2-514259660a9a', 1768219200000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'adopted', 'new', 'new', NULL, '[["First name","adopted","Adopted Anew"],["Message","First words","New words"]]', NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2a70-71be-ae7f-f36186b72c48', '01a202ee-2a00-765e-9cac-904041bbb699', 1768219200000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'dismissed', 'new', 'new', NULL, '[["Message","","Not mine"]]', NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2a79-771e-af22-6c843be4fafd', '01a202ee-2a78-7488-9180-e0d48de3e5f2', 1767960000000, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-49', NULL);
INSERT INTO application_events VALUES ('01a202ee-2a8a-705c-8d84-4248ecbd7c98', '01a202ee-2a78-7488-9180-e0d48de3e5f2', 1767963600000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2a8e-71db-95e8-39c0d6337b8e', '01a202ee-2a78-7488-9180-e0d48de3e5f2', 1767963660000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'reviewing', 'interview', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2a98-759c-aca9-c7ee1ceb3a3f', '01a202ee-2a98-759c-aca9-c112c44e95f1', 1767960000001, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-52', NULL);
INSERT INTO application_events VALUES ('01a202ee-2aa5-7138-be50-9840ffb026e1', '01a202ee-2a98-759c-aca9-c112c44e95f1', 1767963600001, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2aaa-771d-ab68-534b2f5ad049', '01a202ee-2a98-759c-aca9-c112c44e95f1', 1767963660001, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'reviewing', 'accepted', 'Discount FIRST50 (50%) given.', NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2aaf-709d-aaaf-871bfa5f6448', '01a202ee-2aae-714e-b792-029152fdd9b0', 1768046400005, NULL, 'received', NULL, 'new', 'Asks for the discount FIRST50, but APP-7YUU-6ECG was accepted for this address before.', NULL, '2026-01-10.digest-55', NULL);
INSERT INTO application_events VALUES ('01a202ee-2abc-737b-8f54-9eb8fc1a22b3', '01a202ee-2aae-714e-b792-029152fdd9b0', 1768050000005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2ac6-732b-83b9-88f0681d91a1', '01a202ee-2aae-714e-b792-029152fdd9b0', 1768050060005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'reviewing', 'interview', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2ace-72cd-8e7e-6c0ff2ac58ac', '01a202ee-2aae-714e-b792-029152fdd9b0', 1768050120005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'interview', 'accepted', 'Discount FIRST50 (50%) not given: APP-7YUU-6ECG was accepted for this address before.', NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2ae2-729e-bdbf-0c382be6b080', '01a202ee-2ae2-729e-bdbf-0a00204e0c96', 1767960000002, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-59', NULL);
INSERT INTO application_events VALUES ('01a202ee-2afe-775b-a934-a599567a066b', '01a202ee-2ae2-729e-bdbf-0a00204e0c96', 1767963600002, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b0b-72ba-8205-ffb02e21c657', '01a202ee-2ae2-729e-bdbf-0a00204e0c96', 1767963660002, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'reviewing', 'rejected', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b14-764e-8f4f-e72f427c1875', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 1767960000003, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-62', NULL);
INSERT INTO application_events VALUES ('01a202ee-2b1e-77ab-b4bc-1d614326347f', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 1767963600003, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b23-771f-b4e3-340bf20fe981', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 1767963660003, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'reviewing', 'rejected', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b29-76ce-b202-47ef96f88ce3', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 1767963720003, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'rejected', 'reviewing', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b35-7558-876b-14856896306a', '01a202ee-2b30-741e-b28f-6a7a35363f7d', 1767960000004, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-66', NULL);
INSERT INTO application_events VALUES ('01a202ee-2b46-751f-a61c-d64666b2a7ec', '01a202ee-2b30-741e-b28f-6a7a35363f7d', 1768046400000, NULL, 'withdrawn', 'new', 'withdrawn', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b4a-70ae-8af1-7aaaa4c258ce', '01a202ee-2b4a-70ae-8af1-76337e3e19cf', 1767960000005, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-68', NULL);
INSERT INTO application_events VALUES ('01a202ee-2b56-758d-ab7f-95358fe3dae6', '01a202ee-2b4a-70ae-8af1-76337e3e19cf', 1767963600005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'withdrawn', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b5d-728e-9873-20125ee70925', '01a202ee-2b5d-728e-9873-1c8b3b0532ad', 1767960000006, NULL, 'received', NULL, 'spam', 'A name holds a web address.', NULL, '2026-01-09.digest-70', NULL);
INSERT INTO application_events VALUES ('01a202ee-2b64-7273-ad79-45e08d6f5f2c', '01a202ee-2b64-7273-ad79-40efe5216cff', 1767960000007, NULL, 'received', NULL, 'new', NULL, NULL, '2026-01-09.digest-71', NULL);
INSERT INTO application_events VALUES ('01a202ee-2b75-741b-bb59-1fae1ebe3c0e', '01a202ee-2b64-7273-ad79-40efe5216cff', 1767963600007, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'spam', NULL, NULL, NULL, NULL);
INSERT INTO application_events VALUES ('01a202ee-2b7b-775b-9fc1-da3c991dd83e', '01a202ee-2b7a-738f-a02a-2296f254f898', 1767960000008, NULL, 'received', NULL, 'spam', 'A reason.', NULL, '2026-01-09.digest-73', NULL);
INSERT INTO application_events VALUES ('01a202ee-2b82-737a-9162-d2f6a199284e', '01a202ee-2b7a-738f-a02a-2296f254f898', 1767963600008, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'spam', 'new', NULL, NULL, NULL, NULL);

INSERT INTO applications VALUES ('01a202ee-2996-751f-94af-fb85568b2b1f', 'APP-5N3A-4NRU', 'new', '길동', 'O''Neil-Çağlar', '--@visitor.example', '--@visitor.example', '+82 10', 'beginner', 'Why 🎉', 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1768039200000, 'app-5n3a-4nru
길동
o''neil-caglar
--@visitor.example
+82 10
react
why 🎉
evenings only, 저녁', NULL, 1768039200000, NULL, 2, 'ko');
INSERT INTO applications VALUES ('01a202ee-29ab-757e-9d03-103ddb852dbf', 'APP-ZGK6-NCKG', 'reviewing', 'proposal', 'O''Neil-Çağlar', 'proposal@visitor.example', 'proposal@visitor.example', NULL, 'beginner', 'First words', 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1768046400000, 'app-zgk6-nckg
proposal
o''neil-caglar
proposal@visitor.example
react
first words', NULL, 1768046400000, NULL, 3, 'en');
INSERT INTO applications VALUES ('01a202ee-29d3-713d-a1f2-514259660a9a', 'APP-T4TJ-JSNN', 'new', 'Adopted Anew', 'O''Neil-Çağlar', 'adopted@visitor.example', 'adopted@visitor.example', NULL, 'beginner', 'New words', 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1768132800001, 'app-t4tj-jsnn
adopted anew
o''neil-caglar
adopted@visitor.example
react
new words', NULL, 1768046400001, NULL, 3, 'fr');
INSERT INTO applications VALUES ('01a202ee-2a00-765e-9cac-904041bbb699', 'APP-R6Z2-WWBC', 'new', 'dismissed', 'O''Neil-Çağlar', 'dismissed@visitor.example', 'dismissed@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1768046400002, 'app-r6z2-wwbc
dismissed
o''neil-caglar
dismissed@visitor.example
react', NULL, 1768046400002, NULL, 3, 'en');
INSERT INTO applications VALUES ('01a202ee-2a20-73b9-95f0-96077ea023fa', 'APP-2B3E-PDN8', 'new', 'same again', 'O''Neil-Çağlar', 'same-again@visitor.example', 'same-again@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1768046400003, 'app-2b3e-pdn8
same again
o''neil-caglar
same-again@visitor.example
react', NULL, 1768046400003, NULL, 2, 'en');
INSERT INTO applications VALUES ('01a202ee-2a78-7488-9180-e0d48de3e5f2', 'APP-CAS4-2SAZ', 'interview', 'interview', 'O''Neil-Çağlar', 'interview@visitor.example', 'interview@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000000, 'app-cas4-2saz
interview
o''neil-caglar
interview@visitor.example
react', NULL, 1767960000000, NULL, 3, 'en');
INSERT INTO applications VALUES ('01a202ee-2a98-759c-aca9-c112c44e95f1', 'APP-7YUU-6ECG', 'accepted', 'accepted', 'O''Neil-Çağlar', 'twice@visitor.example', 'twice@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, 'FIRST50', 50, 1767963660001, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000001, 'app-7yuu-6ecg
accepted
o''neil-caglar
twice@visitor.example
react', NULL, 1767960000001, 1767963660001, 3, 'en');
INSERT INTO applications VALUES ('01a202ee-2aae-714e-b792-029152fdd9b0', 'APP-782R-UBZ4', 'accepted', 'accepted again', 'O''Neil-Çağlar', 'twice@visitor.example', 'twice@visitor.example', NULL, 'beginner', NULL, 'vue', 'Vue', 'Intermediate', 10, 'FIRST50', 50, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1768046400005, 'app-782r-ubz4
accepted again
o''neil-caglar
twice@visitor.example
vue', NULL, 1768046400005, 1768050120005, 4, 'en');
INSERT INTO applications VALUES ('01a202ee-2ae2-729e-bdbf-0a00204e0c96', 'APP-4SUF-QCBC', 'rejected', 'rejected', 'O''Neil-Çağlar', 'rejected@visitor.example', 'rejected@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000002, 'app-4suf-qcbc
rejected
o''neil-caglar
rejected@visitor.example
react', NULL, 1767960000002, 1767963660002, 3, 'en');
INSERT INTO applications VALUES ('01a202ee-2b13-728f-93fc-9b04230a0d8a', 'APP-4WV2-75U8', 'reviewing', 'reconsidered', 'O''Neil-Çağlar', 'reconsidered@visitor.example', 'reconsidered@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000003, 'app-4wv2-75u8
reconsidered
o''neil-caglar
reconsidered@visitor.example
react', NULL, 1767960000003, NULL, 4, 'en');
INSERT INTO applications VALUES ('01a202ee-2b30-741e-b28f-6a7a35363f7d', 'APP-DUSB-67EK', 'withdrawn', 'withdrew', 'O''Neil-Çağlar', 'withdrew@visitor.example', 'withdrew@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000004, 'app-dusb-67ek
withdrew
o''neil-caglar
withdrew@visitor.example
react', NULL, 1767960000004, 1768046400000, 2, 'en');
INSERT INTO applications VALUES ('01a202ee-2b4a-70ae-8af1-76337e3e19cf', 'APP-6M3A-ZY4B', 'withdrawn', 'withdrawn by staff', 'O''Neil-Çağlar', 'withdrawn-by-staff@visitor.example', 'withdrawn-by-staff@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000005, 'app-6m3a-zy4b
withdrawn by staff
o''neil-caglar
withdrawn-by-staff@visitor.example
react', NULL, 1767960000005, 1767963600005, 2, 'en');
INSERT INTO applications VALUES ('01a202ee-2b5d-728e-9873-1c8b3b0532ad', 'APP-J922-YS3T', 'spam', 'robot applicant', 'O''Neil-Çağlar', 'robot-applicant@visitor.example', 'robot-applicant@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000006, 'app-j922-ys3t
robot applicant
o''neil-caglar
robot-applicant@visitor.example
react', 'A name holds a web address.', 1767960000006, 1767960000006, 1, 'en');
INSERT INTO applications VALUES ('01a202ee-2b64-7273-ad79-40efe5216cff', 'APP-2UD8-H39S', 'spam', 'marked applicant', 'O''Neil-Çağlar', 'marked-applicant@visitor.example', 'marked-applicant@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000007, 'app-2ud8-h39s
marked applicant
o''neil-caglar
marked-applicant@visitor.example
react', NULL, 1767960000007, 1767963600007, 2, 'en');
INSERT INTO applications VALUES ('01a202ee-2b7a-738f-a02a-2296f254f898', 'APP-CBAT-UUP4', 'new', 'released applicant', 'O''Neil-Çağlar', 'released-applicant@visitor.example', 'released-applicant@visitor.example', NULL, 'beginner', NULL, 'react', 'React', 'Intermediate', 12, NULL, NULL, NULL, 'I agree to the Terms and have read the Privacy notice.', '1.0', 1767960000008, 'app-cbat-uup4
released applicant
o''neil-caglar
released-applicant@visitor.example
react', NULL, 1767960000008, NULL, 2, 'en');

INSERT INTO audit_events VALUES ('01a202ee-27b2-76ed-bf8f-e75bfd713fbf', 1768222800000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-27a7-75ee-8880-ebb67110148b', 'ENQ-5ETE-F5TT', '{"from":"new","to":"in_progress"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-27de-73bf-a21d-004c394c2a68', 1767704400000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-27bb-744d-b33a-fc7050a66a63', 'ENQ-DXVA-DC82', '{"from":"new","to":"in_progress"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-27e2-72da-9368-483fc063ff26', 1767704460000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-27bb-744d-b33a-fc7050a66a63', 'ENQ-DXVA-DC82', '{"from":"in_progress","to":"completed"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-28df-7358-b898-37772c7b2c74', 1767790800000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-28da-7162-8739-fda6a2e6721f', 'ENQ-VRXS-F35P', '{"from":"new","to":"in_progress"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-28e1-73e8-b283-4e414153af74', 1767790860000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-28da-7162-8739-fda6a2e6721f', 'ENQ-VRXS-F35P', '{"from":"in_progress","to":"completed"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-28ee-7100-ab16-d294b96d0d32', 1767790920000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-28da-7162-8739-fda6a2e6721f', 'ENQ-VRXS-F35P', '{"from":"completed","to":"in_progress"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2922-754d-8671-98070a420600', 1768305600000, NULL, 'Gone Person', 'moved', 'enquiry', '01a202ee-2915-767c-b08c-209576ceabce', 'ENQ-BJ4T-RB9D', '{"from":"new","to":"spam"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-292e-7154-b01c-d15306def359', 1768050000000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-2926-766a-af2f-c602d1d4f6d8', 'ENQ-ZCAR-JK8Z', '{"from":"spam","to":"new"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-294e-773c-ab4a-ef81c35c22dd', 1768136400000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-293b-76cf-9797-f58f3d7009ba', 'ENQ-JYZA-MQTF', '{"from":"new","to":"in_progress"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2992-751f-be95-c30144fb72d2', 1768305600000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'enquiry', '01a202ee-2979-756e-8a91-9b5ec5e66b2e', 'ENQ-QKCA-4ACD', '{"from":"completed","to":"in_progress"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-29be-76ce-b8e4-ee6a08824cf9', 1768050000000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-29ab-757e-9d03-103ddb852dbf', 'APP-ZGK6-NCKG', '{"from":"new","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2a5b-70a2-8357-b84c5f7b6b18', 1768219200000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'answers-adopted', 'application', '01a202ee-29d3-713d-a1f2-514259660a9a', 'APP-T4TJ-JSNN', '{"fields":"First name, Message"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2a70-71be-ae7f-f715402f9a5f', 1768219200000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'answers-dismissed', 'application', '01a202ee-2a00-765e-9cac-904041bbb699', 'APP-R6Z2-WWBC', '{"fields":"Message"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2a8b-703d-8ab2-aa8a8954f064', 1767963600000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2a78-7488-9180-e0d48de3e5f2', 'APP-CAS4-2SAZ', '{"from":"new","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2a8e-71db-95e8-3fbc12a136c2', 1767963660000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2a78-7488-9180-e0d48de3e5f2', 'APP-CAS4-2SAZ', '{"from":"reviewing","to":"interview"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2aa5-7138-be50-9e97bdd1b4e2', 1767963600001, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2a98-759c-aca9-c112c44e95f1', 'APP-7YUU-6ECG', '{"from":"new","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2aaa-771d-ab68-5768750f39b4', 1767963660001, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2a98-759c-aca9-c112c44e95f1', 'APP-7YUU-6ECG', '{"from":"reviewing","to":"accepted"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2abc-737b-8f54-a0e007c33083', 1768050000005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2aae-714e-b792-029152fdd9b0', 'APP-782R-UBZ4', '{"from":"new","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2ac7-7580-8217-631626a6b386', 1768050060005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2aae-714e-b792-029152fdd9b0', 'APP-782R-UBZ4', '{"from":"reviewing","to":"interview"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2acf-734d-b303-5afa21e86de1', 1768050120005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2aae-714e-b792-029152fdd9b0', 'APP-782R-UBZ4', '{"from":"interview","to":"accepted"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2afe-775b-a934-aa61c5405ca6', 1767963600002, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2ae2-729e-bdbf-0a00204e0c96', 'APP-4SUF-QCBC', '{"from":"new","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b0b-72ba-8206-012360291dec', 1767963660002, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2ae2-729e-bdbf-0a00204e0c96', 'APP-4SUF-QCBC', '{"from":"reviewing","to":"rejected"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b1e-77ab-b4bc-21d396a2e5f4', 1767963600003, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 'APP-4WV2-75U8', '{"from":"new","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b23-771f-b4e3-3bd8be068723', 1767963660003, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 'APP-4WV2-75U8', '{"from":"reviewing","to":"rejected"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b29-76ce-b202-49a6a3a58d99', 1767963720003, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2b13-728f-93fc-9b04230a0d8a', 'APP-4WV2-75U8', '{"from":"rejected","to":"reviewing"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b56-758d-ab7f-9b894abfb26f', 1767963600005, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2b4a-70ae-8af1-76337e3e19cf', 'APP-6M3A-ZY4B', '{"from":"new","to":"withdrawn"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b75-741b-bb59-232919ff0e1c', 1767963600007, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2b64-7273-ad79-40efe5216cff', 'APP-2UD8-H39S', '{"from":"new","to":"spam"}', '192.0.2.1');
INSERT INTO audit_events VALUES ('01a202ee-2b82-737a-9162-d79239db8709', 1767963600008, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'Ada Admin', 'moved', 'application', '01a202ee-2b7a-738f-a02a-2296f254f898', 'APP-CBAT-UUP4', '{"from":"spam","to":"new"}', '192.0.2.1');

INSERT INTO course_signups VALUES ('01a202ee-2aaa-771d-ab68-4c8b59515f79', '01a202ee-2a98-759c-aca9-c112c44e95f1', 'pending', 1767963660001, 1);
INSERT INTO course_signups VALUES ('01a202ee-2ace-72cd-8e7e-69251688ae08', '01a202ee-2aae-714e-b792-029152fdd9b0', 'pending', 1768050120005, 1);

INSERT INTO enquiries VALUES ('01a202ee-277b-7788-8e43-1d586cc47f0d', 'ENQ-V2YW-EHZ9', 'contact', 'new', 'overdue 민수', 'Min.Su@Visitor.example', '+82 2 1234', '회사', '=새 웹사이트', 'Déjà vu: 100% sûr

안녕하세요 👩‍👩‍👧‍👦', NULL, '2026-01-10.digest-12', 'enq-v2yw-ehz9
overdue 민수
min.su@visitor.example
회사
=새 웹사이트
+82 2 1234
deja vu: 100% sur

안녕하세요 👩‍👩‍👧‍👦', NULL, 1768035600000, NULL, 1, 1768262400000, 'seoul', 'ko');
INSERT INTO enquiries VALUES ('01a202ee-278b-7104-94a2-8307c77f51df', 'ENQ-JVW4-RSWT', 'quick', 'new', 'quick new', 'quick-new@visitor.example', NULL, 'Müller & Söhne', NULL, 'Message of quick new', NULL, '2026-01-15.digest-13', 'enq-jvw4-rswt
quick new
quick-new@visitor.example
muller & sohne
message of quick new', NULL, 1768474800000, NULL, 1, 1768561200000, 'cameroon', 'fr');
INSERT INTO enquiries VALUES ('01a202ee-279b-734f-8c1d-4eb5797cccf4', 'ENQ-FBSY-YW5V', 'connect', 'new', 'connect', 'ÄRA.é@visitor.example', NULL, NULL, NULL, 'Message of connect', '{"service":"cloud-solutions","plan":"standard"}', '2026-01-15.digest-14', 'enq-fbsy-yw5v
connect
ara.e@visitor.example
cloud solutions, standard plan
message of connect', NULL, 1768471200000, NULL, 1, 1768557600000, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-27a7-75ee-8880-ebb67110148b', 'ENQ-5ETE-F5TT', 'contact', 'in_progress', 'in progress', 'in-progress@visitor.example', NULL, NULL, NULL, 'Message of in progress', NULL, '2026-01-12.digest-15', 'enq-5ete-f5tt
in progress
in-progress@visitor.example
message of in progress', NULL, 1768219200000, NULL, 2, 1768305600000, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-27bb-744d-b33a-fc7050a66a63', 'ENQ-DXVA-DC82', 'contact', 'completed', 'completed', 'completed@visitor.example', NULL, NULL, NULL, 'Message of completed', NULL, '2026-01-06.digest-17', 'enq-dxva-dc82
completed
completed@visitor.example
message of completed', NULL, 1767700800000, 1767704460000, 3, 1767787200000, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-28da-7162-8739-fda6a2e6721f', 'ENQ-VRXS-F35P', 'contact', 'in_progress', 'reopened', 'reopened@visitor.example', NULL, NULL, NULL, 'Message of reopened', NULL, '2026-01-07.digest-20', 'enq-vrxs-f35p
reopened
reopened@visitor.example
message of reopened', NULL, 1767787200000, NULL, 4, 1767873600000, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-28f2-734c-9ec2-97608dea148f', 'ENQ-8H48-QF5V', 'contact', 'spam', 'robot', 'robot@visitor.example', NULL, NULL, NULL, 'Message of robot', NULL, '2026-01-08.digest-24', 'enq-8h48-qf5v
robot
robot@visitor.example
message of robot', 'It holds a web address. It holds a link in HTML.', 1767873600000, NULL, 1, 1767960000000, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-28ff-753c-845b-63bf7da7aa09', 'ENQ-ZWA6-ZHJK', 'quick', 'spam', 'robot added', 'robot-added@visitor.example', NULL, NULL, NULL, 'Message of robot added', NULL, '2026-01-08.digest-25', 'enq-zwa6-zhjk
robot added
robot-added@visitor.example
message of robot added
i am no robot', 'A reason.', 1767873600001, NULL, 2, 1767960000001, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-2915-767c-b08c-209576ceabce', 'ENQ-BJ4T-RB9D', 'contact', 'spam', 'marked spam', 'marked-spam@visitor.example', NULL, NULL, NULL, 'Message of marked spam', NULL, '2025-12-26.digest-27', 'enq-bj4t-rb9d
marked spam
marked-spam@visitor.example
message of marked spam', NULL, 1766750400000, NULL, 2, 1766836800000, 'cameroon', 'en');
INSERT INTO enquiries VALUES ('01a202ee-2926-766a-af2f-c602d1d4f6d8', 'ENQ-ZCAR-JK8Z', 'contact', 'new', 'released', 'released@visitor.example', NULL, NULL, NULL, 'Message of released', NULL, '2026-01-10.digest-29', 'enq-zcar-jk8z
released
released@visitor.example
message of released', NULL, 1768046400000, NULL, 2, 1768262400000, 'seoul', 'en');
INSERT INTO enquiries VALUES ('01a202ee-293b-76cf-9797-f58f3d7009ba', 'ENQ-JYZA-MQTF', 'contact', 'completed', 'withdrawn', 'withdrawn@visitor.example', NULL, NULL, NULL, 'Message of withdrawn', NULL, '2026-01-11.digest-31', 'enq-jyza-mqtf
withdrawn
withdrawn@visitor.example
message of withdrawn
deja 추가 🎉', NULL, 1768132800000, 1768305600000, 4, 1768219200000, 'seoul', 'en');
INSERT INTO enquiries VALUES ('01a202ee-2979-756e-8a91-9b5ec5e66b2e', 'ENQ-QKCA-4ACD', 'contact', 'in_progress', 'withdrawn reopened', 'withdrawn-reopened@visitor.example', NULL, NULL, NULL, 'Message of withdrawn reopened', NULL, '2026-01-11.digest-35', 'enq-qkca-4acd
withdrawn reopened
withdrawn-reopened@visitor.example
message of withdrawn reopened', NULL, 1768132800001, NULL, 3, 1768219200001, 'seoul', 'en');

INSERT INTO enquiry_events VALUES ('01a202ee-277c-7609-8b1f-20ff195a7452', '01a202ee-277b-7788-8e43-1d586cc47f0d', 1768035600000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-278b-7104-94a2-87ac5b5d4f47', '01a202ee-278b-7104-94a2-8307c77f51df', 1768474800000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-279b-734f-8c1d-5156f5622138', '01a202ee-279b-734f-8c1d-4eb5797cccf4', 1768471200000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-27a7-75ee-8880-ecd053843866', '01a202ee-27a7-75ee-8880-ebb67110148b', 1768219200000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-27b2-76ed-bf8f-e1a926fee3bd', '01a202ee-27a7-75ee-8880-ebb67110148b', 1768222800000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'in_progress', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-27bb-744d-b33b-01a1b646911d', '01a202ee-27bb-744d-b33a-fc7050a66a63', 1767700800000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-27de-73bf-a21c-fe046a4e55ac', '01a202ee-27bb-744d-b33a-fc7050a66a63', 1767704400000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'in_progress', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-27e2-72da-9368-45ce74a89a63', '01a202ee-27bb-744d-b33a-fc7050a66a63', 1767704460000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'in_progress', 'completed', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-28db-760a-abf0-94bc6ffa1075', '01a202ee-28da-7162-8739-fda6a2e6721f', 1767787200000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-28df-7358-b898-33fa6a61e0a1', '01a202ee-28da-7162-8739-fda6a2e6721f', 1767790800000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'in_progress', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-28e1-73e8-b283-4944ff2aaf8b', '01a202ee-28da-7162-8739-fda6a2e6721f', 1767790860000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'in_progress', 'completed', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-28ee-7100-ab16-ccfb418c68f8', '01a202ee-28da-7162-8739-fda6a2e6721f', 1767790920000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'completed', 'in_progress', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-28f5-767d-a274-6953506bfbd6', '01a202ee-28f2-734c-9ec2-97608dea148f', 1767873600000, NULL, 'received', NULL, 'spam', 'It holds a web address. It holds a link in HTML.');
INSERT INTO enquiry_events VALUES ('01a202ee-2901-76ed-a379-ce4d797c7358', '01a202ee-28ff-753c-845b-63bf7da7aa09', 1767873600001, NULL, 'received', NULL, 'spam', 'A reason.');
INSERT INTO enquiry_events VALUES ('01a202ee-290c-71ec-8b83-8a252f744b7d', '01a202ee-28ff-753c-845b-63bf7da7aa09', 1767960000000, NULL, 'added', 'spam', 'spam', 'I am no robot');
INSERT INTO enquiry_events VALUES ('01a202ee-2915-767c-b08c-251b921b09c0', '01a202ee-2915-767c-b08c-209576ceabce', 1766750400000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-2922-754d-8671-96fd4635e403', '01a202ee-2915-767c-b08c-209576ceabce', 1768305600000, NULL, 'status', 'new', 'spam', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-2927-70fc-8363-5d0ce32b0469', '01a202ee-2926-766a-af2f-c602d1d4f6d8', 1768046400000, NULL, 'received', NULL, 'spam', 'A reason.');
INSERT INTO enquiry_events VALUES ('01a202ee-292e-7154-b01c-cecc4918084a', '01a202ee-2926-766a-af2f-c602d1d4f6d8', 1768050000000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'spam', 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-293b-76cf-9797-f9e741033c6c', '01a202ee-293b-76cf-9797-f58f3d7009ba', 1768132800000, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-294e-773c-ab4a-e9ed971c26bd', '01a202ee-293b-76cf-9797-f58f3d7009ba', 1768136400000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'new', 'in_progress', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-295b-77ad-aaff-002a5538563f', '01a202ee-293b-76cf-9797-f58f3d7009ba', 1768219200000, NULL, 'added', 'in_progress', 'in_progress', 'Déjà 추가 🎉');
INSERT INTO enquiry_events VALUES ('01a202ee-2969-7216-9461-26fe600acb18', '01a202ee-293b-76cf-9797-f58f3d7009ba', 1768305600000, NULL, 'withdrawn', 'in_progress', 'completed', 'withdrawn by the visitor');
INSERT INTO enquiry_events VALUES ('01a202ee-297a-70dc-b2e1-61a024712431', '01a202ee-2979-756e-8a91-9b5ec5e66b2e', 1768132800001, NULL, 'received', NULL, 'new', NULL);
INSERT INTO enquiry_events VALUES ('01a202ee-298d-7427-a84d-be9ec39390ed', '01a202ee-2979-756e-8a91-9b5ec5e66b2e', 1768219200000, NULL, 'withdrawn', 'new', 'completed', 'withdrawn by the visitor');
INSERT INTO enquiry_events VALUES ('01a202ee-2992-751f-be95-bd7ce7d84c9b', '01a202ee-2979-756e-8a91-9b5ec5e66b2e', 1768305600000, '01a202ee-2651-77e9-af01-7349f5e7d91a', 'status', 'completed', 'in_progress', NULL);

INSERT INTO enquiry_services VALUES ('01a202ee-277b-7788-8e43-1d586cc47f0d', 'Cloud Solutions', 0);
INSERT INTO enquiry_services VALUES ('01a202ee-277b-7788-8e43-1d586cc47f0d', 'BPO Services', 1);

INSERT INTO kysely_migration VALUES ('0001-spine', '2026-11-22T11:13:36.939Z');
INSERT INTO kysely_migration VALUES ('0002-password-requests', '2026-11-22T11:13:36.957Z');
INSERT INTO kysely_migration VALUES ('0003-audit', '2026-11-22T11:13:36.989Z');
INSERT INTO kysely_migration VALUES ('0004-two-step', '2026-11-22T11:13:37.027Z');
INSERT INTO kysely_migration VALUES ('0005-subscribers', '2026-11-22T11:13:37.057Z');
INSERT INTO kysely_migration VALUES ('0006-promise', '2026-11-22T11:13:37.072Z');
INSERT INTO kysely_migration VALUES ('0007-applications', '2026-11-22T11:13:37.210Z');
INSERT INTO kysely_migration VALUES ('0008-status-links', '2026-11-22T11:13:37.227Z');
INSERT INTO kysely_migration VALUES ('0009-subscriber-search', '2026-11-22T11:13:37.269Z');
INSERT INTO kysely_migration VALUES ('0010-ended-sessions', '2026-11-22T11:13:37.274Z');
INSERT INTO kysely_migration VALUES ('0011-languages', '2026-11-22T11:13:37.285Z');
INSERT INTO kysely_migration VALUES ('0012-proposed-answers', '2026-11-22T11:13:37.287Z');
INSERT INTO kysely_migration VALUES ('0013-mailbox-keys', '2026-11-22T11:13:37.299Z');
INSERT INTO kysely_migration VALUES ('0014-sealed-mails', '2026-11-22T11:13:37.317Z');
INSERT INTO kysely_migration VALUES ('0015-mail-order', '2026-11-22T11:13:37.329Z');
INSERT INTO kysely_migration VALUES ('0016-deletion', '2026-11-22T11:13:37.385Z');

INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);

INSERT INTO mail_pace VALUES (1, 0);

INSERT INTO outbox VALUES ('01a202ee-269f-74b8-9a5e-4879f8eea6fe', 'enquiry-received', 'queued', 'staff@site.example', 'old-completed@visitor.example', 'Enquiry ENQ-5BSV-G5RB: Old plan', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-5BSV-G5RB', 0, 1651651200000, NULL, NULL, NULL, NULL, 1651651200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-26b9-75cf-bfdd-c57d0d3be807', 'enquiry-acknowledged', 'queued', 'old-completed@visitor.example', NULL, 'We have received your message (ENQ-5BSV-G5RB)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-5BSV-G5RB', 0, 1651651200000, NULL, NULL, NULL, NULL, 1651651200000, NULL, 'old-completed@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2710-7396-9385-d06bef13101e', 'application-received', 'queued', 'staff@site.example', 'old-accepted@visitor.example', 'Application APP-HV8C-Z3FA: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-HV8C-Z3FA', 0, 1651651200001, NULL, NULL, NULL, NULL, 1651651200001, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2712-7548-b3dc-1b5fc8cbed0c', 'application-acknowledged', 'queued', 'old-accepted@visitor.example', NULL, 'We have received your application (APP-HV8C-Z3FA)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-HV8C-Z3FA', 0, 1651651200001, NULL, NULL, NULL, NULL, 1651651200001, NULL, 'old-accepted@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-272d-7572-b0d6-9e5d54940b69', 'application-received', 'queued', 'staff@site.example', 'old-accepted@visitor.example', 'Application APP-HV8C-Z3FA: React (applied again)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-HV8C-Z3FA', 0, 1651651200002, NULL, NULL, NULL, NULL, 1651651200002, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-272f-761c-b32c-400e1197a5cf', 'application-acknowledged', 'queued', 'old-accepted@visitor.example', NULL, 'We have added to your application (APP-HV8C-Z3FA)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-HV8C-Z3FA', 0, 1651651200002, NULL, NULL, NULL, NULL, 1651651200002, NULL, 'old-accepted@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2756-761b-bd8f-eb2a8e38cad0', 'application-received', 'queued', 'staff@site.example', 'old-rejected@visitor.example', 'Application APP-56NJ-Z4ZN: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-56NJ-Z4ZN', 0, 1651651200003, NULL, NULL, NULL, NULL, 1651651200003, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2757-70c9-877d-642682082930', 'application-acknowledged', 'queued', 'old-rejected@visitor.example', NULL, 'We have received your application (APP-56NJ-Z4ZN)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-56NJ-Z4ZN', 0, 1651651200003, NULL, NULL, NULL, NULL, 1651651200003, NULL, 'old-rejected@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2780-719d-a507-3ba0319fc6b7', 'enquiry-received', 'queued', 'staff@site.example', 'Min.Su@Visitor.example', 'Enquiry ENQ-V2YW-EHZ9: =새 웹사이트', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-V2YW-EHZ9', 0, 1768035600000, NULL, NULL, NULL, NULL, 1768035600000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2783-749f-8284-07018d047529', 'enquiry-acknowledged', 'queued', 'Min.Su@Visitor.example', NULL, '문의가 접수되었습니다 (ENQ-V2YW-EHZ9)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-V2YW-EHZ9', 0, 1768035600000, NULL, NULL, NULL, NULL, 1768035600000, NULL, 'min.su@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-278c-7195-b000-ce21ab6191ad', 'enquiry-received', 'queued', 'staff@site.example', 'quick-new@visitor.example', 'Enquiry ENQ-JVW4-RSWT: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-JVW4-RSWT', 0, 1768474800000, NULL, NULL, NULL, NULL, 1768474800000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-278e-75cc-807e-2872a03c7e1a', 'enquiry-acknowledged', 'queued', 'quick-new@visitor.example', NULL, 'Nous avons bien reçu votre message (ENQ-JVW4-RSWT)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-JVW4-RSWT', 0, 1768474800000, NULL, NULL, NULL, NULL, 1768474800000, NULL, 'quick-new@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-27a1-77f1-b4b5-d86867c20828', 'enquiry-received', 'queued', 'staff@site.example', NULL, 'Enquiry ENQ-FBSY-YW5V: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-FBSY-YW5V', 0, 1768471200000, NULL, NULL, NULL, NULL, 1768471200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-27a2-70b9-a70a-75630b5c7fa7', 'enquiry-acknowledged', 'queued', 'ÄRA.é@visitor.example', NULL, 'We have received your message (ENQ-FBSY-YW5V)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-FBSY-YW5V', 0, 1768471200000, NULL, NULL, NULL, NULL, 1768471200000, NULL, 'ära.é@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-27a8-724c-a584-48d1e4331aba', 'enquiry-received', 'queued', 'staff@site.example', 'in-progress@visitor.example', 'Enquiry ENQ-5ETE-F5TT: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-5ETE-F5TT', 0, 1768219200000, NULL, NULL, NULL, NULL, 1768219200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-27ad-74c9-86dc-045a09b7f719', 'enquiry-acknowledged', 'queued', 'in-progress@visitor.example', NULL, 'We have received your message (ENQ-5ETE-F5TT)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-5ETE-F5TT', 0, 1768219200000, NULL, NULL, NULL, NULL, 1768219200000, NULL, 'in-progress@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-27bc-756e-862f-52dfa5d3fb1d', 'enquiry-received', 'queued', 'staff@site.example', 'completed@visitor.example', 'Enquiry ENQ-DXVA-DC82: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-DXVA-DC82', 0, 1767700800000, NULL, NULL, NULL, NULL, 1767700800000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-27bd-76ab-8daf-8f7b5fca6c9c', 'enquiry-acknowledged', 'queued', 'completed@visitor.example', NULL, 'We have received your message (ENQ-DXVA-DC82)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-DXVA-DC82', 0, 1767700800000, NULL, NULL, NULL, NULL, 1767700800000, NULL, 'completed@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-28dc-74de-95ec-d5361cac7433', 'enquiry-received', 'queued', 'staff@site.example', 'reopened@visitor.example', 'Enquiry ENQ-VRXS-F35P: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-VRXS-F35P', 0, 1767787200000, NULL, NULL, NULL, NULL, 1767787200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-28dd-71d7-af7b-80904ec290b2', 'enquiry-acknowledged', 'queued', 'reopened@visitor.example', NULL, 'We have received your message (ENQ-VRXS-F35P)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-VRXS-F35P', 0, 1767787200000, NULL, NULL, NULL, NULL, 1767787200000, NULL, 'reopened@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2916-75ce-9b9d-bbc91e697bea', 'enquiry-received', 'queued', 'staff@site.example', 'marked-spam@visitor.example', 'Enquiry ENQ-BJ4T-RB9D: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-BJ4T-RB9D', 0, 1766750400000, NULL, NULL, NULL, NULL, 1766750400000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2917-741d-a377-0a4a48ec7845', 'enquiry-acknowledged', 'queued', 'marked-spam@visitor.example', NULL, 'We have received your message (ENQ-BJ4T-RB9D)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-BJ4T-RB9D', 0, 1766750400000, NULL, NULL, NULL, NULL, 1766750400000, NULL, 'marked-spam@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2930-75cf-baab-9448183d12a7', 'enquiry-received', 'queued', 'staff@site.example', 'released@visitor.example', 'Enquiry ENQ-ZCAR-JK8Z: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-ZCAR-JK8Z', 0, 1768050000000, NULL, NULL, NULL, NULL, 1768050000000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2931-76df-b41b-94e2c14fd208', 'enquiry-acknowledged', 'queued', 'released@visitor.example', NULL, 'We have received your message (ENQ-ZCAR-JK8Z)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-ZCAR-JK8Z', 0, 1768050000000, NULL, NULL, NULL, NULL, 1768050000000, NULL, 'released@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-293c-754d-b16b-3739179d1bf8', 'enquiry-received', 'queued', 'staff@site.example', 'withdrawn@visitor.example', 'Enquiry ENQ-JYZA-MQTF: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-JYZA-MQTF', 0, 1768132800000, NULL, NULL, NULL, NULL, 1768132800000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-293d-779e-8de3-a4e61ee205a6', 'enquiry-acknowledged', 'queued', 'withdrawn@visitor.example', NULL, 'We have received your message (ENQ-JYZA-MQTF)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-JYZA-MQTF', 0, 1768132800000, NULL, NULL, NULL, NULL, 1768132800000, NULL, 'withdrawn@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-295b-77ad-aaff-04c1ad54c30d', 'visitor-added', 'queued', 'staff@site.example', 'withdrawn@visitor.example', 'ENQ-JYZA-MQTF: the visitor added information', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-JYZA-MQTF', 0, 1768219200000, NULL, NULL, NULL, NULL, 1768219200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-296a-71f2-8a73-a6a869dd5e38', 'visitor-withdrew', 'queued', 'staff@site.example', 'withdrawn@visitor.example', 'ENQ-JYZA-MQTF: withdrawn by the visitor', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-JYZA-MQTF', 0, 1768305600000, NULL, NULL, NULL, NULL, 1768305600000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-297a-70dc-b2e1-65842c299e0a', 'enquiry-received', 'queued', 'staff@site.example', 'withdrawn-reopened@visitor.example', 'Enquiry ENQ-QKCA-4ACD: Contact Form Submission', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-QKCA-4ACD', 0, 1768132800001, NULL, NULL, NULL, NULL, 1768132800001, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-297b-7419-8887-e461e03fb6ce', 'enquiry-acknowledged', 'queued', 'withdrawn-reopened@visitor.example', NULL, 'We have received your message (ENQ-QKCA-4ACD)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-QKCA-4ACD', 0, 1768132800001, NULL, NULL, NULL, NULL, 1768132800001, NULL, 'withdrawn-reopened@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-298e-764d-9738-3d6812fc89e5', 'visitor-withdrew', 'queued', 'staff@site.example', 'withdrawn-reopened@visitor.example', 'ENQ-QKCA-4ACD: withdrawn by the visitor', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'ENQ-QKCA-4ACD', 0, 1768219200000, NULL, NULL, NULL, NULL, 1768219200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2997-7362-abcd-4a4547ebacea', 'application-received', 'queued', 'staff@site.example', '--@visitor.example', 'Application APP-5N3A-4NRU: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-5N3A-4NRU', 0, 1768039200000, NULL, NULL, NULL, NULL, 1768039200000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2998-74ec-9b60-25fc230f0d3d', 'application-acknowledged', 'queued', '--@visitor.example', NULL, '지원서가 접수되었습니다 (APP-5N3A-4NRU)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-5N3A-4NRU', 0, 1768039200000, NULL, NULL, NULL, NULL, 1768039200000, NULL, '--@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-29a3-703e-92fa-952a478bc99e', 'visitor-added', 'queued', 'staff@site.example', '--@visitor.example', 'APP-5N3A-4NRU: the visitor added information', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-5N3A-4NRU', 0, 1768305600000, NULL, NULL, NULL, NULL, 1768305600000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-29ad-76ee-ae55-1969fee45f9f', 'application-received', 'queued', 'staff@site.example', 'proposal@visitor.example', 'Application APP-ZGK6-NCKG: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-ZGK6-NCKG', 0, 1768046400000, NULL, NULL, NULL, NULL, 1768046400000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-29b3-7284-aad7-f02a9396453c', 'application-acknowledged', 'queued', 'proposal@visitor.example', NULL, 'We have received your application (APP-ZGK6-NCKG)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-ZGK6-NCKG', 0, 1768046400000, NULL, NULL, NULL, NULL, 1768046400000, NULL, 'proposal@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-29c8-710d-9e1a-85539ebe6cdc', 'application-received', 'queued', 'staff@site.example', 'proposal@visitor.example', 'Application APP-ZGK6-NCKG: React (applied again)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-ZGK6-NCKG', 0, 1768132800000, NULL, NULL, NULL, NULL, 1768132800000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-29c8-710d-9e1a-88818c2fa55d', 'application-acknowledged', 'queued', 'proposal@visitor.example', NULL, 'Nous avons complété votre candidature (APP-ZGK6-NCKG)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-ZGK6-NCKG', 0, 1768132800000, NULL, NULL, NULL, NULL, 1768132800000, NULL, 'proposal@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-29d4-7379-8138-364d917b5895', 'application-received', 'queued', 'staff@site.example', 'adopted@visitor.example', 'Application APP-T4TJ-JSNN: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-T4TJ-JSNN', 0, 1768046400001, NULL, NULL, NULL, NULL, 1768046400001, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-29db-77fe-b1e5-a42f35bdbbb7', 'application-acknowledged', 'queued', 'adopted@visitor.example', NULL, 'We have received your application (APP-T4TJ-JSNN)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-T4TJ-JSNN', 0, 1768046400001, NULL, NULL, NULL, NULL, 1768046400001, NULL, 'adopted@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-29f1-709c-b5c4-38b2ac7f2197', 'application-received', 'queued', 'staff@site.example', 'adopted@visitor.example', 'Application APP-T4TJ-JSNN: React (applied again)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-T4TJ-JSNN', 0, 1768132800001, NULL, NULL, NULL, NULL, 1768132800001, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-29f2-7728-ab4d-f69e7748136c', 'application-acknowledged', 'queued', 'adopted@visitor.example', NULL, 'Nous avons complété votre candidature (APP-T4TJ-JSNN)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-T4TJ-JSNN', 0, 1768132800001, NULL, NULL, NULL, NULL, 1768132800001, NULL, 'adopted@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2a01-7007-af82-1f5817fa00f9', 'application-received', 'queued', 'staff@site.example', 'dismissed@visitor.example', 'Application APP-R6Z2-WWBC: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-R6Z2-WWBC', 0, 1768046400002, NULL, NULL, NULL, NULL, 1768046400002, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2a02-71ae-aac2-fb92546f1ff6', 'application-acknowledged', 'queued', 'dismissed@visitor.example', NULL, 'We have received your application (APP-R6Z2-WWBC)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-R6Z2-WWBC', 0, 1768046400002, NULL, NULL, NULL, NULL, 1768046400002, NULL, 'dismissed@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2a0c-72bf-b376-fb9efdc3829e', 'application-received', 'queued', 'staff@site.example', 'dismissed@visitor.example', 'Application APP-R6Z2-WWBC: React (applied again)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-R6Z2-WWBC', 0, 1768132800002, NULL, NULL, NULL, NULL, 1768132800002, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2a15-75ac-9212-490ffb49c6a9', 'application-acknowledged', 'queued', 'dismissed@visitor.example', NULL, 'We have added to your application (APP-R6Z2-WWBC)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-R6Z2-WWBC', 0, 1768132800002, NULL, NULL, NULL, NULL, 1768132800002, NULL, 'dismissed@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2a2d-763c-921d-08a75a9755c3', 'application-received', 'queued', 'staff@site.example', 'same-again@visitor.example', 'Application APP-2B3E-PDN8: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-2B3E-PDN8', 0, 1768046400003, NULL, NULL, NULL, NULL, 1768046400003, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2a2e-70da-841e-4232f1a527c8', 'application-acknowledged', 'queued', 'same-again@visitor.example', NULL, 'We have received your application (APP-2B3E-PDN8)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-2B3E-PDN8', 0, 1768046400003, NULL, NULL, NULL, NULL, 1768046400003, NULL, 'same-again@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2a4a-779f-9167-2ce9f2e20073', 'application-received', 'queued', 'staff@site.example', 'same-again@visitor.example', 'Application APP-2B3E-PDN8: React (applied again)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-2B3E-PDN8', 0, 1768219200003, NULL, NULL, NULL, NULL, 1768219200003, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2a4b-724d-abb4-15839fdc8f1f', 'application-acknowledged', 'queued', 'same-again@visitor.example', NULL, 'We have added to your application (APP-2B3E-PDN8)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-2B3E-PDN8', 0, 1768219200003, NULL, NULL, NULL, NULL, 1768219200003, NULL, 'same-again@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2a81-728f-9b09-b2275317d2b6', 'application-received', 'queued', 'staff@site.example', 'interview@visitor.example', 'Application APP-CAS4-2SAZ: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-CAS4-2SAZ', 0, 1767960000000, NULL, NULL, NULL, NULL, 1767960000000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2a82-731a-a47a-7646802df76e', 'application-acknowledged', 'queued', 'interview@visitor.example', NULL, 'We have received your application (APP-CAS4-2SAZ)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-CAS4-2SAZ', 0, 1767960000000, NULL, NULL, NULL, NULL, 1767960000000, NULL, 'interview@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2a9d-75f9-9a98-0f76f65d4102', 'application-received', 'queued', 'staff@site.example', 'twice@visitor.example', 'Application APP-7YUU-6ECG: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-7YUU-6ECG', 0, 1767960000001, NULL, NULL, NULL, NULL, 1767960000001, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2a9e-717c-bc45-22de3807ef1b', 'application-acknowledged', 'queued', 'twice@visitor.example', NULL, 'We have received your application (APP-7YUU-6ECG)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-7YUU-6ECG', 0, 1767960000001, NULL, NULL, NULL, NULL, 1767960000001, NULL, 'twice@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2aaf-709d-aaaf-8b9e2e026283', 'application-received', 'queued', 'staff@site.example', 'twice@visitor.example', 'Application APP-782R-UBZ4: Vue', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-782R-UBZ4', 0, 1768046400005, NULL, NULL, NULL, NULL, 1768046400005, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2ab0-73c3-8ba9-74f0e13109d3', 'application-acknowledged', 'queued', 'twice@visitor.example', NULL, 'We have received your application (APP-782R-UBZ4)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-782R-UBZ4', 0, 1768046400005, NULL, NULL, NULL, NULL, 1768046400005, NULL, 'twice@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2ae3-7628-a7bc-e89baeaeff5c', 'application-received', 'queued', 'staff@site.example', 'rejected@visitor.example', 'Application APP-4SUF-QCBC: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-4SUF-QCBC', 0, 1767960000002, NULL, NULL, NULL, NULL, 1767960000002, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2af9-767e-8558-297632c27c73', 'application-acknowledged', 'queued', 'rejected@visitor.example', NULL, 'We have received your application (APP-4SUF-QCBC)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-4SUF-QCBC', 0, 1767960000002, NULL, NULL, NULL, NULL, 1767960000002, NULL, 'rejected@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2b14-764e-8f4f-e8e43670cf96', 'application-received', 'queued', 'staff@site.example', 'reconsidered@visitor.example', 'Application APP-4WV2-75U8: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-4WV2-75U8', 0, 1767960000003, NULL, NULL, NULL, NULL, 1767960000003, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2b17-705b-9358-de13a8c54d41', 'application-acknowledged', 'queued', 'reconsidered@visitor.example', NULL, 'We have received your application (APP-4WV2-75U8)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-4WV2-75U8', 0, 1767960000003, NULL, NULL, NULL, NULL, 1767960000003, NULL, 'reconsidered@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2b36-72d9-874a-8a946ce4ee34', 'application-received', 'queued', 'staff@site.example', 'withdrew@visitor.example', 'Application APP-DUSB-67EK: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-DUSB-67EK', 0, 1767960000004, NULL, NULL, NULL, NULL, 1767960000004, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2b3b-74de-802e-6e096512a1bc', 'application-acknowledged', 'queued', 'withdrew@visitor.example', NULL, 'We have received your application (APP-DUSB-67EK)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-DUSB-67EK', 0, 1767960000004, NULL, NULL, NULL, NULL, 1767960000004, NULL, 'withdrew@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2b46-751f-a61c-db577aff4580', 'visitor-withdrew', 'queued', 'staff@site.example', 'withdrew@visitor.example', 'APP-DUSB-67EK: withdrawn by the visitor', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-DUSB-67EK', 0, 1768046400000, NULL, NULL, NULL, NULL, 1768046400000, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2b52-74da-9ea2-b99ee1258937', 'application-received', 'queued', 'staff@site.example', 'withdrawn-by-staff@visitor.example', 'Application APP-6M3A-ZY4B: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-6M3A-ZY4B', 0, 1767960000005, NULL, NULL, NULL, NULL, 1767960000005, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2b52-74da-9ea2-bedfa2500505', 'application-acknowledged', 'queued', 'withdrawn-by-staff@visitor.example', NULL, 'We have received your application (APP-6M3A-ZY4B)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-6M3A-ZY4B', 0, 1767960000005, NULL, NULL, NULL, NULL, 1767960000005, NULL, 'withdrawn-by-staff@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2b6d-728a-bfee-2783fc9ccf26', 'application-received', 'queued', 'staff@site.example', 'marked-applicant@visitor.example', 'Application APP-2UD8-H39S: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-2UD8-H39S', 0, 1767960000007, NULL, NULL, NULL, NULL, 1767960000007, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2b6d-728a-bfee-28855c21d00f', 'application-acknowledged', 'queued', 'marked-applicant@visitor.example', NULL, 'We have received your application (APP-2UD8-H39S)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-2UD8-H39S', 0, 1767960000007, NULL, NULL, NULL, NULL, 1767960000007, NULL, 'marked-applicant@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2b82-737a-9162-dab03cf5fc2c', 'application-received', 'queued', 'staff@site.example', 'released-applicant@visitor.example', 'Application APP-CBAT-UUP4: React', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', 'APP-CBAT-UUP4', 0, 1767963600008, NULL, NULL, NULL, NULL, 1767963600008, NULL, 'staff@site.example', NULL, NULL, 2);
INSERT INTO outbox VALUES ('01a202ee-2b83-704a-96ca-025ff4b1f657', 'application-acknowledged', 'queued', 'released-applicant@visitor.example', NULL, 'We have received your application (APP-CBAT-UUP4)', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-CBAT-UUP4', 0, 1767963600008, NULL, NULL, NULL, NULL, 1767963600008, NULL, 'released-applicant@visitor.example', NULL, NULL, 1);
INSERT INTO outbox VALUES ('01a202ee-2b8a-750f-93e8-29ed0adfccf2', 'status-link-requested', 'queued', 'Min.Su@Visitor.example', NULL, 'ENQ-V2YW-EHZ9 처리 상황 확인 링크', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'ENQ-V2YW-EHZ9', 0, 1768478340000, NULL, NULL, NULL, NULL, 1768478340000, NULL, 'min.su@visitor.example', NULL, 1769687940000, 0);
INSERT INTO outbox VALUES ('01a202ee-2b97-720c-9e5a-7c0e65eb4b9a', 'status-link-requested', 'queued', '--@visitor.example', NULL, 'APP-5N3A-4NRU 처리 상황 확인 링크', 'text', '<p>text</p>', '{"Auto-Submitted":"auto-replied","X-Auto-Response-Suppress":"All"}', 'APP-5N3A-4NRU', 0, 1768478340000, NULL, NULL, NULL, NULL, 1768478340000, NULL, '--@visitor.example', NULL, 1769687940000, 0);




INSERT INTO promo_codes VALUES ('FIRST50', 50, 0, NULL, NULL, 1, 1, 1795345491323, 1);

INSERT INTO purge_clock VALUES (1, 1795345491481, NULL);



INSERT INTO removed_records VALUES ('01a202ee-2c08-7187-8231-9235de498ebc', 'audit_events', 1768478400000, '{"audit_events":[{"id":"01a202ee-26dd-7102-9454-6b04c9eccc26","at":1651654800000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","actor_name":"Ada Admin","verb":"moved","record_kind":"enquiry","record_id":"01a202ee-2680-7139-b339-01293bf45f36","record_reference":"ENQ-5BSV-G5RB","detail":"{\"from\":\"new\",\"to\":\"in_progress\"}","address":"192.0.2.1"}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c08-7187-8231-97e303637de4', 'audit_events', 1768478400000, '{"audit_events":[{"id":"01a202ee-2762-73fc-8c73-a674f074fb2c","at":1651654800003,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","actor_name":"Ada Admin","verb":"moved","record_kind":"application","record_id":"01a202ee-2755-75c9-beca-fdc5b17d62e4","record_reference":"APP-56NJ-Z4ZN","detail":"{\"from\":\"new\",\"to\":\"reviewing\"}","address":"192.0.2.1"}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c08-7187-8231-9967c2e70111', 'audit_events', 1768478400000, '{"audit_events":[{"id":"01a202ee-26ec-7216-ba5a-3bd1b31c7b7c","at":1651654860000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","actor_name":"Ada Admin","verb":"moved","record_kind":"enquiry","record_id":"01a202ee-2680-7139-b339-01293bf45f36","record_reference":"ENQ-5BSV-G5RB","detail":"{\"from\":\"in_progress\",\"to\":\"completed\"}","address":"192.0.2.1"}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c08-7187-8231-9e6979baa08a', 'audit_events', 1768478400000, '{"audit_events":[{"id":"01a202ee-276a-771a-a3fc-0bab5e7d9531","at":1651654860003,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","actor_name":"Ada Admin","verb":"moved","record_kind":"application","record_id":"01a202ee-2755-75c9-beca-fdc5b17d62e4","record_reference":"APP-56NJ-Z4ZN","detail":"{\"from\":\"reviewing\",\"to\":\"rejected\"}","address":"192.0.2.1"}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c08-7187-8231-a075ce0a1181', 'audit_events', 1768478400000, '{"audit_events":[{"id":"01a202ee-2738-715a-b4ed-f538ad34df55","at":1651910400000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","actor_name":"Ada Admin","verb":"moved","record_kind":"application","record_id":"01a202ee-2704-7233-844d-5e545aa13cc4","record_reference":"APP-HV8C-Z3FA","detail":"{\"from\":\"new\",\"to\":\"reviewing\"}","address":"192.0.2.1"}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c08-7187-8231-a7665646c2f9', 'audit_events', 1768478400000, '{"audit_events":[{"id":"01a202ee-2740-7189-8fd3-4ac0727149db","at":1651910460000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","actor_name":"Ada Admin","verb":"moved","record_kind":"application","record_id":"01a202ee-2704-7233-844d-5e545aa13cc4","record_reference":"APP-HV8C-Z3FA","detail":"{\"from\":\"reviewing\",\"to\":\"accepted\"}","address":"192.0.2.1"}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c1d-70f2-a861-e12f7a8c9240', 'enquiries', 1768478400000, '{"enquiries":[{"id":"01a202ee-2680-7139-b339-01293bf45f36","reference":"ENQ-5BSV-G5RB","kind":"contact","status":"completed","name":"old completed","email":"old-completed@visitor.example","phone":"+82 2 555","company":null,"subject":"Old plan","message":"Message of old completed","context":null,"digest":"2022-05-04.digest-1","search_text":"enq-5bsv-g5rb\nold completed\nold-completed@visitor.example\nold plan\n+82 2 555\nmessage of old completed","suspicion":null,"received_at":1651651200000,"completed_at":1651654860000,"version":3,"promised_by":1651737600000,"office":"cameroon","language":"en"}],"enquiry_services":[{"enquiry_id":"01a202ee-2680-7139-b339-01293bf45f36","service":"Cloud Solutions","position":0},{"enquiry_id":"01a202ee-2680-7139-b339-01293bf45f36","service":"IT Consulting","position":1}],"enquiry_events":[{"id":"01a202ee-2692-71a8-83b0-20b8feb4ed48","enquiry_id":"01a202ee-2680-7139-b339-01293bf45f36","at":1651651200000,"actor_id":null,"type":"received","from_status":null,"to_status":"new","note":null},{"id":"01a202ee-26cd-74e2-bc7b-2d4723dd1cd1","enquiry_id":"01a202ee-2680-7139-b339-01293bf45f36","at":1651654800000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","type":"status","from_status":"new","to_status":"in_progress","note":null},{"id":"01a202ee-26eb-751c-b066-407fa885aeef","enquiry_id":"01a202ee-2680-7139-b339-01293bf45f36","at":1651654860000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","type":"status","from_status":"in_progress","to_status":"completed","note":null}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c26-73db-b809-cfe792da2a04', 'enquiries', 1768478400000, '{"enquiries":[{"id":"01a202ee-2748-70ea-a258-2797e76cd0ae","reference":"ENQ-5FR7-XV2E","kind":"quick","status":"spam","name":"old spam","email":"old-spam@visitor.example","phone":null,"company":null,"subject":null,"message":"Message of old spam","context":null,"digest":"2025-11-01.digest-8","search_text":"enq-5fr7-xv2e\nold spam\nold-spam@visitor.example\nmessage of old spam","suspicion":"The field hidden from people was filled in.","received_at":1761955200000,"completed_at":null,"version":1,"promised_by":1762214400000,"office":"seoul","language":"en"}],"enquiry_events":[{"id":"01a202ee-274e-7192-a36c-b9a3a0d178ee","enquiry_id":"01a202ee-2748-70ea-a258-2797e76cd0ae","at":1761955200000,"actor_id":null,"type":"received","from_status":null,"to_status":"spam","note":"The field hidden from people was filled in."}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c31-7755-8822-292944ec20c3', 'applications', 1768478400000, '{"applications":[{"id":"01a202ee-2755-75c9-beca-fdc5b17d62e4","reference":"APP-56NJ-Z4ZN","status":"rejected","first_name":"old rejected","last_name":"O''Neil-Çağlar","email":"old-rejected@visitor.example","email_key":"old-rejected@visitor.example","phone":null,"experience":"beginner","message":null,"course_id":"react","course_name":"React","course_level":"Intermediate","course_weeks":12,"promo_code":null,"promo_percent":null,"promo_redeemed_at":null,"consent_wording":"I agree to the Terms and have read the Privacy notice.","consent_version":"1.0","consented_at":1651651200003,"search_text":"app-56nj-z4zn\nold rejected\no''neil-caglar\nold-rejected@visitor.example\nreact","suspicion":null,"received_at":1651651200003,"decided_at":1651654860003,"version":3,"language":"en"}],"application_events":[{"id":"01a202ee-2755-75c9-becb-01178bcfd445","application_id":"01a202ee-2755-75c9-beca-fdc5b17d62e4","at":1651651200003,"actor_id":null,"type":"received","from_status":null,"to_status":"new","note":null,"changes":null,"digest":"2022-05-04.digest-9","proposed":null},{"id":"01a202ee-2762-73fc-8c73-a06fa5924ed2","application_id":"01a202ee-2755-75c9-beca-fdc5b17d62e4","at":1651654800003,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","type":"status","from_status":"new","to_status":"reviewing","note":null,"changes":null,"digest":null,"proposed":null},{"id":"01a202ee-276a-771a-a3fc-064e303c1ec8","application_id":"01a202ee-2755-75c9-beca-fdc5b17d62e4","at":1651654860003,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","type":"status","from_status":"reviewing","to_status":"rejected","note":null,"changes":null,"digest":null,"proposed":null}]}');
INSERT INTO removed_records VALUES ('01a202ee-2c39-723a-86cb-19e650fe179e', 'applications', 1768478400000, '{"applications":[{"id":"01a202ee-2704-7233-844d-5e545aa13cc4","reference":"APP-HV8C-Z3FA","status":"accepted","first_name":"old accepted","last_name":"O''Neil-Çağlar","email":"old-accepted@visitor.example","email_key":"old-accepted@visitor.example","phone":null,"experience":"beginner","message":"Long ago","course_id":"react","course_name":"React","course_level":"Intermediate","course_weeks":12,"promo_code":"FIRST50","promo_percent":50,"promo_redeemed_at":1651910460000,"consent_wording":"I agree to the Terms and have read the Privacy notice.","consent_version":"1.0","consented_at":1651651200001,"search_text":"app-hv8c-z3fa\nold accepted\no''neil-caglar\nold-accepted@visitor.example\nreact\nlong ago","suspicion":null,"received_at":1651651200001,"decided_at":1651910460000,"version":4,"language":"en"}],"application_events":[{"id":"01a202ee-270e-77c8-b691-340f9432a473","application_id":"01a202ee-2704-7233-844d-5e545aa13cc4","at":1651651200001,"actor_id":null,"type":"received","from_status":null,"to_status":"new","note":null,"changes":null,"digest":"2022-05-04.digest-4","proposed":null},{"id":"01a202ee-2723-7411-ae7a-8ad5b2114a5f","application_id":"01a202ee-2704-7233-844d-5e545aa13cc4","at":1651651200002,"actor_id":null,"type":"again","from_status":"new","to_status":"new","note":null,"changes":"[[\"Experience\",\"beginner\",\"advanced\"],[\"Message\",\"Long ago\",\"New words long ago\"]]","digest":"2022-05-04.digest-5","proposed":"{\"experience\":\"advanced\",\"message\":\"New words long ago\",\"consent_wording\":\"I agree to the Terms and have read the Privacy notice.\",\"consent_version\":\"1.0\",\"consented_at\":1651651200002,\"language\":\"en\"}"},{"id":"01a202ee-2738-715a-b4ed-f39160d07b57","application_id":"01a202ee-2704-7233-844d-5e545aa13cc4","at":1651910400000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","type":"status","from_status":"new","to_status":"reviewing","note":null,"changes":null,"digest":null,"proposed":null},{"id":"01a202ee-273f-726c-b8e8-be741ce357d1","application_id":"01a202ee-2704-7233-844d-5e545aa13cc4","at":1651910460000,"actor_id":"01a202ee-2651-77e9-af01-7349f5e7d91a","type":"status","from_status":"reviewing","to_status":"accepted","note":"Discount FIRST50 (50%) given.","changes":null,"digest":null,"proposed":null}],"course_signups":[{"id":"01a202ee-273f-726c-b8e8-bb0efe7343cf","application_id":"01a202ee-2704-7233-844d-5e545aa13cc4","status":"pending","created_at":1651910460000,"version":1}]}');



INSERT INTO status_links VALUES ('e6ba018d4e060fc45dbf41cfb6f77769aac2171cb34b524dbf4897f138145157', 'ENQ-V2YW-EHZ9', 1768478340000, 1769687940000);
INSERT INTO status_links VALUES ('27f1ae6f38a2d2f9628a842ba790f0bcec639dc7e4709e757d985ce9fe859e91', 'APP-5N3A-4NRU', 1768478340000, 1769687940000);



INSERT INTO users VALUES ('01a202ee-2651-77e9-af01-7349f5e7d91a', 'ada@site.example', 'ada@site.example', 'Ada Admin', 'admin', 'active', 'hash', 'Asia/Seoul', 1765022400000, NULL, 2);
INSERT INTO users VALUES ('01a202ee-265d-710c-902d-1950b888f652', 'bea@site.example', 'bea@site.example', 'Bea Viewer', 'viewer', 'active', 'hash', 'Asia/Seoul', 1765022400000, NULL, 2);


ALTER TABLE ONLY additive_migrations
    ADD CONSTRAINT additive_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY application_events
    ADD CONSTRAINT application_events_digest_key UNIQUE (digest);
ALTER TABLE ONLY application_events
    ADD CONSTRAINT application_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY applications
    ADD CONSTRAINT applications_reference_key UNIQUE (reference);
ALTER TABLE ONLY audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY course_signups
    ADD CONSTRAINT course_signups_application_id_key UNIQUE (application_id);
ALTER TABLE ONLY course_signups
    ADD CONSTRAINT course_signups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiries
    ADD CONSTRAINT enquiries_digest_key UNIQUE (digest);
ALTER TABLE ONLY enquiries
    ADD CONSTRAINT enquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiries
    ADD CONSTRAINT enquiries_reference_key UNIQUE (reference);
ALTER TABLE ONLY enquiry_events
    ADD CONSTRAINT enquiry_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY enquiry_services
    ADD CONSTRAINT enquiry_services_key PRIMARY KEY (enquiry_id, service);
ALTER TABLE ONLY kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY mail_pace
    ADD CONSTRAINT mail_pace_pkey PRIMARY KEY (id);
ALTER TABLE ONLY outbox_pause
    ADD CONSTRAINT outbox_pause_pkey PRIMARY KEY (id);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY password_links
    ADD CONSTRAINT password_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY password_requests
    ADD CONSTRAINT password_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY promo_codes
    ADD CONSTRAINT promo_codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY purge_clock
    ADD CONSTRAINT purge_clock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (code_hash);
ALTER TABLE ONLY removed_records
    ADD CONSTRAINT removed_records_pkey PRIMARY KEY (id);
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY status_links
    ADD CONSTRAINT status_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_address_hash_key UNIQUE (address_hash);
ALTER TABLE ONLY subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY two_step
    ADD CONSTRAINT two_step_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_key_key UNIQUE (email_key);
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX application_events_application ON application_events USING btree (application_id, at);
CREATE INDEX application_events_newest ON application_events USING btree (at, id);
CREATE INDEX applications_decided ON applications USING btree (status, decided_at);
CREATE INDEX applications_newest ON applications USING btree (received_at, id);
CREATE INDEX applications_person ON applications USING btree (email_key, course_id);
CREATE INDEX applications_promo ON applications USING btree (promo_code, promo_redeemed_at);
CREATE INDEX applications_status ON applications USING btree (status, received_at, id);
CREATE INDEX audit_events_actor ON audit_events USING btree (actor_id, at, id);
CREATE INDEX audit_events_newest ON audit_events USING btree (at, id);
CREATE INDEX audit_events_what ON audit_events USING btree (record_kind, verb, at);
CREATE INDEX enquiries_completed ON enquiries USING btree (status, completed_at);
CREATE INDEX enquiries_due ON enquiries USING btree (status, promised_by);
CREATE INDEX enquiries_newest ON enquiries USING btree (received_at, id);
CREATE INDEX enquiries_status ON enquiries USING btree (status, received_at, id);
CREATE INDEX enquiry_events_enquiry ON enquiry_events USING btree (enquiry_id, at);
CREATE INDEX outbox_due ON outbox USING btree (status, priority, next_attempt_at, id);
CREATE INDEX outbox_kept ON outbox USING btree (created_at) WHERE (text_body <> ''::text);
CREATE INDEX outbox_links_end ON outbox USING btree (links_end_at);
CREATE INDEX outbox_mailbox ON outbox USING btree (mailbox_key, kind, created_at);
CREATE INDEX outbox_newest ON outbox USING btree (created_at, id);
CREATE INDEX password_links_user ON password_links USING btree (user_id);
CREATE INDEX rate_limits_age ON rate_limits USING btree (resets_at);
CREATE INDEX recovery_codes_user ON recovery_codes USING btree (user_id);
CREATE INDEX removed_records_age ON removed_records USING btree (removed_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
CREATE INDEX status_links_expiry ON status_links USING btree (expires_at);
CREATE INDEX subscribers_asked ON subscribers USING btree (consented_at, id);
CREATE INDEX subscribers_status ON subscribers USING btree (status, requested_at, id);
CREATE INDEX subscribers_status_asked ON subscribers USING btree (status, consented_at, id);
ALTER TABLE ONLY application_events
    ADD CONSTRAINT application_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY application_events
    ADD CONSTRAINT application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY audit_events
    ADD CONSTRAINT audit_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY course_signups
    ADD CONSTRAINT course_signups_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiry_events
    ADD CONSTRAINT enquiry_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE ONLY enquiry_events
    ADD CONSTRAINT enquiry_events_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY enquiry_services
    ADD CONSTRAINT enquiry_services_enquiry_id_fkey FOREIGN KEY (enquiry_id) REFERENCES enquiries(id) ON DELETE CASCADE;
ALTER TABLE ONLY password_links
    ADD CONSTRAINT password_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE ONLY two_step
    ADD CONSTRAINT two_step_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
