-- Items of an exam keep the note of the list they came with; a batch of loan tests answers an item.
alter table exam_items add column note text not null default '' check (length(note) <= 2000);
alter table exam_answers drop constraint exam_answers_kind_check;
alter table exam_answers add constraint exam_answers_kind_check
  check (kind in ('note', 'policy_version', 'loan_test', 'loan_batch', 'task', 'hmda_file'));
alter table exam_deliveries drop constraint exam_deliveries_source_kind_check;
alter table exam_deliveries add constraint exam_deliveries_source_kind_check
  check (source_kind in ('evidence', 'note', 'policy_version', 'loan_test', 'loan_batch', 'task', 'hmda_file'));
