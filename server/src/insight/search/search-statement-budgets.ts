import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  // One of them reads the paragraphs that the words of the trade lead to.
  'search.everything': { atMost: 16, input: { query: 'escrow' } },
  'search.everything, evidence among its hits': { atMost: 18, input: { query: 'proof' } },
  'search.everything, among many': { atMost: 16, input: { query: 'escrow' }, amongMany: true },
}
