-- People whose institution has no manager can do nothing: whoever changes roles or adds people leaves an active manager.
alter table institutions add column no_manager_reason text
  check (length(no_manager_reason) between 1 and 300);
comment on column institutions.no_manager_reason is
  'Why it has active people and no active manager: the operator left it so. Empty as soon as it has a manager.';

create index user_profiles_managers on user_profiles (institution_id, user_id)
  where role in ('manager', 'admin') and seat = 'member';

create function has_active_people(institution uuid, managing boolean) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from user_profiles p join auth.users u on u.id = p.user_id
    where p.institution_id = institution and p.seat = 'member' and (not managing or p.role in ('manager', 'admin'))
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now()))
$$;

create function institution_has_a_manager() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  institution uuid;
begin
  foreach institution in array array[old.institution_id, new.institution_id]
  loop
    if has_active_people(institution, true) then
      update institutions set no_manager_reason = null where id = institution and no_manager_reason is not null;
    elsif exists (select 1 from institutions i where i.id = institution and i.no_manager_reason is null
        and i.delete_after is null) and has_active_people(institution, false) then
      raise exception 'an institution with active people has an active manager'
        using errcode = 'check_violation', constraint = 'institution_has_a_manager';
    end if;
  end loop;
  return null;
end;
$$;
create constraint trigger institution_keeps_a_manager after update of role, seat, institution_id on user_profiles
  deferrable initially deferred for each row
  when (old.role <> new.role or old.seat <> new.seat or old.institution_id <> new.institution_id)
  execute function institution_has_a_manager();

-- People are added before their manager by the operator alone, and in bulk: once for each statement.
create function note_added_people() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update institutions i set no_manager_reason = null where i.no_manager_reason is not null
    and exists (select 1 from added a where a.institution_id = i.id and a.role in ('manager', 'admin') and a.seat = 'member');
  update institutions i set no_manager_reason = 'Its first people were added before a manager.'
    where i.no_manager_reason is null and i.id in (select distinct a.institution_id from added a where a.seat = 'member')
      and not has_active_people(i.id, true);
  return null;
end;
$$;
create trigger added_people_are_noted after insert on user_profiles referencing new table as added
  for each statement execute function note_added_people();

-- An account that is suspended or removed by the operator of the sign-in service takes the last manager with it.
create function note_missing_manager() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  institution uuid;
begin
  if tg_table_name = 'users' then
    select institution_id into institution from user_profiles where user_id = new.id;
  else
    institution := old.institution_id;
  end if;
  if institution is not null and has_active_people(institution, false) then
    if has_active_people(institution, true) then
      update institutions set no_manager_reason = null where id = institution and no_manager_reason is not null;
    else
      update institutions set no_manager_reason = 'The account of the last manager was suspended or removed.'
        where id = institution and no_manager_reason is null;
    end if;
  end if;
  return null;
end;
$$;
create constraint trigger manager_suspended after update of banned_until on auth.users
  deferrable initially deferred for each row when (old.banned_until is distinct from new.banned_until)
  execute function note_missing_manager();
create constraint trigger manager_removed after delete on user_profiles
  deferrable initially deferred for each row when (old.role in ('manager', 'admin'))
  execute function note_missing_manager();
