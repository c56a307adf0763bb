-- Dates of the law that nobody met are told to the managers, once for each due date, beside the reminders before them.
alter table sent_reminders drop constraint sent_reminders_stage_check;
alter table sent_reminders add constraint sent_reminders_stage_check
  check (stage in ('due_in_week', 'due_tomorrow', 'overdue', 'escalated'));
