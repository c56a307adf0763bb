import {
  type CreditorCalendar,
  type DayRule,
  generalDays,
  specificDays,
} from '@plumbline/rules/dates/business-day-count.ts'
import { type Day, formatDay, isoWeekday, parseDay, readDay } from '@plumbline/rules/dates/calendar-day.ts'
import type { TridForwardInput, TridForwardResult } from '@plumbline/rules/trid/trid-forward-shape.ts'

export type MarkTone = 'due' | 'count' | 'rescind'

export interface CalendarDay {
  date: string
  /** What this day counts for: "Wait 2". */
  marks: { text: string; tone: MarkTone }[]
  /** What happens: "Disclosure sent". */
  events: string[]
  /** Why it does not count, where a count runs across it. */
  skipped: string | null
  planned: boolean
  earliest: boolean
}

/** One row of the timeline: from the event to its deadline. */
export interface Span {
  label: string
  from: string
  to: string
}

export interface TridCalendar {
  weeks: CalendarDay[][]
  spans: Span[]
}

interface Count {
  text: string
  span: string
  tone: MarkTone
  from: Day
  to: Day
  rule: DayRule
}

const WEEKS_AT_MOST = 26

/** The days that the clock counts, week by week from Sunday, each with its reason. */
export function tridCalendar(input: TridForwardInput, result: TridForwardResult): TridCalendar {
  const counts = countsOf(input, result)
  const events = eventsOf(input, result)
  const days = [...counts.flatMap(({ from, to }) => [from, to]), ...events.keys()]
  if (days.length === 0) return { weeks: [], spans: [] }
  const first = Math.min(...days)
  const last = Math.min(Math.max(...days), first + WEEKS_AT_MOST * 7)
  const start = first - (isoWeekday(first) % 7)
  const weeks: CalendarDay[][] = []
  for (let sunday = start; sunday <= last; sunday += 7)
    weeks.push(Array.from({ length: 7 }, (_, index) => dayOf(sunday + index, counts, events, result)))
  return {
    weeks,
    spans: counts.map(({ span, from, to }) => ({ label: span, from: formatDay(from), to: formatDay(to) })),
  }
}

function dayOf(
  day: Day,
  counts: readonly Count[],
  events: ReadonlyMap<Day, string[]>,
  { earliestConsummation, plannedConsummation }: TridForwardResult,
): CalendarDay {
  const date = formatDay(day)
  const running = counts.filter(({ from, to }) => from < day && day <= to)
  const counting = running.filter(({ rule, from }) => rule.skipReason(day, from) === null)
  const reasons = running.map(({ rule, from }) => rule.skipReason(day, from))
  return {
    date,
    marks: counting.map((count) => ({ text: `${count.text} ${placeIn(count, day)}`, tone: count.tone })),
    events: events.get(day) ?? [],
    skipped: counting.length === 0 ? (reasons.find((reason) => reason !== null) ?? null) : null,
    planned: plannedConsummation.date === date,
    earliest: earliestConsummation === date,
  }
}

function placeIn({ from, rule }: Count, day: Day): number {
  let place = 0
  for (let at = from + 1; at <= day; at++) if (rule.skipReason(at, from) === null) place++
  return place
}

function countsOf(input: TridForwardInput, result: TridForwardResult): Count[] {
  const specific = specificDays(input.juneteenth ?? true)
  const general = generalDays(usable(input.calendar), input.juneteenth ?? true)
  const counts: Count[] = []
  const add = (
    from: string | null | undefined,
    to: string | null | undefined,
    rest: Omit<Count, 'from' | 'to'>,
  ) => {
    if (from && to && readDay(from) !== undefined && from < to)
      counts.push({ from: parseDay(from, 'from'), to: parseDay(to, 'to'), ...rest })
  }
  const { loanEstimate, closingDisclosure, correctedClosingDisclosures, rescission } = result
  add(input.applicationReceived, loanEstimate.dueBy, {
    ...{ text: 'Due', span: 'Estimate due', tone: 'due', rule: general },
  })
  add(input.loanEstimate?.sent, loanEstimate.sevenDayEarliest, {
    ...{ text: 'Seven', span: 'Seven days', tone: 'count', rule: specific },
  })
  if (closingDisclosure.receivedBasis === 'presumed')
    add(input.closingDisclosure?.sent, closingDisclosure.received, {
      ...{ text: 'Receipt', span: 'Receipt', tone: 'count', rule: specific },
    })
  add(closingDisclosure.received, closingDisclosure.earliestConsummation, {
    ...{ text: 'Wait', span: 'Three-day wait', tone: 'count', rule: specific },
  })
  for (const corrected of correctedClosingDisclosures)
    add(corrected.received, corrected.earliestConsummation, {
      ...{ text: 'New wait', span: 'New wait', tone: 'count', rule: specific },
    })
  add(input.rescission?.consummation, rescission.expiresAtMidnightOf, {
    ...{ text: 'Rescind', span: 'Rescission', tone: 'rescind', rule: specific },
  })
  return counts
}

/** While a date is half typed the calendar is left out rather than refused; the server says what is wrong. */
function usable(calendar: CreditorCalendar | undefined): CreditorCalendar | undefined {
  const all = [...(calendar?.closedDates ?? []), ...(calendar?.openDates ?? [])]
  return all.every((date) => readDay(date) !== undefined) ? calendar : undefined
}

function eventsOf(input: TridForwardInput, result: TridForwardResult): Map<Day, string[]> {
  const events = new Map<Day, string[]>()
  const add = (date: string | null | undefined, text: string) => {
    const day = date ? readDay(date) : undefined
    if (day === undefined) return
    const others = events.get(day)
    if (others) others.push(text)
    else events.set(day, [text])
  }
  add(input.applicationReceived, 'Application')
  add(input.loanEstimate?.sent, 'Estimate sent')
  add(input.closingDisclosure?.sent, 'Disclosure sent')
  if (result.closingDisclosure.received !== input.closingDisclosure?.sent)
    add(result.closingDisclosure.received, 'Received')
  for (const { sent } of input.revisedLoanEstimates ?? []) add(sent, 'Revised estimate sent')
  for (const { sent } of input.correctedClosingDisclosures ?? []) add(sent, 'Corrected disclosure sent')
  add(input.intentToProceed, 'Intent to proceed')
  add(result.plannedConsummation.date, 'Planned')
  add(result.earliestConsummation, 'Earliest closing')
  add(result.rescission.disburseFrom, 'Pay out')
  return events
}
