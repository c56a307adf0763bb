-- A legal hold keeps every table of institution work unless the table says why not, so that a new table is held by default.

-- The exemption is the comment on the policy of the table, which begins with "Not held: ".
drop function protect_institution_work(text);
create function protect_institution_work(work_table text, not_held_because text default null) returns void as $$
begin
  execute format('alter table %I enable row level security', work_table);
  execute format('create policy %I on %I to plumbline_institution
    using (institution_id = current_institution()) with check (institution_id = current_institution())',
    work_table || '_of_institution', work_table);
  execute format('grant select, insert, update, delete on %I to plumbline_institution', work_table);
  perform hold_institution_work(work_table, not_held_because);
end;
$$ language plpgsql;

create function hold_institution_work(work_table text, not_held_because text default null) returns void as $$
begin
  if not_held_because is not null then
    execute format('comment on policy %I on %I is %L', work_table || '_of_institution', work_table, 'Not held: ' || not_held_because);
  elsif not exists (
    select 1 from pg_trigger where tgrelid = format('%I', work_table)::regclass and tgname = work_table || '_on_hold'
  ) then
    execute format('create trigger %I before delete on %I for each row execute function refuse_deletion_on_hold()',
      work_table || '_on_hold', work_table);
  end if;
end;
$$ language plpgsql;

-- What a manager decided in a review of access is a record; open lines of people who left are not.
create trigger access_review_decisions_on_hold before delete on access_review_decisions for each row
  when (old.decision is not null) execute function refuse_deletion_on_hold();

-- The title, note, and date of evidence say what it was taken for.
create trigger evidence_words_on_hold before update on evidence for each row
  when (row(old.title, old.note, old.valid_on) is distinct from row(new.title, new.note, new.valid_on))
  execute function refuse_deletion_on_hold();

do $$
declare
  exempt record;
  held text;
begin
  for exempt in select * from (values
    ('legal_holds', 'A hold in force refuses its own deletion.'),
    ('file_addresses', 'A secret that opens for minutes.'),
    ('exam_addresses', 'A secret that opens for minutes.'),
    ('institution_export_addresses', 'A secret that opens for minutes.'),
    ('idempotency_keys', 'Repeated calls are recognized for a day.'),
    ('jobs', 'Work that waits for the program.'),
    ('api_keys', 'Access must end at once; the audit log keeps the act.'),
    ('calendar_feeds', 'Access must end at once; the audit log keeps the act.'),
    ('scim_people', 'What a directory calls a person; the audit log keeps the act.'),
    ('exam_people', 'Who may open an examination; the log of the examination keeps the act.'),
    ('webhooks', 'An address of another program; the audit log keeps the act.'),
    ('webhook_deliveries', 'Messages to another program.'),
    ('notifications', 'Notices about records, not the records.'),
    ('notification_rules', 'A setting, which is no record.'),
    ('notification_settings', 'A setting of a person.'),
    ('sent_reminders', 'Which reminders went out.'),
    ('saved_views', 'A setting of a person.'),
    ('report_schedules', 'A setting; finished reports are held.'),
    ('report_looks', 'A setting, which is no record.'),
    ('assistant_settings', 'A setting; the audit log keeps the act.'),
    ('hmda_memories', 'A setting; the decisions are held.'),
    ('support_access', 'A setting that must end at once; the audit log keeps the act.'),
    ('work_renderings', 'Made from texts that are held.'),
    ('policy_section_citations', 'Made from policy texts that are held.'),
    ('policy_approvals', 'An approval ends when its draft changes; the history keeps it, and approved versions keep theirs.'),
    ('task_dependencies', 'Replaced as a whole when a task is saved; the history keeps the change.'),
    ('evidence_uses', 'Taking evidence off leaves evidence and file; the history keeps the act.'),
    ('file_chunks', 'Pieces of unfinished uploads; those of stored files go only with the file, which is held.')
  ) as list (name, because)
  loop
    perform hold_institution_work(exempt.name, exempt.because);
  end loop;
  for held in
    select c.relname from pg_class c join pg_policy p on p.polrelid = c.oid
    where c.relkind = 'r' and p.polname = c.relname || '_of_institution' and c.relname not in ('user_profiles', 'audit_log')
      and coalesce(obj_description(p.oid, 'pg_policy'), '') not like 'Not held: %'
  loop
    perform hold_institution_work(held);
  end loop;
end;
$$;
