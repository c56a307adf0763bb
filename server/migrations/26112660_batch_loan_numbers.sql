-- Rows of a batch keep their loan number, so that lists and charts name the loan and not only the row.
alter table loan_test_batch_rows add column loan_number text check (loan_number <> '' and length(loan_number) <= 100);
