-- Background work of institutions: batches, imports, exports, digests. Claimed in turn, so that none waits for another's.
create table jobs (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind <> ''),
  payload jsonb not null default '{}',
  -- A claim pushes this away; a process that dies leaves the job due again.
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create index jobs_due on jobs (run_at) where failed_at is null;
select protect_institution_work('jobs');

create table job_turns (
  institution_id uuid primary key references institutions (id) on delete cascade,
  claimed_at timestamptz not null
);
