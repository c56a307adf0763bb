import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'reports.list': 3,
  'reports.download': 3,
  'reports.forBoard': 2,
  'reports.downloadForBoard': 3,
  'reports.schedules': 3,
  'reports.look': 3,
}
