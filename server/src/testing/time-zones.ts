import { todayIn } from '../platform/days/today.ts'

/** A time zone where it is another day than in this one, whatever the hour. */
export const zoneOfAnotherDay = (timeZone: string): string =>
  ['Pacific/Kiritimati', 'Etc/GMT+12'].find((zone) => todayIn(zone) !== todayIn(timeZone))!
