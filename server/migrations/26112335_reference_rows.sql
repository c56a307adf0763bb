-- Official tables that were imported after the release: weeks of average prime offer rates, figures of the
-- threshold register. Every publication of a row is kept; the highest version is in force.
create table reference_rows (
  number bigint generated always as identity unique,
  dataset text not null check (dataset in ('apor_fixed', 'apor_variable', 'thresholds')),
  row_key text not null check (length(row_key) between 1 and 200),
  version integer not null check (version > 0),
  body text not null check (length(body) between 1 and 4000),
  loaded_at timestamptz not null default now(),
  primary key (dataset, row_key, version)
);
