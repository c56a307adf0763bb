-- Security incidents with the hours within which an agency has to know.
create table incidents (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  kind text not null default 'other' check (kind ~ '^[a-z_]{1,40}$'),
  status text not null default 'open' check (status in ('open', 'contained', 'closed')),
  reportable text not null default 'unknown' check (reportable in ('unknown', 'yes', 'no')),
  owner_id uuid,
  watcher_ids uuid[] not null default '{}',
  consumers_affected integer check (consumers_affected between 0 and 999999),
  description text not null default '' check (length(description) <= 20000),
  containment text not null default '' check (length(containment) <= 20000),
  outcome text not null default '' check (length(outcome) <= 20000),
  discovered_at timestamptz not null default now(),
  believed_at timestamptz,
  told_by_vendor_at timestamptz,
  notified_at timestamptz,
  -- As the rule gave it when it was saved last: what lists and reminders go by.
  notify_by timestamptz,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index incidents_due on incidents (institution_id, notify_by, id) where notified_at is null and status <> 'closed';
create index incidents_of_owner on incidents (institution_id, owner_id);
select protect_institution_work('incidents');
