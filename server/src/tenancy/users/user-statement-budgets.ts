import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'users.list': 2,
  'users.list, a page': { atMost: 2, input: { page: 3 }, amongMany: true },
  'users.list, far in': { atMost: 2, input: { page: 600 }, amongMany: true },
  'users.list, far in, as of a moment': {
    atMost: 2,
    input: () => ({ page: 300, asOf: new Date().toISOString() }),
    amongMany: true,
  },
  'users.list, a search': { atMost: 2, input: { search: 'person-19999' }, amongMany: true },
  'users.list, a filter': { atMost: 2, input: { role: 'user', page: 2 }, amongMany: true },
  'users.listPasskeys': 3,
  'users.exportCsv': 3,
  'users.exportPerson': 48,
}
