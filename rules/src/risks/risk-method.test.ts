import { describe, expect, test } from 'vitest'
import { inherentRisk, RISK_WEIGHTS, residualRisk } from './risk-method.ts'

test('the weights are the whole', () => {
  expect(Object.values(RISK_WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(100)
})

// Worked by hand: 30 likelihood + 30 impact + 15 volume + 15 complexity + 10 change.
describe('inherent', () => {
  test.each([
    ['all lowest', [1, 1, 1, 1, 1], 100, 'low'],
    ['all highest', [5, 5, 5, 5, 5], 500, 'critical'],
    // 60 + 60 + 30 + 30 + 10 = 190
    ['just low', [2, 2, 2, 2, 1], 190, 'low'],
    // 60 + 60 + 30 + 30 + 20 = 200
    ['just moderate', [2, 2, 2, 2, 2], 200, 'moderate'],
    // 90 + 120 + 30 + 45 + 10 = 295
    ['moderate', [3, 4, 2, 3, 1], 295, 'moderate'],
    // 90 + 120 + 30 + 45 + 20 = 305
    ['high', [3, 4, 2, 3, 2], 305, 'high'],
    // 120 + 150 + 60 + 45 + 20 = 395
    ['just high', [4, 5, 4, 3, 2], 395, 'high'],
    // 120 + 150 + 60 + 60 + 10 = 400
    ['critical', [4, 5, 4, 4, 1], 400, 'critical'],
  ] as const)('%s', (_, [likelihood, impact, volume, complexity, change], score, band) => {
    expect(inherentRisk({ likelihood, impact, volume, complexity, change })).toEqual({ score, band })
  })
})

describe('residual', () => {
  test.each([
    ['none', 395, 'high'],
    ['weak', 345, 'high'],
    ['adequate', 270, 'moderate'],
    ['strong', 195, 'low'],
  ] as const)('of 3.95 with controls that are %s', (strength, score, band) => {
    expect(residualRisk({ score: 395, band: 'high' }, strength)).toEqual({ score, band })
  })

  test('never below 1', () => {
    expect(residualRisk({ score: 210, band: 'moderate' }, 'strong')).toEqual({ score: 100, band: 'low' })
  })
})
