import { type Application, BASES, type Basis, COMPARISON, GROUPS, OUTCOMES } from './applications.ts'
import { compareGroups, type Disparity, holm, type TwoGroups } from './disparity.ts'
import { studentTwoSided } from './distributions.ts'

export const MEASURES = ['denied', 'withdrawn', 'incomplete', 'approvedNotAccepted'] as const
export type Measure = (typeof MEASURES)[number]

/** Who is counted for a measure, and among whom. */
const AMONG: Readonly<Record<Measure, readonly number[]>> = {
  denied: [OUTCOMES.originated, OUTCOMES.approvedNotAccepted, OUTCOMES.denied],
  withdrawn: [1, 2, 3, 4, 5],
  incomplete: [1, 2, 3, 4, 5],
  approvedNotAccepted: [OUTCOMES.originated, OUTCOMES.approvedNotAccepted],
}

/** Fewer applications than this in a group say nothing by themselves. */
export const SMALL_GROUP = 10
/** A difference is called out from here on. */
export const SIGNIFICANT = 0.05
/** Four fifths: the favorable rate of a group below this share of the comparison's is an adverse impact. */
export const FOUR_FIFTHS = 0.8

export interface GroupOutcome extends TwoGroups {
  measure: Measure
  basis: Basis
  group: string
  comparison: string
  /** Missing where one of the groups has nobody. */
  disparity: Disparity | undefined
  tooSmall: boolean
  /** Fisher's exact probability, corrected for all comparisons of the measure. */
  correctedP: number | undefined
  isSignal: boolean
}

export function compareOutcomes(applications: readonly Application[]): GroupOutcome[] {
  return MEASURES.flatMap((measure) => {
    const among = applications.filter(({ action }) => AMONG[measure].includes(action))
    const rows = countEvents(among, ({ action }) => action === OUTCOMES[measure]).map((row) => ({
      measure,
      ...row,
    }))
    return corrected(rows)
  })
}

export type EventCounts = Omit<GroupOutcome, 'measure' | 'correctedP' | 'isSignal'>

/** How often something happened in each group and in its comparison group, counted in one pass for each basis. */
export function countEvents(
  among: readonly Application[],
  happened: (application: Application) => boolean,
): EventCounts[] {
  return BASES.flatMap((basis) => {
    const counts = new Map<string, { events: number; total: number }>()
    for (const application of among) {
      const whose = application.groups[basis]
      if (whose === undefined) continue
      const count = counts.get(whose) ?? { events: 0, total: 0 }
      counts.set(whose, count)
      count.total++
      if (happened(application)) count.events++
    }
    const of = (group: string) => counts.get(group) ?? { events: 0, total: 0 }
    return GROUPS[basis].map((group) => asCounts(basis, group, of(group), of(COMPARISON[basis])))
  })
}

type Count = { events: number; total: number }

function asCounts(basis: Basis, group: string, own: Count, others: Count): EventCounts {
  const counts = {
    groupEvents: own.events,
    groupTotal: own.total,
    comparisonEvents: others.events,
    comparisonTotal: others.total,
  }
  return {
    basis,
    group,
    comparison: COMPARISON[basis],
    ...counts,
    disparity: own.total > 0 && others.total > 0 ? compareGroups(counts) : undefined,
    tooSmall: own.total < SMALL_GROUP || others.total < SMALL_GROUP,
  }
}

/** A comparison before it is corrected for all others of its table. */
type Uncorrected = Pick<GroupOutcome, 'disparity' | 'tooSmall'>

/** Comparisons of groups that are too small are no part of the correction: nothing is concluded from them. */
export function corrected<T extends Uncorrected>(
  rows: readonly T[],
  isAdverse = ({ disparity }: T) => disparity!.difference > 0,
): (T & Pick<GroupOutcome, 'correctedP' | 'isSignal'>)[] {
  const compared = rows.filter(({ disparity, tooSmall }) => disparity && !tooSmall)
  const probabilities = holm(compared.map(({ disparity }) => disparity!.fisherTwoSidedP))
  return rows.map((row) => {
    const place = compared.indexOf(row)
    const correctedP = place < 0 ? undefined : probabilities[place]
    return {
      ...row,
      correctedP,
      isSignal: correctedP !== undefined && correctedP < SIGNIFICANT && isAdverse(row),
    }
  })
}

