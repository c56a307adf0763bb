-- Loans that a person chose to store with their test results. What is in them is sealed; without the key of the installation they are noise.
create table loan_runs (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  outside integer not null check (outside >= 0),
  undetermined integer not null check (undetermined >= 0),
  within integer not null check (within >= 0),
  rules_version text not null,
  register_version text not null,
  sealed bytea not null,
  -- Which key sealed it: the beginning of the key's hash.
  key_mark text not null check (key_mark ~ '^[0-9a-f]{16}$'),
  stored_by uuid,
  stored_by_name text not null default '' check (length(stored_by_name) <= 200),
  stored_at timestamptz not null default now(),
  keep_until timestamptz not null,
  primary key (institution_id, id),
  foreign key (institution_id, stored_by) references user_profiles (institution_id, user_id) on delete set null (stored_by)
);
create index loan_runs_of_person on loan_runs (institution_id, stored_by);
create index loan_runs_kept on loan_runs (keep_until);
select protect_institution_work('loan_runs');
