-- Security keys as second factors, passkeys as first ones, and codes for when all else is lost.
alter table auth.factors drop constraint factors_factor_type_check;
alter table auth.factors add constraint factors_factor_type_check
  check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code'));

create table auth.credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Set for a second factor, absent for a passkey.
  factor_id uuid unique references auth.factors (id) on delete cascade,
  -- As the authenticator names it, base64url.
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  friendly_name text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index credentials_by_user on auth.credentials (user_id);

-- What the authenticator has to sign; absent for factors that are codes.
alter table auth.challenges add column challenge text;

create table auth.passkey_ceremonies (
  id uuid primary key default gen_random_uuid(),
  -- Set when a passkey is registered; whoever signs in is not known yet.
  user_id uuid references auth.users (id) on delete cascade,
  challenge text not null,
  created_at timestamptz not null
);
create index passkey_ceremonies_by_age on auth.passkey_ceremonies (created_at);

create table auth.recovery_codes (
  factor_id uuid not null references auth.factors (id) on delete cascade,
  digest text not null,
  used_at timestamptz,
  primary key (factor_id, digest)
);
