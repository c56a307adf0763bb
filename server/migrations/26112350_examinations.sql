-- Examinations: request items, their answers, what was delivered with its log, seats of examiners, and binders.

create table exams (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  agency text not null check (length(agency) between 1 and 120),
  kind text not null check (kind in ('compliance', 'fair_lending', 'hmda', 'bsa', 'cra', 'internal_audit')),
  period_from date,
  period_to date check (period_to >= period_from),
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  lead_id uuid,
  status text not null default 'planned' check (status in ('planned', 'in_progress', 'closed')),
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, id),
  foreign key (institution_id, lead_id) references user_profiles (institution_id, user_id) on delete set null (lead_id)
);
select protect_institution_work('exams');

-- Only they see anything of the exam.
create table exam_people (
  institution_id uuid not null,
  exam_id uuid not null,
  user_id uuid not null,
  primary key (institution_id, exam_id, user_id),
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade,
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index exam_people_of_person on exam_people (institution_id, user_id);
select protect_institution_work('exam_people');

create table exam_items (
  institution_id uuid not null,
  id uuid not null default gen_random_uuid(),
  exam_id uuid not null,
  position integer not null,
  -- As the examiner wrote it: 22, 22a, II-3. Neither unique nor a number.
  number text not null default '' check (length(number) <= 40),
  section text not null default '' check (length(section) <= 200),
  request text not null check (length(request) between 1 and 5000),
  due_on date,
  owner_id uuid,
  status text not null default 'open' check (status in ('open', 'gathering', 'ready', 'delivered', 'follow_up')),
  delivered_at timestamptz,
  received_at timestamptz,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  primary key (institution_id, id),
  unique (institution_id, exam_id, position) deferrable initially deferred,
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade,
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
select protect_institution_work('exam_items');

-- Answers beside evidence, which is used for the item like for anything else.
create table exam_answers (
  institution_id uuid not null,
  id uuid not null default gen_random_uuid(),
  item_id uuid not null,
  kind text not null check (kind in ('note', 'policy_version', 'loan_test', 'task')),
  -- Of a note, its words; else the title of what is named.
  text text not null check (length(text) between 1 and 5000),
  target_id uuid,
  added_by_name text not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id),
  unique (institution_id, item_id, kind, target_id),
  foreign key (institution_id, item_id) references exam_items (institution_id, id) on delete cascade,
  check ((kind = 'note') = (target_id is null))
);
create index exam_answers_of_item on exam_answers (institution_id, item_id, added_at);
select protect_institution_work('exam_answers');

-- What went out. It names a stored file, which so cannot be deleted.
create table exam_deliveries (
  institution_id uuid not null,
  id uuid not null default gen_random_uuid(),
  exam_id uuid not null,
  item_id uuid not null,
  number integer not null,
  title text not null check (length(title) between 1 and 240),
  source_kind text not null check (source_kind in ('evidence', 'note', 'policy_version', 'loan_test', 'task')),
  source_id uuid not null,
  file_id uuid not null,
  file_name text not null,
  byte_size integer not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  crc32 bigint not null,
  -- What was asked before it went out, such as a draft or evidence that was replaced.
  remarks text[] not null default '{}',
  delivered_to text not null check (length(delivered_to) between 1 and 200),
  delivered_by uuid not null,
  delivered_by_name text not null,
  delivered_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id),
  unique (institution_id, exam_id, number),
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade,
  foreign key (institution_id, item_id) references exam_items (institution_id, id),
  foreign key (institution_id, file_id) references files (institution_id, id)
);
create index exam_deliveries_of_item on exam_deliveries (institution_id, item_id, number);
create index exam_deliveries_of_file on exam_deliveries (institution_id, file_id);
create index exam_deliveries_by_content on exam_deliveries (institution_id, sha256);
select protect_institution_work('exam_deliveries');
revoke update, delete on exam_deliveries from plumbline_institution;

-- The log of one exam, a hash chain of its own, so that its extract proves itself without other entries.
create table exam_log (
  institution_id uuid not null,
  exam_id uuid not null,
  number integer not null,
  -- The text that was hashed: JSON with number, at, actor, action, and what it was about.
  entry text not null,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash = encode(sha256(convert_to(previous_hash || entry, 'UTF8')), 'hex')),
  primary key (institution_id, exam_id, number),
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade
);
select protect_institution_work('exam_log');
revoke update, delete on exam_log from plumbline_institution;

-- Found by the address of whoever asks, before the institution is known.
create table exam_seats (
  institution_id uuid not null,
  id uuid not null default gen_random_uuid(),
  exam_id uuid not null,
  email text not null check (email = lower(email) and length(email) between 3 and 255),
  name text not null check (length(name) between 1 and 120),
  may_download boolean not null default false,
  last_day date not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  invited_by uuid not null,
  invited_by_name text not null,
  invited_at timestamptz not null default now(),
  first_seen_at timestamptz,
  primary key (institution_id, id),
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade
);
create unique index exam_seats_one_open on exam_seats (institution_id, exam_id, email) where ended_at is null;
create index exam_seats_by_address on exam_seats (email) where ended_at is null;
select protect_institution_work('exam_seats');

create table exam_questions (
  institution_id uuid not null,
  id uuid not null default gen_random_uuid(),
  item_id uuid not null,
  seat_id uuid not null,
  question text not null check (length(question) between 1 and 2000),
  asked_by_name text not null,
  asked_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id),
  foreign key (institution_id, item_id) references exam_items (institution_id, id) on delete cascade,
  foreign key (institution_id, seat_id) references exam_seats (institution_id, id) on delete cascade
);
create index exam_questions_of_item on exam_questions (institution_id, item_id, asked_at);
select protect_institution_work('exam_questions');

-- A binder is fixed when it is made: the same bytes at every download, so that one that broke off goes on.
create table exam_binders (
  institution_id uuid not null,
  id uuid not null default gen_random_uuid(),
  exam_id uuid not null,
  number integer not null,
  -- In order: [{"path", "byteSize", "crc32", "fileId"}]; without a file the content is in exam_binder_parts.
  entries jsonb not null,
  document_count integer not null,
  byte_size bigint not null,
  -- SHA-256 of SHA256SUMS: one number that stands for every file in it.
  seal text not null check (seal ~ '^[0-9a-f]{64}$'),
  made_by uuid not null,
  made_by_name text not null,
  made_at timestamptz not null default now(),
  primary key (institution_id, id),
  unique (institution_id, exam_id, number),
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade
);
select protect_institution_work('exam_binders');

create table exam_binder_parts (
  institution_id uuid not null,
  binder_id uuid not null,
  path text not null,
  content bytea not null,
  primary key (institution_id, binder_id, path),
  foreign key (institution_id, binder_id) references exam_binders (institution_id, id) on delete cascade
);
select protect_institution_work('exam_binder_parts');

-- Addresses that open one document or binder for a time, for one person or seat, who is looked up again at each call.
create table exam_addresses (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  institution_id uuid not null,
  exam_id uuid not null,
  delivery_id uuid,
  binder_id uuid,
  seat_id uuid,
  user_id uuid not null,
  is_to_save boolean not null,
  expires_at timestamptz not null,
  foreign key (institution_id, exam_id) references exams (institution_id, id) on delete cascade,
  check ((delivery_id is null) <> (binder_id is null))
);
create index exam_addresses_expiry on exam_addresses (expires_at);
select protect_institution_work('exam_addresses');
