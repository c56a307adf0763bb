import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'bsaEntries.access': 3,
  'bsaEntries.list': { atMost: 5, row: 'BSA entry' },
  'bsaEntries.find': { atMost: 3, row: 'BSA entry' },
}
