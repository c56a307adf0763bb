import type { Day, Moment } from '@plumbline/contract/platform/days.ts'
import { dayOfMoment } from './day-of-moment.ts'

/** The last day that has time before a moment: what ends at midnight ends with the day before. */
export const lastDayBefore = (moment: Moment): Day =>
  dayOfMoment(new Date(Date.parse(moment) - 1_000).toISOString())
