-- Complaints: what consumers and agencies write, when it was received, and when it was answered.
create table complaints (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  kind text not null check (kind <> ''),
  channel text not null check (channel in ('letter', 'email', 'phone', 'branch', 'web', 'agency')),
  product text not null default '' check (length(product) <= 120),
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  owner_id uuid,
  watcher_ids uuid[] not null default '{}',
  received_on date not null,
  acknowledged_on date check (acknowledged_on >= received_on),
  answered_on date check (answered_on >= received_on),
  is_extended boolean not null default false,
  letter_acknowledge_by date,
  letter_answer_by date,
  foreclosure_sale date,
  -- As the rules gave it when it was saved last: what lists are sorted by.
  answer_by date,
  acknowledge_by date,
  outcome text not null default '' check (length(outcome) <= 20000),
  closure_asked_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text not null default '',
  closed_alone_reason text not null default '' check (length(closed_alone_reason) <= 1000),
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index complaints_due on complaints (institution_id, answer_by, id) where closed_at is null;
create index complaints_received on complaints (institution_id, received_on desc, id);
select protect_institution_work('complaints');
