import { type Application, BASES, type Basis, COMPARISON, GROUPS, OUTCOMES } from './applications.ts'
import { compareGroups, type Disparity, holm, type TwoGroups } from './disparity.ts'
import { studentTwoSided } from './distributions.ts'
import { COMPARISON_GROUP, type GroupColumns, groupColumns, groupCount } from './group-columns.ts'
import { medianOf } from './median.ts'

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

export function compareOutcomes(
  applications: readonly Application[],
  columns = groupColumns(applications),
): GroupOutcome[] {
  return MEASURES.flatMap((measure) => {
    const among = new Set(AMONG[measure])
    const event = OUTCOMES[measure]
    const rows = countEvents(applications, columns, ({ action }) =>
      among.has(action) ? action === event : undefined,
    )
    return corrected(rows.map((row) => ({ measure, ...compared(row) })))
  })
}

export type EventCounts = TwoGroups & Pick<GroupOutcome, 'basis' | 'group' | 'comparison' | 'tooSmall'>

/**
 * How often something happened in each group and in its comparison group, in one pass for all of them. `happened` says
 * nothing of an application that is not counted.
 */
export function countEvents(
  applications: readonly Application[],
  columns: GroupColumns,
  happened: (application: Application) => boolean | undefined,
): EventCounts[] {
  const counts = BASES.map((basis) => ({
    codes: columns[basis],
    events: new Uint32Array(groupCount(basis)),
    totals: new Uint32Array(groupCount(basis)),
  }))
  for (let at = 0; at < applications.length; at++) {
    const isEvent = happened(applications[at]!)
    if (isEvent === undefined) continue
    for (const { codes, events, totals } of counts) {
      const code = codes[at]!
      totals[code]!++
      if (isEvent) events[code]!++
    }
  }
  return BASES.flatMap((basis, index) => eventCounts(basis, counts[index]!))
}

/** Of the numbers of each group, those of every group beside its comparison group. */
export function eventCounts(
  basis: Basis,
  { events, totals }: { events: Uint32Array; totals: Uint32Array },
): EventCounts[] {
  const comparisonEvents = events[COMPARISON_GROUP]!
  const comparisonTotal = totals[COMPARISON_GROUP]!
  return GROUPS[basis].map((group, at) => {
    const code = COMPARISON_GROUP + 1 + at
    const groupTotal = totals[code]!
    return {
      ...{ basis, group, comparison: COMPARISON[basis] },
      ...{ groupEvents: events[code]!, groupTotal, comparisonEvents, comparisonTotal },
      tooSmall: groupTotal < SMALL_GROUP || comparisonTotal < SMALL_GROUP,
    }
  })
}

export const compared = (counts: EventCounts): EventCounts & Pick<GroupOutcome, 'disparity'> => ({
  ...counts,
  disparity: counts.groupTotal > 0 && counts.comparisonTotal > 0 ? compareGroups(counts) : undefined,
})

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
export function comparePrices(
  applications: readonly Application[],
  columns = groupColumns(applications),
): PriceDifference[] {
  return ([...PRICES, 'days'] as const).flatMap((price) => {
    const last = price === 'days' ? OUTCOMES.denied : OUTCOMES.originated
    const values = new Float64Array(applications.length).fill(Number.NaN)
    for (let at = 0; at < values.length; at++) {
      const value = applications[at]![price]
      if (value !== undefined && applications[at]!.action <= last) values[at] = value
    }
    return correctedPrices(BASES.flatMap((basis) => priceRows(price, basis, values, columns[basis])))
  })
}

type UncorrectedPrice = Omit<PriceDifference, 'correctedP' | 'isSignal'>

function priceRows(
  price: PriceDifference['price'],
  basis: Basis,
  values: Float64Array,
  codes: Uint8Array,
): UncorrectedPrice[] {
  const byGroup = valuesByGroup(values, codes, groupCount(basis))
  const others = byGroup[COMPARISON_GROUP]!
  if (others.length === 0) return []
  const comparison = summaryOf(others)
  return GROUPS[basis].flatMap((group, at) => {
    const own = byGroup[COMPARISON_GROUP + 1 + at]!
    return own.length > 0 ? [differenceOf(price, basis, group, summaryOf(own), comparison)] : []
  })
}

function valuesByGroup(values: Float64Array, codes: Uint8Array, groups: number): Float64Array[] {
  const sizes = new Uint32Array(groups)
  for (let at = 0; at < values.length; at++) if (!Number.isNaN(values[at])) sizes[codes[at]!]!++
  const byGroup = Array.from(sizes, (size) => new Float64Array(size))
  sizes.fill(0)
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    const code = codes[at]!
    if (!Number.isNaN(value)) byGroup[code]![sizes[code]!++] = value
  }
  return byGroup
}

function correctedPrices(rows: readonly UncorrectedPrice[]): PriceDifference[] {
  const compared = rows.filter(({ p, tooSmall }) => p !== undefined && !tooSmall)
  const probabilities = holm(compared.map(({ p }) => p!))
  return rows.map((row) => {
    const place = compared.indexOf(row)
    const correctedP = place < 0 ? undefined : probabilities[place]
    const worse = row.price === 'lenderCredits' ? row.difference < 0 : row.difference > 0
    return { ...row, correctedP, isSignal: correctedP !== undefined && correctedP < SIGNIFICANT && worse }
  })
}

function differenceOf(
  price: PriceDifference['price'],
  basis: Basis,
  group: string,
  one: Summary,
  two: Summary,
): UncorrectedPrice {
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

/** The values are put into another order. */
function summaryOf(values: Float64Array): Summary {
  const count = values.length
  let sum = 0
  for (let at = 0; at < count; at++) sum += values[at]!
  const mean = sum / count
  let squares = 0
  for (let at = 0; at < count; at++) squares += (values[at]! - mean) ** 2
  return { count, mean, variance: count > 1 ? squares / (count - 1) : 0, median: medianOf(values) }
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
