import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'loanTestResults.list': 4,
  'loanTestResults.rows': 3,
  'loanTestResults.find': 4,
  'loanTestResults.downloadPdf': 4,
}
