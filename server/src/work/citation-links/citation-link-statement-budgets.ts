import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'citationLinks.list': { atMost: 4, row: 'tasks', input: { kind: 'task' } },
  'citationLinks.naming': { atMost: 4, input: { part: '1026' } },
}
