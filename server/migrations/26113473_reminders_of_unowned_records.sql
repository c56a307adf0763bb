-- A reminder of what nobody owns was remembered for a due date; now it is for each record.
with earlier as (
  delete from sent_reminders where subject_kind in ('unowned_task', 'unowned_assessment')
    and subject_id = md5(subject_kind || ' ' || institution_id::text)::uuid
  returning institution_id, stage, subject_kind, due_on
)
insert into sent_reminders (institution_id, stage, subject_kind, subject_id, due_on)
select e.institution_id, e.stage, e.subject_kind, u.id, e.due_on
from earlier e join (
  select 'unowned_task' as kind, institution_id, id, due_on from tasks where owner_id is null
  union all
  select 'unowned_assessment', institution_id, update_id, due_on from update_assessments where owner_id is null
) u on u.kind = e.subject_kind and u.institution_id = e.institution_id and u.due_on = e.due_on;
