import { drawPositions } from '@plumbline/rules/sampling/draw.ts'
import { hypergeometricSize, SamplingRefusal } from '@plumbline/rules/sampling/sample-size.ts'
import { sha256Text } from '@plumbline/rules/sampling/sha256-text.ts'
import { sampleVerdict } from '@plumbline/rules/sampling/sheet-result.ts'

export type DrawnSample = number[]
const DRAWN_AT_MOST = 100_000

interface TypedPlan {
  population: string
  confidence: string
  /** In percent. */
  tolerableRate: string
  deviationsAllowed: string
}

export interface SizedPlan {
  population: number
  size: number
  allowed: number
  deviations: number
  risk: string
}

export type PlanAnswer = SizedPlan | { everything: number } | { field: string; problem: string }

const whole = (text: string): number => (/^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

/** Percent as people type it, as a share: 5 becomes 0.05. */
export function share(percent: string): string {
  const match = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(percent.trim().replace(/\s*%$/, ''))
  if (!match) return percent
  return `0.${match[1]!.padStart(2, '0')}${match[2] ?? ''}`
}

export function readPlan({
  population,
  confidence,
  tolerableRate,
  deviationsAllowed,
}: TypedPlan): PlanAnswer {
  const input = {
    population: whole(population),
    confidence,
    tolerableRate: share(tolerableRate),
    deviationsAllowed: whole(deviationsAllowed),
  }
  const broken = (Object.entries(input) as [string, string | number][]).find(
    ([, value]) => typeof value === 'number' && Number.isNaN(value),
  )
  if (broken) return { field: broken[0], problem: 'Enter a whole number.' }
  try {
    const { sampleSize, tolerableDeviations, riskAtSize } = hypergeometricSize(input)
    if (sampleSize === null) return { everything: input.population }
    return {
      population: input.population,
      size: sampleSize,
      allowed: input.deviationsAllowed,
      deviations: tolerableDeviations,
      risk: riskAtSize!,
    }
  } catch (error) {
    if (!(error instanceof SamplingRefusal)) throw error
    const problem =
      error.field === 'tolerableRate' ? 'Enter a percentage above 0 and below 100, such as 5.' : error.message
    return { field: error.field, problem }
  }
}

export function planText(answer: SizedPlan | { everything: number }): string {
  if ('everything' in answer)
    return `Test all ${answer.everything} items: no smaller sample can show that the rate is tolerable.`
  const { size, allowed } = answer
  return `Test ${size} ${size === 1 ? 'item' : 'items'}, and accept at most ${allowed} ${allowed === 1 ? 'error' : 'errors'}.`
}

export function drawnSampleOf(seed: string, population: number, size: number): DrawnSample | 'too many' {
  if (population > DRAWN_AT_MOST) return 'too many'
  return drawPositions({ seed, population, size }, sha256Text)
}

export function verdictText(
  plan: SizedPlan,
  { confidence, tolerableRate }: TypedPlan,
  found: string,
): string {
  const deviations = whole(found)
  if (Number.isNaN(deviations) || deviations > plan.size)
    return `Enter a whole number from 0 to ${plan.size}.`
  return sampleVerdict(
    { population: plan.population, confidence, tolerableRate: share(tolerableRate) },
    { sampleSize: plan.size, deviations },
  ).words
}
