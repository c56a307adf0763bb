import { readRate } from './exact.ts'
import { hypergeometricUpperBound } from './sample-size.ts'

export type SheetAnswer = 'yes' | 'no' | 'na'

interface Plan {
  population: number
  confidence: string
  tolerableRate: string
}

export interface SampleVerdict {
  /** The rate of errors among all items is below the tolerable rate, with the confidence of the plan. */
  holds: boolean
  upperErrors: number
  upperRate: string
  words: string
}

export interface SheetResult {
  /** Items with an answer to every attribute. */
  finished: number
  exceptions: number
  /** Items to which no attribute applies. */
  notApplicable: number
  /** Once every item is finished and at least one applies. */
  verdict: SampleVerdict | null
}

/** An item is an exception where one attribute is answered no. */
export const isException = (answers: readonly (SheetAnswer | null)[]): boolean => answers.includes('no')

/**
 * What a test sheet says. An item to which nothing applies is no proof that the control works: the sample counts as
 * smaller by it, and the population stays as it is, which can only raise the bound.
 */
export function sheetResult(
  plan: Plan,
  items: readonly { answers: readonly (SheetAnswer | null)[] }[],
): SheetResult {
  const finished = items.filter(({ answers }) => !answers.includes(null)).length
  const exceptions = items.filter(({ answers }) => isException(answers)).length
  const notApplicable = items.filter(({ answers }) => answers.every((answer) => answer === 'na')).length
  const sampleSize = items.length - notApplicable
  const isReady = finished === items.length && sampleSize > 0
  return {
    ...{ finished, exceptions, notApplicable },
    verdict: isReady ? sampleVerdict(plan, { sampleSize, deviations: exceptions }) : null,
  }
}

/** The exact upper bound of errors, compared with the tolerable rate. */
export function sampleVerdict(
  { population, confidence, tolerableRate }: Plan,
  found: { sampleSize: number; deviations: number },
): SampleVerdict {
  const { upperDeviations, upperRate } = hypergeometricUpperBound({ population, confidence, ...found })
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
