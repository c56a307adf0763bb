-- With an account goes all that names the person elsewhere; and what has outlived its time is deleted once a day.
create function forget_person() returns trigger as $$
begin
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
  delete from reports where user_id = old.id;
  return old;
end;
$$ language plpgsql;

create trigger users_are_forgotten before delete on auth.users
  for each row execute function forget_person();
create trigger users_marked_deleted_are_forgotten after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_person();

create index revisions_by_saver on revisions (saved_by);
create index blog_posts_by_saver on blog_posts (saved_by);
create index blog_posts_by_author on blog_posts (author_id);
create index press_releases_by_saver on press_releases (saved_by);
create index trial_requests_by_account on trial_requests (account_id);
create index outgoing_mail_by_recipient on outgoing_mail (lower(recipient));
create index outgoing_mail_done on outgoing_mail (coalesce(sent_at, given_up_at));

create table retention_schedule (
  only_row boolean primary key default true check (only_row),
  -- Pushed away by the process that takes the work up.
  due_at timestamptz not null
);
