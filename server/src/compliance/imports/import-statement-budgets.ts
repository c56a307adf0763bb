import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'workImports.template': { atMost: 1, input: { kind: 'tasks' } },
}
