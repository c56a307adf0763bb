import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'search.everything': { atMost: 14, input: { query: 'escrow' } },
  'search.everything, evidence among its hits': { atMost: 16, input: { query: 'proof' } },
  'search.everything, among many': { atMost: 14, input: { query: 'escrow' }, amongMany: true },
}
