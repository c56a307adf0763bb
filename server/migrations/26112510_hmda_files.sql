-- HMDA registers that a person chose to store in the institution. What is in them is sealed; without the key of the installation they are noise.
create table hmda_files (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  filing_year integer not null check (filing_year between 2018 and 2100),
  filing_quarter integer check (filing_quarter between 1 and 3),
  byte_size integer not null check (byte_size > 0),
  -- Which key sealed it: the beginning of the key's hash.
  key_mark text not null check (key_mark ~ '^[0-9a-f]{16}$'),
  stored_by uuid,
  stored_by_name text not null default '' check (length(stored_by_name) <= 200),
  stored_at timestamptz not null default now(),
  keep_until timestamptz not null,
  primary key (institution_id, id),
  foreign key (institution_id, stored_by) references user_profiles (institution_id, user_id) on delete set null (stored_by)
);
create index hmda_files_of_person on hmda_files (institution_id, stored_by);
create index hmda_files_kept on hmda_files (keep_until);
select protect_institution_work('hmda_files');

create table hmda_file_chunks (
  institution_id uuid not null references institutions (id) on delete cascade,
  file_id uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null,
  primary key (institution_id, file_id, position),
  foreign key (institution_id, file_id) references hmda_files (institution_id, id) on delete cascade
);
select protect_institution_work('hmda_file_chunks');
