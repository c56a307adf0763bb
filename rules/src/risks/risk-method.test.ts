import { describe, expect, test } from 'vitest'
import {
  inherentRisk,
  problemsOfMethod,
  type RiskMethod,
  residualRisk,
  STANDARD_METHOD,
} from './risk-method.ts'

test('the weights are the whole', () => {
  expect(Object.values(STANDARD_METHOD.weights).reduce((sum, weight) => sum + weight)).toBe(100)
  expect(problemsOfMethod(STANDARD_METHOD)).toEqual([])
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
    expect(inherentRisk({ likelihood, impact, volume, complexity, change }, STANDARD_METHOD)).toEqual({
      score,
      band,
    })
  })
})

describe('residual', () => {
  test.each([
    ['none', 395, 'high'],
    ['weak', 345, 'high'],
    ['adequate', 270, 'moderate'],
    ['strong', 195, 'low'],
  ] as const)('of 3.95 with controls that are %s', (strength, score, band) => {
    expect(residualRisk({ score: 395, band: 'high' }, strength, STANDARD_METHOD)).toEqual({ score, band })
  })

  test('never below 1', () => {
    expect(residualRisk({ score: 210, band: 'moderate' }, 'strong', STANDARD_METHOD)).toEqual({
      score: 100,
      band: 'low',
    })
  })
})

describe('a method of an institution', () => {
  const own: RiskMethod = {
    ...STANDARD_METHOD,
    weights: { likelihood: 20, impact: 50, volume: 10, complexity: 10, change: 10 },
    relief: { weak: 25, adequate: 100, strong: 150 },
    bandsFrom: { moderate: 180, high: 275, critical: 375 },
  }
  const ratings = { likelihood: 3, impact: 5, volume: 2, complexity: 3, change: 1 }

  test('counts with its own weights, levels, and controls', () => {
    // 60 + 250 + 20 + 30 + 10 = 370
    expect(inherentRisk(ratings, own)).toEqual({ score: 370, band: 'high' })
    expect(residualRisk({ score: 370, band: 'high' }, 'weak', own)).toEqual({ score: 345, band: 'high' })
    expect(residualRisk({ score: 370, band: 'high' }, 'adequate', own)).toEqual({
      score: 270,
      band: 'moderate',
    })
    // One point more of change: 380, which is critical here and high by the standard.
    expect(inherentRisk({ ...ratings, change: 2 }, own).band).toBe('critical')
  })

  test.each<[string, Partial<RiskMethod>, string[]]>([
    ['weights of 95 percent', { weights: { ...own.weights, impact: 45 } }, ['weights']],
    ['weights of 105 percent', { weights: { ...own.weights, impact: 55 } }, ['weights']],
    ['strong below adequate', { relief: { weak: 25, adequate: 100, strong: 99 } }, ['relief']],
    ['high where moderate begins', { bandsFrom: { moderate: 275, high: 275, critical: 375 } }, ['bandsFrom']],
    ['critical below high', { bandsFrom: { moderate: 180, high: 380, critical: 375 } }, ['bandsFrom']],
    ['nothing low', { bandsFrom: { moderate: 100, high: 275, critical: 375 } }, ['bandsFrom']],
    [
      'a word twice',
      { words: { ...own.words, change: ['None', 'Little', 'none ', 'Much', 'All'] } },
      ['words', 'change'],
    ],
  ])('cannot have %s', (_, part, path) => {
    expect(problemsOfMethod({ ...own, ...part })).toMatchObject([{ path }])
  })
})
