-- Whoever has a text open in an editor says so, so that two who write at once know of each other.
create table open_editors (
  kind text not null check (kind in ('blog_post', 'press_item', 'article')),
  subject_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (kind, subject_id, user_id)
);
create index open_editors_by_account on open_editors (user_id);
create index open_editors_seen on open_editors (seen_at);
