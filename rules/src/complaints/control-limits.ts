/** Of a count of complaints that came in one month. */
export interface MonthCount {
  /** 2026-01 */
  month: string
  count: number
}

export interface ControlLimits {
  mean: number
  /** Mean minus three times its square root, never below zero. */
  lower: number
  upper: number
  /** How many full months the mean is taken of. */
  monthCount: number
}

export interface ControlledMonth extends MonthCount {
  /** The month is not over: it counts neither for the mean nor as outside. */
  isRunning: boolean
  isOutside: boolean
}

export interface ControlChart {
  months: ControlledMonth[]
  /** Null: too few full months. */
  limits: ControlLimits | null
}

export const MONTHS_SHOWN = 12
/** With fewer, the mean says next to nothing. */
export const LEAST_MONTHS = 6
const SIGMAS = 3

/**
 * A c-chart of counts by month: the mean of the full months, and three sigma around it where sigma is the square
 * root of the mean, as the Poisson distribution has it. Months without a complaint count as zero from the first
 * month with one; the running month is shown and not judged. `known` are the latest months with a complaint, newest first.
 */
export function controlChart(
  known: readonly MonthCount[],
  { thisMonth, since }: { thisMonth: string; since: string },
): ControlChart {
  const counts = new Map(known.map(({ month, count }) => [month, count]))
  const months = monthsUntil(thisMonth)
    .filter((month) => month >= since)
    .map((month) => ({ month, count: counts.get(month) ?? 0, isRunning: month === thisMonth }))
  const limits = limitsOf(months.filter(({ isRunning }) => !isRunning).map(({ count }) => count))
  return {
    limits,
    months: months.map((month) => ({
      ...month,
      isOutside:
        limits !== null && !month.isRunning && (month.count > limits.upper || month.count < limits.lower),
    })),
  }
}

function limitsOf(counts: readonly number[]): ControlLimits | null {
  if (counts.length < LEAST_MONTHS) return null
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const reach = SIGMAS * Math.sqrt(mean)
  return { mean, lower: Math.max(0, mean - reach), upper: mean + reach, monthCount: counts.length }
}

function monthsUntil(last: string): string[] {
  const [year, month] = last.split('-').map(Number) as [number, number]
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const count = year * 12 + (month - 1) - (MONTHS_SHOWN - 1 - index)
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}
