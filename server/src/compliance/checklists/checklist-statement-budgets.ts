import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'checklists.list': { atMost: 3, input: { topic: 'trid' } },
}
