import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'press.list': 3,
  'press.list, far in': { atMost: 3, input: { page: 3 }, amongMany: true },
  'press.list, a search': { atMost: 3, input: { search: 'item 19999' }, amongMany: true },
  'press.addresses': 1,
  'press.feed': 1,
  'press.item': 2,
  'press.item, among many': { atMost: 2, input: { slug: 'item-77' }, amongMany: true },
  'press.preview': 1,
  'press.scheduled': 2,
  'press.edit': 2,
  'press.revisions': 2,
  'press.revision': 2,
}
