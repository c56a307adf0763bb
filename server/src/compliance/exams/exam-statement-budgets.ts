import type { StatementBudgets } from '../../testing/statement-budget.ts'

export const BUDGETS: StatementBudgets = {
  'examBinders.list': { atMost: 4, row: 'exam' },
  'examItems.list': { atMost: 4, row: 'exam' },
  'examItems.find': { atMost: 7, row: 'exam item' },
  'examItems.search': { atMost: 12, row: 'exam item', input: { query: 'proof' } },
  'examItems.suggest': { atMost: 10, row: 'exam item' },
  'examSeats.list': { atMost: 4, row: 'exam' },
  'examiner.exams': 2,
  'examiner.items': { atMost: 7, row: 'exam' },
  'exams.list': 3,
  'exams.dryRun': { atMost: 10, row: 'exam' },
  'exams.find': { atMost: 3, row: 'exam' },
  'exams.log': { atMost: 4, row: 'exam' },
  'exams.responseLetter': { atMost: 6, row: 'exam' },
}
