-- The press page: releases, articles and mentions, which appear when their date comes.
create table press_releases (
  id uuid primary key default gen_random_uuid(),
  title text not null check (title <> ''),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null,
  content text not null,
  type text not null default 'press_release' check (type in ('press_release', 'news_article', 'media_mention')),
  publication_name text,
  author text,
  published_at timestamptz not null default now(),
  external_url text,
  image_url text,
  is_featured boolean not null default false,
  tags text[] not null default '{}',
  version integer not null default 1,
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text,
  preview_key uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index press_releases_newest on press_releases (published_at desc, id desc);
