import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'productReviews.list': 4,
  'productReviews.rows': 3,
  'productReviews.find': 4,
}
