import { type Day, isLastDayOfMonth, partsOf } from '../dates/calendar-day.ts'
import type { Fraction } from './general-equation.ts'
import { type Anchor, anchoredMonth, monthsAndDays } from './month-arithmetic.ts'
import type { Stream, StreamUnit } from './payment-stream.ts'

/** Appendix J (b)(4): what the transaction is counted in. */
export interface UnitPeriod {
  unit: StreamUnit
  every: number
  perYear: Fraction
}

/** A period of a transaction in a standard interval, as often as it occurs. */
interface Period {
  unit: StreamUnit
  every: number
  times: number
}

/** All months are equal ((b)(3)(iv)): thirty days stand for one where lengths are compared. */
const LENGTH_IN_DAYS: Readonly<Record<StreamUnit, number>> = {
  day: 1,
  week: 7,
  semimonth: 15,
  month: 30,
  year: 360,
}
const lengthOf = ({ unit, every }: { unit: StreamUnit; every: number }) => LENGTH_IN_DAYS[unit] * every

export const standardUnitPeriod = (unit: StreamUnit, every: number): UnitPeriod | undefined => {
  switch (unit) {
    case 'day':
      if (every === 1) return { unit, every, perYear: { part: 365, whole: 1 } }
      return every % 7 === 0 ? standardUnitPeriod('week', every / 7) : undefined
    case 'week':
      return every <= 52 ? { unit, every, perYear: { part: 52, whole: every } } : YEAR
    case 'semimonth':
      return every === 1 ? { unit, every, perYear: { part: 24, whole: 1 } } : undefined
    case 'month':
      return every < 12 ? { unit, every, perYear: { part: 12, whole: every } } : YEAR
    case 'year':
      return YEAR
  }
}
const YEAR: UnitPeriod = { unit: 'year', every: 1, perYear: { part: 1, whole: 1 } }

/** Appendix J (b)(4)(ii), (b)(5)(vi)-(vii): one advance, one payment. The term is the unit-period, a year at most. */
export function singlePaymentUnitPeriod(begin: Day, end: Day): UnitPeriod {
  const { months, days } = monthsAndDays(begin, end, anchorOf(end, begin))
  const wholeMonths = days === 0
  if (months >= 12) return YEAR
  if (wholeMonths) return { unit: 'month', every: months, perYear: { part: 12, whole: months } }
  const term = end - begin
  return term >= 365 ? YEAR : { unit: 'day', every: term, perYear: { part: 365, whole: term } }
}

/** Where both dates end their months, months are measured from end to end. */
export const anchorOf = (later: Day, earlier: Day): Anchor =>
  isLastDayOfMonth(later) && isLastDayOfMonth(earlier) ? 31 : partsOf(later).dayOfMonth

/** The intervals between the advances and between the payments, the one before the first included ((b)(3)(i)). */
export function unitPeriodOf(
  begin: Day,
  advances: readonly Stream[],
  payments: readonly Stream[],
): { unitPeriod: UnitPeriod | undefined; basis: 'common' | 'average' } {
  const periods = [...periodsOf(begin, advances), ...periodsOf(begin, payments)]
  const counts = new Map<string, Period>()
  for (const { kinds, times } of periods)
    for (const kind of kinds) {
      const key = `${kind.unit}:${kind.every}`
      const known = counts.get(key)
      if (known) known.times += times
      else counts.set(key, { ...kind, times })
    }
  const common = [...counts.values()]
    .filter(({ times }) => times > 1)
    .sort((a, b) => b.times - a.times || lengthOf(a) - lengthOf(b))[0]
  if (common) return { unitPeriod: standardUnitPeriod(common.unit, common.every), basis: 'common' }
  return { unitPeriod: averagePeriod(periods), basis: 'average' }
}

interface Interval {
  kinds: readonly { unit: StreamUnit; every: number }[]
  times: number
  days: number
}

