import { betaQuantile, chiSquareAbove, normalTwoSided, Z_95 } from './distributions.ts'

/** Counts of one outcome, such as denial, in two groups. */
export interface TwoGroups {
  groupEvents: number
  groupTotal: number
  comparisonEvents: number
  comparisonTotal: number
}

export type Interval = readonly [low: number, high: number]

/** A figure is missing where it is not defined, such as a ratio to a rate of zero. */
export interface Disparity {
  groupRate: number
  comparisonRate: number
  difference: number
  differenceWald: Interval
  /** Of Newcombe (1998), method 10: Wilson's limits of both rates combined. */
  differenceNewcombe: Interval
  ratio: number | undefined
  ratioInterval: Interval | undefined
  /** The adverse impact ratio: the rate of those without the outcome, group to comparison. */
  favorableRatio: number | undefined
  oddsRatio: number | undefined
  oddsRatioInterval: Interval | undefined
  chiSquare: number | undefined
  chiSquareP: number | undefined
  chiSquareYates: number | undefined
  chiSquareYatesP: number | undefined
  /** The sum over all tables that are no likelier than the one observed. */
  fisherTwoSidedP: number
  fisherGreaterP: number
  fisherLessP: number
  z: number | undefined
  zP: number | undefined
  /** The difference over the root of the mean variance of both groups. */
  standardizedDifference: number | undefined
  cohensH: number
  groupWilson: Interval
  comparisonWilson: Interval
  groupClopperPearson: Interval
  comparisonClopperPearson: Interval
}

/** Both groups must have somebody. */
export function compareGroups(counts: TwoGroups): Disparity {
  const { groupEvents: a, groupTotal: n, comparisonEvents: c, comparisonTotal: m } = counts
  const b = n - a
  const d = m - c
  const groupRate = a / n
  const comparisonRate = c / m
  const difference = groupRate - comparisonRate
  const variance = (rate: number) => rate * (1 - rate)
  const waldError = Math.sqrt(variance(groupRate) / n + variance(comparisonRate) / m)
  const groupWilson = wilson(a, n)
  const comparisonWilson = wilson(c, m)
  const pooled = (a + c) / (n + m)
  const pooledError = Math.sqrt(variance(pooled) * (1 / n + 1 / m))
  const z = pooledError > 0 ? difference / pooledError : undefined
  const chiSquare = chiSquareOf(counts, 0)
  const chiSquareYates = chiSquareOf(counts, (n + m) / 2)
  const spread = Math.sqrt((variance(groupRate) + variance(comparisonRate)) / 2)
  const hasRatio = a > 0 && c > 0
  const hasOdds = hasRatio && b > 0 && d > 0
  const ratio = c > 0 ? groupRate / comparisonRate : undefined
  const oddsRatio = b > 0 && c > 0 ? (a * d) / (b * c) : undefined
  return {
    groupRate,
    comparisonRate,
    difference,
    differenceWald: [difference - Z_95 * waldError, difference + Z_95 * waldError],
    differenceNewcombe: [
      difference - Math.hypot(groupRate - groupWilson[0], comparisonWilson[1] - comparisonRate),
      difference + Math.hypot(groupWilson[1] - groupRate, comparisonRate - comparisonWilson[0]),
    ],
    ratio,
    ratioInterval: hasRatio ? logInterval(ratio!, 1 / a - 1 / n + 1 / c - 1 / m) : undefined,
    favorableRatio: d > 0 ? (1 - groupRate) / (1 - comparisonRate) : undefined,
    oddsRatio,
    oddsRatioInterval: hasOdds ? logInterval(oddsRatio!, 1 / a + 1 / b + 1 / c + 1 / d) : undefined,
    chiSquare,
    chiSquareP: chiSquare === undefined ? undefined : chiSquareAbove(chiSquare, 1),
    chiSquareYates,
    chiSquareYatesP: chiSquareYates === undefined ? undefined : chiSquareAbove(chiSquareYates, 1),
    ...fisher(counts),
    z,
    zP: z === undefined ? undefined : normalTwoSided(z),
    standardizedDifference: spread > 0 ? difference / spread : undefined,
    cohensH: 2 * Math.asin(Math.sqrt(groupRate)) - 2 * Math.asin(Math.sqrt(comparisonRate)),
    groupWilson,
    comparisonWilson,
    groupClopperPearson: clopperPearson(a, n),
    comparisonClopperPearson: clopperPearson(c, m),
  }
}

