-- Sign-off of an assessment by a second person, notes that explain a document, folders, and approval by the board.
alter table regulatory_updates add column explains text;
comment on column regulatory_updates.explains is
  'The slug of the document that a note of the editors explains; where that document is here, the note is part of it.';
create index regulatory_updates_explains on regulatory_updates (explains) where explains is not null;

alter table update_assessments
  add column planned_by uuid,
  add column planned_name text,
  add column alone_reason text check (length(alone_reason) between 1 and 4000);
comment on column update_assessments.alone_reason is
  'Why one person planned and signed it off, where the institution had a single manager.';
update update_assessments a set planned_by = s.by_id, planned_name = s.by_name
  from update_assessment_steps s
  where s.institution_id = a.institution_id and s.id = (select max(l.id) from update_assessment_steps l
    where l.institution_id = a.institution_id and l.update_id = a.update_id and l.step = 'Planned');
alter table update_assessments add foreign key (institution_id, planned_by)
  references user_profiles (institution_id, user_id) on delete set null (planned_by);
create index update_assessments_planned_by on update_assessments (institution_id, planned_by)
  where planned_by is not null;

alter table policies add column folder text not null default ''
  check (length(folder) <= 60 and folder = btrim(folder));
create index policies_by_folder on policies (institution_id, folder) where folder <> '';

alter table policy_versions
  add column is_parallel boolean not null default false,
  add column board_body text check (board_body ~ '^[a-z_]{1,40}$'),
  -- The meeting, its day, the decision, and the minutes as they were when the approval was recorded.
  add column board_decision jsonb check (jsonb_typeof(board_decision) = 'object'),
  add check (board_decision is null or board_body is not null);
