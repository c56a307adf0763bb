-- What managers were told of is marked on the task, as is what its owner was reminded of. The indexes hold only what is
-- still to be told, so that a search for it does not read what was told already.
alter table tasks add column escalated_for date;
update tasks t set escalated_for = t.due_on from sent_reminders s
  where s.institution_id = t.institution_id and s.stage = 'escalated' and s.subject_kind = 'task' and s.subject_id = t.id
    and s.due_on = t.due_on;
delete from sent_reminders where stage = 'escalated';
alter table sent_reminders drop constraint sent_reminders_stage_check;
alter table sent_reminders add constraint sent_reminders_stage_check
  check (stage in ('due_in_week', 'due_tomorrow', 'overdue'));

drop index tasks_to_remind;
create index tasks_to_remind on tasks (institution_id, due_on, id)
  where status in ('open', 'in_progress', 'waiting')
    and (reminded_for is distinct from due_on or (recurrence <> '' and not has_next));
create index tasks_to_escalate on tasks (institution_id, due_on, id)
  where status in ('open', 'in_progress', 'waiting') and escalated_for is distinct from due_on;
