import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { choose } from './exact.ts'
import { hypergeometricUpperBound } from './sample-size.ts'
import { sha256Text } from './sha256-text.ts'
import { canHold, drawWithin, proportionalSizes, strataOf, stratifiedUpperBound } from './stratified.ts'

const tested = (...strata: [population: number, size: number, deviations: number][]) =>
  strata.map(([population, size, deviations]) => ({ population, size, deviations }))
const upper = (strata: ReturnType<typeof tested>, confidence: string) =>
  stratifiedUpperBound(strata, confidence).upperDeviations

/**
 * One of 2 items tested in each of two strata, none wrong. One error is missed in 1/2 of the draws, which is no more
 * than 50 percent leave. Two errors, one in each, are missed in 1/4; 60 percent leave 2/5.
 */
test('two strata of two items by hand', () => {
  expect(upper(tested([2, 1, 0], [2, 1, 0]), '0.5')).toBe(0)
  expect(upper(tested([2, 1, 0], [2, 1, 0]), '0.6')).toBe(1)
})

/** One of 4 and one of 2. Two errors hide best among the 4: missed in 2/4. Three: 1/4 there, and 2/4 · 1/2 spread. */
test('errors are taken to stand where the least was tested', () => {
  expect(upper(tested([4, 1, 0], [2, 1, 0]), '0.6')).toBe(2)
  expect(upper(tested([4, 0, 0], [2, 2, 1]), '0.95')).toBe(5)
})

test('a stratum that was tested whole adds what was found, and one alone is a plain sample', () => {
  const { upperDeviations } = hypergeometricUpperBound({
    ...{ population: 60, sampleSize: 20, deviations: 1, confidence: '0.95' },
  })
  expect(upper(tested([60, 20, 1], [5, 5, 2]), '0.95')).toBe(upperDeviations + 2)
  expect(stratifiedUpperBound(tested([3, 3, 1], [1, 1, 0]), '0.95')).toEqual({
    ...{ upperDeviations: 1, upperRate: '0.250000000000' },
  })
})

const chance = (population: number, wrong: number, size: number, found: number) =>
  Number(choose(BigInt(wrong), BigInt(found)) * choose(BigInt(population - wrong), BigInt(size - found))) /
  Number(choose(BigInt(population), BigInt(size)))

/** By enumeration: however the errors are spread, the bound lies below them in no more draws than the confidence leaves. */
test.each([
  ['0.9', 0.1, [9, 4], [7, 3]],
  ['0.8', 0.2, [10, 3], [6, 2]],
  ['0.5', 0.5, [8, 5], [5, 1]],
] as const)('at %s the bound of all strata holds', (confidence, leaves, one, other) => {
  const bounds = new Map<string, number>()
  const boundOf = (first: number, second: number) => {
    const key = `${first} ${second}`
    if (!bounds.has(key)) bounds.set(key, upper(tested([...one, first], [...other, second]), confidence))
    return bounds.get(key)!
  }
  for (let here = 0; here <= one[0]; here++)
    for (let there = 0; there <= other[0]; there++) {
      let missed = 0
      for (let first = 0; first <= Math.min(here, one[1]); first++)
        for (let second = 0; second <= Math.min(there, other[1]); second++)
          if (boundOf(first, second) < here + there)
            missed += chance(one[0], here, one[1], first) * chance(other[0], there, other[1], second)
      expect(missed, `${here} and ${there} errors`).toBeLessThanOrEqual(leaves + 1e-12)
    }
})

const PLAN = { confidence: '0.95', tolerableRate: '0.05', deviationsAllowed: 0 }

test('sizes in proportion can hold, with at least one item of each stratum', () => {
  const strata = [
    { name: 'Purchase', population: 600 },
    { name: 'Refinance', population: 390 },
    { name: 'Reverse', population: 10 },
  ]
  const sizes = proportionalSizes(strata, 57, PLAN)
  expect(sizes.every(({ size }) => size >= 1)).toBe(true)
  expect(canHold(sizes, PLAN)).toBe(true)
  // A draw without strata needs 57 of 1,000; the shares cannot be met to the item.
  const all = sizes.reduce((sum, { size }) => sum + size, 0)
  expect(all).toBeGreaterThanOrEqual(57)
  expect(all).toBeLessThan(64)
  const few = strata.map((stratum) => ({ ...stratum, size: 10 }))
  expect(canHold(few, PLAN)).toBe(false)
  expect(proportionalSizes([{ name: 'A', population: 3 }], 3, PLAN)[0]!.size).toBe(3)
})

test('each stratum is drawn by the ranks of one seed, and anyone can repeat it', () => {
  const groups = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? 'b' : 'a'))
  const strata = strataOf(groups)
  expect(strata.map(({ name, positions }) => [name, positions.length])).toEqual([
    ['a', 20],
    ['b', 10],
  ])
  const drawn = drawWithin(
    'q3',
    [
      { ...strata[0]!, size: 4 },
      { ...strata[1]!, size: 2 },
    ],
    sha256Text,
  )
  const ranked = groups
    .map((group, index) => ({ group, position: index + 1 }))
    .map((one) => ({ ...one, rank: createHash('sha256').update(`q3:${one.position}`).digest('hex') }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const firstOf = (name: string, size: number) =>
    ranked
      .filter(({ group }) => group === name)
      .slice(0, size)
      .map(({ position }) => position)
  expect(drawn).toEqual([...firstOf('a', 4), ...firstOf('b', 2)])
})
