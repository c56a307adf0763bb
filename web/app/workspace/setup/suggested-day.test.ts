import { expect, test } from 'vitest'
import { suggestedDay } from './suggested-day.ts'

test.each([
  ['Filing deadline', '2026-03-01', '2026-03-01'],
  ['Filing deadline', '2026-03-02', '2027-03-01'],
  ['Last day of the quarter', '2026-03-31', '2026-03-31'],
  ['Last day of the quarter', '2026-11-25', '2026-12-31'],
  ['Board meeting', '2026-11-25', ''],
])('suggests the next day for "%s" on %s', (anchor, today, day) => {
  expect(suggestedDay(anchor, today)).toBe(day)
})
