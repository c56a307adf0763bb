-- Trainings and the yearly monitoring plan: what examiners ask for beside tasks and findings.

create table trainings (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  due_on date not null,
  requires_evidence boolean not null default false,
  -- Whoever takes up one of these before the due date is assigned too.
  roles text[] not null default '{}' check (roles <@ array['admin', 'manager', 'user']),
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title)) stored,
  primary key (institution_id, id)
);
create index trainings_due on trainings (institution_id, due_on, id);
create index trainings_with_roles on trainings (due_on) where roles <> '{}';
select protect_institution_work('trainings');

-- A completion stays when the person leaves: examiners ask for it afterward.
create table training_assignments (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  training_id uuid not null,
  user_id uuid not null,
  user_name text not null,
  -- Chosen by name; else by a role.
  is_by_name boolean not null default false,
  assigned_at timestamptz not null default now(),
  reminded_at timestamptz,
  completed_on date,
  completed_at timestamptz,
  completed_by uuid,
  completed_by_name text not null default '',
  note text not null default '' check (length(note) <= 1000),
  primary key (institution_id, id),
  unique (institution_id, training_id, user_id),
  foreign key (institution_id, training_id) references trainings (institution_id, id) on delete cascade,
  check ((completed_on is null) = (completed_at is null))
);
create index training_assignments_of_person on training_assignments (institution_id, user_id, training_id);
create index training_assignments_open on training_assignments (institution_id, training_id) where completed_on is null;
select protect_institution_work('training_assignments');

create table monitoring_tests (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  year integer not null check (year between 2000 and 2100),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  frequency text not null check (frequency in ('monthly', 'quarterly', 'semiannual', 'annual')),
  first_month integer not null check (first_month between 1 and 12),
  owner_id uuid,
  requires_evidence boolean not null default true,
  is_stopped boolean not null default false,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title)) stored,
  primary key (institution_id, id),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id)
);
create index monitoring_tests_of_year on monitoring_tests (institution_id, year, search_text, id);
create index monitoring_tests_of_owner on monitoring_tests (institution_id, owner_id);
select protect_institution_work('monitoring_tests');

create table monitoring_runs (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  test_id uuid not null,
  due_on date not null,
  -- The task may be deleted later; it is made once.
  has_task boolean not null default false,
  task_id uuid,
  result text check (result in ('passed', 'failed')),
  note text not null default '' check (length(note) <= 20000),
  recorded_at timestamptz,
  recorded_by uuid,
  recorded_by_name text not null default '',
  finding_id uuid,
  primary key (institution_id, id),
  unique (institution_id, test_id, due_on),
  foreign key (institution_id, test_id) references monitoring_tests (institution_id, id) on delete cascade,
  foreign key (institution_id, task_id) references tasks (institution_id, id) on delete set null (task_id),
  foreign key (institution_id, finding_id) references findings (institution_id, id) on delete set null (finding_id),
  check ((result is null) = (recorded_at is null)),
  check (finding_id is null or result = 'failed')
);
create index monitoring_runs_to_make on monitoring_runs (due_on) where not has_task and result is null;
create index monitoring_runs_of_task on monitoring_runs (institution_id, task_id) where task_id is not null;
create index monitoring_runs_of_finding on monitoring_runs (institution_id, finding_id) where finding_id is not null;
select protect_institution_work('monitoring_runs');

alter table sent_reminders drop constraint sent_reminders_stage_check;
alter table sent_reminders add constraint sent_reminders_stage_check
  check (stage in ('due_in_week', 'due_tomorrow', 'overdue', 'escalated'));
