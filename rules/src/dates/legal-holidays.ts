import { type Day, dayOf, isoWeekday, parseDay, partsOf } from './calendar-day.ts'

export interface JuneteenthRule {
  /** Whether June 19 is a holiday at all. */
  counted: boolean
  /** First day of the period that is counted. It decides about June 19, 2021 alone. */
  periodBegan: Day
}

const JUNETEENTH_ENACTED = parseDay('2021-06-17', 'juneteenth')

/** Nth weekday of the month: the first one falls on day 1 to 7, the second on 8 to 14, and so on. */
const isNth = (dayOfMonth: number, nth: number) => Math.ceil(dayOfMonth / 7) === nth

/**
 * The legal public holiday of 5 U.S.C. 6103(a) on this date. The observed Friday or Monday of a
 * holiday on a weekend is not one (comment 2(a)(6)-2).
 */
export function legalHoliday(day: Day, juneteenth: JuneteenthRule): string | null {
  const { year, month, dayOfMonth } = partsOf(day)
  const monday = isoWeekday(day) === 1
  switch (month) {
    case 1:
      if (dayOfMonth === 1) return "New Year's Day"
      return monday && isNth(dayOfMonth, 3) ? 'Birthday of Martin Luther King, Jr.' : null
    case 2:
      return monday && isNth(dayOfMonth, 3) ? "Washington's Birthday" : null
    case 5:
      return monday && dayOfMonth > 24 ? 'Memorial Day' : null
    case 6:
      return dayOfMonth === 19 && isJuneteenth(year, juneteenth) ? 'Juneteenth' : null
    case 7:
      return dayOfMonth === 4 ? 'Independence Day' : null
    case 9:
      return monday && isNth(dayOfMonth, 1) ? 'Labor Day' : null
    case 10:
      return monday && isNth(dayOfMonth, 2) ? 'Columbus Day' : null
    case 11:
      if (dayOfMonth === 11) return 'Veterans Day'
      return isoWeekday(day) === 4 && isNth(dayOfMonth, 4) ? 'Thanksgiving Day' : null
    case 12:
      return dayOfMonth === 25 ? 'Christmas Day' : null
    default:
      return null
  }
}

/** CFPB interpretive rule of August 5, 2021: a period begun on or before June 17, 2021 counts June 19, 2021. */
function isJuneteenth(year: number, { counted, periodBegan }: JuneteenthRule): boolean {
  return counted && (year > 2021 || (year === 2021 && periodBegan > JUNETEENTH_ENACTED))
}

/** Every legal public holiday of a year in order, for a period that began in the same year or later. */
export function legalHolidaysOf(year: number): { day: Day; name: string }[] {
  const holidays: { day: Day; name: string }[] = []
  const last = dayOf(year, 12, 31)
  for (let day = dayOf(year, 1, 1); day <= last; day++) {
    const name = legalHoliday(day, { counted: true, periodBegan: day })
    if (name) holidays.push({ day, name })
  }
  return holidays
}
