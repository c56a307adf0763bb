import {
  binomialAtMost,
  hypergeometricAtMost,
  isWithin,
  type Rational,
  readRate,
  toDecimal,
} from './exact.ts'

/** The largest population of a plan: more rows than any register, and a sum that stays quick. */
export const POPULATION_AT_MOST = 10_000_000
export const DEVIATIONS_AT_MOST = 100
/** Beyond it, the rates of the plan are too close to each other for a sample to tell them apart. */
const SIZE_AT_MOST = 100_000
const RISK_PLACES = 15
const RATE_PLACES = 12

export class SamplingRefusal extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

export interface SizeAnswer {
  sampleSize: number
  /** P(at most the allowed deviations) if the population is just as bad as the tolerable rate says. */
  riskAtSize: string
  /** The same with one item less: above what the confidence leaves, so the size is the least. */
  riskOneLess: string
}

export interface FiniteSizeAnswer {
  /** The tolerable rate in whole items, rounded up. */
  tolerableDeviations: number
  /** Missing where even the whole population could not show more than the deviations allowed. */
  sampleSize: number | null
  riskAtSize: string | null
  riskOneLess: string | null
}

interface Plan {
  /** A decimal between 0.5 and 1, such as "0.95". */
  confidence: string
  tolerableRate: string
  deviationsAllowed: number
}

/** The least sample from a large population: P(X ≤ allowed | size, tolerable rate) ≤ 1 − confidence. */
export function binomialSize(plan: Plan): SizeAnswer {
  const { confidence, tolerable, allowed } = readPlan(plan)
  const risk = (size: number) => binomialAtMost(allowed, size, tolerable)
  const sampleSize = leastFrom(allowed + 1, SIZE_AT_MOST, (size) => isWithin(risk(size), confidence))
  if (sampleSize === undefined)
    throw new SamplingRefusal(
      'tolerableRate',
      `A tolerable rate of ${plan.tolerableRate} needs more than ${SIZE_AT_MOST} items. Enter a higher rate.`,
    )
  return { sampleSize, ...risksAround(sampleSize, risk) }
}

/** The least sample from a population that is counted, without replacement. */
export function hypergeometricSize({ population, ...plan }: Plan & { population: number }): FiniteSizeAnswer {
  const { confidence, tolerable, allowed } = readPlan(plan)
  readCount('population', population, 1, POPULATION_AT_MOST)
  const tolerableDeviations = Number(
    (tolerable.top * BigInt(population) + tolerable.bottom - 1n) / tolerable.bottom,
  )
  const risk = (size: number) => hypergeometricAtMost(allowed, size, population, tolerableDeviations)
  const sampleSize =
    tolerableDeviations > allowed
      ? leastFrom(allowed + 1, population, (size) => isWithin(risk(size), confidence))
      : undefined
  if (sampleSize === undefined)
    return { tolerableDeviations, sampleSize: null, riskAtSize: null, riskOneLess: null }
  return { tolerableDeviations, sampleSize, ...risksAround(sampleSize, risk) }
}

/** The least sample that allows as many deviations as are expected in it, rounded up. */
export function expectedRateSize(plan: { confidence: string; tolerableRate: string; expectedRate: string }): {
  sampleSize: number
  deviationsAllowed: number
} {
  const { confidence, tolerable } = readPlan({ ...plan, deviationsAllowed: 0 })
  const expected = readShare('expectedRate', plan.expectedRate)
  if (expected.top * tolerable.bottom >= tolerable.top * expected.bottom)
    throw new SamplingRefusal(
      'expectedRate',
      'The expected rate must be below the tolerable rate. Otherwise no sample can show that the rate is tolerable.',
    )
  // Each further deviation that is allowed begins at one size: between two such sizes the risk falls, so the least
  // size that serves is searched within each stretch.
  for (let allowed = 0; ; allowed++) {
    const from = Math.max(allowed, 1, allowed === 0 ? 1 : sizeFrom(allowed, expected))
    const to = expected.top === 0n ? SIZE_AT_MOST : sizeFrom(allowed + 1, expected) - 1
    if (from > SIZE_AT_MOST)
      throw new SamplingRefusal(
        'expectedRate',
        `The rates are too close: more than ${SIZE_AT_MOST} items would be needed.`,
      )
    const sampleSize = leastFrom(from, Math.min(to, SIZE_AT_MOST), (size) =>
      isWithin(binomialAtMost(allowed, size, tolerable), confidence),
    )
    if (sampleSize !== undefined) return { sampleSize, deviationsAllowed: allowed }
  }
}

