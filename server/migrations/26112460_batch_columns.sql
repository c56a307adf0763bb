-- Batches say which column of the test each header of the file feeds, and keep it for the next file.
alter table loan_test_batches
  -- One for each header, in the file's order; empty where it is left out. Older batches name the columns themselves.
  add column columns text[] check (cardinality(columns) <= 300),
  add column header_hash text not null default '' check (header_hash ~ '^([0-9a-f]{64})?$');
create index loan_test_batches_headers
  on loan_test_batches (institution_id, calculator, header_hash, created_at desc) where header_hash <> '';
