import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'marketingReviews.list': 4,
  'marketingReviews.rows': 3,
  'marketingReviews.find': 4,
}
