import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'selfTests.access': 3,
  'selfTests.list': { atMost: 5, row: 'self-test' },
  'selfTests.find': { atMost: 3, row: 'self-test' },
}
