import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, parseDay } from '../dates/calendar-day.ts'
import { type BusinessDaysInput, businessDays } from './business-days.ts'

const dateOf = (input: BusinessDaysInput) => businessDays(input).result.date
const specific = (from: string, days: number) => dateOf({ definition: 'specific', from, days })

// Worked by hand from 2(a)(6): Saturdays count, Sundays and the dates of legal holidays do not.
test.each([
  ['2026-06-12', 1, '2026-06-13'],
  ['2026-06-13', 1, '2026-06-15'],
  ['2026-06-18', 1, '2026-06-20'],
  ['2026-07-03', 1, '2026-07-06'],
  ['2026-01-16', 3, '2026-01-21'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-24', 1, '2026-12-26'],
  ['2026-12-31', 1, '2027-01-02'],
  ['2026-06-01', 0, '2026-06-01'],
  ['2021-06-17', 2, '2021-06-19'],
  ['2021-06-18', 1, '2021-06-21'],
])('specific: %s and %i days is %s', (from, days, expected) => {
  expect(specific(from, days)).toBe(expected)
})

// Counting back is the inverse of counting forward.
test.each([
  ['2026-06-14', 3, '2026-06-10'],
  ['2026-06-11', 3, '2026-06-08'],
  ['2026-06-15', 3, '2026-06-11'],
  ['2026-06-19', 3, '2026-06-15'],
  ['2026-06-20', 1, '2026-06-18'],
  ['2026-07-06', 1, '2026-07-03'],
  ['2027-01-02', 1, '2026-12-31'],
])('specific: %s and %i days back is %s', (from, days, expected) => {
  expect(specific(from, -days)).toBe(expected)
})

test.each([
  // Monday to Friday; July 4, 2026 is a Saturday and Friday the 3rd stays open.
  ['2026-07-02', 2, undefined, '2026-07-06'],
  // July 4, 2027 is a Sunday: the Monday after is closed.
  ['2027-07-02', 1, undefined, '2027-07-06'],
  ['2026-06-05', 1, { openWeekdays: [1, 2, 3, 4, 5, 6] }, '2026-06-06'],
  ['2026-06-05', 1, { openDates: ['2026-06-07'] }, '2026-06-07'],
  ['2026-06-18', 1, { closeOnLegalHolidays: false }, '2026-06-19'],
  ['2026-06-18', 1, { openDates: ['2026-06-19'] }, '2026-06-19'],
  ['2026-07-02', 1, { closedDates: ['2026-07-03'] }, '2026-07-06'],
])('general: %s and %i days with %j is %s', (from, days, calendar, expected) => {
  expect(dateOf({ definition: 'general', from, days, calendar })).toBe(expected)
})

test('names each day that is skipped and why', () => {
  const { result } = businessDays({ definition: 'specific', from: '2026-01-16', days: 2 })
  expect(result).toEqual({
    date: '2026-01-20',
    weekday: 'Tuesday',
    skipped: [
      { date: '2026-01-18', reason: 'Sunday' },
      { date: '2026-01-19', reason: 'Birthday of Martin Luther King, Jr.' },
    ],
  })
})

test('says that the general calendar is an assumption', () => {
  const { notes } = businessDays({ definition: 'general', from: '2026-06-01', days: 1 })
  expect(notes[0]).toContain('Assumption: your offices are open Monday to Friday')
})

test.each([
  [{ from: '2026-06-31', days: 1 }, 'INVALID_DATE', 'from'],
  [{ from: '2026-06-30', days: 401 }, 'INVALID_VALUE', 'days'],
  [{ from: '2026-06-30', days: 1.5 }, 'INVALID_VALUE', 'days'],
  [{ from: '2026-06-30', days: 1, calendar: { openWeekdays: [] } }, 'INVALID_VALUE', 'calendar'],
  [{ from: '2026-06-30', days: -1, calendar: { openWeekdays: [] } }, 'INVALID_VALUE', 'calendar'],
  [
    { from: '2026-06-30', days: 1, calendar: { openWeekdays: [8] } },
    'INVALID_VALUE',
    'calendar.openWeekdays',
  ],
  [
    { from: '2026-06-30', days: 1, calendar: { closedDates: ['2026-02-30'] } },
    'INVALID_DATE',
    'calendar.closedDates[0]',
  ],
])('refuses %j with %s', (input, code, field) => {
  expect(() => businessDays({ definition: 'general', ...input })).toThrow(
    expect.objectContaining({ code, field }),
  )
})

const anyDay = fc
  .integer({ min: parseDay('2020-01-01', 'min'), max: parseDay('2030-12-31', 'max') })
  .map(formatDay)
const definition = fc.constantFrom('specific' as const, 'general' as const)

test('forward and backward agree', () => {
  fc.assert(
    fc.property(definition, anyDay, fc.integer({ min: 1, max: 30 }), (definition, target, days) => {
      const start = dateOf({ definition, from: target, days: -days })
      expect(dateOf({ definition, from: start, days }) <= target).toBe(true)
      // No later business day reaches the target in time.
      const next = dateOf({ definition, from: start, days: 1 })
      expect(dateOf({ definition, from: next, days }) > target).toBe(true)
    }),
  )
})

test('more days and a later start never move a date earlier', () => {
  fc.assert(
    fc.property(definition, anyDay, fc.integer({ min: 0, max: 30 }), (definition, from, days) => {
      const date = dateOf({ definition, from, days })
      expect(dateOf({ definition, from, days: days + 1 }) > date).toBe(true)
      const nextDay = formatDay(parseDay(from, 'from') + 1)
      expect(dateOf({ definition, from: nextDay, days }) >= date).toBe(true)
    }),
  )
})
