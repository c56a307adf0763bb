import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawPositions, shareAmong } from './draw.ts'
import { choose } from './exact.ts'
import {
  binomialSize,
  binomialUpperBound,
  expectedRateSize,
  hypergeometricSize,
  hypergeometricUpperBound,
} from './sample-size.ts'
import { sha256Text } from './sha256-text.ts'

/** Computed in exact fractions by another program. */
const VECTORS: { kind: string; input: never; expect: object }[] = JSON.parse(
  readFileSync(new URL('sampling-vectors.json', import.meta.url), 'utf8'),
)
const COMPUTE: Record<string, (input: never) => object> = {
  binomialSize,
  binomialUpperBound,
  expectedRateSize,
  hypergeometricSize,
  hypergeometricUpperBound,
}

test.each(Object.keys(COMPUTE))('%s agrees with every vector to the last digit', (kind) => {
  const vectors = VECTORS.filter((vector) => vector.kind === kind)
  expect(vectors.length).toBeGreaterThan(20)
  for (const { input, expect: expected } of vectors)
    expect({ input, answer: COMPUTE[kind]!(input) }).toEqual({ input, answer: expected })
})

test('the usual sizes of auditors at 95 percent and a tolerable rate of 5 percent', () => {
  const sizes = [0, 1, 2].map(
    (deviationsAllowed) =>
      binomialSize({ confidence: '0.95', tolerableRate: '0.05', deviationsAllowed }).sampleSize,
  )
  expect(sizes).toEqual([59, 93, 124])
})

/** Sums every composition of the sample, without the mirrored formula and without a search. */
function leastByEnumeration(population: number, deviations: number, allowed: number, leaves: number) {
  for (let size = 1; size <= population; size++) {
    const all = choose(BigInt(population), BigInt(size))
    let atMost = 0n
    for (let count = 0; count <= Math.min(allowed, size, deviations); count++)
      atMost +=
        choose(BigInt(deviations), BigInt(count)) *
        choose(BigInt(population - deviations), BigInt(size - count))
    if (atMost * 100n <= BigInt(leaves) * all) return size
  }
  return null
}

test('the size of every population up to 120 agrees with an enumeration of all samples', () => {
  for (let population = 1; population <= 120; population++)
    for (const [tolerableRate, percent] of [
      ['0.05', 5],
      ['0.1', 10],
    ] as const)
      for (const deviationsAllowed of [0, 1]) {
        const deviations = Math.ceil((population * percent) / 100)
        const expected =
          deviations > deviationsAllowed
            ? leastByEnumeration(population, deviations, deviationsAllowed, 10)
            : null
        const plan = { population, confidence: '0.9', tolerableRate, deviationsAllowed }
        expect({ plan, size: hypergeometricSize(plan).sampleSize }).toEqual({ plan, size: expected })
      }
})

test('a plan for ten million rows is answered, also where one deviation is tolerable', () => {
  expect(
    hypergeometricSize({
      population: 10_000_000,
      confidence: '0.95',
      tolerableRate: '0.05',
      deviationsAllowed: 0,
    }).sampleSize,
  ).toBe(59)
  expect(
    hypergeometricSize({
      population: 1_000_000,
      confidence: '0.95',
      tolerableRate: '0.000001',
      deviationsAllowed: 0,
    }).sampleSize,
  ).toBe(950_000)
})

test.each([
  [{ confidence: '0.4', tolerableRate: '0.05', deviationsAllowed: 0 }, 'confidence'],
  [{ confidence: '1', tolerableRate: '0.05', deviationsAllowed: 0 }, 'confidence'],
  [{ confidence: '0.95', tolerableRate: '0', deviationsAllowed: 0 }, 'tolerableRate'],
  [{ confidence: '0.95', tolerableRate: '5', deviationsAllowed: 0 }, 'tolerableRate'],
  [{ confidence: '0.95', tolerableRate: '5%', deviationsAllowed: 0 }, 'tolerableRate'],
  [{ confidence: '0.95', tolerableRate: '0.05', deviationsAllowed: -1 }, 'deviationsAllowed'],
  [{ confidence: '0.95', tolerableRate: '0.05', deviationsAllowed: 1.5 }, 'deviationsAllowed'],
])('refuses %j by its field', (plan, field) => {
  expect(() => binomialSize(plan)).toThrow(expect.objectContaining({ field }))
})

test('an expected rate that reaches the tolerable rate is refused', () => {
  expect(() => expectedRateSize({ confidence: '0.95', tolerableRate: '0.05', expectedRate: '0.05' })).toThrow(
    expect.objectContaining({ field: 'expectedRate' }),
  )
})

test('a draw can be repeated from its seed with any SHA-256', () => {
  const drawn = drawPositions({ seed: 'Q3 disclosures', population: 1000, size: 25 }, sha256Text)
  const ranked = Array.from({ length: 1000 }, (_, index) => index + 1)
    .map((position) => ({
      position,
      rank: createHash('sha256').update(`Q3 disclosures:${position}`).digest('hex'),
    }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  expect(drawn).toEqual(ranked.slice(0, 25).map(({ position }) => position))
})

test('a larger sample of a seed begins with the smaller one, and another seed draws others', () => {
  const small = drawPositions({ seed: 'a', population: 200, size: 10 }, sha256Text)
  expect(drawPositions({ seed: 'a', population: 200, size: 40 }, sha256Text).slice(0, 10)).toEqual(small)
  expect(drawPositions({ seed: 'b', population: 200, size: 10 }, sha256Text)).not.toEqual(small)
  expect(new Set(small).size).toBe(10)
})

test('every position is drawn about as often as every other', () => {
  const times = new Map<number, number>()
  for (let seed = 0; seed < 2000; seed++)
    for (const position of drawPositions({ seed: `seed ${seed}`, population: 20, size: 5 }, sha256Text))
      times.set(position, (times.get(position) ?? 0) + 1)
  // 500 on average with a standard deviation of 19: five of them either way.
  for (let position = 1; position <= 20; position++)
    expect(Math.abs(times.get(position)! - 500)).toBeLessThan(97)
})

test('a sample is shared among strata by size, and the parts add up', () => {
  const strata = [
    { name: 'Purchase', population: 500 },
    { name: 'Refinance', population: 333 },
    { name: 'Home improvement', population: 167 },
  ]
  const shared = shareAmong(strata, 59)
  expect(shared.map(({ size }) => size)).toEqual([29, 20, 10])
  expect(shared.reduce((sum, { size }) => sum + size, 0)).toBe(59)
})
