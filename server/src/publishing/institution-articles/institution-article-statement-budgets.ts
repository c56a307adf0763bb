import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'institutionArticles.list': 3,
  'institutionArticles.find': 3,
}
