-- Sessions end when idle and after a fixed lifetime, and remember when the person last proved who they are.
alter table auth.sessions
  -- The end that applies now: the earlier of the idle end and the absolute end. Each refresh moves it.
  -- The default serves processes of the version before, which do not know the column, during an upgrade.
  add column expires_at timestamptz not null default (now() + interval '14 days'),
  -- When the person last gave a password, passkey, second factor, mailed code or provider sign-in in this session.
  add column authenticated_at timestamptz,
  -- The previous refresh token was accepted once after its successor existed; it is not accepted again.
  add column parent_accepted integer;

update auth.sessions set
  authenticated_at = created_at,
  expires_at = least(created_at + interval '90 days', now() + interval '14 days');

create index sessions_by_expiry on auth.sessions (expires_at);

-- A shorter idle end that the product asks for, for example because the person's institution wants one.
alter table auth.users add column session_idle_seconds integer check (session_idle_seconds > 0);

-- As before, with the ends. The functions of the same names with fewer parameters serve processes of the version
-- before during an upgrade; a later migration drops them.
create function auth.advance_session(
  session_id uuid, counter integer, moment timestamptz, client_ip text, client_agent text,
  idle_seconds integer, lifetime_seconds integer
) returns jsonb language plpgsql as $$
declare
  advanced auth.sessions;
  person auth.users;
begin
  update auth.sessions s
    set refresh_counter = counter + 1, refreshed_at = moment, user_agent = client_agent,
      expires_at = least(s.created_at + lifetime_seconds * interval '1 second',
        moment + least(idle_seconds, u.session_idle_seconds) * interval '1 second')
    from auth.users u
    where s.id = session_id and s.refresh_counter = counter and s.ip = client_ip
      and (s.not_after is null or s.not_after > moment) and s.expires_at > moment
      and u.id = s.user_id and u.deleted_at is null and (u.banned_until is null or u.banned_until <= moment)
    returning s.* into advanced;
  if not found then
    return null;
  end if;
  select u.* into person from auth.users u where u.id = advanced.user_id;
  return jsonb_build_object('session', to_jsonb(advanced), 'account', auth.account_json(person));
end
$$;

create function auth.begin_password_session(
  person_id uuid, compared_hash text, better_hash text, session_id uuid, proof jsonb,
  moment timestamptz, client_ip text, client_agent text, ends_at timestamptz
) returns boolean language plpgsql as $$
begin
  update auth.users u
    set last_sign_in_at = moment, updated_at = moment, password_hash = coalesce(better_hash, u.password_hash)
    where u.id = person_id and u.password_hash = compared_hash and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= moment);
  if not found then
    return false;
  end if;
  insert into auth.sessions
    (id, user_id, aal, amr, refreshed_at, created_at, authenticated_at, expires_at, ip, user_agent)
    values (session_id, person_id, 'aal1', proof, moment, moment, moment, ends_at, client_ip, client_agent);
  return true;
end
$$;
