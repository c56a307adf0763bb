-- The dashboard's figures of each institution, one row a day, so that a change is measured against a day that was really counted.
create table institution_snapshots (
  institution_id uuid not null references institutions (id) on delete cascade,
  -- The calendar day in the institution's time zone. The key is the claim: of two processes one writes the row.
  day date not null,
  active_regulations integer not null check (active_regulations >= 0),
  compliance_articles integer not null check (compliance_articles >= 0),
  pending_reviews integer not null check (pending_reviews >= 0),
  risk_alerts integer not null check (risk_alerts >= 0),
  taken_at timestamptz not null default now(),
  primary key (institution_id, day)
);
select protect_institution_work('institution_snapshots');
