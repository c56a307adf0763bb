import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  // One for each chart.
  'analytics.overview': 13,
  'analytics.rows': { atMost: 4, input: { chart: 'tasks' } },
}
