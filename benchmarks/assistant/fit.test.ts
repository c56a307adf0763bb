import { expect, test } from 'vitest'
import { fitWeights, placeOf } from './fit.ts'

/** The second column tells the answer; the first is noise, the third is the same everywhere. */
const examples = Array.from({ length: 30 }, (_, at) => ({
  rows: [0, 1, 2, 3].map((row) => [Math.sin(at * 7 + row * 3), row === at % 4 ? 1 : 0, 5]),
  isAnswer: [0, 1, 2, 3].map((row) => row === at % 4),
}))

test('the fit finds the column that tells the answer', () => {
  const [noise, answer, constant] = fitWeights(examples)
  expect(answer).toBeGreaterThan(5 * Math.abs(noise!))
  expect(Math.abs(constant!)).toBeLessThan(0.01)
  expect(examples.map((example) => placeOf(example, [noise!, answer!, constant!]))).toEqual(
    examples.map(() => 0),
  )
})

test('a question without an answer among its rows changes nothing', () => {
  const unanswered = {
    rows: [
      [1, 0, 5],
      [0, 1, 5],
    ],
    isAnswer: [false, false],
  }
  expect(fitWeights([...examples, unanswered])).toEqual(fitWeights(examples))
})
