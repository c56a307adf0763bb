import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { type Day, isoWeekday, parseDay, weekdayName } from './calendar-day.ts'
import { legalHoliday } from './legal-holidays.ts'

/** The creditor's own days, for the general definition of 1026.2(a)(6). */
export interface CreditorCalendar {
  /** ISO weekdays on which the offices are open: 1 is Monday, 7 is Sunday. */
  openWeekdays?: number[]
  closedDates?: string[]
  openDates?: string[]
  closeOnLegalHolidays?: boolean
}

/** Tells why a day does not count, or nothing when it is a business day. */
export interface DayRule {
  skipReason(day: Day, periodBegan: Day): string | null
}

/** No period of any rule reaches across this many days without one that counts. */
const LONGEST_GAP = 400

/** All calendar days except Sundays and the legal public holidays, 1026.2(a)(6). */
export function specificDays(juneteenth = true): DayRule {
  return {
    skipReason(day, periodBegan) {
      if (isoWeekday(day) === 7) return 'Sunday'
      return legalHoliday(day, { counted: juneteenth, periodBegan })
    },
  }
}

/** Days on which the creditor's offices are open, 1026.2(a)(6). Without a calendar: Monday to Friday. */
export function generalDays(calendar: CreditorCalendar | undefined, juneteenth = true): DayRule {
  const openWeekdays = new Set(calendar?.openWeekdays ?? [1, 2, 3, 4, 5])
  for (const weekday of openWeekdays) {
    if (!Number.isInteger(weekday) || weekday < 1 || weekday > 7)
      throw new LoanTestRefusal(
        'INVALID_VALUE',
        'calendar.openWeekdays',
        `calendar.openWeekdays: "${weekday}" is not a day from 1 (Monday) to 7 (Sunday).`,
      )
  }
  const days = (list: string[] | undefined, name: string) =>
    new Set(list?.map((text, index) => parseDay(text, `calendar.${name}[${index}]`)))
  const closed = days(calendar?.closedDates, 'closedDates')
  const open = days(calendar?.openDates, 'openDates')
  const closeOnHolidays = calendar?.closeOnLegalHolidays ?? true
  return {
    skipReason(day, periodBegan) {
      if (open.has(day)) return null
      if (closed.has(day)) return 'Offices closed'
      if (!openWeekdays.has(isoWeekday(day))) return weekdayName(day)
      if (!closeOnHolidays) return null
      const rule = { counted: juneteenth, periodBegan }
      const holiday = legalHoliday(day, rule)
      if (holiday) return holiday
      const dayBefore = isoWeekday(day) === 1 ? legalHoliday(day - 1, rule) : null
      return dayBefore ? `${dayBefore} observed` : null
    },
  }
}

/** The nth business day after the event; the event itself is day 0. */
export function addBusinessDays(from: Day, days: number, rule: DayRule): Day {
  let day = from
  let gap = 0
  for (let left = days; left > 0; ) {
    day++
    if (rule.skipReason(day, from) === null) {
      left--
      gap = 0
    } else if (++gap > LONGEST_GAP) throw neverOpen()
  }
  return day
}

/**
 * The inverse of counting forward: the latest business day from which the nth business day is on or
 * before the target. Counting back from a Sunday or a holiday would give a day that is one too late.
 */
export function latestStart(target: Day, days: number, rule: DayRule): Day {
  let gap = 0
  for (let day = target; ; day--) {
    // From here the period begins on `day`, so that June 19, 2021 is judged by that beginning.
    if (rule.skipReason(day, day) !== null) {
      if (++gap > LONGEST_GAP) throw neverOpen()
      continue
    }
    gap = 0
    if (countBetween(day, target, rule) >= days) return day
  }
}

/** How many business days lie after `from`, up to and including `to`. */
function countBetween(from: Day, to: Day, rule: DayRule): number {
  let count = 0
  for (let day = from + 1; day <= to; day++) if (rule.skipReason(day, from) === null) count++
  return count
}

function neverOpen(): LoanTestRefusal {
  return new LoanTestRefusal(
    'INVALID_VALUE',
    'calendar',
    `calendar: the offices are closed for more than ${LONGEST_GAP} days in a row, so no business day is found.`,
  )
}
