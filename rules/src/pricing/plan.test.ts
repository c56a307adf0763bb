import { expect, test } from 'vitest'
import { annualSavings, monthlyShareOfAnnual, PLAN_IDS, PLANS } from './plan.ts'

test.each([
  // 12 × 99 = 1,188; less 990. 990 / 12 = 82.50, rounded up.
  ['starter', { monthly: 99, annual: 990 }, 198, 83],
  // 12 × 299 = 3,588; less 2,990. 2,990 / 12 = 249.17, rounded down.
  ['professional', { monthly: 299, annual: 2990 }, 598, 249],
] as const)('%s: what it costs, saves by the year, and comes to a month', (id, price, savings, share) => {
  expect(PLANS[id].price).toEqual(price)
  expect(annualSavings(price)).toBe(savings)
  expect(monthlyShareOfAnnual(price)).toBe(share)
})

test('the enterprise plan has no list price and no limit of users', () => {
  expect(PLANS.enterprise).toEqual({ popular: false })
})

test('five users, twenty-five users, no limit', () => {
  expect(PLAN_IDS.map((id) => PLANS[id].usersAtMost)).toEqual([5, 25, undefined])
})

test('one plan is marked as the most popular', () => {
  expect(PLAN_IDS.filter((id) => PLANS[id].popular)).toEqual(['professional'])
})
