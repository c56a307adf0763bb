-- Figures of census tracts that an operator imported from a census flat file: one row for each county, with all of
-- its tracts in the body.
alter table reference_rows
  drop constraint reference_rows_dataset_check,
  drop constraint reference_rows_body_check,
  add constraint reference_rows_dataset_check
    check (dataset in ('apor_fixed', 'apor_variable', 'thresholds', 'census_tracts')),
  add constraint reference_rows_body_check
    check (length(body) between 1 and case dataset when 'census_tracts' then 400000 else 4000 end);
