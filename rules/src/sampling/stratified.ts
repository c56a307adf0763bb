import { type Stratum, shareAmong } from './draw.ts'
import {
  binomialAtMost,
  choose,
  hypergeometricAtMost,
  isWithin,
  type Rational,
  readRate,
  toDecimal,
} from './exact.ts'

export const STRATA_AT_MOST = 20
const RATE_PLACES = 12

export interface Positions {
  name: string
  /** Places in the population, from 1. */
  positions: number[]
}

/** The strata of a population in the order of their names. */
export function strataOf(groups: readonly string[]): Positions[] {
  const found = new Map<string, number[]>()
  for (const [index, name] of groups.entries()) {
    const positions = found.get(name)
    if (positions) positions.push(index + 1)
    else found.set(name, [index + 1])
  }
  return [...found]
    .map(([name, positions]) => ({ name, positions }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Of each stratum the first of its positions, sorted by the digest of "seed:position"; stratum after stratum. */
export function drawWithin(
  seed: string,
  strata: readonly (Positions & { size: number })[],
  digest: (text: string) => string,
): number[] {
  return strata.flatMap(({ positions, size }) =>
    positions
      .map((position) => ({ position, rank: digest(`${seed}:${position}`) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .slice(0, size)
      .map(({ position }) => position),
  )
}

export interface TestedStratum {
  population: number
  size: number
  deviations: number
}

/**
 * The most deviations that all strata together may have, however they are spread among them, so that finding so few is
 * no surprise. A stratum that was tested whole adds what was found in it.
 */
export function stratifiedUpperBound(
  strata: readonly TestedStratum[],
  confidence: string,
): { upperDeviations: number; upperRate: string } {
  const whole = strata.filter(({ population, size }) => size === population)
  const rest = strata.filter(({ population, size }) => size < population)
  const left = readRate(confidence)!
  const found = sumOf(rest, ({ deviations }) => deviations)
  let low = found
  let high = sumOf(rest, ({ population, size }) => population - size) + found + 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isSurprise(rest, found, middle, left)) high = middle
    else low = middle
  }
  const upperDeviations = low + sumOf(whole, ({ deviations }) => deviations)
  const all = sumOf(strata, ({ population }) => population)
  return {
    upperDeviations,
    upperRate: toDecimal({ top: BigInt(upperDeviations), bottom: BigInt(all) }, RATE_PLACES),
  }
}

/**
 * Whether finding so few is improbable for every way in which so many deviations can be spread among the strata.
 * One stratum: exact. None found: exact, for the spread that hides most. Some found: the number found is a sum of
 * independent chances, and a binomial of the same mean bounds its lower tail (Hoeffding 1956).
 */
function isSurprise(
  strata: readonly TestedStratum[],
  found: number,
  deviations: number,
  confidence: Rational,
): boolean {
  const [first] = strata
  if (!first) return true
  if (strata.length === 1)
    return isWithin(hypergeometricAtMost(found, first.size, first.population, deviations), confidence)
  if (found === 0) return isWithin(noneFound(strata, deviations), confidence)
  const tested = sumOf(strata, ({ size }) => size)
  const mean = leastExpected(strata, deviations)
  if (mean.top < BigInt(found + 1) * mean.bottom) return false
  const rate = { top: mean.top, bottom: mean.bottom * BigInt(tested) }
  return isWithin(binomialAtMost(found, tested, rate), confidence)
}

/** The chance that none is drawn, at its highest: each further deviation is where it is the least likely to be drawn. */
function noneFound(strata: readonly TestedStratum[], deviations: number): Rational {
  const spread = strata.map(({ population, size }) => ({ population, size, hidden: 0 }))
  const left = (one: (typeof spread)[number]) => one.population - one.hidden
  for (let more = 0; more < deviations; more++) {
    let best: (typeof spread)[number] | undefined
    for (const one of spread)
      if (left(one) > 0 && (!best || one.size * left(best) < best.size * left(one))) best = one
    if (!best || left(best) <= best.size) return { top: 0n, bottom: 1n }
    best.hidden += 1
  }
  let top = 1n
  let bottom = 1n
  for (const { population, size, hidden } of spread) {
    top *= choose(BigInt(population - hidden), BigInt(size))
    bottom *= choose(BigInt(population), BigInt(size))
  }
  return { top, bottom }
}

/** How many of them the sample shows on average, at the least: they stand where the smallest share is tested. */
function leastExpected(strata: readonly TestedStratum[], deviations: number): Rational {
  const thinnest = strata.toSorted((one, other) => one.size * other.population - other.size * one.population)
  let left = deviations
  let mean: Rational = { top: 0n, bottom: 1n }
  for (const { population, size } of thinnest) {
    const here = Math.min(left, population)
    left -= here
    mean = {
      top: mean.top * BigInt(population) + mean.bottom * BigInt(here * size),
      bottom: mean.bottom * BigInt(population),
    }
  }
  return mean
}

interface Plan {
  confidence: string
  tolerableRate: string
  deviationsAllowed: number
}

/** Whether a sample of these sizes can show that the rate is tolerable, with all the deviations that the plan allows. */
export function canHold(strata: readonly (Stratum & { size: number })[], plan: Plan): boolean {
  const { top, bottom } = readRate(plan.tolerableRate)!
  const all = sumOf(strata, ({ population }) => population)
  const tolerable = Number((top * BigInt(all) + bottom - 1n) / bottom)
  const open = strata.filter(({ size, population }) => size < population)
  const found = plan.deviationsAllowed
  if (tolerable <= found) return false
  return isSurprise(
    open.map(({ population, size }) => ({ population, size, deviations: 0 })),
    found,
    tolerable,
    readRate(plan.confidence)!,
  )
}

/**
 * Shares the least sample that can show that the rate is tolerable among the strata by their sizes, at least one item
 * of each. It begins at the size that a draw without strata needs.
 */
export function proportionalSizes(
  strata: readonly Stratum[],
  from: number,
  plan: Plan,
): (Stratum & { size: number })[] {
  const all = sumOf(strata, ({ population }) => population)
  for (let size = Math.min(from, all); size < all; size++) {
    const shared = shareAmong(strata, size).map((one) => ({ ...one, size: Math.max(1, one.size) }))
    if (canHold(shared, plan)) return shared
  }
  return strata.map((stratum) => ({ ...stratum, size: stratum.population }))
}

const sumOf = <One>(list: readonly One[], value: (one: One) => number): number =>
  list.reduce((sum, one) => sum + value(one), 0)
