import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'incidents.list': 4,
  'incidents.rows': 3,
  'incidents.find': 5,
}
