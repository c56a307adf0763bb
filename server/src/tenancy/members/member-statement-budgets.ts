import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'members.me': 1,
  'members.me, among many': { atMost: 1, input: {}, amongMany: true },
  'members.session': 2,
  'members.sessions': 2,
}
