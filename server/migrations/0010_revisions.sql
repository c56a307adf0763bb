-- Texts have versions: everything that was saved is kept, with who saved it and when.
create table revisions (
  subject_id uuid not null,
  version integer not null check (version > 0),
  kind text not null,
  -- What the form holds, as it was saved.
  fields jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_name text,
  primary key (subject_id, version)
);

alter table blog_posts
  add column version integer not null default 1,
  add column saved_by uuid references auth.users (id) on delete set null,
  add column saved_by_name text,
  -- Stays when a post is taken back.
  add column first_published_at timestamptz,
  -- Signs the post's preview links.
  add column preview_key uuid not null default gen_random_uuid();
update blog_posts set first_published_at = published_at;
