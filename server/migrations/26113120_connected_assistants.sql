-- Assistants that people connect by OAuth to /mcp. Secrets are stored as hashes (decision 0185).

-- What an assistant said of itself before anybody signed in. Of no institution; unused ones go after a week.
create table assistant_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null default now()
);
create index assistant_clients_by_age on assistant_clients (created_at);

create table connected_assistants (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  -- As the person read them when they agreed.
  name text not null,
  host text not null,
  user_id uuid not null,
  -- Somebody who is no manager any more has to agree anew.
  was_manager boolean not null,
  may_write boolean not null,
  nouns text[] not null check (cardinality(nouns) > 0),
  -- The audience of its tokens (RFC 8707).
  resource text not null,
  created_at timestamptz not null default now(),
  -- Null until the assistant has exchanged its code.
  connected_at timestamptz,
  last_used_at timestamptz,
  expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
  ended_at timestamptz,
  ended_by text not null default '',
  primary key (institution_id, id),
  foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade
);
create index connected_assistants_by_person on connected_assistants (institution_id, user_id);
create index connected_assistants_by_client on connected_assistants (client_id);
select protect_institution_work('connected_assistants', 'Access must end at once; the audit log keeps the act.');

create table assistant_tokens (
  institution_id uuid not null,
  secret_hash text not null check (length(secret_hash) = 64),
  assistant_id uuid not null,
  kind text not null check (kind in ('code', 'access', 'refresh')),
  -- Of a code: what its exchange has to prove.
  code_challenge text check ((code_challenge is not null) = (kind = 'code')),
  redirect_uri text check ((redirect_uri is not null) = (kind = 'code')),
  -- The code or refresh token that it was given for.
  given_for text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (institution_id, secret_hash),
  foreign key (institution_id, assistant_id) references connected_assistants (institution_id, id) on delete cascade
);
create unique index assistant_tokens_by_secret on assistant_tokens (secret_hash);
create index assistant_tokens_by_assistant on assistant_tokens (institution_id, assistant_id);
create index assistant_tokens_by_end on assistant_tokens (expires_at);
select protect_institution_work('assistant_tokens', 'Access must end at once; the audit log keeps the act.');

-- Managers connect assistants; others where a manager opened that.
alter table assistant_settings add column users_connect boolean not null default false;

-- Whether a connection stands: not ended, and its person may still have it. It ends where all other sessions of the
-- person ended at once, and where a manager who agreed is none any more.
create function assistant_lives(a connected_assistants) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select a.ended_at is null and a.expires_at > now() and exists (
    select 1 from user_profiles p
    join auth.users u on u.id = p.user_id
    left join assistant_settings s on s.institution_id = p.institution_id
    where p.institution_id = a.institution_id and p.user_id = a.user_id and p.seat = 'member'
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
      and (u.sessions_ended_at is null or u.sessions_ended_at < a.created_at)
      and (p.role <> 'user' or not a.was_manager and coalesce(s.users_connect, false))
  )
$$;
