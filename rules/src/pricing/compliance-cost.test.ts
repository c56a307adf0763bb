import { expect, test } from 'vitest'
import { ANNUAL_COSTS, estimateSavings, SAVINGS_PERCENT, TYPICAL_COST_SPLIT } from './compliance-cost.ts'

test.each([
  ['small', [180_000, 25_000, 45_000, 60_000, 150_000], 460_000],
  ['medium', [450_000, 75_000, 120_000, 180_000, 500_000], 1_325_000],
  ['large', [900_000, 150_000, 300_000, 400_000, 2_000_000], 3_750_000],
] as const)('%s: the five costs and their total', (size, parts, total) => {
  const { staffing, training, technology, consulting, penalties } = ANNUAL_COSTS[size]

  expect([staffing, training, technology, consulting, penalties]).toEqual(parts)
  expect(estimateSavings(size).total).toBe(total)
})

test('savings are forty percent', () => {
  expect(SAVINGS_PERCENT).toBe(40)
})

test('small: 40 % of 460,000, less Starter by the year', () => {
  expect(estimateSavings('small')).toEqual({
    plan: 'starter',
    total: 460_000,
    savings: 184_000,
    // 184,000 − 990 = 183,010; 183,010 / 990 = 184.8586
    priced: { planCost: 990, netSavings: 183_010, roiPercent: 18_486 },
  })
})

test('medium: 40 % of 1,325,000, less Professional by the year', () => {
  expect(estimateSavings('medium')).toEqual({
    plan: 'professional',
    total: 1_325_000,
    savings: 530_000,
    // 530,000 − 2,990 = 527,010; 527,010 / 2,990 = 176.2575
    priced: { planCost: 2990, netSavings: 527_010, roiPercent: 17_626 },
  })
})

test('large: 40 % of 3,750,000, and a quote instead of a price', () => {
  expect(estimateSavings('large')).toEqual({ plan: 'enterprise', total: 3_750_000, savings: 1_500_000 })
})

test('the typical split, which makes a hundred', () => {
  expect(TYPICAL_COST_SPLIT).toEqual([
    { kind: 'staffing', percent: 35 },
    { kind: 'penalties', percent: 30 },
    { kind: 'technology', percent: 15 },
    { kind: 'consulting', percent: 12 },
    { kind: 'training', percent: 8 },
  ])
  expect(TYPICAL_COST_SPLIT.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
})
