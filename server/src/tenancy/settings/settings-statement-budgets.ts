import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'settings.find': 5,
  'settings.quotas': 6,
  'settings.facts': 3,
  'settings.whatApplies': 5,
  'settings.audit': 3,
  'settings.auditRows': 4,
  'settings.exportAudit': 4,
}
