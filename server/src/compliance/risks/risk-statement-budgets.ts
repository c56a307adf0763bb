import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'riskMethods.list': 3,
  'risks.list': 4,
  'risks.map': 9,
  'risks.rows': 3,
  'risks.find': 5,
  'risks.assessments': 3,
  'risks.assessment': 5,
}
