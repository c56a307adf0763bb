import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'connectedAssistants.list': 5,
  'connectedAssistants.request': 3,
}
