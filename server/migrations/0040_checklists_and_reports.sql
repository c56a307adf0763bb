-- What members tick off, and the reports they have made.
create table checklist_ticks (
  user_id uuid not null references auth.users (id) on delete cascade,
  article_id uuid not null references articles (id) on delete cascade,
  -- Stands for the item's words: an item that is reworded has to be ticked anew.
  item_key text not null,
  ticked_at timestamptz not null default now(),
  primary key (user_id, article_id, item_key)
);

create table reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('monthly-summary', 'risk-assessment', 'regulatory-changes')),
  format text not null check (format in ('pdf', 'excel')),
  period_start date not null,
  period_end date not null check (period_end >= period_start),
  status text not null default 'waiting' check (status in ('waiting', 'ready', 'failed')),
  -- While a process works on it, no other one takes it up; one that died lets it go.
  claimed_until timestamptz,
  attempts integer not null default 0,
  file bytea,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index reports_of_member on reports (user_id, created_at desc);
create index reports_waiting on reports (created_at) where status = 'waiting';
