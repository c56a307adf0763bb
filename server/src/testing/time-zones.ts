import { todayIn } from '../platform/days/today.ts'

/** A time zone where it is another day than in this one, whatever the hour. */
export const zoneOfAnotherDay = (timeZone: string): string =>
  ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => todayIn(zone) !== todayIn(timeZone))!

/** So many days from today where an institution of the tests is. */
export const dayFromToday = (days: number): string =>
  new Date(Date.parse(todayIn('America/New_York')) + days * 86_400_000).toISOString().slice(0, 10)

/** A moment in the middle of that day: no change of the clocks and no midnight is near. */
export const noonOf = (days: number): string => `${dayFromToday(days)}T17:00:00Z`

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
