import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'search.everything': { atMost: 15, input: { query: 'escrow' } },
  'search.everything, evidence among its hits': { atMost: 18, input: { query: 'proof' } },
  'search.everything, among many': { atMost: 15, input: { query: 'escrow' }, amongMany: true },
}
