import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { EXPLANATION_JOB, explainBatch } from './batch-explanations.ts'
import { loanTestBatchHandlers } from './batch-handlers.ts'
import { batchSubject } from './batch-subject.ts'
import { BATCH_JOB, runBatchJob } from './batch-work.ts'
import { loanTestSample } from './loan-test-sample.ts'

export const batchNoun = defineNoun({
  handlers: { loanTestBatches: loanTestBatchHandlers },
  ...nothingElse('A batch is tested at once and waits for nobody.'),
  tables: {
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
      partOf: 'loan_test_batches',
    },
  },
  subjects: [batchSubject],
  keyScopes: ['loan_tests'],
  webhooks: ['loan_test'],
  sample: [loanTestSample],
  queue: ({ db }) => ({
    [BATCH_JOB]: (job) => runBatchJob(db, job),
    [EXPLANATION_JOB]: (job) => explainBatch(db, job),
  }),
})
