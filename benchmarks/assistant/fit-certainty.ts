import { Adam } from './adam.ts'
import { meansOf, product, spreadsOf } from './fit.ts'

/** What is known of an answer, and whether the right paragraph is among those that are shown. */
export interface Judged {
  marks: readonly number[]
  isRight: boolean
}

const PENALTY = 20
const STEPS = 1500
const RATE = 0.05

/** The weights that make what came of the answers most probable, less a penalty on their squares. */
export function fitCertainty(judged: readonly Judged[]): { weights: number[]; enough: number } {
  const all = judged.map(({ marks }) => marks)
  const means = meansOf(all)
  const spreads = spreadsOf(all, means)
  const rows = judged.map(({ marks }) => [...marks.map((mark, at) => (mark - means[at]!) / spreads[at]!), 1])
  const values = new Float64Array(means.length + 1)
  const adam = new Adam(values, RATE, STEPS)
  for (let step = 0; step < STEPS; step++) {
    const slope = values.map((value, at) => (at < means.length ? PENALTY * value : 0))
    for (const [at, row] of rows.entries()) {
      const off = 1 / (1 + Math.exp(-product(values, row))) - Number(judged[at]!.isRight)
      for (let input = 0; input < row.length; input++) slope[input]! += off * row[input]!
    }
    adam.move(slope)
  }
  const weights = means.map((_, at) => values[at]! / spreads[at]!)
  return { weights, enough: product(weights, means) - values[means.length]! }
}

/** The lowest bound that leaves at most so many wrong ones above it. */
export function boundFor(
  scored: readonly { score: number; isRight: boolean }[],
  wrongAtMost: number,
): number {
  const wrong = scored
    .filter(({ isRight }) => !isRight)
    .map(({ score }) => score)
    .sort((one, other) => other - one)
  const highest = wrong[wrongAtMost]
  return highest === undefined ? Number.NEGATIVE_INFINITY : highest
}
