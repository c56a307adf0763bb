-- Which of the two addresses agreed to a change: the other has to, and one that is asked twice has agreed once.
-- email_change_half_confirmed is no longer read; processes of the version before still write it during an upgrade.
alter table auth.users add column email_change_agreed_by text
  check (email_change_agreed_by in ('email_change_current', 'email_change_new'));

-- Of changes that are half agreed to, the address whose letter still waits is the one that did not.
update auth.users set email_change_agreed_by = case waiting.kind
    when 'email_change_new' then 'email_change_current'
    else 'email_change_new'
  end
from (
  select user_id, min(kind) as kind
  from auth.one_time_tokens
  where kind in ('email_change_current', 'email_change_new')
  group by user_id
  having count(*) = 1
) as waiting
where waiting.user_id = users.id and users.email_change_half_confirmed;
