import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'trainings.list': 4,
  'trainings.rows': 3,
  'trainings.find': 4,
  'trainings.file': 6,
}
