-- A run of the monitoring plan is a control test: who performs the control, its steps, the sample, and the sheet.
alter table monitoring_tests
  add column procedure text not null default '' check (length(procedure) <= 20000),
  add column performer_id uuid,
  add foreign key (institution_id, performer_id)
    references user_profiles (institution_id, user_id) on delete set null (performer_id);
create index monitoring_tests_of_performer on monitoring_tests (institution_id, performer_id);

alter table monitoring_runs
  -- The plan, the seed, and the attributes, as they were when the sample was drawn.
  add column sample jsonb check (jsonb_typeof(sample) = 'object'),
  -- The items in their order, so that the draw can be repeated; null where they are numbered alone.
  add column population jsonb check (jsonb_typeof(population) = 'array'),
  add check (population is null or sample is not null);
-- The exceptions of a test that passed are a finding, too.
alter table monitoring_runs drop constraint monitoring_runs_check1;
alter table monitoring_runs add check (finding_id is null or result is not null);

create table monitoring_sample_items (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  run_id uuid not null,
  -- The order of the draw, and the place in the population.
  place integer not null check (place >= 1),
  position integer not null check (position >= 1),
  label text not null check (length(label) between 1 and 300),
  -- For each attribute "yes", "no", "na", or null.
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  note text not null default '' check (length(note) <= 2000),
  tested_by uuid,
  tested_by_name text not null default '',
  tested_at timestamptz,
  finding_id uuid,
  primary key (institution_id, id),
  unique (institution_id, run_id, place),
  foreign key (institution_id, run_id) references monitoring_runs (institution_id, id) on delete cascade,
  foreign key (institution_id, finding_id) references findings (institution_id, id) on delete set null (finding_id)
);
create index monitoring_sample_items_of_finding on monitoring_sample_items (institution_id, finding_id)
  where finding_id is not null;
select protect_institution_work('monitoring_sample_items');
