import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { loanTestResultHandlers } from './loan-test-result-handlers.ts'

export const loanTestResultNoun = defineNoun({
  handlers: { loanTestResults: loanTestResultHandlers },
  ...nothingElse('A stored result is final and waits for nobody.'),
  tables: {
    loan_test_results: {
      audit: { none: 'Covered by the tests of loan tests.' },
      search: { none: 'Found in its own list.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made by the loan tests’ own part.' },
      isolation: { none: 'Covered by the tests of loan tests.' },
    },
  },
  keyScopes: ['loan_tests'],
  webhooks: ['loan_test'],
})
