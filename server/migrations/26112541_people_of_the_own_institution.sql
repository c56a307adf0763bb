-- People that assessments and calendar addresses name are of the same institution: their keys named accounts, which may be anyone's.
update update_assessments a set owner_id = null where owner_id is not null and not exists
  (select 1 from user_profiles p where p.institution_id = a.institution_id and p.user_id = a.owner_id);
update update_assessments a set signed_by = null where signed_by is not null and not exists
  (select 1 from user_profiles p where p.institution_id = a.institution_id and p.user_id = a.signed_by);
update update_assessment_steps s set by_id = null where by_id is not null and not exists
  (select 1 from user_profiles p where p.institution_id = s.institution_id and p.user_id = s.by_id);
delete from calendar_feeds f where not exists
  (select 1 from user_profiles p where p.institution_id = f.institution_id and p.user_id = f.user_id);

alter table update_assessments
  drop constraint update_assessments_owner_id_fkey,
  drop constraint update_assessments_signed_by_fkey,
  add foreign key (institution_id, owner_id) references user_profiles (institution_id, user_id) on delete set null (owner_id),
  add foreign key (institution_id, signed_by) references user_profiles (institution_id, user_id) on delete set null (signed_by);
alter table update_assessment_steps
  drop constraint update_assessment_steps_by_id_fkey,
  add foreign key (institution_id, by_id) references user_profiles (institution_id, user_id) on delete set null (by_id);
alter table calendar_feeds
  drop constraint calendar_feeds_user_id_fkey,
  add foreign key (institution_id, user_id) references user_profiles (institution_id, user_id) on delete cascade;
