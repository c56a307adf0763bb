import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'tasks.list': 3,
  'tasks.rows': 3,
  'tasks.board': 7,
  'tasks.month': { atMost: 4, input: { month: '2026-11' } },
  'tasks.tabs': 3,
  'tasks.find': 6,
  'tasks.previewRecurrence': { atMost: 1, input: { recurrence: 'FREQ=MONTHLY', from: '2026-01-31' } },
  'tasks.calendarFile': 3,
  'tasks.sheet': 6,
  'tasks.templates': 8,
}
