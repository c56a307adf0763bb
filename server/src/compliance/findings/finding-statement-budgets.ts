import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'findings.list': 4,
  'findings.rows': 3,
  'findings.find': 4,
}
