import { type Day, partsOf } from '../dates/calendar-day.ts'
import type { Flow } from './general-equation.ts'
import { type Stream, singles } from './payment-stream.ts'
import { isSemimonth, type UnitPeriod, unitPeriodsBetween } from './unit-period.ts'

/**
 * Where each amount is in unit-periods from the beginning of the term. The first amount of a series is
 * measured; the others follow by whole intervals, so that the length of a month between them moves nothing.
 */
export function timedFlows(begin: Day, streams: readonly Stream[], sign: 1 | -1, period: UnitPeriod): Flow[] {
  const flows: Flow[] = []
  let before: { day: Day; flow: Flow } | undefined
  for (const stream of streams) {
    const step = stepOf(stream, period, begin)
    const parts = step === undefined ? singles(stream) : [stream]
    for (const part of parts) {
      const follows =
        period.unit === 'semimonth' && before !== undefined && isSemimonth(before.day, part.first)
          ? before.flow
          : undefined
      const flow: Flow = {
        cents: sign * part.cents,
        ...(follows ? after(follows) : positionOf(begin, part, period)),
        count: part.count,
        step: step ?? 0,
      }
      flows.push(flow)
      before = { day: part.last, flow }
    }
  }
  return flows
}

function after({ full, part, whole, count, step }: Flow): Pick<Flow, 'full' | 'part' | 'whole'> {
  const at = full * whole + part + (count - 1) * step + whole
  return { full: Math.floor(at / whole), part: at % whole, whole }
}

export function positionOf(begin: Day, stream: Stream, period: UnitPeriod) {
  const first = Math.max(begin, stream.first)
  const anchor = stream.anchor ?? partsOf(first).dayOfMonth
  return unitPeriodsBetween(begin, first, period, anchor)
}

/** The interval of a series over the position's whole; nothing where it is no fixed share of the unit-period. */
function stepOf(stream: Stream, period: UnitPeriod, begin: Day): number | undefined {
  if (stream.count === 1) return 0
  const { whole } = positionOf(begin, stream, period)
  const days = { day: 1, week: 7 }[stream.unit as string]
  if (period.unit === 'day' || period.unit === 'week')
    return days === undefined ? undefined : days * stream.every
  const months = { semimonth: 0.5, month: 1, year: 12 }[stream.unit as string]
  if (months === undefined) return undefined
  if (period.unit !== 'year') return 30 * months * stream.every
  const step = (whole / 12) * months * stream.every
  return Number.isInteger(step) ? step : undefined
}
