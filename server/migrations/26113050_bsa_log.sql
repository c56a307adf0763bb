-- Decisions on suspicious activity and currency reports: for the people named here alone.
create table bsa_people (
  institution_id uuid not null references institutions (id) on delete cascade,
  user_id uuid not null,
  primary key (institution_id, user_id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
select protect_institution_work('bsa_people');

-- No narrative and no name: what a report says stays with the report.
create table bsa_entries (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  reference text not null check (length(reference) between 1 and 60),
  kind text not null default 'sar' check (kind in ('sar', 'ctr')),
  starts_on date not null,
  suspect text not null default 'yes' check (suspect in ('yes', 'no')),
  decision text not null default 'open' check (decision in ('open', 'file', 'no_file')),
  decided_on date,
  filed_on date,
  filing_number text not null default '' check (length(filing_number) <= 40),
  reason text not null default '' check (length(reason) <= 500),
  -- As the rule gave it when it was saved last: what the list and reminders go by.
  due_on date not null,
  -- Not `owner_id`: entries are not handed over with the work of somebody who leaves, but stay with the people named.
  handled_by uuid,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, id),
  foreign key (institution_id, handled_by) references user_profiles (institution_id, user_id) on delete set null (handled_by)
);
create index bsa_entries_due on bsa_entries (institution_id, due_on, id) where filed_on is null and decision <> 'no_file';
create index bsa_entries_handled_by on bsa_entries (institution_id, handled_by);
select protect_institution_work('bsa_entries');
