import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'analytics.overview': 11,
  'analytics.rows': { atMost: 4, input: { chart: 'tasks' } },
}
