import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'audit.list': 3,
  'audit.list, among many': { atMost: 3, input: {}, amongMany: true },
  'audit.actions': 2,
  'audit.exportCsv': 3,
}
