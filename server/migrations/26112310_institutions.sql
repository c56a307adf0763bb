-- Institutions: every person belongs to exactly one, and so does everything made in the product (decision 0019).
create table institutions (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> '' and length(name) <= 160),
  type text not null check (type in ('credit_union', 'community_bank', 'mortgage_company')),
  plan text not null default 'professional' check (plan in ('starter', 'professional', 'enterprise')),
  -- Absent: a full account.
  trial_ends_at timestamptz,
  time_zone text not null default 'America/New_York' check (time_zone <> ''),
  suspended_at timestamptz,
  suspended_reason text not null default '',
  -- Set when an administrator asks for deletion; carried out after this moment.
  delete_after timestamptz,
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Compared when somebody types a name: without case and outer blanks.
  name_key text generated always as (lower(btrim(name))) stored
);
create index institutions_newest on institutions (created_at desc, id desc);
create index institutions_name_key on institutions (name_key);
create index institutions_search on institutions using gin (name_key gin_trgm_ops);

-- A person of an institution, or a director who reads the board's reports and takes no place of the plan.
alter table user_profiles add column institution_id uuid references institutions (id) on delete restrict;
alter table user_profiles add column seat text not null default 'member' check (seat in ('member', 'director'));
alter table user_profiles add column job_title text not null default '' check (length(job_title) <= 120);
-- Absent: the institution's.
alter table user_profiles add column time_zone text check (time_zone <> '');

-- Profiles of one company type, company name and email domain share an institution; people at free-mail addresses are alone.
create temporary table institution_of_profile on commit drop as
  select p.id as profile_id,
    case when split_part(lower(coalesce(u.email, '')), '@', 2) in (
      '', 'gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com', 'hotmail.com', 'outlook.com', 'live.com', 'msn.com',
      'aol.com', 'icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'gmx.com', 'mail.com', 'zoho.com',
      'comcast.net', 'verizon.net', 'att.net', 'sbcglobal.net', 'cox.net', 'charter.net')
    then p.id::text
    else p.company_type || '|' || lower(btrim(p.company_name)) || '|' || split_part(lower(u.email), '@', 2) end as key
  from user_profiles p left join auth.users u on u.id = p.user_id;

create temporary table institution_of_key on commit drop as
  select key, gen_random_uuid() as institution_id from institution_of_profile group by key;

insert into institutions (id, name, type, plan, trial_ends_at, created_at)
  select k.institution_id,
    (array_agg(btrim(p.company_name) order by p.created_at))[1],
    (array_agg(p.company_type order by p.created_at))[1],
    case when count(*) filter (where u.banned_until is null or u.banned_until <= now()) <= 5 then 'starter'
      when count(*) filter (where u.banned_until is null or u.banned_until <= now()) <= 25 then 'professional'
      else 'enterprise' end,
    -- One person without an end makes it a full account.
    case when bool_or(p.trial_ends_at is null) then null else max(p.trial_ends_at) end,
    min(p.created_at)
  from institution_of_key k
  join institution_of_profile o on o.key = k.key
  join user_profiles p on p.id = o.profile_id
  left join auth.users u on u.id = p.user_id
  group by k.institution_id;

update user_profiles p set institution_id = k.institution_id
  from institution_of_profile o join institution_of_key k on k.key = o.key where o.profile_id = p.id;

-- Dropped here as well: on the embedded engine a migration may share its transaction with later ones.
drop table institution_of_profile;
drop table institution_of_key;

alter table user_profiles alter column institution_id set not null;
alter table user_profiles add constraint user_profiles_of_institution unique (institution_id, user_id);
create index user_profiles_team on user_profiles (institution_id, full_name, id);

-- Company name, company type and trial of a profile are the institution's; the columns are copies that lists are searched by.
create function copy_institution_to_profile() returns trigger as $$
begin
  select name, type, trial_ends_at into strict new.company_name, new.company_type, new.trial_ends_at
    from institutions where id = new.institution_id;
  return new;
end;
$$ language plpgsql;

-- Fires before user_profiles_search_text, which reads the name: triggers fire in the order of their names.
create trigger user_profiles_company before insert or update on user_profiles
  for each row execute function copy_institution_to_profile();

create function carry_institution_to_profiles() returns trigger as $$
begin
  update user_profiles set company_name = new.name, company_type = new.type, trial_ends_at = new.trial_ends_at
    where institution_id = new.id;
  return null;
end;
$$ language plpgsql;

create trigger institutions_carried after update on institutions
  for each row when (old.name <> new.name or old.type <> new.type or old.trial_ends_at is distinct from new.trial_ends_at)
  execute function carry_institution_to_profiles();

-- The type of a profile now changes without being named in the update.
drop trigger user_profiles_recounted on user_profiles;
create trigger user_profiles_recounted after update on user_profiles
  for each row when (old.role <> new.role or old.company_type <> new.company_type)
  execute function keep_profile_counts();

update user_profiles set updated_at = updated_at;
