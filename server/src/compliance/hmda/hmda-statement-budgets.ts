import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'hmda.decisions': 5,
  'hmdaFiles.list': 3,
}
