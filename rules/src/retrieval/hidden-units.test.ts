import { expect, test } from 'vitest'
import { networkScore, packUnit, unpackUnit } from './hidden-units.ts'

test('the score is the plain sum and what each unit answers', () => {
  const units = [
    { output: 2, offset: -1, weights: [1, 1] },
    { output: -1, offset: 0, weights: [0, 3] },
  ]
  // 0.5 · 1 + 0 · 0 = 0.5; tanh(1 + 0 − 1) = 0; tanh(0) = 0
  expect(networkScore({ plain: [0.5, 0], units }, [1, 0])).toBe(0.5)
  // 0.5 + 2 · tanh(1) − tanh(3)
  expect(networkScore({ plain: [0.5, 0], units }, [1, 1])).toBeCloseTo(0.5 + 2 * 0.761594 - 0.995055, 5)
})

test('a unit in bytes says nearly the same, also where an input never varies', () => {
  const unit = { output: 1.5, offset: 0.25, weights: [0.8, -0.05, 12, 0] }
  const spreads = [0.5, 9, 0.02, Number.POSITIVE_INFINITY]
  const packed = packUnit(unit, [0.3, 4, 0.01, 1], spreads)
  const unpacked = unpackUnit(packed, [0.5, 9, 0.02, 1])
  for (const inputs of [
    [0.3, 4, 0.01, 1],
    [1, 0, 0, 1],
    [0, 12, 0.05, 1],
  ])
    expect(networkScore({ plain: [0, 0, 0, 0], units: [unpacked] }, inputs)).toBeCloseTo(
      networkScore({ plain: [0, 0, 0, 0], units: [unit] }, inputs),
      1,
    )
})