/** The least size whose expected deviations, rounded up, are this many. */
function sizeFrom(allowed: number, expected: Rational): number {
  return Number((BigInt(allowed - 1) * expected.bottom) / expected.top) + 1
}

/** One-sided Clopper-Pearson: the rate above which so few deviations would be a surprise. */
export function binomialUpperBound(found: { sampleSize: number; deviations: number; confidence: string }): {
  upperRate: string
} {
  const confidence = readConfidence(found.confidence)
  readCount('sampleSize', found.sampleSize, 1, SIZE_AT_MOST)
  readCount('deviations', found.deviations, 0, found.sampleSize)
  if (found.deviations === found.sampleSize)
    return { upperRate: toDecimal({ top: 1n, bottom: 1n }, RATE_PLACES) }
  const bottom = 10n ** BigInt(RATE_PLACES + 2)
  let low = 0n
  let high = bottom
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    const risk = binomialAtMost(found.deviations, found.sampleSize, { top: middle, bottom })
    if (isWithin(risk, confidence)) high = middle
    else low = middle
  }
  return { upperRate: toDecimal({ top: low + high, bottom: bottom * 2n }, RATE_PLACES) }
}

/** The most deviations that the population may have, so that finding so few is no surprise. */
export function hypergeometricUpperBound(found: {
  population: number
  sampleSize: number
  deviations: number
  confidence: string
}): { upperDeviations: number; upperRate: string } {
  const { population, sampleSize, deviations } = found
  const confidence = readConfidence(found.confidence)
  readCount('population', population, 1, POPULATION_AT_MOST)
  readCount('sampleSize', sampleSize, 1, population)
  readCount('deviations', deviations, 0, sampleSize)
  let low = deviations
  let high = population - (sampleSize - deviations) + 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isWithin(hypergeometricAtMost(deviations, sampleSize, population, middle), confidence)) high = middle
    else low = middle
  }
  return {
    upperDeviations: low,
    upperRate: toDecimal({ top: BigInt(low), bottom: BigInt(population) }, RATE_PLACES),
  }
}

function risksAround(size: number, risk: (size: number) => Rational) {
  return {
    riskAtSize: toDecimal(risk(size), RISK_PLACES),
    riskOneLess: toDecimal(risk(size - 1), RISK_PLACES),
  }
}

/** The least number that serves, of numbers of which all above it serve, too. */
function leastFrom(from: number, to: number, serves: (value: number) => boolean): number | undefined {
  if (from > to) return undefined
  let step = 1
  let high = from
  let low = from - 1
  while (!serves(high)) {
    if (high === to) return undefined
    low = high
    high = Math.min(to, high + step)
    step *= 2
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (serves(middle)) high = middle
    else low = middle
  }
  return high
}

function readPlan({ confidence, tolerableRate, deviationsAllowed }: Plan) {
  readCount('deviationsAllowed', deviationsAllowed, 0, DEVIATIONS_AT_MOST)
  const tolerable = readShare('tolerableRate', tolerableRate)
  if (tolerable.top === 0n || tolerable.top >= tolerable.bottom)
    throw new SamplingRefusal('tolerableRate', 'Enter a tolerable rate above 0 and below 1, such as 0.05.')
  return { confidence: readConfidence(confidence), tolerable, allowed: deviationsAllowed }
}

function readConfidence(text: string): Rational {
  const confidence = readShare('confidence', text)
  if (confidence.top * 2n < confidence.bottom || confidence.top >= confidence.bottom)
    throw new SamplingRefusal('confidence', 'Enter a confidence from 0.5 to below 1, such as 0.95.')
  return confidence
}

function readShare(field: string, text: string): Rational {
  const rate = readRate(text)
  if (!rate)
    throw new SamplingRefusal(
      field,
      `"${text}" is not a share. Write a decimal between 0 and 1, such as 0.05.`,
    )
  return rate
}

function readCount(field: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SamplingRefusal(field, `Enter a whole number from ${least} to ${most}, not ${value}.`)
}
