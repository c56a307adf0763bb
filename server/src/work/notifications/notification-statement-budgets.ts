import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'notifications.list': 5,
  'notifications.preferences': 4,
  'notifications.mails': 3,
  'notifications.openPreferences': {
    atMost: 0,
    input: { token: '00000000-0000-4000-8000-000000000000', topic: 'digest' },
  },
}
