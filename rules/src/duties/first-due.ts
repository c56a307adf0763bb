import { addMonths, formatDay, parseDay, partsOf } from '../dates/calendar-day.ts'
import type { Rhythm } from './duties.ts'

/** RFC 5545, as a recurring task takes it; it counts from the first day. */
export function recurrenceOf(rhythm: Rhythm): string {
  switch (rhythm.every) {
    case 'year':
      return 'FREQ=YEARLY'
    case 'quarter':
      return 'FREQ=MONTHLY;INTERVAL=3'
    case 'months':
      return `FREQ=MONTHLY;INTERVAL=${rhythm.count}`
    case 'weeks':
      return `FREQ=WEEKLY;INTERVAL=${rhythm.count}`
  }
}

/** So many months from now a duty falls due that has no day of its own. */
const USUAL_MONTHS = 3

/** The first due day after today. Where no rule sets a day, it is three months ahead, to be changed. */
export function firstDue(rhythm: Rhythm, today: string): string {
  const day = parseDay(today, 'today')
  const { year } = partsOf(day)
  if (rhythm.every === 'weeks') return formatDay(day + 7 * rhythm.count)
  if (rhythm.every === 'months' || (rhythm.every === 'year' && rhythm.on === null))
    return formatDay(addMonths(day, USUAL_MONTHS))
  if (rhythm.every === 'year') {
    const thisYear = `${year}-${rhythm.on}`
    return thisYear > today ? thisYear : `${year + 1}-${rhythm.on}`
  }
  // The last day of each quarter, from the one before this year on.
  const ends = [`${year - 1}-12-31`, `${year}-03-31`, `${year}-06-30`, `${year}-09-30`, `${year}-12-31`]
  return ends.map((end) => formatDay(parseDay(end, 'end') + rhythm.after)).find((due) => due > today)!
}

/** How a person says it. */
export function rhythmText(rhythm: Rhythm): string {
  switch (rhythm.every) {
    case 'year':
      return rhythm.on === null ? 'Every year' : `Every year by ${dayName(rhythm.on)}`
    case 'quarter':
      return `${rhythm.after} days after each quarter`
    case 'months':
      return `Every ${rhythm.count} months`
    case 'weeks':
      return `Every ${rhythm.count} weeks`
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const dayName = (on: string) => `${MONTHS[Number(on.slice(0, 2)) - 1]} ${Number(on.slice(3))}`
