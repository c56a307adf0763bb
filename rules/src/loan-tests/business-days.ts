import {
  addBusinessDays,
  type CreditorCalendar,
  type DayRule,
  generalDays,
  latestStart,
  specificDays,
} from '../dates/business-day-count.ts'
import { type Day, formatDay, parseDay, shortDay, weekdayName } from '../dates/calendar-day.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import { LoanTestRefusal } from './refusal.ts'

export const BUSINESS_DAYS_AT_MOST = 400

export interface BusinessDaysInput {
  definition: 'specific' | 'general'
  from: string
  /** Below zero counts backward. */
  days: number
  calendar?: CreditorCalendar
  juneteenth?: boolean
}

export interface BusinessDaysResult {
  date: string
  weekday: string
  skipped: { date: string; reason: string }[]
}

export function businessDays(input: BusinessDaysInput): LoanTestAnswer<BusinessDaysResult> {
  const from = parseDay(input.from, 'from')
  const { days } = input
  if (!Number.isInteger(days) || Math.abs(days) > BUSINESS_DAYS_AT_MOST)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'days',
      `days: "${days}" is not a whole number from -${BUSINESS_DAYS_AT_MOST} to ${BUSINESS_DAYS_AT_MOST}.`,
    )
  const working = new Working()
  const rule = ruleOf(input, working)
  const date = days >= 0 ? addBusinessDays(from, days, rule) : latestStart(from, -days, rule)
  const skipped = skippedBetween(from, date, rule)
  if (days >= 0)
    working.step(
      `Day ${days} after ${shortDay(from)} is ${shortDay(date)}. The day of the event is day 0.`,
      formatDay(date),
      '1026.2(a)(6)',
    )
  else
    working.step(
      `${shortDay(date)} is the latest business day from which day ${-days} is on or before ${shortDay(from)}.`,
      formatDay(date),
      '1026.2(a)(6)',
    )
  if (skipped.length > 0)
    working.step(
      `Not counted: ${skipped.map(({ date: day, reason }) => `${shortDay(parseDay(day, 'date'))} (${reason})`).join('; ')}.`,
      `${skipped.length}`,
      input.definition === 'specific' ? '1026.2(a)(6); comment 2(a)(6)-2' : '1026.2(a)(6); comment 2(a)(6)-1',
    )
  return working.answer('business-days', { date: formatDay(date), weekday: weekdayName(date), skipped })
}

function ruleOf(input: BusinessDaysInput, working: Working): DayRule {
  const juneteenth = input.juneteenth ?? true
  if (!juneteenth) working.note('June 19 is counted as a business day because you switched the holiday off.')
  if (input.definition === 'specific') return specificDays(juneteenth)
  noteCalendar(input.calendar, working)
  return generalDays(input.calendar, juneteenth)
}

/** The general definition depends on the creditor's own hours, which no text states. */
export function noteCalendar(calendar: CreditorCalendar | undefined, working: Working): void {
  working.note(
    calendar
      ? 'General business days follow the calendar you gave: open days, closures and openings of your offices.'
      : 'Assumption: your offices are open Monday to Friday, and closed on each legal holiday and on the Monday after a Sunday holiday.',
  )
}

function skippedBetween(from: Day, to: Day, rule: DayRule): BusinessDaysResult['skipped'] {
  const skipped: BusinessDaysResult['skipped'] = []
  const periodBegan = Math.min(from, to)
  const [first, last] = from <= to ? [from + 1, to] : [to + 1, from]
  for (let day = first; day <= last; day++) {
    const reason = rule.skipReason(day, periodBegan)
    if (reason) skipped.push({ date: formatDay(day), reason })
  }
  return skipped
}
