import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'evidence.list': { atMost: 4, row: 'tasks', input: { kind: 'task' } },
  'evidence.uses': 8,
  'evidence.find': { atMost: 7, input: { query: 'proof' } },
}
