-- What a one-time token was sent for decides what it opens, and the last three of a kind live side by side.
-- Processes of the version before cannot send links once this has run: they name a constraint that is gone.
alter table auth.one_time_tokens
  add column purpose text,
  -- Of a sign-up: takes effect for whoever types the code. Who opens the link may be somebody else.
  add column password_hash text;

update auth.one_time_tokens t set purpose = case
    when t.kind = 'confirmation' and u.invited_at is not null then 'invite'
    else t.kind
  end
from auth.users u where u.id = t.user_id;

alter table auth.one_time_tokens
  alter column purpose set not null,
  drop constraint one_time_tokens_pkey,
  drop constraint one_time_tokens_digest_key,
  add primary key (digest);

create index one_time_tokens_by_user on auth.one_time_tokens (user_id, kind, created_at);

alter table auth.users
  -- Somebody chose the password at the sign-up who has not shown that mail or messages to the address reach them.
  add column password_unproved boolean not null default false,
  -- Digests of the networks from which the person signed in last, newest first: sign-ins from there go first.
  add column known_networks jsonb not null default '[]';

update auth.users set password_unproved = true
where email_confirmed_at is null and phone_confirmed_at is null and invited_at is null and password_hash is not null;

-- Of a sign-up with PKCE: takes effect for whoever brings the verifier.
alter table auth.flow_states add column password_hash text;

-- The browser that began to link a provider, as the digest of a cookie. Nobody else's return links anything.
alter table auth.provider_flows add column browser_digest text;

-- Wrong codes within a day, from all networks together.
alter table auth.factors
  add column wrong_codes integer not null default 0,
  add column wrong_codes_since timestamptz;
