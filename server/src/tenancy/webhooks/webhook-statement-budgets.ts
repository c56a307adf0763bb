import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'webhooks.list': 3,
  'webhooks.deliveries': 4,
}
