import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'monitoring.plan': { atMost: 4, input: { year: 2026 } },
  'monitoring.find': 4,
  'monitoring.sheet': { atMost: 5, row: 'monitoring.record' },
  'monitoring.workpaper': { atMost: 8, row: 'monitoring.record' },
  'monitoring.file': { atMost: 6, input: { year: 2026 } },
}
