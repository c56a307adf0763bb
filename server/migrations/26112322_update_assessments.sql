-- What an institution decided about a regulatory update: identified, assessed, planned, completed, or not for us.
create table update_assessments (
  institution_id uuid not null references institutions (id) on delete cascade,
  update_id uuid not null references regulatory_updates (id) on delete cascade,
  status text not null default 'identified'
    check (status in ('identified', 'assessed', 'planned', 'completed', 'not_applicable')),
  impact text check (impact in ('none', 'low', 'medium', 'high')),
  impact_reason text,
  not_applicable_reason text,
  plan text,
  priority text check (priority in ('high', 'medium', 'low')),
  owner_id uuid references auth.users (id) on delete set null,
  due_on date,
  evidence text,
  no_evidence_reason text,
  signed_by uuid references auth.users (id) on delete set null,
  signed_name text,
  signed_at timestamptz,
  -- The redline as it was on the day of the sign-off, and its SHA-256.
  signed_record text,
  signed_hash text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (institution_id, update_id),
  check (status not in ('assessed', 'planned', 'completed') or (impact is not null and impact_reason <> '')),
  check (status <> 'not_applicable' or not_applicable_reason <> ''),
  check ((status = 'completed') = (signed_at is not null)),
  check (status <> 'completed' or (signed_hash is not null and (evidence <> '' or no_evidence_reason <> '')))
);
create index update_assessments_status on update_assessments (institution_id, status);
select protect_institution_work('update_assessments');

create table update_assessment_steps (
  institution_id uuid not null references institutions (id) on delete cascade,
  id bigint generated always as identity,
  update_id uuid not null,
  step text not null,
  words text not null default '',
  by_id uuid references auth.users (id) on delete set null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (institution_id, id),
  foreign key (institution_id, update_id) references update_assessments (institution_id, update_id) on delete cascade
);
create index update_assessment_steps_of on update_assessment_steps (institution_id, update_id, id);
select protect_institution_work('update_assessment_steps');

grant select on regulatory_updates, regulation_parts, regulation_days, regulation_paragraphs, regulation_legal_statuses
  to plumbline_institution;
