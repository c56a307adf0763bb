-- Saved loan test results: evidence, so a row is written once and never changed (decision 0030).
create table loan_test_results (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  calculator text not null check (calculator <> '' and length(calculator) <= 60),
  name text not null check (name <> '' and length(name) <= 160),
  loan_number text not null default '' check (length(loan_number) <= 60),
  input jsonb not null,
  -- The form's own values, so that the screen opens as it was.
  form_values jsonb not null default '{}',
  answer jsonb not null,
  outcome text not null check (outcome in ('within', 'outside', 'undetermined', 'answer')),
  rules_version text not null,
  register_version text not null,
  -- SHA-256 over calculator, input, and answer: shows that a printed proof is this row.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- No reference to the account, because the row outlives it and is never updated.
  created_by uuid not null,
  created_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create index loan_test_results_newest on loan_test_results (institution_id, created_at desc, id desc);
create index loan_test_results_author on loan_test_results (institution_id, created_by, created_at desc);
select protect_institution_work('loan_test_results');
revoke update, delete on loan_test_results from plumbline_institution;
