import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'complaints.list': 4,
  'complaints.rows': 3,
  'complaints.months': 3,
  'complaints.find': 3,
  'complaints.responseLetter': 6,
}