function logInterval(value: number, variance: number): Interval {
  const reach = Z_95 * Math.sqrt(variance)
  return [value * Math.exp(-reach), value * Math.exp(reach)]
}

/** Without a correction at 0, Yates' at half of all. */
function chiSquareOf(
  { groupEvents: a, groupTotal: n, comparisonEvents: c, comparisonTotal: m }: TwoGroups,
  less: number,
) {
  const events = a + c
  const others = n + m - events
  if (events === 0 || others === 0) return undefined
  const cross = Math.max(0, Math.abs(a * (m - c) - (n - a) * c) - less)
  return ((n + m) * cross * cross) / (n * m * events * others)
}

/** Wilson's score interval at 95 percent. */
export function wilson(events: number, total: number): Interval {
  const rate = events / total
  const square = Z_95 * Z_95
  const center = (rate + square / (2 * total)) / (1 + square / total)
  const reach =
    (Z_95 * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total * total))) / (1 + square / total)
  return [events === 0 ? 0 : center - reach, events === total ? 1 : center + reach]
}

/** The exact interval at 95 percent. */
export function clopperPearson(events: number, total: number): Interval {
  return [
    events === 0 ? 0 : betaQuantile(0.025, events, total - events + 1),
    events === total ? 1 : betaQuantile(0.975, events + 1, total - events),
  ]
}

/** Ties between likelihoods are decided beyond the precision of the sums. */
const AS_LIKELY = 1 + 1e-7

export function fisher({ groupEvents, groupTotal, comparisonEvents, comparisonTotal }: TwoGroups) {
  const events = groupEvents + comparisonEvents
  const least = Math.max(0, events - comparisonTotal)
  const most = Math.min(events, groupTotal)
  // Relative to the most likely table, each weight from its neighbor, so that nothing overflows.
  const mode = Math.min(
    most,
    Math.max(least, Math.floor(((events + 1) * (groupTotal + 1)) / (groupTotal + comparisonTotal + 2))),
  )
  const weights = new Float64Array(most - least + 1)
  weights[mode - least] = 1
  const step = (count: number) =>
    ((groupTotal - count) * (events - count)) / ((count + 1) * (comparisonTotal - events + count + 1))
  for (let count = mode; count < most; count++)
    weights[count + 1 - least] = weights[count - least]! * step(count)
  for (let count = mode; count > least; count--)
    weights[count - 1 - least] = weights[count - least]! / step(count - 1)
  const observed = weights[groupEvents - least]!
  const sums = { all: 0, twoSided: 0, greater: 0, less: 0 }
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index]!
    sums.all += weight
    if (weight <= observed * AS_LIKELY) sums.twoSided += weight
    if (index + least >= groupEvents) sums.greater += weight
    if (index + least <= groupEvents) sums.less += weight
  }
  const share = (sum: number) => Math.min(1, sum / sums.all)
  return {
    fisherTwoSidedP: share(sums.twoSided),
    fisherGreaterP: share(sums.greater),
    fisherLessP: share(sums.less),
  }
}

/** Holm's step-down correction: the chance of one false alarm among all comparisons stays as stated. */
export function holm(probabilities: readonly number[]): number[] {
  const order = probabilities.map((p, index) => ({ p, index })).sort((one, other) => one.p - other.p)
  const corrected: number[] = new Array(probabilities.length)
  let least = 0
  for (const [rank, { p, index }] of order.entries()) {
    least = Math.max(least, Math.min(1, p * (order.length - rank)))
    corrected[index] = least
  }
  return corrected
}
