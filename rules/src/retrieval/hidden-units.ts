/** A unit answers to a mix of what is known of a paragraph and of the question, between -1 and 1. */
export interface HiddenUnit {
  output: number
  offset: number
  weights: ArrayLike<number>
}

/** A sum of what is known, and of what the hidden units say to it. */
export interface Network {
  plain: ArrayLike<number>
  units: readonly HiddenUnit[]
}

export function networkScore({ plain, units }: Network, inputs: ArrayLike<number>): number {
  let score = product(plain, inputs)
  for (const { output, offset, weights } of units)
    score += output * Math.tanh(offset + product(weights, inputs))
  return score
}

function product(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < other.length; at++) sum += one[at]! * other[at]!
  return sum
}

const STEPS = 127

/**
 * A unit in a line: its output, its offset, the size of a step, and its weights as bytes of so many steps, each for an
 * input divided by its spread. The offset takes up what the rounding adds on average.
 */
export function packUnit(
  { output, offset, weights }: HiddenUnit,
  means: readonly number[],
  spreads: readonly number[],
): string {
  const standard = spreads.map((spread, at) => (Number.isFinite(spread) ? weights[at]! * spread : 0))
  const step = Math.max(...standard.map(Math.abs)) / STEPS || 1
  const rounded = standard.map((weight) => Math.round(weight / step))
  const added = rounded.map((steps, at) => ((steps * step - standard[at]!) / spreads[at]!) * means[at]!)
  const moved = offset - added.reduce((sum, one) => sum + one, 0)
  const bytes = btoa(String.fromCharCode(...rounded.map((steps) => steps & 255)))
  return [output.toPrecision(4), moved.toPrecision(4), step.toPrecision(6), bytes].join(' ')
}

export function unpackUnit(line: string, spreads: readonly number[]): HiddenUnit {
  const [output = '', offset = '', step = '', bytes = ''] = line.split(' ')
  const steps = Int8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
  return {
    output: Number(output),
    offset: Number(offset),
    weights: Float64Array.from(steps, (one, at) => (one * Number(step)) / spreads[at]!),
  }
}
