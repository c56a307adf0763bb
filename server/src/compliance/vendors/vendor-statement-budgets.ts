import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'vendors.list': 4,
  'vendors.rows': 3,
  'vendors.find': 4,
  'vendorQuestionnaires.questions': 3,
  'vendorQuestionnaires.list': 4,
}
