-- Items of examinations remind of themselves once more when they are overdue.
alter table sent_reminders drop constraint sent_reminders_stage_check;
alter table sent_reminders add constraint sent_reminders_stage_check
  check (stage in ('due_in_week', 'due_tomorrow', 'overdue', 'escalated'));
create index exam_items_due on exam_items (institution_id, due_on) where status <> 'delivered' and due_on is not null;
