-- The saved results of one loan, newest first.
create index loan_test_results_of_loan on loan_test_results (institution_id, loan_number, created_at desc, id desc);
