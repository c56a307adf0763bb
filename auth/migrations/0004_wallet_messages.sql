-- A message that a wallet signed signs in once, also while its ten minutes last.
create table auth.used_messages (
  digest text primary key,
  used_at timestamptz not null
);
create index used_messages_by_age on auth.used_messages (used_at);
