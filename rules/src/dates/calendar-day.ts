import { LoanTestRefusal } from '../loan-tests/refusal.ts'

/** A calendar day as the number of days since January 1, 1970. It has no time and no zone. */
export type Day = number

export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Counts from March 1, so that the leap day is the last day of a year (proleptic Gregorian calendar). */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + dayOfMonth - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  const shifted = day + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfMonth: dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1,
  }
}

/** The day, or nothing when the text is not a date of the calendar between 1900 and 2199. */
export function readDay(text: string): Day | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const year = Number(text.slice(0, 4))
  const month = Number(text.slice(5, 7))
  const dayOfMonth = Number(text.slice(8, 10))
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return undefined
  if (dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return undefined
  return dayOf(year, month, dayOfMonth)
}

export function parseDay(text: string, field: string): Day {
  const day = readDay(text)
  if (day === undefined)
    throw new LoanTestRefusal(
      'INVALID_DATE',
      field,
      `${field}: "${text}" is not a date from ${FIRST_DAY} to ${LAST_DAY}, written as YYYY-MM-DD.`,
    )
  return day
}

export function parseOptionalDay(text: string | null | undefined, field: string): Day | null {
  return text === undefined || text === null ? null : parseDay(text, field)
}

const twoDigits = (number: number) => (number < 10 ? `0${number}` : `${number}`)

/** 2026-01-08 */
export function formatDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

export function formatOptionalDay(day: Day | null): string | null {
  return day === null ? null : formatDay(day)
}

/** ISO 8601: Monday is 1 and Sunday is 7. January 1, 1970 was a Thursday. */
export function isoWeekday(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

export function weekdayName(day: Day): string {
  return WEEKDAYS[isoWeekday(day) - 1]!
}

export function monthName(month: number): string {
  return MONTHS[month - 1]!
}

/** Thu, Jan 8, 2026 */
export function shortDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${weekdayName(day).slice(0, 3)}, ${monthName(month).slice(0, 3)} ${dayOfMonth}, ${year}`
}

/** Thursday, January 8, 2026 */
export function longDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${weekdayName(day)}, ${monthName(month)} ${dayOfMonth}, ${year}`
}

/** The same day of another month; the 29th to the 31st become the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOf(day)
  const index = year * 12 + (month - 1) + months
  const newYear = Math.floor(index / 12)
  const newMonth = index - newYear * 12 + 1
  return dayOf(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)))
}

export function isLastDayOfMonth(day: Day): boolean {
  const { year, month, dayOfMonth } = partsOf(day)
  return dayOfMonth === daysInMonth(year, month)
}

export function endOfMonth(day: Day): Day {
  const { year, month } = partsOf(day)
  return dayOf(year, month, daysInMonth(year, month))
}
