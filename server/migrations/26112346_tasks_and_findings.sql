-- Tasks and findings: what people of an institution have to do, and what was found wrong.

create table tasks (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting', 'done', 'cancelled')),
  cancel_reason text not null default '' check (length(cancel_reason) <= 1000),
  -- Sorts as people mean it: high before medium before low.
  priority text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  priority_rank integer generated always as (case priority when 'high' then 1 when 'medium' then 2 else 3 end) stored,
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  owner_id uuid,
  assigned_by uuid,
  -- People who were let in by name: mentioned, or asked by a manager.
  watcher_ids uuid[] not null default '{}',
  start_on date,
  due_on date,
  done_at timestamptz,
  done_by uuid,
  requires_evidence boolean not null default false,
  requires_approval boolean not null default false,
  approval_asked_by uuid,
  approval_asked_at timestamptz,
  approved_by uuid,
  approved_by_name text not null default '',
  approved_at timestamptz,
  checklist jsonb not null default '[]',
  -- RFC 5545; empty where the task does not recur.
  recurrence text not null default '' check (length(recurrence) <= 200),
  series_id uuid,
  -- The date of the series that this task is for; the next one is found after it.
  occurrence_on date,
  has_next boolean not null default false,
  origin_kind text check (origin_kind ~ '^[a-z_]{1,40}$'),
  origin_id uuid,
  origin_title text not null default '' check (length(origin_title) <= 240),
  -- What people were told of: a reminder is sent once for each due date.
  reminded_for date,
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || description)) stored,
  primary key (institution_id, id),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id),
  foreign key (institution_id, assigned_by) references user_profiles (institution_id, user_id) on delete set null (assigned_by),
  check (start_on is null or due_on is null or due_on >= start_on),
  check ((status = 'done') = (done_at is not null)),
  check (status <> 'cancelled' or cancel_reason <> '')
);
create index tasks_due on tasks (institution_id, due_on, id);
create index tasks_of_owner on tasks (institution_id, owner_id, status, due_on, id);
create index tasks_assigned on tasks (institution_id, assigned_by, status, due_on, id);
create index tasks_by_status on tasks (institution_id, status, due_on, id);
create index tasks_by_priority on tasks (institution_id, priority_rank, due_on, id);
create index tasks_by_topic on tasks (institution_id, topic, due_on, id);
create index tasks_changed on tasks (institution_id, updated_at desc, id);
create index tasks_by_title on tasks (institution_id, title, id);
create index tasks_of_origin on tasks (institution_id, origin_kind, origin_id) where origin_id is not null;
create index tasks_recurring on tasks (due_on) where recurrence <> '' and not has_next;
create index tasks_to_remind on tasks (due_on) where status in ('open', 'in_progress', 'waiting');
-- One task a date of a series, whoever creates the next one.
create unique index tasks_once_an_occurrence on tasks (institution_id, series_id, occurrence_on) where series_id is not null;
select protect_institution_work('tasks');

create table task_dependencies (
  institution_id uuid not null references institutions (id) on delete cascade,
  task_id uuid not null,
  after_id uuid not null,
  primary key (institution_id, task_id, after_id),
  foreign key (institution_id, task_id) references tasks (institution_id, id) on delete cascade,
  foreign key (institution_id, after_id) references tasks (institution_id, id) on delete cascade,
  check (task_id <> after_id)
);
create index task_dependencies_back on task_dependencies (institution_id, after_id);
select protect_institution_work('task_dependencies');

create table task_views (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  query text not null check (length(query) <= 1000),
  created_at timestamptz not null default now(),
  primary key (institution_id, id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index task_views_of_person on task_views (institution_id, user_id, name);
select protect_institution_work('task_views');

create table task_templates (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Of one that came with the product; a changed copy takes its place here.
  built_in_key text,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  anchor text not null check (length(anchor) between 1 and 80),
  items jsonb not null,
  is_removed boolean not null default false,
  version integer not null default 1,
  changed_by_name text not null default '',
  updated_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create unique index task_templates_built_in on task_templates (institution_id, built_in_key) where built_in_key is not null;
select protect_institution_work('task_templates');

-- What a bulk change replaced, for as long as it can be undone.
create table task_bulk_changes (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  before jsonb not null,
  created_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create index task_bulk_changes_age on task_bulk_changes (created_at);
select protect_institution_work('task_bulk_changes');

create table findings (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Counted within the institution: people say "finding 4".
  number integer not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 20000),
  source text not null check (source in ('exam', 'audit', 'self_test', 'complaint', 'monitoring')),
  severity text not null check (severity in ('high', 'medium', 'low')),
  severity_rank integer generated always as (case severity when 'high' then 1 when 'medium' then 2 else 3 end) stored,
  status text not null default 'open' check (status in ('open', 'in_progress', 'waiting_for_closure', 'closed')),
  topic text check (topic in ('qm', 'trid', 'hmda', 'fair_lending', 'bsa_aml', 'cra', 'flood_insurance', 'appraisal_management')),
  root_cause text not null default '' check (length(root_cause) <= 20000),
  corrective_action text not null default '' check (length(corrective_action) <= 20000),
  owner_id uuid,
  watcher_ids uuid[] not null default '{}',
  found_on date not null,
  response_due_on date check (response_due_on >= found_on),
  closure_asked_by uuid,
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text not null default '',
  closed_alone_reason text not null default '' check (length(closed_alone_reason) <= 1000),
  origin_kind text check (origin_kind ~ '^[a-z_]{1,40}$'),
  origin_id uuid,
  origin_title text not null default '' check (length(origin_title) <= 240),
  version integer not null default 1,
  changed_by_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || description)) stored,
  primary key (institution_id, id),
  unique (institution_id, number),
  foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id),
  check ((status = 'closed') = (closed_at is not null))
);
create index findings_by_status on findings (institution_id, status, severity_rank, response_due_on, id);
create index findings_urgent on findings (institution_id, severity_rank, response_due_on, id);
create index findings_of_owner on findings (institution_id, owner_id);
select protect_institution_work('findings');
