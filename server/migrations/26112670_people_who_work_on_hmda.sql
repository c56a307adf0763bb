-- HMDA decisions and stored registers are for managers, and for users named here. Who used them keeps them.
alter table user_profiles add column works_on_hmda boolean not null default false;
update user_profiles p set works_on_hmda = true
where exists (select 1 from hmda_decisions d where d.institution_id = p.institution_id and d.decided_by = p.user_id)
  or exists (select 1 from hmda_files f where f.institution_id = p.institution_id and f.stored_by = p.user_id);

-- Null: signed before a review said it.
alter table access_review_decisions add column works_on_hmda boolean;

create or replace view institution_people with (security_barrier) as
  select p.institution_id, p.user_id, p.full_name, coalesce(u.email, '') as email, p.role, p.seat,
    coalesce(p.time_zone, i.time_zone) as time_zone,
    coalesce(u.banned_until > now(), false) or u.deleted_at is not null as is_suspended, p.works_on_hmda
  from user_profiles p
  join institutions i on i.id = p.institution_id
  join auth.users u on u.id = p.user_id
  where p.institution_id = current_institution();
