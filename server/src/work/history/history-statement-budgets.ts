import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'history.list': { atMost: 5, row: 'tasks', input: { kind: 'task' } },
}
