import { expect, test } from 'vitest'
import { lastMonth, thisYear } from './report-period.ts'

test.each([
  [new Date(2026, 2, 31), '2026-02-01', '2026-02-28'],
  [new Date(2024, 2, 1), '2024-02-01', '2024-02-29'],
  [new Date(2026, 0, 15), '2025-12-01', '2025-12-31'],
])('the month before %s', (today, periodStart, periodEnd) => {
  expect(lastMonth(today)).toEqual({ periodStart, periodEnd })
})

test('the year so far', () => {
  expect(thisYear(new Date(2026, 10, 20))).toEqual({ periodStart: '2026-01-01', periodEnd: '2026-11-20' })
})
