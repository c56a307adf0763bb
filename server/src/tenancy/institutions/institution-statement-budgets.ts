import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'institutions.fastestGrowing': 2,
  'institutions.list': 2,
  'institutions.suggest': { atMost: 2, input: { search: 'Bank' } },
  'institutions.previewMerge': 7,
  'institutions.look': 7,
  'institutions.findProvider': 3,
}
