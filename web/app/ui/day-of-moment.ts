import type { Day, Moment } from '@plumbline/contract/platform/days.ts'

let timeZone: string | undefined

/** The frame says in which time zone the signed-in person counts days. */
export function countDaysIn(name: string): void {
  timeZone = name
}

const dayIn = (moment: Date): Day =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)

/** The calendar day now where the signed-in person counts theirs, as the server does: 2026-01-12. */
export const todayText = (): Day => dayIn(new Date())

const isDay = (text: Moment | Day): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The calendar day of a stored moment where the signed-in person counts theirs. A day stays the day that it is. */
export const dayOfMoment = (moment: Moment | Day): Day => (isDay(moment) ? moment : dayIn(new Date(moment)))

const DAY_MS = 86_400_000

/** So many days after a day. Days have no time zone, so this counts in UTC. */
export const dayAfter = (day: Day, count: number): Day => isoDay(Date.parse(day) + count * DAY_MS)

/** The day of a time that was made from a day: midnight in UTC. */
export function isoDay(time: number): Day {
  const [day] = new Date(time).toISOString().split('T')
  return day!
}
