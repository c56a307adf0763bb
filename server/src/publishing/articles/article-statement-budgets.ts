import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'articles.list': 4,
  'articles.list, far in': { atMost: 4, input: { page: 2 }, amongMany: true },
  'articles.list, of a category': { atMost: 4, input: { category: 'hmda' }, amongMany: true },
  'articles.list, a common word': { atMost: 3, input: { search: 'lending' }, amongMany: true },
  'articles.list, a rare word': { atMost: 4, input: { search: 'copy 19999' }, amongMany: true },
  'articles.counts': 2,
  'articles.drafts': 2,
  'articles.find': 3,
  'articles.find, among many': { atMost: 3, input: { slug: 'copy-77' }, amongMany: true },
  'articles.edit': 3,
  'articles.revisions': 2,
  'articles.revision': 2,
}
