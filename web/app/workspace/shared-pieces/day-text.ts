const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const WITH_WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Mar 3, 2026 */
export const dayText = (day: string): string => SHORT.format(new Date(day))

/** Wed, Jan 14; with the year where it is not this one. */
export function dueText(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? WITH_WEEKDAY.format(new Date(day)) : dayText(day)
}

/** Jan 9, 2026, 3:40 PM */
export const momentText = (iso: string): string => MOMENT.format(new Date(iso))

export { countDaysIn, dayOfMoment, todayText } from '../../ui/day-of-moment.ts'
