-- A person's private calendar address. Whoever has it reads the dates, so it is stored as a hash and can be replaced.
create table calendar_feeds (
  institution_id uuid not null references institutions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  secret_hash text not null check (length(secret_hash) = 64),
  created_at timestamptz not null default now(),
  primary key (institution_id, user_id)
);
create unique index calendar_feeds_by_secret on calendar_feeds (secret_hash);
select protect_institution_work('calendar_feeds');
