-- A stored HMDA register answers a request item; what goes out is a copy, fixed at that moment.
alter table exam_answers drop constraint exam_answers_kind_check;
alter table exam_answers add constraint exam_answers_kind_check
  check (kind in ('note', 'policy_version', 'loan_test', 'task', 'hmda_file'));
alter table exam_deliveries drop constraint exam_deliveries_source_kind_check;
alter table exam_deliveries add constraint exam_deliveries_source_kind_check
  check (source_kind in ('evidence', 'note', 'policy_version', 'loan_test', 'task', 'hmda_file'));
