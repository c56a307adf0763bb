/** What this wing records in the audit log. */
export type LendingAct = 'loan_test.batch' | 'loan_test.save' | 'reference_data.import'
