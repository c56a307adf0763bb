import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'blog.list': 3,
  'blog.list, far in': { atMost: 3, input: { page: 3 }, amongMany: true },
  'blog.list, of a category': { atMost: 3, input: { category: 'Examinations' }, amongMany: true },
  'blog.list, a common word': { atMost: 2, input: { search: 'lending' }, amongMany: true },
  'blog.list, a rare word': { atMost: 3, input: { search: 'lending 19999' }, amongMany: true },
  'blog.categories': 1,
  'blog.addresses': 1,
  'blog.feed': 1,
  'blog.post': 2,
  'blog.post, among many': { atMost: 2, input: { slug: 'post-77' }, amongMany: true },
  'blog.preview': 1,
  'blog.manage': 4,
  'blog.edit': 2,
  'blog.revisions': 2,
  'blog.revision': 2,
}
