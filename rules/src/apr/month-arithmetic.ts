import { type Day, dayOf, daysInMonth, partsOf } from '../dates/calendar-day.ts'

/** The day of the month that a series keeps to; 31 stands for the last day of every month. */
export type Anchor = number

/**
 * So many months on (or back) from a day's month, on the anchor's day, or on the month's last day where it has
 * no such day (appendix J (b)(3)(iv)).
 */
export function anchoredMonth(day: Day, months: number, anchor: Anchor): Day {
  const { year, month } = partsOf(day)
  const index = year * 12 + (month - 1) + months
  const toYear = Math.floor(index / 12)
  const toMonth = index - toYear * 12 + 1
  return dayOf(toYear, toMonth, Math.min(anchor, daysInMonth(toYear, toMonth)))
}

/** Full months measured back from the later date, and the days that are left at the start ((b)(5)(ii)). */
export function monthsAndDays(earlier: Day, later: Day, anchor: Anchor): { months: number; days: number } {
  const from = partsOf(earlier)
  const to = partsOf(later)
  let months = (to.year - from.year) * 12 + to.month - from.month
  let start = anchoredMonth(later, -months, anchor)
  if (start < earlier) {
    months--
    start = anchoredMonth(later, -months, anchor)
  }
  return { months, days: start - earlier }
}
