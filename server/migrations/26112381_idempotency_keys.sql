-- What a call with an Idempotency-Key answered, so that a repeated call does its work once.
create table idempotency_keys (
  institution_id uuid not null references institutions (id) on delete cascade,
  -- The person or the API key.
  caller text not null,
  key text not null check (length(key) between 1 and 255),
  operation text not null,
  body_hash text not null,
  claimed_at timestamptz not null default now(),
  -- Set in the transaction of the work itself: from then on it must not run again, whatever happens to the answer.
  committed_at timestamptz,
  is_answered boolean not null default false,
  answer jsonb,
  primary key (institution_id, caller, key)
);
create index idempotency_keys_by_age on idempotency_keys (claimed_at);
select protect_institution_work('idempotency_keys');
