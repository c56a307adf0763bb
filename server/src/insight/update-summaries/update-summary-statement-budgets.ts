import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'updateSummaries.find': { atMost: 4, row: 'regulatoryUpdates' },
}
