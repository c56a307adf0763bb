/** A symmetric positive definite matrix, row by row. */
export type Square = Float64Array

/**
 * The inverse by Cholesky, with the index of the first column that the columns before it already explain, where there
 * is one. The columns are scaled to a diagonal of ones first, so that units do not decide.
 */
export function invert(matrix: Square, size: number): { inverse: Square } | { explained: number } {
  const scale = new Float64Array(size)
  for (let index = 0; index < size; index++) {
    const value = matrix[index * size + index]!
    if (!(value > 0)) return { explained: index }
    scale[index] = 1 / Math.sqrt(value)
  }
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column]! * scale[row]! * scale[column]!
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!
      if (row === column) {
        if (sum < LEAST_OWN_SHARE) return { explained: row }
        lower[row * size + row] = Math.sqrt(sum)
      } else lower[row * size + column] = sum / lower[column * size + column]!
    }
  }
  const inverse = new Float64Array(size * size)
  const solved = new Float64Array(size)
  for (let unit = 0; unit < size; unit++) {
    solved.fill(0)
    for (let row = unit; row < size; row++) {
      let sum = row === unit ? 1 : 0
      for (let k = unit; k < row; k++) sum -= lower[row * size + k]! * solved[k]!
      solved[row] = sum / lower[row * size + row]!
    }
    for (let row = size - 1; row >= 0; row--) {
      let sum = solved[row]!
      for (let k = row + 1; k < size; k++) sum -= lower[k * size + row]! * inverse[k * size + unit]!
      inverse[row * size + unit] = sum / lower[row * size + row]!
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      inverse[row * size + column]! *= scale[row]! * scale[column]!
  return { inverse }
}

/** Below it, what is left of a column after those before it is rounding. */
const LEAST_OWN_SHARE = 1e-11

export function multiply(left: Square, right: Square, size: number): Square {
  const product = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let k = 0; k < size; k++) {
      const value = left[row * size + k]!
      for (let column = 0; column < size; column++)
        product[row * size + column]! += value * right[k * size + column]!
    }
  return product
}

/** gradient' · matrix · gradient. */
export function quadratic(matrix: Square, gradient: Float64Array): number {
  const size = gradient.length
  let sum = 0
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      sum += gradient[row]! * matrix[row * size + column]! * gradient[column]!
  return sum
}
