import type { InferContractRouterOutputs } from '@orpc/contract'
import type { contract } from '@plumbline/contract/index.ts'
import type { Day, Moment } from '@plumbline/contract/platform/days.ts'
import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from '../../editing/editor/local-date-time.ts'
import { dateAndTime, longDateUtc, shortDate } from '../../ui/date-text.tsx'
import { dayAfter } from '../../ui/day-of-moment.ts'
import { dayOfMoment, dayText, dueText, momentText } from './day-text.ts'

const day: Day = '2026-01-12'
const moment: Moment = '2026-01-12T23:30:00.000Z'

test('a day is shown as it is, and a moment only as the day that it falls on', () => {
  expect(dayText(day)).toBe('Jan 12, 2026')
  expect(longDateUtc(dayOfMoment(day))).toBe('January 12, 2026')
  expect(shortDate(dayAfter(dayOfMoment(day), 1))).toBe('Jan 13, 2026')
  expect(fromLocalInput(toLocalInput(moment))).toBe(moment)
})

type Row = InferContractRouterOutputs<typeof contract>['tasks']['find']

/** Never run: the compiler refuses a line that mixes them, and refuses this file where it no longer does. */
export function mixed(task: Row) {
  // @ts-expect-error
  dayText(moment)
  // @ts-expect-error
  dueText(moment, day)
  // @ts-expect-error
  longDateUtc(moment)
  // @ts-expect-error
  shortDate(moment)
  // @ts-expect-error
  dayAfter(moment, 1)
  // @ts-expect-error
  momentText(day)
  // @ts-expect-error
  dateAndTime(day)
  // @ts-expect-error
  toLocalInput(day)
  // @ts-expect-error
  dayText(task.createdAt)
  // @ts-expect-error
  if (task.dueOn) momentText(task.dueOn)
}
