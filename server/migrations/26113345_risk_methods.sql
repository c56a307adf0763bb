-- How an institution rates its risks. Version 0 is the method that Plumbline publishes and has no row.
create table risk_methods (
  institution_id uuid not null references institutions (id) on delete cascade,
  version integer not null check (version > 0),
  body jsonb not null,
  reason text not null check (length(reason) between 1 and 2000),
  -- How many risks came to another figure with it.
  moved_count integer not null check (moved_count >= 0),
  changed_by_name text not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (institution_id, version)
);
create function refuse_changed_risk_method() returns trigger language plpgsql as $$
begin
  raise exception 'a version of the method does not change';
end $$;
create trigger risk_methods_stay_as_made before update on risk_methods
  for each row execute function refuse_changed_risk_method();
select protect_institution_work('risk_methods');

-- The version that a risk was figured with, and where its bands began: moderate, high, critical.
alter table risks
  add column method_version integer not null default 0,
  add column band_starts integer[] not null default '{200,300,400}' check (cardinality(band_starts) = 3);
alter table risks
  add column inherent_band text not null generated always as (case
    when inherent_score >= band_starts[3] then 'critical' when inherent_score >= band_starts[2] then 'high'
    when inherent_score >= band_starts[1] then 'moderate' else 'low' end) stored,
  add column residual_band text not null generated always as (case
    when residual_score >= band_starts[3] then 'critical' when residual_score >= band_starts[2] then 'high'
    when residual_score >= band_starts[1] then 'moderate' else 'low' end) stored;
