-- A report holds the work of the institution that it was made for, so it stays there when its maker moves to another one.
alter table reports add column made_for uuid references institutions (id) on delete cascade;
update reports r set made_for = p.institution_id from user_profiles p where p.user_id = r.user_id;
create index reports_of_institution on reports (made_for, created_at desc) where kind = 'board-report';

-- As before, by the institution of the report and not by where its maker is now.
create or replace function refuse_deletion_of_held_report() returns trigger as $$
begin
  if exists (
    select 1 from legal_holds h
    where h.institution_id = old.made_for and h.lifted_at is null
      and (h.subject_id is null or h.subject_id = any(old.exam_ids))
  ) then
    raise exception 'a legal hold keeps this' using errcode = 'PLH01';
  end if;
  return old;
end;
$$ language plpgsql;
