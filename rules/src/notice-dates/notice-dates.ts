import { formatDay, parseDay, shortDay } from '../dates/calendar-day.ts'
import { type LoanTestAnswer, Working } from '../loan-tests/answer.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { noticeClock } from './notice-clocks.ts'

export interface NoticeDatesInput {
  clock: string
  date: string
}

export interface NoticeDatesResult {
  event: string
  deadlines: { label: string; date: string; citation: string }[]
}

/** What is due, and by when, after one event. */
export function noticeDates({ clock: id, date }: NoticeDatesInput): LoanTestAnswer<NoticeDatesResult> {
  const clock = noticeClock(id)
  if (!clock)
    throw new LoanTestRefusal('INVALID_VALUE', 'clock', `clock: "${id}" is not a clock of this list.`)
  const day = parseDay(date, 'date')
  const working = new Working()
  const deadlines = clock.deadlines(day)
  for (const { label, day: due, citation } of deadlines)
    working.step(`${clock.event} on ${shortDay(day)}. ${label} ${shortDay(due)}.`, formatDay(due), citation)
  for (const note of clock.notes ?? []) working.note(note)
  return working.answer('notice-dates', {
    event: clock.event,
    deadlines: deadlines.map(({ label, day: due, citation }) => ({ label, date: formatDay(due), citation })),
  })
}
