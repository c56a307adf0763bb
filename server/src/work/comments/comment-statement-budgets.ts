import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'comments.list': { atMost: 5, row: 'tasks', input: { kind: 'task' } },
}
