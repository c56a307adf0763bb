import { afterAll, expect, test } from 'vitest'
import { countDaysIn, dayAfter, dayOfMoment } from './day-of-moment.ts'
import { lastDayBefore } from './last-day-before.ts'

afterAll(() => countDaysIn('UTC'))

test('a moment late in the evening is of the day where the institution is', () => {
  countDaysIn('America/Los_Angeles')
  expect(dayOfMoment('2026-12-01T03:30:00Z')).toBe('2026-11-30')
  countDaysIn('America/New_York')
  expect(dayOfMoment('2026-12-01T03:30:00Z')).toBe('2026-11-30')
  expect(dayOfMoment('2026-12-01T05:00:00Z')).toBe('2026-12-01')
})

test('a day stays the day that it is, in every zone', () => {
  countDaysIn('Pacific/Honolulu')
  expect(dayOfMoment('2026-12-01')).toBe('2026-12-01')
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})

test('what ends at midnight where the institution is ends with the day before', () => {
  countDaysIn('America/New_York')
  expect(lastDayBefore('2026-12-12T05:00:00Z')).toBe('2026-12-11')
  expect(lastDayBefore('2026-12-12T05:00:01Z')).toBe('2026-12-12')
  countDaysIn('America/Los_Angeles')
  expect(lastDayBefore('2026-12-12T08:00:00Z')).toBe('2026-12-11')
})
