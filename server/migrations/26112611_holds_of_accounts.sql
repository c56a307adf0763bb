-- Reports that people had made, and what they ticked off, are records of their institution: a legal hold keeps them, also from the erasure of the account.
create function refuse_deletion_of_held_report() returns trigger as $$
begin
  if exists (
    select 1 from legal_holds h join user_profiles p on p.institution_id = h.institution_id
    where p.user_id = old.user_id and h.lifted_at is null
      and (h.subject_id is null or h.subject_id = any(old.exam_ids))
  ) then
    raise exception 'a legal hold keeps this' using errcode = 'PLH01';
  end if;
  return old;
end;
$$ language plpgsql;
create trigger reports_on_hold before delete on reports for each row when (old.status = 'ready')
  execute function refuse_deletion_of_held_report();

-- As before, and reports first, while the profile still says whose records they are.
create or replace function forget_person() returns trigger as $$
begin
  delete from reports where user_id = old.id;
  if exists (
    select 1 from legal_holds h join user_profiles p on p.institution_id = h.institution_id
    join checklist_ticks t on t.user_id = p.user_id
    where p.user_id = old.id and h.lifted_at is null and h.subject_id is null
  ) then
    raise exception 'a legal hold keeps this' using errcode = 'PLH01';
  end if;
  update revisions set saved_by_name = null where saved_by = old.id;
  update blog_posts set saved_by_name = null where saved_by = old.id;
  update press_releases set saved_by_name = null where saved_by = old.id;
  -- Readers know who wrote what was published once; of drafts nobody does.
  update blog_posts set byline = 'Former member' where author_id = old.id and first_published_at is null;
  delete from trial_requests where account_id = old.id;
  delete from outgoing_mail where lower(recipient) = lower(old.email)
    and not exists (select 1 from auth.users u where u.email = old.email and u.id <> old.id);
  delete from outgoing_mail where kind = 'email_change_new' and lower(recipient) = lower(old.new_email);
  -- An account that is only marked as deleted stays for what refers to it.
  delete from user_profiles where user_id = old.id;
  delete from regulatory_updates_seen where user_id = old.id;
  delete from checklist_ticks where user_id = old.id;
  return old;
end;
$$ language plpgsql;
