import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'reports.list': 3,
  'reports.draftJudgment': {
    atMost: 12,
    input: { periodStart: '2026-01-01', periodEnd: '2026-06-30' },
  },
  'reports.download': 3,
  'reports.forBoard': 2,
  'reports.downloadForBoard': 3,
  'reports.schedules': 3,
  'reports.look': 3,
}
