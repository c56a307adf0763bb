import { isoDay } from '../../ui/day-of-moment.ts'

export interface Period {
  periodStart: string
  periodEnd: string
}

/** The calendar month before the given day. */
export function lastMonth(today: Date): Period {
  const first = Date.UTC(today.getFullYear(), today.getMonth() - 1, 1)
  const last = Date.UTC(today.getFullYear(), today.getMonth(), 0)
  return { periodStart: day(first), periodEnd: day(last) }
}

export function thisYear(today: Date): Period {
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())
  return { periodStart: day(Date.UTC(today.getFullYear(), 0, 1)), periodEnd: day(now) }
}

function day(time: number): string {
  return isoDay(time)
}
