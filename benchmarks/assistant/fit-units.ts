import type { HiddenUnit, Network } from '@plumbline/rules/retrieval/hidden-units.ts'
import { Adam } from './adam.ts'
import { type Example, meansOf, pullsOf, spreadsOf } from './fit.ts'

const UNITS = 16
/** As many networks, begun with other numbers, speak with one voice: what one of them sees by chance counts less. */
const NETWORKS = 3
const ROUNDS = 25
/** Questions that one step learns from. */
const AT_ONCE = 32
const RATE = 0.01
const PENALTY_PLAIN = 0.003
const PENALTY_HIDDEN = 0.0005

export interface FittedNetwork extends Network {
  means: readonly number[]
  spreads: readonly number[]
}

/** The network that makes the answers most probable, as the weights do, with what the hidden units add. */
export function fitNetwork(examples: readonly Example[], networks = NETWORKS): FittedNetwork {
  const answered = examples.filter(({ isAnswer }) => isAnswer.some(Boolean))
  const all = answered.flatMap(({ rows }) => rows)
  const means = meansOf(all)
  const spreads = spreadsOf(all, means)
  const standard = answered.map(({ rows, isAnswer }) => ({
    isAnswer,
    rows: rows.map((row) => Float64Array.from(row, (value, at) => (value - means[at]!) / spreads[at]!)),
  }))
  const fitted = Array.from({ length: networks }, (_, seed) => fitOne(standard, means.length, seed + 1))
  const plain = means.map(
    (_, at) => fitted.reduce((sum, one) => sum + one.plain[at]!, 0) / networks / spreads[at]!,
  )
  const units = fitted
    .flatMap((one) => one.units)
    .map(({ output, offset, weights }): HiddenUnit => {
      const own = means.map((_, at) => weights[at]! / spreads[at]!)
      return {
        output: output / networks,
        offset: offset - own.reduce((sum, weight, at) => sum + weight * means[at]!, 0),
        weights: own,
      }
    })
  return { plain, units, means, spreads }
}

/** All numbers of one network in a row: the plain weights, then for each unit its weights, offset, and output. */
function fitOne(
  examples: readonly { rows: readonly Float64Array[]; isAnswer: readonly boolean[] }[],
  inputs: number,
  seed: number,
): Network {
  const size = inputs + UNITS * (inputs + 2)
  const draw = drawFrom(seed)
  const values = Float64Array.from({ length: size }, (_, at) => {
    const inUnit = (at - inputs) % (inputs + 2)
    if (at < inputs || inUnit === inputs) return 0
    return draw() * (inUnit < inputs ? 1 / Math.sqrt(inputs) : 0.3)
  })
  const steps = Math.ceil(examples.length / AT_ONCE)
  const adam = new Adam(values, RATE, ROUNDS * steps)
  for (let round = 0; round < ROUNDS; round++) {
    const order = examples
      .map((example) => ({ example, drawn: draw() }))
      .sort((one, other) => one.drawn - other.drawn)
      .map(({ example }) => example)
    for (let from = 0; from < order.length; from += AT_ONCE)
      adam.move(slopeOf(order.slice(from, from + AT_ONCE), values, inputs))
  }
  return {
    plain: values.subarray(0, inputs),
    units: Array.from({ length: UNITS }, (_, unit) => {
      const from = inputs + unit * (inputs + 2)
      return {
        weights: values.subarray(from, from + inputs),
        offset: values[from + inputs]!,
        output: values[from + inputs + 1]!,
      }
    }),
  }
}

function slopeOf(
  examples: readonly { rows: readonly Float64Array[]; isAnswer: readonly boolean[] }[],
  values: Float64Array,
  inputs: number,
): Float64Array {
  const slope = values.map((value, at) => {
    if (at < inputs) return 2 * PENALTY_PLAIN * value
    return (at - inputs) % (inputs + 2) === inputs ? 0 : 2 * PENALTY_HIDDEN * value
  })
  for (const { rows, isAnswer } of examples) {
    const answers = rows.map(() => new Float64Array(UNITS))
    const scores = rows.map((row, at) => scoreInto(answers[at]!, row, values, inputs))
    const pulls = pullsOf(scores, isAnswer)
    for (const [at, row] of rows.entries())
      addSlope(slope, pulls[at]! / examples.length, row, answers[at]!, values)
  }
  return slope
}

function scoreInto(answers: Float64Array, row: Float64Array, values: Float64Array, inputs: number): number {
  let score = 0
  for (let at = 0; at < inputs; at++) score += values[at]! * row[at]!
  for (let unit = 0; unit < UNITS; unit++) {
    const from = inputs + unit * (inputs + 2)
    let sum = values[from + inputs]!
    for (let at = 0; at < inputs; at++) sum += values[from + at]! * row[at]!
    answers[unit] = Math.tanh(sum)
    score += answers[unit]! * values[from + inputs + 1]!
  }
  return score
}

function addSlope(
  slope: Float64Array,
  pull: number,
  row: Float64Array,
  answers: Float64Array,
  values: Float64Array,
): void {
  const inputs = row.length
  for (let at = 0; at < inputs; at++) slope[at]! += pull * row[at]!
  for (let unit = 0; unit < UNITS; unit++) {
    const from = inputs + unit * (inputs + 2)
    const answer = answers[unit]!
    const within = pull * values[from + inputs + 1]! * (1 - answer * answer)
    for (let at = 0; at < inputs; at++) slope[from + at]! += within * row[at]!
    slope[from + inputs]! += within
    slope[from + inputs + 1]! += pull * answer
  }
}

/** The same numbers each time, around 0 as errors lie. */
function drawFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296
  }
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next())
}
