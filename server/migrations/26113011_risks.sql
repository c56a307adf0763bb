-- The compliance risk assessment: obligations with what they would be without controls, and what remains.
create table risks (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  number integer not null,
  -- Of the start set; what was added once is not added again.
  start_key text check (start_key ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (length(title) between 1 and 200),
  product_line text not null default '' check (length(product_line) <= 120),
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  owner_id uuid,
  likelihood integer not null default 3 check (likelihood between 1 and 5),
  impact integer not null default 3 check (impact between 1 and 5),
  volume integer not null default 3 check (volume between 1 and 5),
  complexity integer not null default 3 check (complexity between 1 and 5),
  change integer not null default 3 check (change between 1 and 5),
  inherent_reason text not null default '' check (length(inherent_reason) <= 20000),
  controls text not null default '' check (length(controls) <= 20000),
  control_strength text not null default 'none' check (control_strength in ('none', 'weak', 'adequate', 'strong')),
  strength_reason text not null default '' check (length(strength_reason) <= 20000),
  action text not null default '' check (length(action) <= 20000),
  review_on date,
  reviewed_at timestamptz not null default now(),
  reviewed_by_name text not null default '',
  -- As the method gave them when it was saved last, in hundredths: what lists are sorted by.
  inherent_score integer not null default 300 check (inherent_score between 100 and 500),
  residual_score integer not null default 300 check (residual_score between 100 and 500),
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || product_line || ' ' || controls)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  unique (institution_id, start_key),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index risks_by_rest on risks (institution_id, residual_score desc, number);
create index risks_due on risks (institution_id, review_on, id) where review_on is not null;
create index risks_of_owner on risks (institution_id, owner_id);
select protect_institution_work('risks');
-- Whether something of the topic came after the last look.
create index findings_of_topic on findings (institution_id, topic, created_at);
create index complaints_of_topic on complaints (institution_id, topic, created_at);

-- Assessments as they were approved.
create table risk_assessments (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  method text not null,
  risk_count integer not null check (risk_count > 0),
  body text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  board_meeting_on date,
  note text not null default '' check (length(note) <= 2000),
  approved_by uuid not null,
  approved_by_name text not null,
  approved_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, id)
);
create index risk_assessments_by_day on risk_assessments (institution_id, approved_at desc, id);
create function refuse_changed_assessment() returns trigger language plpgsql as $$
begin
  raise exception 'an approved assessment does not change';
end $$;
create trigger risk_assessments_stay_as_approved before update on risk_assessments
  for each row execute function refuse_changed_assessment();
select protect_institution_work('risk_assessments');
