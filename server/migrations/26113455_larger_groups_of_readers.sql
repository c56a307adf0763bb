-- A directory sends up to 5,000 people for the readers, and a group may hold all of them.
alter table directory_groups drop constraint directory_groups_member_ids_check;
alter table directory_groups add constraint directory_groups_member_ids_check
  check (cardinality(member_ids) <= case when of_readers then 5000 else 1000 end);
