import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'legalStatuses.list': 2,
  'regulations.overview': 1,
  'regulations.freshness': 1,
  'regulations.addresses': 1,
  'regulations.lookup': { atMost: 3, input: { citation: '12 CFR 1007.101' } },
  'regulations.changedSince': { atMost: 2, input: { citations: ['12 CFR 1007.101'], since: '2020-01-01' } },
  'regulations.search': { atMost: 3, input: { q: 'mortgage' } },
  // A redline reads a part section by section, so that other requests are answered meanwhile. The part here is a small one.
  'regulations.redline': { atMost: 11, row: 'regulations', input: { from: '2020-01-01', to: '2026-01-01' } },
  'regulations.redlinePdf': {
    atMost: 11,
    row: 'regulations',
    input: { from: '2020-01-01', to: '2026-01-01' },
  },
  'regulations.contents': 3,
  'regulations.page': 5,
}
