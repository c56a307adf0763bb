import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'regulatoryUpdates.latest': 3,
  'regulatoryUpdates.feed': 1,
  'regulatoryUpdates.list': 8,
  'regulatoryUpdates.find': 2,
  'regulatoryUpdates.detail': 16,
  'regulatoryUpdates.redline': 4,
  'regulatoryUpdates.signedRecord': 4,
}
