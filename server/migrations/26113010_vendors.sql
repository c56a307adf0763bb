-- Vendors with the dates on which somebody has to act, and evidence that expires.
create table vendors (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  service text not null default '' check (length(service) <= 200),
  tier text not null default 'moderate' check (tier in ('critical', 'high', 'moderate', 'low')),
  status text not null default 'active' check (status in ('proposed', 'active', 'leaving', 'ended')),
  data_seen text not null default 'none' check (data_seen in ('none', 'contact', 'npi', 'credentials')),
  owner_id uuid,
  contract_start date,
  contract_end date,
  notice_days integer check (notice_days between 0 and 730),
  renews_by_itself boolean not null default false,
  review_months integer check (review_months between 1 and 60),
  subcontractors text not null default '' check (length(subcontractors) <= 20000),
  exit_plan text not null default '' check (length(exit_plan) <= 20000),
  uses_ai boolean not null default false,
  ai_purpose text not null default '' check (length(ai_purpose) <= 20000),
  ai_decisions text not null default '' check (length(ai_decisions) <= 20000),
  ai_data text not null default '' check (length(ai_data) <= 20000),
  ai_review text not null default '' check (length(ai_review) <= 20000),
  ai_testing text not null default '' check (length(ai_testing) <= 20000),
  description text not null default '' check (length(description) <= 20000),
  reviewed_on date,
  reviewed_by_name text not null default '',
  review_result text not null default '' check (length(review_result) <= 4000),
  -- As the rules gave them when it was saved last: what lists and reminders go by.
  notice_by date,
  next_review_on date,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || service || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  check (contract_end >= contract_start),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index vendors_due on vendors (institution_id, next_review_on, id) where status <> 'ended';
create index vendors_notice on vendors (institution_id, notice_by, id) where notice_by is not null;
create index vendors_of_owner on vendors (institution_id, owner_id);
select protect_institution_work('vendors');

alter table evidence add column valid_until date check (valid_until >= valid_on);
create index evidence_expiring on evidence (institution_id, valid_until) where valid_until is not null;
alter table evidence drop constraint evidence_type_check;
alter table evidence add constraint evidence_type_check check (type in ('document', 'board_minutes', 'soc_report',
  'insurance', 'continuity_plan', 'financial_statements', 'due_diligence', 'contract'));
