-- Batches: a file of loans run through one test in the background, in the file's order (decision 0031).
create table loan_test_batches (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  calculator text not null check (calculator <> '' and length(calculator) <= 60),
  name text not null check (name <> '' and length(name) <= 160),
  -- The file as it came, so that the rows of the answer stand beside the rows that were sent.
  source text not null,
  row_count integer not null check (row_count between 1 and 100000),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'failed')),
  rules_version text not null,
  register_version text not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (institution_id, id)
);
create index loan_test_batches_newest on loan_test_batches (institution_id, created_at desc, id desc);
select protect_institution_work('loan_test_batches');

create table loan_test_batch_rows (
  institution_id uuid not null,
  batch_id uuid not null,
  number integer not null,
  outcome text not null check (outcome in ('within', 'outside', 'undetermined', 'answer', 'error')),
  result jsonb,
  -- Where the row could not be read or the rule refused it.
  error jsonb,
  primary key (institution_id, batch_id, number),
  foreign key (institution_id, batch_id) references loan_test_batches (institution_id, id) on delete cascade
);
create index loan_test_batch_rows_outcome on loan_test_batch_rows (institution_id, batch_id, outcome, number);
select protect_institution_work('loan_test_batch_rows');
