import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'dashboard.overview': 14,
  'dashboard.overview, among many': { atMost: 14, input: {}, amongMany: true },
  'dashboard.needs': 4,
  'dashboard.regulations': 5,
  'dashboard.pastDay': 4,
  'dashboard.pastRows': { atMost: 5, row: 'dashboard.pastDay', input: { part: 'tasks-waiting' } },
}
