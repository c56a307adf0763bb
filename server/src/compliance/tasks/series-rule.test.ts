import { expect, test } from 'vitest'
import { nextOccurrences } from './recurrence.ts'
import { seriesRule } from './series-rule.ts'

test.each([
  ['quarterly', '2026-09-30', '2026-09-30', ['2026-12-31', '2027-03-31']],
  ['quarterly', '2026-09-30', '2026-09-16', ['2026-12-17', '2027-03-17']],
  ['quarterly', '2026-09-15', '2026-09-01', ['2026-12-01', '2027-03-01']],
  ['yearly', '2027-03-01', '2027-01-05', ['2028-01-05', '2029-01-05']],
] as const)('%s, around %s: a task due on %s comes back', (rhythm, anchor, dueOn, dates) => {
  expect(nextOccurrences(seriesRule(rhythm, anchor, dueOn), dueOn, dueOn, 2)).toEqual(dates)
})

test('a template used once makes no series', () => {
  expect(seriesRule('once', '2026-09-30', '2026-09-16')).toBe('')
})
