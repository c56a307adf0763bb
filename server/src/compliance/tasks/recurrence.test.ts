import { describe, expect, test } from 'vitest'
import { checkRecurrence, nextOccurrences, RecurrenceInvalid, recurrenceText } from './recurrence.ts'

const WEEKDAYS = 'MO,TU,WE,TH,FR'

describe('dates worked by hand from a calendar', () => {
  test.each([
    ['FREQ=WEEKLY', '2026-01-12', '2026-01-12', ['2026-01-19', '2026-01-26']],
    ['FREQ=MONTHLY;BYMONTHDAY=15', '2026-01-12', '2026-01-15', ['2026-02-15', '2026-03-15']],
    // A month without a 31st has no date of this rule (RFC 5545, 3.3.10).
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-01', '2026-01-31', ['2026-03-31', '2026-05-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-01', '2026-01-31', ['2026-02-28', '2026-03-31']],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2024-02-29', '2024-02-29', ['2028-02-29', '2032-02-29']],
    // Quarters end on Tuesday March 31, Tuesday June 30, Wednesday September 30, Thursday December 31, 2026.
    [
      `FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=${WEEKDAYS};BYSETPOS=-1`,
      '2026-01-01',
      '2026-01-01',
      ['2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31'],
    ],
    // January 31, 2026 is a Saturday.
    [`FREQ=MONTHLY;BYDAY=${WEEKDAYS};BYSETPOS=-1`, '2026-01-01', '2026-01-01', ['2026-01-30', '2026-02-27']],
    // May 31, 2027 is a Monday and Memorial Day: the last business day is Friday, May 28.
    [`FREQ=MONTHLY;BYDAY=${WEEKDAYS};BYSETPOS=-1`, '2027-05-01', '2027-05-01', ['2027-05-28', '2027-06-30']],
    // January 1, 2026 is New Year's Day, a Thursday: the first business day is Friday, January 2.
    [`FREQ=MONTHLY;BYDAY=${WEEKDAYS};BYSETPOS=1`, '2025-12-01', '2025-12-31', ['2026-01-02', '2026-02-02']],
  ])('%s from %s after %s', (rule, from, after, dates) => {
    expect(nextOccurrences(rule, from, after, dates.length)).toEqual(dates)
  })
})

test.each([
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;UNTIL=20200101T000000Z',
  'FREQ=HOURLY',
  'FREQ=SECONDLY;INTERVAL=1',
  'FREQ=DAILY;INTERVAL=0',
  'every week',
  'FREQ=WEEKLY;FREQ=DAILY',
  'BYDAY=MO',
])('refuses %s', (rule) => {
  expect(() => checkRecurrence(rule, '2026-01-12')).toThrow(RecurrenceInvalid)
})

test.each([
  ['FREQ=WEEKLY', 'Every week'],
  [`FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=${WEEKDAYS};BYSETPOS=-1`, 'On the last business day of each quarter'],
])('%s reads: %s', (rule, text) => {
  expect(recurrenceText(rule, '2026-01-12')).toBe(text)
})
