import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMonths,
  type Day,
  formatDay,
  isoWeekday,
  longDay,
  parseDay,
  readDay,
  shortDay,
} from './calendar-day.ts'

const day = (text: string): Day => parseDay(text, 'day')

test.each([
  '2026-06-31',
  '2023-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-1-5',
  '1899-12-31',
  '2200-01-01',
  '',
])('"%s" is not a date', (text) => {
  expect(readDay(text)).toBeUndefined()
  expect(() => day(text)).toThrow('is not a date from 1900-01-01 to 2199-12-31')
})

test.each([
  ['1970-01-01', 4],
  ['2000-02-29', 2],
  ['2026-06-01', 1],
  ['2018-06-01', 5],
  ['2026-06-14', 7],
])('%s is ISO weekday %i', (text, weekday) => {
  expect(isoWeekday(day(text))).toBe(weekday)
})

test('writes days in words', () => {
  expect(shortDay(day('2026-01-08'))).toBe('Thu, Jan 8, 2026')
  expect(longDay(day('2026-01-08'))).toBe('Thursday, January 8, 2026')
})

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2023-01-29', 1, '2023-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s plus %i months is %s', (from, months, expected) => {
  expect(formatDay(addMonths(day(from), months))).toBe(expected)
})

test('agrees with the calendar of the platform on every day from 1900 to 2199', () => {
  const anyDay = fc.integer({ min: day('1900-01-01'), max: day('2199-12-31') })
  fc.assert(
    fc.property(anyDay, (number) => {
      const platform = new Date(number * 86_400_000)
      expect(formatDay(number)).toBe(platform.toISOString().slice(0, 10))
      expect(day(formatDay(number))).toBe(number)
      expect(isoWeekday(number) % 7).toBe(platform.getUTCDay())
    }),
  )
})
