-- Reports that come each month or quarter, how an institution's reports look, and an index of evidence on request.
create table report_schedules (
  institution_id uuid not null references institutions (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in
    ('monthly-summary', 'risk-assessment', 'regulatory-changes', 'board-report', 'exam-readiness')),
  format text not null check (format in ('pdf', 'excel', 'word')),
  every text not null check (every in ('month', 'quarter')),
  recipient_ids uuid[] not null check (cardinality(recipient_ids) between 1 and 50),
  comment text not null default '' check (length(comment) <= 2000),
  has_evidence_index boolean not null default false,
  -- The first day after the period of the next report. Moving it on is the claim.
  next_on date not null,
  made_by_name text not null,
  created_at timestamptz not null default now(),
  primary key (institution_id, id)
);
create index report_schedules_due on report_schedules (next_on);
select protect_institution_work('report_schedules');

create table report_looks (
  institution_id uuid not null references institutions (id) on delete cascade,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  -- PNG without transparency, drawn anew from what was uploaded.
  logo bytea check (octet_length(logo) <= 500000),
  primary key (institution_id)
);
select protect_institution_work('report_looks');

alter table reports
  add column has_evidence_index boolean not null default false,
  add column is_scheduled boolean not null default false;
