-- People's accounts, their sessions, and everything that the sign-in protocol has to remember.
create schema auth;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  audience text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change_sent_at timestamptz,
  phone_change_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  last_sign_in_at timestamptz,
  new_email text,
  -- One of the two addresses has agreed to the change (secure e-mail change).
  email_change_half_confirmed boolean not null default false,
  new_phone text,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  -- Managed by an identity provider: does not share the uniqueness of e-mail addresses.
  is_sso boolean not null default false,
  banned_until timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email_is_unique on auth.users (email, audience) where not is_sso;
create unique index users_phone_is_unique on auth.users (phone, audience);
create index users_by_creation on auth.users (created_at desc, id);
create index users_by_new_email on auth.users (new_email) where new_email is not null;

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  -- What the provider calls the person; for 'email' and 'phone' the account's own id.
  subject text not null,
  identity_data jsonb not null default '{}',
  email text,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, subject)
);
create index identities_by_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null check (aal in ('aal1', 'aal2')),
  -- How the person proved who they are: [{method, timestamp, provider?}], newest first.
  amr jsonb not null,
  -- The second factor that raised the session, so that removing the factor lowers it.
  factor_id uuid,
  -- The number of the refresh token that is good now. Tokens themselves are not stored.
  refresh_counter integer not null default 0,
  -- Tokens below this number are from before the second factor and are void at once.
  refresh_floor integer not null default 0,
  refreshed_at timestamptz not null,
  -- Set for the short session of a reset link; cleared when the password is changed.
  not_after timestamptz,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null
);
create index sessions_by_user on auth.sessions (user_id);
create index sessions_that_end on auth.sessions (not_after) where not_after is not null;

create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null check (status in ('unverified', 'verified')),
  friendly_name text not null default '',
  -- TOTP: the shared secret, base32.
  secret text,
  -- TOTP: the time step of the last code that signed someone in; a code counts once.
  last_step integer,
  phone text,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index factors_by_user on auth.factors (user_id, status);
create unique index factors_have_names on auth.factors (user_id, friendly_name) where friendly_name <> '';

create table auth.challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors (id) on delete cascade,
  ip text not null,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index challenges_by_factor on auth.challenges (factor_id);
create index challenges_by_age on auth.challenges (created_at);

create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- What the session's amr will say: 'recovery', 'magiclink', 'email/signup', …
  method text not null,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  -- SHA-256 of the code that the browser will exchange; absent until the link is opened.
  auth_code_digest text unique,
  auth_code_issued_at timestamptz,
  created_at timestamptz not null
);
create index flow_states_by_user on auth.flow_states (user_id);
create index flow_states_by_age on auth.flow_states (created_at);

create table auth.one_time_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in
    ('confirmation', 'recovery', 'email_change_current', 'email_change_new', 'phone_change', 'reauthentication')),
  -- SHA-256 of what the link carries.
  digest text not null unique,
  -- The address or number that it was sent to.
  sent_to text not null,
  flow_state_id uuid references auth.flow_states (id) on delete cascade,
  -- Wrong codes typed while this one was alive: after too many only the link still works.
  wrong_guesses integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, kind)
);
create index one_time_tokens_by_expiry on auth.one_time_tokens (expires_at);

create table auth.signing_keys (
  kid text primary key,
  algorithm text not null check (algorithm in ('ES256', 'RS256')),
  private_jwk jsonb not null,
  created_at timestamptz not null,
  signs_from timestamptz not null,
  -- Set when a successor is made: until then its tokens are still good.
  verifies_until timestamptz
);

create table auth.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null
);

-- Counts may be lost in a crash, and then cost no flush to disk at each request.
create unlogged table auth.rate_limits (
  key text primary key,
  tokens double precision not null,
  updated_at timestamptz not null
);
create index rate_limits_by_age on auth.rate_limits (updated_at);

create table auth.failed_guesses (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null,
  blocked_until timestamptz
);
create index failed_guesses_by_age on auth.failed_guesses (last_failed_at);

-- An account with what belongs to it, as one value. In a function because the engines keep the plans of a
-- function's queries and make those of a plain statement anew each time: sign-ins and refreshes live on it.
create function auth.account_json(person auth.users) returns jsonb language plpgsql stable as $$
declare
  identities jsonb;
  factors jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'identity_id', i.id, 'id', i.subject, 'user_id', i.user_id, 'identity_data', i.identity_data,
    'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
    'updated_at', i.updated_at, 'email', i.email) order by i.created_at, i.id), '[]')
    into identities from auth.identities i where i.user_id = person.id;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
    'friendly_name', nullif(f.friendly_name, ''), 'factor_type', f.factor_type, 'phone', f.phone,
    'last_challenged_at', f.last_challenged_at) order by f.created_at, f.id), '[]')
    into factors from auth.factors f where f.user_id = person.id;
  return to_jsonb(person) || jsonb_build_object('identities', identities, 'factors', factors);
end
$$;

-- The plain case of a refresh: the token is the session's newest, the session runs, the person may sign in and is
-- where they were.
-- Nothing is changed and null is answered when any of that is not so.
create function auth.advance_session(
  session_id uuid, counter integer, moment timestamptz, client_ip text, client_agent text
) returns jsonb language plpgsql as $$
declare
  advanced auth.sessions;
  person auth.users;
begin
  update auth.sessions s
    set refresh_counter = counter + 1, refreshed_at = moment, user_agent = client_agent
    where s.id = session_id and s.refresh_counter = counter and s.ip = client_ip
      and (s.not_after is null or s.not_after > moment)
      and exists (select 1 from auth.users u where u.id = s.user_id and u.deleted_at is null
        and (u.banned_until is null or u.banned_until <= moment))
    returning s.* into advanced;
  if not found then
    return null;
  end if;
  select u.* into person from auth.users u where u.id = advanced.user_id;
  return jsonb_build_object('session', to_jsonb(advanced), 'account', auth.account_json(person));
end
$$;

-- A password was right: the account notes it and the session begins, unless the account changed meanwhile.
create function auth.begin_password_session(
  person_id uuid, compared_hash text, better_hash text, session_id uuid, proof jsonb,
  moment timestamptz, client_ip text, client_agent text
) returns boolean language plpgsql as $$
begin
  update auth.users u
    set last_sign_in_at = moment, updated_at = moment, password_hash = coalesce(better_hash, u.password_hash)
    where u.id = person_id and u.password_hash = compared_hash and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= moment);
  if not found then
    return false;
  end if;
  insert into auth.sessions (id, user_id, aal, amr, refreshed_at, created_at, ip, user_agent)
    values (session_id, person_id, 'aal1', proof, moment, moment, client_ip, client_agent);
  return true;
end
$$;
