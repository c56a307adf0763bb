-- HMDA quality findings that people looked at and keep. Loans and values stand here as keyed hashes made in the browser.

create table hmda_memories (
  institution_id uuid primary key references institutions (id) on delete cascade,
  remembers boolean not null default true,
  hash_key text not null check (length(hash_key) between 40 and 60)
);
select protect_institution_work('hmda_memories');

create table hmda_decisions (
  institution_id uuid not null references institutions (id) on delete cascade,
  edit text not null check (edit ~ '^Q[0-9]{3}(-[0-9])?$'),
  loan_hash text not null check (length(loan_hash) = 32),
  values_hash text not null check (length(values_hash) = 32),
  reason text not null check (length(reason) between 1 and 500),
  decided_by uuid,
  decided_by_name text not null default '' check (length(decided_by_name) <= 200),
  decided_at timestamptz not null default now(),
  primary key (institution_id, edit, loan_hash),
  foreign key (institution_id, decided_by) references user_profiles (institution_id, user_id) on delete set null (decided_by)
);
create index hmda_decisions_of_person on hmda_decisions (institution_id, decided_by);
select protect_institution_work('hmda_decisions');
