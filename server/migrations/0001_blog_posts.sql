-- The blog: posts that administrators write and everyone reads once published.
create extension if not exists pg_trgm;

create table blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null,
  content text not null,
  category text,
  tags text[] not null default '{}',
  featured_image_url text,
  is_published boolean not null default false,
  is_featured boolean not null default false,
  published_at timestamptz,
  author_id uuid,
  byline text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  read_time integer not null generated always as
    (greatest(1, round(coalesce(array_length(regexp_split_to_array(btrim(content), '\s+'), 1), 0) / 200.0)::integer)) stored,
  search_text text not null generated always as (lower(title || E'\n' || excerpt || E'\n' || content)) stored,
  check (is_published = (published_at is not null))
);

create index blog_posts_published on blog_posts (published_at desc, id desc) where is_published;
create index blog_posts_category on blog_posts (category, published_at desc, id desc) where is_published;
create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops);

-- What the program has loaded from its content files, so that nothing edited or deleted since comes back.
create table loaded_content (
  kind text not null,
  slug text not null,
  loaded_at timestamptz not null default now(),
  primary key (kind, slug)
);
