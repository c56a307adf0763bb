-- Writers page through posts of every state by the date of each, or by its last change where it has none.
alter table blog_posts add column latest_at timestamptz not null
  generated always as (coalesce(published_at, updated_at)) stored;
create index blog_posts_latest on blog_posts (latest_at desc, id desc);
create index blog_posts_latest_drafts on blog_posts (latest_at desc, id desc) where not is_published;
create index blog_posts_latest_by_category on blog_posts (category, latest_at desc, id desc);
