-- Two who change roles the other way round took the counts in opposite order, each waiting for the other's.
create or replace function keep_profile_counts() returns trigger as $$
begin
  -- Any number that nobody else locks: one writer at a time, until its transaction ends.
  perform pg_advisory_xact_lock(7468303);
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
