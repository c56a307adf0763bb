import type { Stratum } from './draw.ts'
import { readRate } from './exact.ts'
import { hypergeometricUpperBound } from './sample-size.ts'
import { stratifiedUpperBound } from './stratified.ts'

export type SheetAnswer = 'yes' | 'no' | 'na'

export interface Plan {
  population: number
  confidence: string
  tolerableRate: string
  /** In the order of the sheet: first the items of the first stratum, then those of the next. */
  strata?: readonly (Stratum & { size: number })[] | null | undefined
  stages?: Stages | null | undefined
}

/** The first items are tested first; the others only where they show too much. */
export interface Stages {
  initialSize: number
  /** So many errors in one attribute, or more, among the first items: all items are tested. */
  initialErrors: number
  /** So many, or more, among all items: the attribute fails. */
  finalErrors: number
}

export interface SampleVerdict {
  /** The rate of errors among all items is below the tolerable rate, with the confidence of the plan. */
  holds: boolean
  /** Null where two stages with thresholds decide, which state no confidence. */
  upperErrors: number | null
  upperRate: string | null
  words: string
}

export interface StratumResult extends Stratum {
  size: number
  exceptions: number
  /** With the confidence of the plan for this stratum by itself; null where nothing of it was tested. */
  upperErrors: number | null
}

export interface SheetResult {
  /** Items with an answer to every attribute. */
  finished: number
  exceptions: number
  /** Items to which no attribute applies. */
  notApplicable: number
  /** Items that have to be tested: fewer than all while a second stage is not needed. */
  needed: number
  /** Once every item that is needed is finished and at least one applies. */
  verdict: SampleVerdict | null
  /** With the verdict of a sample that has strata. */
  strata: StratumResult[]
}

interface Item {
  answers: readonly (SheetAnswer | null)[]
}

/** What the sample of a run is judged by. */
export const planOf = (sample: {
  populationSize: number
  confidence: string
  tolerableRate: string
  strata?: { parts: NonNullable<Plan['strata']> } | null | undefined
  stages?: Plan['stages']
}): Plan => ({
  population: sample.populationSize,
  confidence: sample.confidence,
  tolerableRate: sample.tolerableRate,
  strata: sample.strata?.parts,
  stages: sample.stages,
})

/** An item is an exception where one attribute is answered no. */
export const isException = (answers: readonly (SheetAnswer | null)[]): boolean => answers.includes('no')

/**
 * What a test sheet says. An item to which nothing applies is no proof that the control works: the sample counts as
 * smaller by it, and the population stays as it is, which can only raise the bound.
 */
export function sheetResult(plan: Plan, items: readonly Item[]): SheetResult {
  const needed = plan.stages ? neededOf(plan.stages, items) : items.length
  const tested = items.slice(0, needed)
  const finished = tested.filter(isFinished).length
  const exceptions = items.filter(({ answers }) => isException(answers)).length
  const notApplicable = tested.filter(appliesNot).length
  const sampleSize = needed - notApplicable
  const isReady = finished === needed && sampleSize > 0
  const counts = { finished, exceptions, notApplicable, needed }
  if (!isReady) return { ...counts, verdict: null, strata: [] }
  if (plan.stages)
    return { ...counts, verdict: stagesVerdict(plan.stages, tested, needed < items.length), strata: [] }
  if (plan.strata) return { ...counts, ...strataVerdict(plan, plan.strata, tested) }
  return { ...counts, verdict: sampleVerdict(plan, { sampleSize, deviations: exceptions }), strata: [] }
}

const isFinished = ({ answers }: Item) => !answers.includes(null)
const appliesNot = ({ answers }: Item) => answers.every((answer) => answer === 'na')

/** By attribute: an item with two wrong fields counts in both. */
const mostErrors = (items: readonly Item[]): number =>
  Math.max(
    0,
    ...(items[0]?.answers.map((_, at) => items.filter(({ answers }) => answers[at] === 'no').length) ?? []),
  )

function neededOf({ initialSize, initialErrors }: Stages, items: readonly Item[]): number {
  const first = items.slice(0, initialSize)
  return mostErrors(first) >= initialErrors ? items.length : first.length
}

function stagesVerdict(
  { initialErrors, finalErrors }: Stages,
  tested: readonly Item[],
  isFirst: boolean,
): SampleVerdict {
  const most = mostErrors(tested)
  const holds = isFirst || most < finalErrors
  const found = `${most === 0 ? 'No attribute has an error' : `The attribute with the most errors has ${most}`} in ${tested.length.toLocaleString('en-US')} items.`
  const words = isFirst
    ? `${found} That is below ${initialErrors}, the number that opens the second stage, so the test ends here.`
    : holds
      ? `${found} That is below ${finalErrors}, the number at which an attribute fails.`
      : `${found} An attribute fails at ${finalErrors}. For a HMDA register, examiners may direct you to correct that field in the whole register and resubmit it.`
  return { holds, upperErrors: null, upperRate: null, words }
}

function strataVerdict(
  plan: Plan,
  strata: readonly (Stratum & { size: number })[],
  items: readonly Item[],
): Pick<SheetResult, 'verdict' | 'strata'> {
  let from = 0
  const tested = strata.map(({ name, population, size }) => {
    const own = items.slice(from, from + size)
    from += size
    const deviations = own.filter(({ answers }) => isException(answers)).length
    return { name, population, size: own.length - own.filter(appliesNot).length, deviations }
  })
  return {
    verdict: verdictOf(plan, stratifiedUpperBound(tested, plan.confidence)),
    strata: tested.map(({ name, population, size, deviations }) => ({
      ...{ name, population, size, exceptions: deviations },
      upperErrors:
        size > 0
          ? hypergeometricUpperBound({
              ...{ population, sampleSize: size, deviations, confidence: plan.confidence },
            }).upperDeviations
          : null,
    })),
  }
}

/** The exact upper bound of errors, compared with the tolerable rate. */
export function sampleVerdict(
  plan: Plan,
  found: { sampleSize: number; deviations: number },
): SampleVerdict & { upperErrors: number; upperRate: string } {
  const { population, confidence } = plan
  return verdictOf(plan, hypergeometricUpperBound({ population, confidence, ...found }))
}

function verdictOf(
  { population, confidence, tolerableRate }: Plan,
  { upperDeviations, upperRate }: { upperDeviations: number; upperRate: string },
) {
  const tolerable = readRate(tolerableRate)!
  const holds = BigInt(upperDeviations) * tolerable.bottom < tolerable.top * BigInt(population)
  const all = population.toLocaleString('en-US')
  const bound = `With ${Number((Number(confidence) * 100).toFixed(4))} percent confidence, at most ${upperDeviations.toLocaleString('en-US')} of ${all} items are exceptions (${(Number(upperRate) * 100).toFixed(2)} percent).`
  return {
    ...{ holds, upperErrors: upperDeviations, upperRate },
    words: holds
      ? `${bound} That is below the tolerable rate: the sample supports relying on the control.`
      : `${bound} That is not below the tolerable rate: the sample does not support relying on the control. Treat it as failed. Items added after the result is known do not keep this confidence.`,
  }
}
