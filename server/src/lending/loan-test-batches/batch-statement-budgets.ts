import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'loanTestBatches.list': 3,
  'loanTestBatches.find': 7,
  'loanTestBatches.rows': 4,
  'loanTestBatches.template': { atMost: 1, input: { calculator: 'trid-forward' } },
  'loanTestBatches.downloadCsv': 7,
  'loanTestBatches.downloadXlsx': 7,
  'loanTestBatches.downloadPdf': 14,
}
