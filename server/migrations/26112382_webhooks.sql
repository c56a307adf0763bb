-- Addresses that are told of acts in an institution, and what each was told (decision 0048 names what is never told).
create table webhooks (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  url text not null check (length(url) between 1 and 500),
  description text not null default '' check (length(description) <= 200),
  events text[] not null check (cardinality(events) > 0),
  -- Signs each delivery, so it cannot be a hash.
  secret text not null,
  previous_secret text,
  previous_until timestamptz,
  paused_at timestamptz,
  paused_because text not null default '',
  -- Since when nothing has arrived; null while deliveries arrive.
  failing_since timestamptz,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (institution_id, id),
  check ((previous_secret is null) = (previous_until is null))
);
select protect_institution_work('webhooks');

create table webhook_deliveries (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  webhook_id uuid not null,
  event text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  tried_at timestamptz,
  status integer,
  answer text not null default '',
  problem text not null default '',
  created_at timestamptz not null default now(),
  primary key (institution_id, id),
  foreign key (institution_id, webhook_id) references webhooks (institution_id, id) on delete cascade
);
create index webhook_deliveries_of_webhook on webhook_deliveries (institution_id, webhook_id, created_at desc, id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);
select protect_institution_work('webhook_deliveries');
