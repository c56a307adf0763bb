import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'controls.list': 4,
  'controls.rows': 3,
  'controls.find': 3,
}