export const PRICES = [
  'rateSpread',
  'interestRate',
  'totalLoanCosts',
  'originationCharges',
  'discountPoints',
  'lenderCredits',
] as const
export type Price = (typeof PRICES)[number]

export interface PriceDifference {
  price: Price | 'days'
  basis: Basis
  group: string
  comparison: string
  groupCount: number
  comparisonCount: number
  groupMean: number
  comparisonMean: number
  groupMedian: number
  comparisonMedian: number
  difference: number
  /** Welch's 95 percent interval; missing where a group has fewer than two. */
  interval: readonly [number, number] | undefined
  p: number | undefined
  correctedP: number | undefined
  tooSmall: boolean
  isSignal: boolean
}

/** Prices of the loans that were made, and the days that every decision took. */
export function comparePrices(applications: readonly Application[]): PriceDifference[] {
  const made = applications.filter(({ action }) => action === OUTCOMES.originated)
  const decided = applications.filter(({ action }) => action <= OUTCOMES.denied)
  return ([...PRICES, 'days'] as const).flatMap((price) => {
    const among = price === 'days' ? decided : made
    const rows = BASES.flatMap((basis) => {
      const byGroup = new Map<string, number[]>()
      for (const application of among) {
        const value = application[price]
        const group = application.groups[basis]
        if (value === undefined || group === undefined) continue
        const some = byGroup.get(group)
        if (some) some.push(value)
        else byGroup.set(group, [value])
      }
      const others = byGroup.get(COMPARISON[basis])
      if (!others) return []
      const comparison = summaryOf(others)
      return GROUPS[basis].flatMap((group) => {
        const own = byGroup.get(group)
        return own ? [differenceOf(price, basis, group, summaryOf(own), comparison)] : []
      })
    })
    const compared = rows.filter(({ p, tooSmall }) => p !== undefined && !tooSmall)
    const probabilities = holm(compared.map(({ p }) => p!))
    return rows.map((row) => {
      const place = compared.indexOf(row)
      const correctedP = place < 0 ? undefined : probabilities[place]
      const worse = price === 'lenderCredits' ? row.difference < 0 : row.difference > 0
      return {
        ...row,
        correctedP,
        isSignal: correctedP !== undefined && correctedP < SIGNIFICANT && worse,
      }
    })
  })
}

function differenceOf(
  price: PriceDifference['price'],
  basis: Basis,
  group: string,
  one: Summary,
  two: Summary,
): Omit<PriceDifference, 'correctedP' | 'isSignal'> {
  const difference = one.mean - two.mean
  const variance = one.variance / one.count + two.variance / two.count
  const hasInterval = one.count > 1 && two.count > 1 && variance > 0
  const degrees = hasInterval
    ? variance ** 2 /
      ((one.variance / one.count) ** 2 / (one.count - 1) + (two.variance / two.count) ** 2 / (two.count - 1))
    : 0
  const error = Math.sqrt(variance)
  const reach = hasInterval ? studentPoint(degrees) * error : 0
  return {
    price,
    basis,
    group,
    comparison: COMPARISON[basis],
    groupCount: one.count,
    comparisonCount: two.count,
    groupMean: one.mean,
    comparisonMean: two.mean,
    groupMedian: one.median,
    comparisonMedian: two.median,
    difference,
    interval: hasInterval ? [difference - reach, difference + reach] : undefined,
    p: hasInterval ? studentTwoSided(difference / error, degrees) : undefined,
    tooSmall: one.count < SMALL_GROUP || two.count < SMALL_GROUP,
  }
}

interface Summary {
  count: number
  mean: number
  variance: number
  median: number
}

function summaryOf(values: readonly number[]): Summary {
  const count = values.length
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / count
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  const sorted = Float64Array.from(values).sort()
  const middle = count >> 1
  return {
    count,
    mean,
    variance: count > 1 ? squares / (count - 1) : 0,
    median: count % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2,
  }
}

/** The point of Student's distribution that leaves 2.5 percent on each side. */
function studentPoint(degrees: number): number {
  let low = 0
  let high = 1000
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (studentTwoSided(middle, degrees) > 0.05) low = middle
    else high = middle
  }
  return (low + high) / 2
}
