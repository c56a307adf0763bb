import { hash, randomBytes } from 'node:crypto'
import {
  type DrawnSample,
  LISTED_ITEMS_AT_MOST,
  type SamplePlan,
  SHEET_ITEMS_AT_MOST,
  STRATA_AT_MOST,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { drawPositions } from '@plumbline/rules/sampling/draw.ts'
import { hypergeometricSize, SamplingRefusal } from '@plumbline/rules/sampling/sample-size.ts'
import {
  canHold,
  drawWithin,
  type Positions,
  proportionalSizes,
  strataOf,
} from '@plumbline/rules/sampling/stratified.ts'
import type { z } from 'zod'
import type { CountedPopulation } from './loan-population.ts'

interface DrawErrors {
  POPULATION_EMPTY: () => Error
  POPULATION_TOO_LARGE: () => Error
  PLAN_REFUSED: (refusal: { message: string; data: { field: string } }) => Error
  SAMPLE_TOO_LARGE: (refusal: { message: string; data: { size: number } }) => Error
  STRATA_REFUSED: (refusal: { message: string }) => Error
}

type Plan = z.infer<typeof SamplePlan>
type Stages = NonNullable<DrawnSample['stages']>

export interface Method {
  plan: Plan
  strata?: { column: string; sizes?: { name: string; size: number }[] | undefined } | undefined
  stages?: Stages | undefined
}

/** How many items, and of which strata. */
export interface Allotment {
  size: number
  strata: (Positions & { size: number })[] | null
}

/** The size by the exact tables; all items where no smaller sample can show that the rate is tolerable. */
export function allot(
  { plan, strata, stages }: Method,
  population: CountedPopulation,
  errors: DrawErrors,
): Allotment {
  const { size, labels, groups } = population
  if (size === 0) throw errors.POPULATION_EMPTY()
  if (labels && size > LISTED_ITEMS_AT_MOST) throw errors.POPULATION_TOO_LARGE()
  if (stages) return { size: sizeOfStages(stages, strata !== undefined, size, errors), strata: null }
  const least = exactSize(plan, size, errors)
  const parts = strata && groups ? sizesOfStrata(plan, strata, groups, least, errors) : null
  const needed = parts ? parts.reduce((sum, part) => sum + part.size, 0) : least
  if (needed > SHEET_ITEMS_AT_MOST)
    throw errors.SAMPLE_TOO_LARGE({
      message: `The plan needs ${needed.toLocaleString('en-US')} items, and a sheet holds ${SHEET_ITEMS_AT_MOST.toLocaleString('en-US')}. Choose a higher tolerable rate, fewer errors allowed, or a lower confidence.`,
      data: { size: needed },
    })
  return { size: needed, strata: parts }
}

function exactSize(
  { confidence, tolerableRate, expectedErrors }: Plan,
  population: number,
  errors: DrawErrors,
) {
  try {
    const plan = { population, confidence, tolerableRate, deviationsAllowed: expectedErrors }
    return hypergeometricSize(plan).sampleSize ?? population
  } catch (error) {
    if (!(error instanceof SamplingRefusal)) throw error
    throw errors.PLAN_REFUSED({ message: error.message, data: { field: error.field } })
  }
}

function sizeOfStages(
  { totalSize, initialSize, initialErrors, finalErrors }: Stages,
  hasStrata: boolean,
  population: number,
  { PLAN_REFUSED }: DrawErrors,
): number {
  const refuse = (field: string, message: string) => PLAN_REFUSED({ message, data: { field } })
  if (hasStrata)
    throw refuse('stages', 'A sample in two stages has no strata. Draw one sample for each group.')
  if (totalSize > population)
    throw refuse(
      'totalSize',
      `The population has ${population.toLocaleString('en-US')} items. Enter no more as the total sample.`,
    )
  if (initialSize >= totalSize)
    throw refuse('initialSize', 'The initial sample must be smaller than the total sample.')
  if (initialErrors > initialSize)
    throw refuse(
      'initialErrors',
      'The initial sample has fewer items than the errors that open the second stage.',
    )
  if (initialErrors > finalErrors)
    throw refuse(
      'initialErrors',
      'The number of errors that opens the second stage cannot be higher than the number that fails an attribute.',
    )
  if (finalErrors > totalSize)
    throw refuse(
      'finalErrors',
      'The total sample has fewer items than the errors at which an attribute fails.',
    )
  return totalSize
}

function sizesOfStrata(
  plan: Plan,
  { column, sizes }: NonNullable<Method['strata']>,
  groups: readonly string[],
  least: number,
  errors: DrawErrors,
): (Positions & { size: number })[] {
  const refuse = (message: string) => errors.STRATA_REFUSED({ message })
  const strata = strataOf(groups)
  if (strata.length > STRATA_AT_MOST)
    throw refuse(
      `"${column}" has ${strata.length} values, and a sample has at most ${STRATA_AT_MOST} strata.`,
    )
  const counted = strata.map(({ name, positions }) => ({ name, population: positions.length }))
  const asked = { ...plan, deviationsAllowed: plan.expectedErrors }
  if (!sizes) return withSizes(strata, proportionalSizes(counted, least, asked))
  const list = counted.map(({ name, population }) => `${name} (${population})`).join(', ')
  const chosen = counted.map((stratum) => ({
    ...stratum,
    size: sizes.find(({ name }) => name === stratum.name)?.size ?? 0,
  }))
  if (sizes.length !== strata.length || chosen.some(({ size, population }) => size < 1 || size > population))
    throw refuse(`Give each stratum a number of items that it has: ${list}.`)
  if (!canHold(chosen, asked))
    throw refuse(
      'These numbers cannot show that the rate is tolerable, even with no more errors than the plan allows. Enter more items, above all for the largest strata, or draw in proportion.',
    )
  return withSizes(strata, chosen)
}

const withSizes = (strata: readonly Positions[], sized: readonly { size: number }[]) =>
  strata.map((stratum, index) => ({ ...stratum, size: sized[index]!.size }))

interface Drawing extends Method {
  from: DrawnSample['from']
  population: CountedPopulation
  allotment: Allotment
  drawnOn: string
  drawnByName: string
}

const digest = (text: string) => hash('sha256', text)

/** Nobody chooses the seed, so nobody can look for one that leaves an item out. */
export async function drawSample({ plan, population, allotment, strata, stages, ...how }: Drawing) {
  const seed = randomBytes(8).toString('hex')
  const { size, strata: parts } = allotment
  const drawn = parts
    ? drawWithin(seed, parts, digest)
    : drawPositions({ seed, population: population.size, size }, digest)
  const labels =
    (await population.labelsOf?.(drawn)) ??
    drawn.map((position) => population.labels?.[position - 1] ?? `Item ${position}`)
  const items = drawn.map((position, index) => ({ position, label: labels[index]! }))
  const { description, confidence, tolerableRate, expectedErrors, attributes } = plan
  const sample: DrawnSample = {
    ...{ description, confidence, tolerableRate, expectedErrors, attributes },
    ...{ populationSize: population.size, size, seed, ...how },
    sourceName: population.sourceName ?? '',
    strata:
      parts && strata
        ? {
            ...{ column: strata.column, isProportional: !strata.sizes },
            parts: parts.map(({ name, positions, size }) => ({ name, population: positions.length, size })),
          }
        : null,
    stages: stages ?? null,
  }
  return { sample, items, labels: population.labels }
}
