-- The second wall between institutions: work on them runs as a role for which row-level security holds (decision 0019).
do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'plumbline_institution') then
    begin
      create role plumbline_institution nologin;
    exception
      -- Roles belong to the server: another database of it may create this one at the same moment.
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'the database user may not create the role plumbline_institution'
          using hint = 'Have a superuser run: create role plumbline_institution nologin; grant plumbline_institution to ' || current_user;
    end;
  end if;
  if not pg_has_role(current_user, 'plumbline_institution', 'member') then
    begin
      execute format('grant plumbline_institution to %I', current_user);
    exception
      when insufficient_privilege then
        raise exception 'the database user may not take the role plumbline_institution'
          using hint = 'Have a superuser run: grant plumbline_institution to ' || current_user;
    end;
  end if;
end;
$$ language plpgsql;

grant usage on schema public to plumbline_institution;

-- The institution of the transaction; null outside one, so that nothing is shown.
create function current_institution() returns uuid as $$
  select nullif(current_setting('plumbline.institution', true), '')::uuid
$$ language sql stable;

-- Called after each `create table` of institution work.
create function protect_institution_work(work_table text) returns void as $$
begin
  execute format('alter table %I enable row level security', work_table);
  execute format('create policy %I on %I to plumbline_institution
    using (institution_id = current_institution()) with check (institution_id = current_institution())',
    work_table || '_of_institution', work_table);
  execute format('grant select, insert, update, delete on %I to plumbline_institution', work_table);
end;
$$ language plpgsql;

alter table institutions enable row level security;
create policy institutions_own on institutions to plumbline_institution
  using (id = current_institution()) with check (id = current_institution());
grant select on institutions to plumbline_institution;
grant update (name, time_zone, version, updated_at) on institutions to plumbline_institution;

alter table user_profiles enable row level security;
create policy user_profiles_of_institution on user_profiles to plumbline_institution
  using (institution_id = current_institution()) with check (institution_id = current_institution());
grant select on user_profiles to plumbline_institution;

-- People of the current institution with their addresses; the accounts themselves stay closed to the role.
create view institution_people with (security_barrier) as
  select p.institution_id, p.user_id, p.full_name, coalesce(u.email, '') as email, p.role, p.seat,
    coalesce(p.time_zone, i.time_zone) as time_zone,
    coalesce(u.banned_until > now(), false) or u.deleted_at is not null as is_suspended
  from user_profiles p
  join institutions i on i.id = p.institution_id
  join auth.users u on u.id = p.user_id
  where p.institution_id = current_institution();
grant select on institution_people to plumbline_institution;

-- Entries about an institution's people and work carry it. The chain stays one.
alter table audit_log add column institution_id uuid;
create index audit_log_institution on audit_log (institution_id, number desc) where institution_id is not null;
alter table audit_log enable row level security;
create policy audit_log_of_institution on audit_log to plumbline_institution
  using (institution_id = current_institution()) with check (institution_id = current_institution());
grant select, insert on audit_log to plumbline_institution;
grant select, update on audit_chain to plumbline_institution;

-- Mail is queued in the transaction that it reports; what is queued cannot be read back.
grant insert on outgoing_mail to plumbline_institution;
grant select on articles, regulatory_updates to plumbline_institution;