/** Every period of a side of the transaction with the standard intervals that it could be called. */
export function periodsOf(begin: Day, streams: readonly Stream[]): Interval[] {
  const found: Interval[] = []
  let before = begin
  for (const stream of streams) {
    if (stream.first > before) found.push(intervalBetween(before, stream.first, stream.anchor))
    if (stream.count > 1)
      found.push({
        kinds: [normal(stream.unit, stream.every)],
        times: stream.count - 1,
        days: Math.round((stream.last - stream.first) / (stream.count - 1)),
      })
    before = stream.last
  }
  return found
}

function normal(unit: StreamUnit, every: number): { unit: StreamUnit; every: number } {
  if (unit === 'day' && every % 7 === 0) return { unit: 'week', every: every / 7 }
  if (unit === 'year') return { unit: 'month', every: every * 12 }
  if (unit === 'semimonth' && every % 2 === 0) return { unit: 'month', every: every / 2 }
  return { unit, every }
}

function intervalBetween(from: Day, to: Day, anchor: Anchor | undefined): Interval {
  const days = to - from
  const kinds: { unit: StreamUnit; every: number }[] = [normal('day', days)]
  const { months, days: rest } = monthsAndDays(from, to, anchor ?? anchorOf(to, from))
  if (rest === 0 && months > 0) kinds.push({ unit: 'month', every: months })
  if (isSemimonth(from, to)) kinds.push({ unit: 'semimonth', every: 1 })
  return { kinds, times: 1, days }
}

/** From the 1st to the 16th, the 10th to the 25th and so on, the 15th to the last day, and back again. */
export function isSemimonth(from: Day, to: Day): boolean {
  const start = partsOf(from)
  const end = partsOf(to)
  const months = (end.year - start.year) * 12 + end.month - start.month
  const days = end.dayOfMonth - start.dayOfMonth
  if (months === 0) return days === 15 || (start.dayOfMonth === 15 && isLastDayOfMonth(to))
  return months === 1 && (days === -15 || (end.dayOfMonth === 15 && isLastDayOfMonth(from)))
}

/** (b)(4)(i)(B): the average of all periods, rounded to the nearest standard interval, ties to the lower. */
function averagePeriod(periods: readonly Interval[]): UnitPeriod | undefined {
  if (periods.length === 0) return undefined
  const months = periods.map(({ kinds }) => kinds.find(({ unit }) => unit === 'month')?.every)
  if (months.every((count) => count !== undefined)) {
    const sum = months.reduce((total, count) => total + count, 0)
    const every = Math.max(1, Math.ceil((2 * sum - months.length) / (2 * months.length)))
    return standardUnitPeriod('month', Math.min(12, every))
  }
  const total = periods.reduce((sum, { days }) => sum + days, 0)
  const standard = [
    { unit: 'day', every: 1 } as const,
    { unit: 'semimonth', every: 1 } as const,
    ...Array.from({ length: 52 }, (_, index) => ({ unit: 'week', every: index + 1 }) as const),
    ...Array.from({ length: 12 }, (_, index) => ({ unit: 'month', every: index + 1 }) as const),
  ]
  const distance = (kind: { unit: StreamUnit; every: number }) =>
    Math.abs(total - lengthOf(kind) * periods.length)
  const nearest = standard.sort((a, b) => distance(a) - distance(b) || lengthOf(a) - lengthOf(b))[0]!
  return standardUnitPeriod(nearest.unit, nearest.every)
}

/** Unit-periods between two dates: full ones, and the rest as part / whole ((b)(5)). */
export function unitPeriodsBetween(
  earlier: Day,
  later: Day,
  { unit, every }: UnitPeriod,
  anchor: Anchor,
): { full: number; part: number; whole: number } {
  if (unit === 'day' || unit === 'week') {
    const whole = every * LENGTH_IN_DAYS[unit]
    const days = later - earlier
    return { full: Math.floor(days / whole), part: days % whole, whole }
  }
  const { months, days } = monthsAndDays(earlier, later, anchor)
  if (unit === 'year') {
    const full = Math.floor(months / 12)
    const left = months % 12
    if (days === 0) return { full, part: left, whole: 12 }
    return { full, part: anchoredMonth(later, -12 * full, anchor) - earlier, whole: 365 }
  }
  const whole = unit === 'semimonth' ? 15 : 30 * every
  const total = 30 * months + days
  return { full: Math.floor(total / whole), part: total % whole, whole }
}
