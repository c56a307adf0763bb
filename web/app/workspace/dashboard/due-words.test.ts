import { expect, test } from 'vitest'
import { dueWords } from './due-words.ts'

test.each([
  ['2025-10-01', 'Overdue since Oct 1, 2025'],
  ['2026-11-24', 'Overdue by 3 days'],
  ['2026-11-26', 'Overdue by 1 day'],
  ['2026-11-27', 'Today'],
  ['2026-11-28', 'Tomorrow'],
  ['2026-11-30', 'Mon, Nov 30'],
  ['2027-01-04', 'Jan 4, 2027'],
])('says when %s is due', (dueOn, words) => {
  expect(dueWords(dueOn, '2026-11-27')).toBe(words)
})
