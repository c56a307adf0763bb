import { AS_LONG, IDS_ONLY, type WorkTables } from '../testing/work-table.ts'

export const LENDING_TABLES: WorkTables = {
  loan_test_results: {
    audit: { none: 'Covered by the tests of loan tests.' },
    search: { none: 'Found in its own list.' },
    retention: AS_LONG,
    personExport: IDS_ONLY,
    sample: { none: 'Made by the loan tests’ own part.' },
    isolation: { none: 'Covered by the tests of loan tests.' },
  },
  loan_test_batches: {
    audit: { none: 'Covered by the tests of loan tests.' },
    search: { none: 'Found in its own list.' },
    retention: AS_LONG,
    personExport: IDS_ONLY,
    sample: { none: 'Made by the loan tests’ own part.' },
    isolation: { none: 'Covered by the tests of loan tests.' },
  },
  loan_test_batch_rows: {
    audit: { none: 'Covered by the tests of loan tests.' },
    search: { none: 'Rows of a batch.' },
    retention: AS_LONG,
    personExport: IDS_ONLY,
    sample: { none: 'Made by the loan tests’ own part.' },
    isolation: { none: 'Covered by the tests of loan tests.' },
  },
}
