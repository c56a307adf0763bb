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
    const rows = BASES.flatMap((basis) =>
      GROUPS[basis].map((group) => countOutcome(among, measure, basis, group)),
    )
    return corrected(rows)
  })
}

function countOutcome(
  among: readonly Application[],
  measure: Measure,
  basis: Basis,
  group: string,
): Omit<GroupOutcome, 'correctedP' | 'isSignal'> {
  return { measure, ...countEvents(among, basis, group, ({ action }) => action === OUTCOMES[measure]) }
}

export type EventCounts = Omit<GroupOutcome, 'measure' | 'correctedP' | 'isSignal'>

/** How often something happened in a group and in its comparison group. */
export function countEvents(
  among: readonly Application[],
  basis: Basis,
  group: string,
  happened: (application: Application) => boolean,
): EventCounts {
  const counts = { groupEvents: 0, groupTotal: 0, comparisonEvents: 0, comparisonTotal: 0 }
  for (const application of among) {
    const whose = application.groups[basis]
    if (whose === group) {
      counts.groupTotal++
      if (happened(application)) counts.groupEvents++
    } else if (whose === COMPARISON[basis]) {
      counts.comparisonTotal++
      if (happened(application)) counts.comparisonEvents++
    }
  }
  const { groupTotal, comparisonTotal } = counts
  return {
    basis,
    group,
    comparison: COMPARISON[basis],
    ...counts,
    disparity: groupTotal > 0 && comparisonTotal > 0 ? compareGroups(counts) : undefined,
    tooSmall: groupTotal < SMALL_GROUP || comparisonTotal < SMALL_GROUP,
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
    const rows = BASES.flatMap((basis) =>
      GROUPS[basis].flatMap((group) => {
        const own: number[] = []
        const others: number[] = []
        for (const application of among) {
          const value = application[price]
          if (value === undefined) continue
          if (application.groups[basis] === group) own.push(value)
          else if (application.groups[basis] === COMPARISON[basis]) others.push(value)
        }
        return own.length > 0 && others.length > 0 ? [differenceOf(price, basis, group, own, others)] : []
      }),
    )
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
  own: number[],
  others: number[],
): Omit<PriceDifference, 'correctedP' | 'isSignal'> {
  const one = spread(own)
  const two = spread(others)
  const difference = one.mean - two.mean
  const variance = one.variance / own.length + two.variance / others.length
  const hasInterval = own.length > 1 && others.length > 1 && variance > 0
  const degrees = hasInterval
    ? variance ** 2 /
      ((one.variance / own.length) ** 2 / (own.length - 1) +
        (two.variance / others.length) ** 2 / (others.length - 1))
    : 0
  const error = Math.sqrt(variance)
  const reach = hasInterval ? studentPoint(degrees) * error : 0
  return {
    price,
    basis,
    group,
    comparison: COMPARISON[basis],
    groupCount: own.length,
    comparisonCount: others.length,
    groupMean: one.mean,
    comparisonMean: two.mean,
    groupMedian: median(own),
    comparisonMedian: median(others),
    difference,
    interval: hasInterval ? [difference - reach, difference + reach] : undefined,
    p: hasInterval ? studentTwoSided(difference / error, degrees) : undefined,
    tooSmall: own.length < SMALL_GROUP || others.length < SMALL_GROUP,
  }
}

function spread(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: values.length > 1 ? squares / (values.length - 1) : 0 }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
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
