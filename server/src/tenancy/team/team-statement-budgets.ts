import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'team.list': 2,
  'team.owned': 5,
  'team.directoryGroups': 5,
  'team.previewGroupRole': 5,
  'team.listPasskeys': 3,
  'team.review': 6,
  'team.pastReviews': 3,
  'team.exportReviews': 3,
}
