-- The compliance library: articles that managers write and members read and search.
create table articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (title <> ''),
  excerpt text not null,
  body text not null,
  category text not null
    check (category in ('qualified-mortgage', 'trid', 'hmda', 'fair-lending', 'bsa-aml')),
  tags text[] not null default '{}',
  topics text[] not null default '{}',
  -- [{"cite": "12 CFR 1026.43(e)(3)", "note": "…"}]
  citations jsonb not null default '[]',
  -- The day whose text of the rules the article was checked against.
  as_of date,
  is_featured boolean not null default false,
  is_published boolean not null default false,
  published_at timestamptz,
  author_id uuid references auth.users (id) on delete set null,
  byline text not null,
  -- Counts the saves: whoever saves says which one they had before them.
  version integer not null default 1,
  saved_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  read_time integer not null generated always as
    (greatest(1, round(coalesce(array_length(regexp_split_to_array(btrim(body), '\s+'), 1), 0) / 200.0)::integer)) stored,
  -- What the list's search box looks through.
  search_text text not null generated always as (lower(title || E'\n' || excerpt)) stored,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', excerpt), 'B') ||
    setweight(to_tsvector('english', body), 'D')) stored,
  check (is_published = (published_at is not null))
);

create index articles_newest on articles (published_at desc, id desc) where is_published;
create index articles_by_category on articles (category, published_at desc, id desc) where is_published;
create index articles_drafts on articles (updated_at desc) where not is_published;
create index articles_search_text on articles using gin (search_text gin_trgm_ops);
create index articles_search_vector on articles using gin (search_vector);
create index articles_similar_titles on articles using gin (lower(title) gin_trgm_ops) where is_published;
create index articles_topics on articles using gin (topics);
