/** The score is the product's own measure. No law requires or defines it. */
export const SCORE_PARTS = [
  'policies',
  'attestations',
  'assessments',
  'tasks',
  'loan_tests',
  'findings',
] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

export type ScoreWeights = Readonly<Record<ScorePart, number>>

export const WEIGHT_AT_MOST = 10
export const USUAL_WEIGHTS: ScoreWeights = {
  policies: 2,
  attestations: 1,
  assessments: 2,
  tasks: 2,
  loan_tests: 1,
  findings: 3,
}

/** Of the parts that count rows, so many must have some. */
export const PARTS_NEEDED = 2

/** So many of all are as they should be. */
export interface Share {
  good: number
  all: number
}

export interface OpenFinding {
  severity: 'high' | 'medium' | 'low'
  ageDays: number
}

/** What is counted of one concern. Null: no input of it, such as loan tests where there is no calculator. */
export type ConcernInputs = Readonly<Record<Exclude<ScorePart, 'findings'>, Share | null>> & {
  readonly findings: readonly OpenFinding[]
  /** No law of the concern binds the institution: it is not scored. */
  readonly isUnbound?: boolean
}

export interface ConcernScore {
  /** 0 to 100, rounded down. Null: not enough yet, or not bound. */
  score: number | null
  /** Each part, 0 to 100, rounded down. Null: it has no rows. */
  parts: Record<ScorePart, number | null>
}

/** Whole numbers, so that no rounding turns an improvement into a loss. */
interface Fraction {
  over: bigint
  under: bigint
}

const NONE: Fraction = { over: 0n, under: 1n }
const add = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
})
const times = ({ over, under }: Fraction, factor: number): Fraction => ({
  over: over * BigInt(factor),
  under,
})
const percent = ({ over, under }: Fraction): number => Number((over * 100n) / under)

/** Points that an open finding takes of a hundred: it weighs more the older it is. */
const FINDING_POINTS = { high: 20, medium: 8, low: 3 } as const

export function findingPoints({ severity, ageDays }: OpenFinding): number {
  const points = FINDING_POINTS[severity]
  if (ageDays <= 30) return points
  return ageDays <= 90 ? points * 1.5 : points * 2
}

function findingShare(findings: readonly OpenFinding[]): Fraction {
  // Halves of points are whole numbers.
  const lost = findings.reduce((sum, finding) => sum + findingPoints(finding) * 2, 0)
  return { over: BigInt(Math.max(0, 200 - lost)), under: 200n }
}

function shareOf(part: ScorePart, inputs: ConcernInputs): Fraction | undefined {
  if (part === 'findings') return findingShare(inputs.findings)
  const { good, all } = inputs[part] ?? { good: 0, all: 0 }
  return all > 0 ? { over: BigInt(good), under: BigInt(all) } : undefined
}

/** Its inputs that count and have no rows. */
const missingParts = (inputs: ConcernInputs, weights: ScoreWeights): ScorePart[] =>
  SCORE_PARTS.filter(
    (part) =>
      part !== 'findings' &&
      weights[part] > 0 &&
      inputs[part] !== null &&
      shareOf(part, inputs) === undefined,
  )

/**
 * The weighted mean of the parts that have rows; undefined where that is not enough. Nothing is complete while an
 * input is missing: a mean of 100 is then not enough, either.
 */
function meanOf(inputs: ConcernInputs, weights: ScoreWeights): Fraction | undefined {
  if (inputs.isUnbound) return undefined
  const counted = SCORE_PARTS.filter((part) => weights[part] > 0 && shareOf(part, inputs) !== undefined)
  if (counted.filter((part) => part !== 'findings').length < PARTS_NEEDED) return undefined
  const sum = counted.reduce((all, part) => add(all, times(shareOf(part, inputs)!, weights[part])), NONE)
  const weight = counted.reduce((all, part) => all + weights[part], 0)
  const mean = { over: sum.over, under: sum.under * BigInt(weight) }
  return percent(mean) === 100 && missingParts(inputs, weights).length > 0 ? undefined : mean
}

export function concernScore(inputs: ConcernInputs, weights: ScoreWeights): ConcernScore {
  const mean = meanOf(inputs, weights)
  const parts = Object.fromEntries(
    SCORE_PARTS.map((part) => {
      const share = shareOf(part, inputs)
      return [part, share ? percent(share) : null]
    }),
  ) as Record<ScorePart, number | null>
  return { score: mean ? percent(mean) : null, parts }
}

/** The mean of the concerns that have a score, rounded down once. Null where none has. */
export function totalScore(concerns: readonly ConcernInputs[], weights: ScoreWeights): number | null {
  const means = concerns.flatMap((inputs) => meanOf(inputs, weights) ?? [])
  if (means.length === 0) return null
  const sum = means.reduce(add, NONE)
  return percent({ over: sum.over, under: sum.under * BigInt(means.length) })
}
