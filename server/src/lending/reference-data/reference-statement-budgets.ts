import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'referenceData.list': 3,
  'referenceData.aporTable': { atMost: 1, input: { table: 'fixed' } },
  'referenceData.thresholds': 1,
  'referenceData.censusTracts': 2,
}
