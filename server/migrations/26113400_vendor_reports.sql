-- The report of vendors, which directors read, too.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind in
  ('monthly-summary', 'risk-assessment', 'regulatory-changes', 'board-report', 'exam-readiness', 'vendor-report'));
alter table report_schedules drop constraint report_schedules_kind_check;
alter table report_schedules add constraint report_schedules_kind_check check (kind in
  ('monthly-summary', 'risk-assessment', 'regulatory-changes', 'board-report', 'exam-readiness', 'vendor-report'));
drop index reports_of_institution;
create index reports_of_institution on reports (made_for, created_at desc)
  where kind in ('board-report', 'vendor-report');
