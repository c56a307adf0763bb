-- Administrators page through, filter and search many users: one text to search, and counts that are kept.
alter table user_profiles add column search_text text not null default '';

create function set_profile_search_text() returns trigger as $$
begin
  new.search_text := lower(new.full_name || E'\n' || new.company_name || E'\n' ||
    coalesce((select email from auth.users where id = new.user_id), ''));
  return new;
end;
$$ language plpgsql;

create trigger user_profiles_search_text before insert or update on user_profiles
  for each row execute function set_profile_search_text();

create function carry_email_to_profile() returns trigger as $$
begin
  update user_profiles set user_id = user_id where user_id = new.id;
  return null;
end;
$$ language plpgsql;

create trigger users_email_in_search_text after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function carry_email_to_profile();

create index user_profiles_search on user_profiles using gin (search_text gin_trgm_ops);
create index user_profiles_newest_by_role on user_profiles (role, created_at desc, id desc);
create index user_profiles_newest_by_type on user_profiles (company_type, created_at desc, id desc);

-- Counting a hundred thousand rows at each look would cost more than the page itself.
create table user_profile_counts (
  role text not null,
  company_type text not null,
  count integer not null,
  primary key (role, company_type)
);

create function keep_profile_counts() returns trigger as $$
begin
  if tg_op <> 'INSERT' then
    update user_profile_counts set count = count - 1 where role = old.role and company_type = old.company_type;
  end if;
  if tg_op <> 'DELETE' then
    insert into user_profile_counts (role, company_type, count) values (new.role, new.company_type, 1)
      on conflict (role, company_type) do update set count = user_profile_counts.count + 1;
  end if;
  return null;
end;
$$ language plpgsql;

create trigger user_profiles_counted after insert or delete on user_profiles
  for each row execute function keep_profile_counts();

create trigger user_profiles_recounted after update of role, company_type on user_profiles
  for each row when (old.role <> new.role or old.company_type <> new.company_type)
  execute function keep_profile_counts();

insert into user_profile_counts (role, company_type, count)
  select role, company_type, count(*) from user_profiles group by role, company_type;
update user_profiles set search_text = '';
