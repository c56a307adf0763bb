-- Comments, history, files, evidence, citations, links, and notifications: one table of each for every kind of institution work (decision 0042).

create table comments (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  -- Empty once removed: its place stays, its words do not.
  body text not null check (length(body) <= 5000),
  mentions jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  removed_at timestamptz,
  primary key (institution_id, id)
);
create index comments_of_subject on comments (institution_id, subject_kind, subject_id, created_at, id);
select protect_institution_work('comments');

create table history_entries (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  -- Null where the program did it.
  actor_id uuid,
  actor_name text not null,
  action text not null check (action <> ''),
  changes jsonb not null default '[]',
  primary key (institution_id, id)
);
create index history_of_subject on history_entries (institution_id, subject_kind, subject_id, at desc, id);
select protect_institution_work('history_entries');

-- A file that people uploaded. Its bytes stand in pieces of 256 KiB, so that none is ever in memory whole.
create table files (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  byte_size integer not null check (byte_size between 1 and 26214400),
  content_type text not null default '',
  sha256 text not null default '',
  is_encrypted boolean not null default false,
  uploaded_by uuid not null,
  uploaded_by_name text not null,
  created_at timestamptz not null default now(),
  -- Null while pieces are missing; deleted after a day.
  stored_at timestamptz,
  primary key (institution_id, id),
  check (stored_at is null or (sha256 ~ '^[0-9a-f]{64}$' and content_type <> ''))
);
create index files_by_content on files (institution_id, sha256) where stored_at is not null;
create index files_under_way on files (created_at) where stored_at is null;
select protect_institution_work('files');

create table file_chunks (
  institution_id uuid not null,
  file_id uuid not null,
  position integer not null check (position between 0 and 99),
  bytes bytea not null check (length(bytes) between 1 and 262144),
  primary key (institution_id, file_id, position),
  foreign key (institution_id, file_id) references files (institution_id, id) on delete cascade
);
alter table file_chunks alter column bytes set storage external;
select protect_institution_work('file_chunks');

-- What is stored does not change: evidence is what it was when somebody relied on it.
create function refuse_change_of_stored_file() returns trigger as $$
begin
  if old.stored_at is not null and row(old.sha256, old.byte_size, old.content_type, old.stored_at)
    is distinct from row(new.sha256, new.byte_size, new.content_type, new.stored_at) then
    raise exception 'a stored file does not change';
  end if;
  return new;
end;
$$ language plpgsql;
create trigger files_stay_as_stored before update on files for each row execute function refuse_change_of_stored_file();

create function refuse_change_of_stored_bytes() returns trigger as $$
begin
  if exists (select 1 from files f where f.institution_id = new.institution_id and f.id = new.file_id and f.stored_at is not null) then
    raise exception 'a stored file does not change';
  end if;
  return new;
end;
$$ language plpgsql;
create trigger file_chunks_stay_as_stored before insert or update on file_chunks
  for each row execute function refuse_change_of_stored_bytes();

-- Addresses that open one file for minutes. Looked up before the institution is known, by hash alone.
create table file_addresses (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  institution_id uuid not null,
  file_id uuid not null,
  expires_at timestamptz not null,
  foreign key (institution_id, file_id) references files (institution_id, id) on delete cascade
);
create index file_addresses_expiry on file_addresses (expires_at);
select protect_institution_work('file_addresses');

create table evidence (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  note text not null default '' check (length(note) <= 1000),
  -- The day the content speaks of, beside the day of the upload.
  valid_on date not null,
  file_id uuid,
  target_kind text check (target_kind ~ '^[a-z_]{1,40}$'),
  target_id uuid,
  replaces_id uuid,
  added_by uuid not null,
  added_by_name text not null,
  added_at timestamptz not null default now(),
  search_text text generated always as (lower(title)) stored,
  primary key (institution_id, id),
  foreign key (institution_id, file_id) references files (institution_id, id),
  foreign key (institution_id, replaces_id) references evidence (institution_id, id) on delete set null (replaces_id),
  check ((file_id is null) <> (target_id is null) and (target_id is null) = (target_kind is null)),
  check (replaces_id is distinct from id)
);
create unique index evidence_replaced_once on evidence (institution_id, replaces_id) where replaces_id is not null;
create index evidence_of_file on evidence (institution_id, file_id) where file_id is not null;
create index evidence_newest on evidence (institution_id, added_at desc);
select protect_institution_work('evidence');

create table evidence_uses (
  institution_id uuid not null references institutions (id) on delete cascade,
  evidence_id uuid not null,
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  linked_by uuid not null,
  linked_by_name text not null,
  linked_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, evidence_id, subject_kind, subject_id),
  foreign key (institution_id, evidence_id) references evidence (institution_id, id) on delete cascade
);
create index evidence_uses_of_subject on evidence_uses (institution_id, subject_kind, subject_id, linked_at);
select protect_institution_work('evidence_uses');

create table citation_links (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid not null,
  -- As the parser prints it, so that one paragraph has one spelling.
  citation text not null check (length(citation) between 1 and 200),
  -- Of the Code of Federal Regulations alone: what the citation is found by.
  title integer,
  part text,
  section text,
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id),
  unique (institution_id, subject_kind, subject_id, citation)
);
create index citation_links_by_section on citation_links (institution_id, part, section) where part is not null;
select protect_institution_work('citation_links');

create table work_links (
  institution_id uuid not null references institutions (id) on delete cascade,
  from_kind text not null check (from_kind ~ '^[a-z_]{1,40}$'),
  from_id uuid not null,
  to_kind text not null check (to_kind ~ '^[a-z_]{1,40}$'),
  to_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, from_kind, from_id, to_kind, to_id)
);
create index work_links_back on work_links (institution_id, to_kind, to_id);
select protect_institution_work('work_links');

create table notifications (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null check (kind ~ '^[a-z_.]{1,60}$'),
  subject text not null check (length(subject) between 1 and 240),
  -- A path of the product.
  link text not null check (link like '/%' and link not like '//%' and length(link) <= 500),
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  -- Null until a mail about it is queued; set at once where none is wanted.
  mailed_at timestamptz,
  primary key (institution_id, id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index notifications_of_person on notifications (institution_id, user_id, created_at desc, id);
create index notifications_unread on notifications (institution_id, user_id) where read_at is null;
create index notifications_to_mail on notifications (created_at) where mailed_at is null;
select protect_institution_work('notifications');

-- A hold stops every deletion of an institution's work: by age, by person, and of the whole.
create table legal_holds (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- An exam or a matter, in words; empty holds everything of the institution.
  matter text not null check (length(matter) between 1 and 200),
  subject_kind text check (subject_kind ~ '^[a-z_]{1,40}$'),
  subject_id uuid,
  reason text not null default '' check (length(reason) <= 1000),
  placed_by uuid not null,
  placed_by_name text not null,
  placed_at timestamptz not null default now(),
  lifted_by uuid,
  lifted_by_name text,
  lifted_at timestamptz,
  primary key (institution_id, id),
  check ((subject_kind is null) = (subject_id is null)),
  check ((lifted_at is null) = (lifted_by is null))
);
create index legal_holds_in_force on legal_holds (institution_id) where lifted_at is null;
select protect_institution_work('legal_holds');
