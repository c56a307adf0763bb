/** What this wing records in the audit log. */
export type LendingAct =
  | 'loan_test.batch'
  | 'loan_test.open_run'
  | 'loan_test.remove_run'
  | 'loan_test.run_workpaper'
  | 'loan_test.save'
  | 'loan_test.store_run'
  | 'reference_data.import'
