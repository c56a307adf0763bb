import { expect, test } from 'vitest'
import { medianOf } from './median.ts'

test('the median is that of the sorted values, with ties, in any order, and of one value', () => {
  let state = 11
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  for (let count = 1; count <= 60; count++)
    for (const kinds of [1, 2, 3, 1000]) {
      const values = Float64Array.from({ length: count }, () => Math.floor(next() * kinds) - 1)
      const sorted = values.toSorted()
      const middle = count >> 1
      const expected = count % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
      expect(medianOf(values), sorted.join(' ')).toBe(expected)
    }
  expect(medianOf(Float64Array.from({ length: 1001 }, (_, at) => at))).toBe(500)
  expect(medianOf(Float64Array.from({ length: 1000 }, (_, at) => -at))).toBe(-499.5)
})
