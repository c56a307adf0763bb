import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'assistant.conversations': 4,
  'assistant.conversation': 4,
  'assistant.settings': 4,
  'assistant.log': 4,
  'assistant.exportLog': 4,
}
