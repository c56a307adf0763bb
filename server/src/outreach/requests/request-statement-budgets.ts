import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'requests.unread': 2,
  'requests.trials': 3,
  'requests.messages': 3,
  'requests.applications': 3,
  'requests.resume': 3,
}
