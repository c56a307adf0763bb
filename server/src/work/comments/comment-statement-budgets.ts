import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'comments.mentionable': { atMost: 5, row: 'tasks', input: { kind: 'task' } },
  'comments.list': { atMost: 5, row: 'tasks', input: { kind: 'task' } },
}
