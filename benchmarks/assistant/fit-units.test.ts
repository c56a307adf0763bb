import { networkScore, packUnit, unpackUnit } from '@plumbline/rules/retrieval/hidden-units.ts'
import { expect, test } from 'vitest'
import { fitWeights, placeOf } from './fit.ts'
import { boundFor, fitCertainty } from './fit-certainty.ts'
import { fitNetwork } from './fit-units.ts'

/** The answer is where the paragraph is of the kind that is asked for: no weights alone can tell it. */
const examples = Array.from({ length: 400 }, (_, at) => {
  const asked = at % 2
  const kinds = at % 3 === 0 ? [1 - asked, asked] : [asked, 1 - asked]
  return {
    rows: kinds.map((kind) => [kind, asked, 7]),
    isAnswer: kinds.map((kind) => kind === asked),
  }
})
const shareFirst = (score: (row: readonly number[]) => number) =>
  examples.filter(
    ({ rows, isAnswer }) => score(rows[isAnswer.indexOf(true)]!) > score(rows[isAnswer.indexOf(false)]!),
  ).length / examples.length

test('the hidden units find what the weights alone cannot, the same way each time', () => {
  const weights = fitWeights(examples)
  expect(examples.filter((one) => placeOf(one, weights) === 0).length).toBeLessThan(300)
  const network = fitNetwork(examples, 1)
  expect(shareFirst((row) => networkScore(network, row))).toBe(1)
  expect(fitNetwork(examples, 1)).toEqual(network)
  const units = network.units.map((unit) =>
    unpackUnit(packUnit(unit, network.means, network.spreads), network.spreads),
  )
  expect(shareFirst((row) => networkScore({ plain: network.plain, units }, row))).toBe(1)
})

test('certainty follows the mark that tells right from wrong', () => {
  const judged = Array.from({ length: 400 }, (_, at) => ({
    marks: [at % 4 === 0 ? -1 : 1, Math.sin(at)],
    isRight: at % 4 !== 0,
  }))
  const { weights, enough } = fitCertainty(judged)
  expect(weights[0]! - enough).toBeGreaterThan(1)
  expect(-weights[0]! - enough).toBeLessThan(-0.5)
  expect(Math.abs(weights[1]!)).toBeLessThan(0.1)
})

test('the bound leaves as many wrong ones above it as are allowed', () => {
  const scored = [5, 4, 3, 2, 1].map((score, at) => ({ score, isRight: at % 2 === 1 }))
  expect(boundFor(scored, 0)).toBe(5)
  expect(boundFor(scored, 1)).toBe(3)
  expect(boundFor(scored, 3)).toBe(Number.NEGATIVE_INFINITY)
})
