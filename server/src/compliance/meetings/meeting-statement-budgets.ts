import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'meetings.list': 4,
  'meetings.rows': 3,
  'meetings.find': 4,
  'meetings.proposal': 8,
  'meetings.document': 6,
}
