import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'savedViews.list': { atMost: 3, input: { screen: 'tasks' } },
}
