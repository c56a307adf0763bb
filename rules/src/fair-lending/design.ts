import { multiply, type Square } from './matrix.ts'

export interface Term {
  name: string
  values: ArrayLike<number>
}

/** Why there is no fit, in one sentence that a reader without statistics understands. */
export interface NoFit {
  reason: 'too few' | 'one outcome' | 'collinear' | 'separated' | 'exact'
  /** The term that causes it. */
  term?: string
  message: string
}

export const isFit = <T extends object>(result: T | NoFit): result is T => !('reason' in result)

/** The columns beside the intercept, each centered and scaled, so that every size of number is fitted alike. */
export interface Design {
  n: number
  size: number
  columns: Float64Array[]
  means: Float64Array
  spreads: Float64Array
  names: string[]
}

export function designOf(terms: readonly Term[], n: number): Design | NoFit {
  const size = terms.length + 1
  const columns: Float64Array[] = [new Float64Array(n).fill(1)]
  const means = new Float64Array(size)
  const spreads = new Float64Array(size).fill(1)
  const names = ['intercept', ...terms.map(({ name }) => name)]
  for (const [index, { name, values }] of terms.entries()) {
    let mean = 0
    for (let row = 0; row < n; row++) mean += values[row]! / n
    let square = 0
    for (let row = 0; row < n; row++) square += (values[row]! - mean) ** 2 / n
    const spread = Math.sqrt(square)
    if (!(spread > Math.abs(mean) * 1e-12))
      return {
        reason: 'collinear',
        term: name,
        message: `${name} is the same for every application, so it cannot explain a difference. Leave it out.`,
      }
    const column = new Float64Array(n)
    for (let row = 0; row < n; row++) column[row] = (values[row]! - mean) / spread
    columns.push(column)
    means[index + 1] = mean
    spreads[index + 1] = spread
  }
  return { n, size, columns, means, spreads, names }
}

export function collinear(name: string): NoFit {
  return {
    reason: 'collinear',
    term: name,
    message: `${name} says the same as the controls before it. Leave one of them out.`,
  }
}

export function tooFew(n: number, terms: number): NoFit {
  return {
    reason: 'too few',
    message: `${n} applications are too few for ${terms} ${terms === 1 ? 'control' : 'controls'}.`,
  }
}

/** Rows that are summed at a time, so that they stay in the cache of the processor. */
const ROWS_IN_CACHE = 1024

/** Sum of weight · x · x' over the rows. */
export function weightedSquares({ columns, size, n }: Design, weights: Float64Array): Square {
  const sums = new Float64Array(size * size)
  const weighted = new Float64Array(ROWS_IN_CACHE)
  for (let from = 0; from < n; from += ROWS_IN_CACHE) {
    const rows = Math.min(ROWS_IN_CACHE, n - from)
    for (let one = 0; one < size; one++) {
      const left = columns[one]!
      for (let row = 0; row < rows; row++) weighted[row] = weights[from + row]! * left[from + row]!
      for (let other = 0; other <= one; other++) {
        const right = columns[other]!
        let sum = 0
        for (let row = 0; row < rows; row++) sum += weighted[row]! * right[from + row]!
        sums[one * size + other]! += sum
      }
    }
  }
  for (let one = 0; one < size; one++)
    for (let other = 0; other < one; other++) sums[other * size + one] = sums[one * size + other]!
  return sums
}

/** Brings a covariance of scaled coefficients back to the units of the terms. */
export function inOriginalUnits(covariance: Square, { size, means, spreads }: Design): Square {
  const change = new Float64Array(size * size)
  change[0] = 1
  for (let index = 1; index < size; index++) {
    change[index] = -means[index]! / spreads[index]!
    change[index * size + index] = 1 / spreads[index]!
  }
  const transposed = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      transposed[column * size + row] = change[row * size + column]!
  return multiply(multiply(change, covariance, size), transposed, size)
}

export function coefficientsInOriginalUnits(
  scaled: Float64Array,
  { size, means, spreads }: Design,
): Float64Array {
  const original = Float64Array.from(scaled)
  for (let index = 1; index < size; index++) {
    original[index] = scaled[index]! / spreads[index]!
    original[0]! -= (scaled[index]! * means[index]!) / spreads[index]!
  }
  return original
}
