-- A legal hold is placed by a manager and stops deletion in the database itself, whoever deletes: a person, a job, or the deletion of the whole institution.

create function refuse_deletion_on_hold() returns trigger as $$
declare
  gone jsonb := to_jsonb(old);
begin
  if exists (
    select 1 from legal_holds h
    where h.institution_id = old.institution_id and h.lifted_at is null
      and (h.subject_id is null
        or h.subject_id::text in (gone ->> 'id', gone ->> 'subject_id', gone ->> 'exam_id', gone ->> 'policy_id')
        or (h.subject_kind = 'exam' and exists (
          select 1 from exam_items i where i.institution_id = h.institution_id and i.exam_id = h.subject_id
            and i.id::text in (gone ->> 'item_id', gone ->> 'subject_id'))))
  ) then
    raise exception 'a legal hold keeps this' using errcode = 'PLH01';
  end if;
  if tg_op = 'UPDATE' then
    return new;
  end if;
  return old;
end;
$$ language plpgsql;

do $$
declare
  held text;
begin
  foreach held in array array['tasks', 'findings', 'complaints', 'policies', 'policy_versions', 'exams', 'exam_items',
    'exam_answers', 'exam_deliveries', 'exam_log', 'evidence', 'institution_articles', 'update_assessments',
    'loan_test_results', 'loan_test_batches', 'hmda_decisions', 'comments', 'assistant_questions']
  loop
    execute format('create trigger %I before delete on %I for each row execute function refuse_deletion_on_hold()',
      held || '_on_hold', held);
  end loop;
end;
$$;

-- Uploads that nobody finished are no record.
create trigger files_on_hold before delete on files for each row when (old.stored_at is not null)
  execute function refuse_deletion_on_hold();
-- A comment that is removed or rewritten loses its words.
create trigger comments_words_on_hold before update on comments for each row when (old.body is distinct from new.body)
  execute function refuse_deletion_on_hold();

create function refuse_deletion_of_hold() returns trigger as $$
begin
  raise exception 'a legal hold keeps this' using errcode = 'PLH01';
end;
$$ language plpgsql;
-- So the institution, which takes its holds with it, cannot go while one is in force.
create trigger legal_holds_in_force_stay before delete on legal_holds for each row when (old.lifted_at is null)
  execute function refuse_deletion_of_hold();

alter table legal_holds add constraint legal_holds_lifted_by_name check ((lifted_at is null) = (lifted_by_name is null));
