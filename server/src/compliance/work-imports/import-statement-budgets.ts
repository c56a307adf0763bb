import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'workImports.records': { atMost: 5, input: { kind: 'vendors' } },
  'workImports.template': { atMost: 1, input: { kind: 'tasks' } },
}
