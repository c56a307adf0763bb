-- What a directory knows readers by, who have no account. A person whom it switched off stays here without a reader.
create table scim_readers (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  external_id text check (length(external_id) between 1 and 255),
  full_name text not null check (length(full_name) between 1 and 120),
  given_name text not null default '' check (length(given_name) <= 100),
  family_name text not null default '' check (length(family_name) <= 100),
  is_active boolean not null,
  -- None while the directory has the person switched off, for who has an account, and where a manager removed the reader.
  reader_id uuid,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (institution_id, id),
  unique (institution_id, email),
  foreign key (institution_id, reader_id) references readers (institution_id, id) on delete set null (reader_id)
);
create unique index scim_readers_by_external_id on scim_readers (institution_id, external_id);
create index scim_readers_by_reader on scim_readers (institution_id, reader_id) where reader_id is not null;
create index scim_readers_by_address on scim_readers (email);
select protect_institution_work('scim_readers', 'What a directory sends and takes back; what was signed stays with its policy.');
