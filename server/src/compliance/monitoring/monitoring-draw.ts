import { hash, randomBytes } from 'node:crypto'
import {
  type DrawnSample,
  LISTED_ITEMS_AT_MOST,
  type SamplePlan,
  SHEET_ITEMS_AT_MOST,
} from '@plumbline/contract/compliance/monitoring-sheets.ts'
import { drawPositions } from '@plumbline/rules/sampling/draw.ts'
import { hypergeometricSize, SamplingRefusal } from '@plumbline/rules/sampling/sample-size.ts'
import type { z } from 'zod'
import type { CountedPopulation } from './sheet-population.ts'

interface DrawErrors {
  POPULATION_EMPTY: () => Error
  POPULATION_TOO_LARGE: () => Error
  PLAN_REFUSED: (refusal: { message: string; data: { field: string } }) => Error
  SAMPLE_TOO_LARGE: (refusal: { message: string; data: { size: number } }) => Error
}

type Plan = z.infer<typeof SamplePlan>

/** The size by the exact tables; all items where no smaller sample can show that the rate is tolerable. */
export function sizeOf(plan: Plan, { size, labels }: CountedPopulation, errors: DrawErrors): number {
  if (size === 0) throw errors.POPULATION_EMPTY()
  if (labels && size > LISTED_ITEMS_AT_MOST) throw errors.POPULATION_TOO_LARGE()
  const needed = exactSize(plan, size, errors)
  if (needed > SHEET_ITEMS_AT_MOST)
    throw errors.SAMPLE_TOO_LARGE({
      message: `The plan needs ${needed.toLocaleString('en-US')} items, and a sheet holds ${SHEET_ITEMS_AT_MOST}. Choose a higher tolerable rate, fewer errors allowed, or a lower confidence.`,
      data: { size: needed },
    })
  return needed
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

interface Drawing {
  plan: Plan
  from: DrawnSample['from']
  population: CountedPopulation
  size: number
  drawnOn: string
  drawnByName: string
}

/** Nobody chooses the seed, so nobody can look for one that leaves an item out. */
export function drawSample({ plan, population, size, ...how }: Drawing) {
  const seed = randomBytes(8).toString('hex')
  const drawn = drawPositions({ seed, population: population.size, size }, (text) => hash('sha256', text))
  const items = drawn.map((position) => ({
    position,
    label: population.labels?.[position - 1] ?? `Item ${position}`,
  }))
  const { description, confidence, tolerableRate, expectedErrors, attributes } = plan
  const sample: DrawnSample = {
    ...{ description, confidence, tolerableRate, expectedErrors, attributes },
    ...{ populationSize: population.size, size, seed, ...how },
  }
  return { sample, items, labels: population.labels }
}
