import type { Day, Moment } from '@plumbline/contract/platform/days.ts'

const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const WITH_WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** Mar 3, 2026 */
export const dayText = (day: Day): string => SHORT.format(new Date(day))

/** Wed, Jan 14; with the year where it is not this one. */
export function dueText(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? WITH_WEEKDAY.format(new Date(day)) : dayText(day)
}

/** Jan 9, 2026, 3:40 PM */
export const momentText = (iso: Moment): string => MOMENT.format(new Date(iso))

export { countDaysIn, dayOfMoment, todayText } from '../../ui/day-of-moment.ts'
