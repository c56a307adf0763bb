import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'content.claims': 0,
  'content.contact': 0,
  'content.faq': 0,
  'content.legalPage': { atMost: 0, input: { name: 'privacy' } },
}
