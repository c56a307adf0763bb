import { type Day, isLastDayOfMonth, parseDay, partsOf } from '../dates/calendar-day.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { type Cents, parsePositiveCents } from '../money/cents.ts'
import { type Anchor, anchoredMonth } from './month-arithmetic.ts'

export const STREAM_UNITS = ['day', 'week', 'semimonth', 'month', 'year'] as const
export type StreamUnit = (typeof STREAM_UNITS)[number]

export interface DatedAmount {
  date: string
  amount: string
}

export interface PaymentSeries {
  amount: string
  firstDate: string
  count: number
  unit: StreamUnit
  every?: number | undefined
  /** The two days of a semimonthly series, such as the 1st and the 16th. */
  days?: readonly number[] | undefined
  endOfMonth?: boolean | undefined
  dayOfMonth?: number | undefined
}

/** Equal amounts at equal intervals; a single amount is a series of one. */
export interface Stream {
  cents: Cents
  first: Day
  last: Day
  count: number
  unit: StreamUnit
  every: number
  anchor: Anchor | undefined
  days: readonly [number, number] | undefined
}

export const PAYMENTS_AT_MOST = 20_000

export function readAdvance({ date, amount }: DatedAmount, field: string): Stream {
  return single(parseDay(date, `${field}.date`), parsePositiveCents(amount, `${field}.amount`))
}

export function readPayment(payment: DatedAmount | PaymentSeries, field: string): Stream {
  if ('date' in payment) return readAdvance(payment, field)
  const { unit, count, endOfMonth = false } = payment
  const cents = parsePositiveCents(payment.amount, `${field}.amount`)
  const first = parseDay(payment.firstDate, `${field}.firstDate`)
  const every = payment.every ?? 1
  const dayOfMonth = partsOf(first).dayOfMonth
  if (count > PAYMENTS_AT_MOST)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      `${field}.count`,
      `${field}.count: ${count} payments are more than ${PAYMENTS_AT_MOST}.`,
    )
  for (const [name, value] of [
    ['count', count],
    ['every', every],
  ] as const)
    if (!Number.isInteger(value) || value < 1)
      throw new LoanTestRefusal(
        'INVALID_VALUE',
        `${field}.${name}`,
        `${field}.${name}: "${value}" is not a whole number from 1.`,
      )
  if (endOfMonth && !isLastDayOfMonth(first))
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      `${field}.firstDate`,
      `${field}.firstDate: "${payment.firstDate}" is not the last day of its month, though endOfMonth is set.`,
    )
  const stream: Stream = {
    ...{ cents, first, last: first, count, unit, every },
    anchor: endOfMonth ? 31 : (payment.dayOfMonth ?? dayOfMonth),
    days: unit === 'semimonth' ? semimonthDays(payment.days, dayOfMonth, `${field}.days`) : undefined,
  }
  return { ...stream, last: dateAt(stream, count - 1) }
}

function semimonthDays(
  days: readonly number[] | undefined,
  dayOfMonth: number,
  field: string,
): readonly [number, number] {
  const [early, late] = [...(days ?? [])].sort((a, b) => a - b)
  if (early !== undefined && late !== undefined) {
    if (early !== dayOfMonth && late !== dayOfMonth && dayOfMonth < 28)
      throw new LoanTestRefusal(
        'INVALID_VALUE',
        field,
        `${field}: the series begins on day ${dayOfMonth}, which is neither ${early} nor ${late}.`,
      )
    return [early, late]
  }
  return dayOfMonth <= 15 ? [dayOfMonth, dayOfMonth + 15] : [dayOfMonth - 15, dayOfMonth]
}

const single = (day: Day, cents: Cents): Stream => ({
  ...{ cents, first: day, last: day, count: 1, unit: 'day', every: 1 },
  anchor: undefined,
  days: undefined,
})

/** The date of a payment of the series, the first being number 0. */
export function dateAt({ first, unit, every, anchor = 31, days }: Stream, index: number): Day {
  const steps = index * every
  switch (unit) {
    case 'day':
      return first + steps
    case 'week':
      return first + 7 * steps
    case 'month':
      return index === 0 ? first : anchoredMonth(first, steps, anchor)
    case 'year':
      return index === 0 ? first : anchoredMonth(first, 12 * steps, anchor)
    case 'semimonth': {
      const [early, late] = days!
      const half = partsOf(first).dayOfMonth > early ? 1 : 0
      const halves = half + steps
      return index === 0
        ? first
        : anchoredMonth(first, Math.floor(halves / 2), halves % 2 === 0 ? early : late)
    }
  }
}

/**
 * In the order of their dates. Where series overlap, every payment stands for itself, and what is due on one
 * day is one amount.
 */
export function inOrder(streams: readonly Stream[]): Stream[] {
  const sorted = [...streams].sort((a, b) => a.first - b.first || a.last - b.last)
  if (sorted.every((stream, index) => index === 0 || stream.first > sorted[index - 1]!.last)) return sorted
  const byDay = new Map<Day, Stream>()
  for (const stream of sorted)
    for (let index = 0; index < stream.count; index++) {
      const day = dateAt(stream, index)
      const known = byDay.get(day)
      if (known) known.cents += stream.cents
      else byDay.set(day, { ...single(day, stream.cents), anchor: stream.anchor })
    }
  return [...byDay.values()].sort((a, b) => a.first - b.first)
}

/** Every payment of a stream as a stream of its own. */
export function singles(stream: Stream): Stream[] {
  return Array.from({ length: stream.count }, (_, index) => ({
    ...single(dateAt(stream, index), stream.cents),
    anchor: stream.anchor,
  }))
}
