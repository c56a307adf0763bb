-- The board report and the exam readiness report, and reports as Word files.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind in
  ('monthly-summary', 'risk-assessment', 'regulatory-changes', 'board-report', 'exam-readiness'));
alter table reports drop constraint reports_format_check;
alter table reports add constraint reports_format_check check (format in ('pdf', 'excel', 'word'));
alter table reports add column comment text not null default '' check (length(comment) <= 2000);
