import { expect, test } from 'vitest'
import { formatDay, isoWeekday, parseDay } from './calendar-day.ts'
import { legalHoliday, legalHolidaysOf } from './legal-holidays.ts'

// 5 U.S.C. 6103(a), worked by hand from the calendar of each year.
test.each([
  [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
  [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-19 07-04 09-06 10-11 11-11 11-25 12-25'],
])('the holidays of %i', (year, expected) => {
  const days = legalHolidaysOf(year).map(({ day }) => formatDay(day).slice(5))
  expect(days.join(' ')).toBe(expected)
})

test('each year from 2022 to 2030 has eleven holidays, whatever weekday they fall on', () => {
  for (let year = 2022; year <= 2030; year++) {
    const holidays = legalHolidaysOf(year)
    expect(holidays.map(({ name }) => name)).toEqual([
      "New Year's Day",
      'Birthday of Martin Luther King, Jr.',
      "Washington's Birthday",
      'Memorial Day',
      'Juneteenth',
      'Independence Day',
      'Labor Day',
      'Columbus Day',
      'Veterans Day',
      'Thanksgiving Day',
      'Christmas Day',
    ])
    const weekdays = holidays.map(({ day }) => isoWeekday(day))
    expect([1, 2, 3, 6, 7].map((index) => weekdays[index])).toEqual([1, 1, 1, 1, 1])
    expect(weekdays[9]).toBe(4)
  }
})

test.each([
  // The observed Friday or Monday is not a holiday, comment 2(a)(6)-2.
  ['2026-07-03', null],
  ['2027-07-05', null],
  ['2027-06-18', null],
  ['2021-12-31', null],
  ['2022-12-26', null],
  ['2022-12-25', 'Christmas Day'],
  ['2028-11-11', 'Veterans Day'],
])('%s is %s', (date, name) => {
  const day = parseDay(date, 'date')
  expect(legalHoliday(day, { counted: true, periodBegan: day - 3 })).toBe(name)
})

test.each([
  ['2020-06-19', '2020-06-16', null],
  ['2021-06-19', '2021-06-17', null],
  ['2021-06-19', '2021-06-18', 'Juneteenth'],
  ['2022-06-19', '2022-06-16', 'Juneteenth'],
  ['2026-06-19', '2026-06-18', 'Juneteenth'],
])('June 19: %s in a period begun on %s is %s', (date, began, name) => {
  const rule = { counted: true, periodBegan: parseDay(began, 'began') }
  expect(legalHoliday(parseDay(date, 'date'), rule)).toBe(name)
  expect(legalHoliday(parseDay(date, 'date'), { ...rule, counted: false })).toBeNull()
})
