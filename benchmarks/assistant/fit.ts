import { Adam } from './adam.ts'

/** A question: what is known of each paragraph that was found, and which of them answer it. */
export interface Example {
  rows: readonly (readonly number[])[]
  isAnswer: readonly boolean[]
}

/** Large weights are bought only with many questions. */
const PENALTY = 0.01
const STEPS = 400
const RATE = 0.05

/**
 * The weights that make the answers most probable when a paragraph is drawn by the exponential of its score, less a
 * penalty on the squares of the weights. The problem is convex, so that the order of the steps does not matter.
 */
export function fitWeights(examples: readonly Example[]): number[] {
  const answered = examples.filter(({ isAnswer }) => isAnswer.some(Boolean))
  const rows = answered.flatMap((example) => example.rows)
  const scales = spreadsOf(rows, meansOf(rows))
  const scaled = answered.map((example) => ({
    isAnswer: example.isAnswer,
    rows: example.rows.map((row) => Float64Array.from(row, (value, at) => value / scales[at]!)),
  }))
  const weights = new Float64Array(scales.length)
  const adam = new Adam(weights, RATE, STEPS)
  for (let step = 0; step < STEPS; step++) adam.move(slopeOf(scaled, weights))
  return Array.from(weights, (weight, at) => weight / scales[at]!)
}

function slopeOf(
  examples: readonly { rows: readonly Float64Array[]; isAnswer: readonly boolean[] }[],
  weights: Float64Array,
): Float64Array {
  const slope = weights.map((weight) => 2 * PENALTY * weight)
  for (const { rows, isAnswer } of examples) {
    const pulls = pullsOf(
      rows.map((row) => product(row, weights)),
      isAnswer,
    )
    for (const [row, values] of rows.entries()) {
      const pull = pulls[row]! / examples.length
      for (let at = 0; at < values.length; at++) slope[at]! += pull * values[at]!
    }
  }
  return slope
}

/** How much more probable each paragraph is by its score than as one of the answers. */
export function pullsOf(scores: readonly number[], isAnswer: readonly boolean[]): number[] {
  const best = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - best))
  const all = raised.reduce((sum, one) => sum + one, 0)
  const right = raised.reduce((sum, one, at) => sum + (isAnswer[at] ? one : 0), 0) || 1
  return raised.map((one, row) => one / all - (isAnswer[row] ? one / right : 0))
}

/** An input that hardly differs between paragraphs teaches nothing, and has no weight. */
const SPREAD_AT_LEAST = 1e-6

export function meansOf(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length)
}

/** How far the values of each input lie from their mean, so that all are penalized alike. */
export function spreadsOf(rows: readonly (readonly number[])[], means: readonly number[]): number[] {
  return means.map((mean, at) => {
    const spread = Math.sqrt(rows.reduce((sum, row) => sum + (row[at]! - mean) ** 2, 0) / rows.length)
    return spread < SPREAD_AT_LEAST ? Number.POSITIVE_INFINITY : spread
  })
}

/** Where the first answer is in the order by the weights; -1 if it was not found at all. */
export function placeOf({ rows, isAnswer }: Example, weights: readonly number[]): number {
  return rows
    .map((row, at) => ({ at, score: product(row, weights) }))
    .sort((one, other) => other.score - one.score)
    .findIndex(({ at }) => isAnswer[at])
}

export function product(row: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < row.length; at++) sum += row[at]! * weights[at]!
  return sum
}
