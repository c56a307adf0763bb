import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { IDS_ONLY } from '../../work/nouns/work-table.ts'
import { loanRunHandlers } from './loan-run-handlers.ts'
import { loanRunSubject } from './loan-run-subject.ts'

export const loanRunNoun = defineNoun({
  handlers: { loanRuns: loanRunHandlers },
  ...nothingElse('Loans are tested in the browser and stored by choice alone.'),
  tables: {
    loan_runs: {
      audit: ['loan_test.'],
      search: { none: 'What is in it is sealed.' },
      retention: 'Until the date chosen when it was stored, and one day.',
      personExport: IDS_ONLY,
      sample: { none: 'Stored by choice alone.' },
      isolation: ['loanRuns'],
    },
  },
  subjects: [loanRunSubject],
  keyScopes: ['loan_runs'],
  webhooks: ['loan_test'],
})
