-- Groups that a directory sends with a key of the readers, and whether their people are readers. While no such group has
-- been chosen, everybody whom the directory sends is one.
alter table directory_groups
  add column of_readers boolean not null default false,
  drop constraint directory_groups_role_check,
  add constraint directory_groups_role_check
    check (role is null or (role in ('manager', 'user', 'reader') and of_readers = (role = 'reader')));
-- The team and the readers may have a group of one name, such as all staff.
drop index directory_groups_by_name;
create unique index directory_groups_by_name on directory_groups (institution_id, of_readers, lower(name));
