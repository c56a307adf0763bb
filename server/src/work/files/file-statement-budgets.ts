import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'files.progress': 4,
  'files.usage': 3,
}
