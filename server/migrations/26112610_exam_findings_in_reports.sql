-- A board report may hold the findings of chosen examinations; it belongs to people named on them alone.
alter table reports
  add column exam_ids uuid[] not null default '{}' check (cardinality(exam_ids) <= 20),
  add constraint reports_exams_of_board_reports check (exam_ids = '{}' or (kind = 'board-report' and not is_scheduled));
