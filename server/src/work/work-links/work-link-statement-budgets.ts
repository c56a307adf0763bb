import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'workLinks.list': { atMost: 4, row: 'tasks', input: { kind: 'task' } },
  'workLinks.find': { atMost: 4, input: { query: 'theirs' } },
}
