-- Rows of a batch say in a sentence what their result means, so that lists sort by severity and group by cause.
alter table loan_test_batch_rows
  -- Nothing until the row has been explained.
  add column explanation jsonb,
  add column cause text check (cause <> '' and length(cause) <= 200),
  -- Larger is worse.
  add column severity bigint;
alter table loan_test_batches add column file_name text check (file_name <> '' and length(file_name) <= 255);
-- The sentences of older batches are written in the background.
insert into jobs (institution_id, kind, payload)
  select institution_id, 'loan_test_batch_explanations', jsonb_build_object('batchId', id) from loan_test_batches;
