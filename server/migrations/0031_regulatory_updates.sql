-- Regulatory updates, and what each member has seen of them.
create table regulatory_updates (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  category text not null,
  priority text not null check (priority in ('high', 'medium', 'low')),
  description text not null,
  citation text not null,
  dated date not null,
  added_at timestamptz not null default now(),
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'B')) stored
);
create index regulatory_updates_newest on regulatory_updates (dated desc, id desc);
create index regulatory_updates_added on regulatory_updates (added_at);
create index regulatory_updates_search on regulatory_updates using gin (search_vector);
create index regulatory_updates_similar_titles on regulatory_updates using gin (lower(title) gin_trgm_ops);

create table regulatory_updates_seen (
  user_id uuid primary key references auth.users (id) on delete cascade,
  seen_at timestamptz not null
);
