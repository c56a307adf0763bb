import { expect, test } from 'vitest'
import { createCostBudget } from './cost-budget.ts'

function budgetAt() {
  const time = { ms: 0 }
  return { time, budget: createCostBudget(() => time.ms) }
}

test('a second of costly work is free, and what goes beyond is rested for at a quarter of the time', () => {
  const { budget } = budgetAt()
  budget.saw('member')
  expect(budget.restAfter('stranger', 1_000, undefined)).toBe(0)
  expect(budget.restAfter('stranger', 100, undefined)).toBe(400)
  expect(budget.restAfter('another', 100, undefined)).toBe(0)
})

test('nobody rests longer than two seconds, and a budget fills again', () => {
  const { time, budget } = budgetAt()
  budget.saw('member')
  expect(budget.restAfter('stranger', 30_000, undefined)).toBe(2_000)
  // Two seconds in debt at most, and the whole second that is free: twelve seconds at a quarter.
  time.ms += 12_000
  budget.saw('member')
  expect(budget.restAfter('stranger', 1_000, undefined)).toBe(0)
  expect(budget.restAfter('stranger', 1, undefined)).toBe(4)
})

test('nobody rests while nobody else works', () => {
  const { time, budget } = budgetAt()
  expect(budget.restAfter('stranger', 5_000, undefined)).toBe(0)
  budget.saw('alone')
  expect(budget.restAfter('alone', 5_000, 'alone')).toBe(0)
  budget.saw('other')
  budget.saw('alone')
  expect(budget.restAfter('alone', 100, 'alone')).toBeGreaterThan(0)
  time.ms += 1_001
  budget.saw('alone')
  expect(budget.restAfter('alone', 100, 'alone')).toBe(0)
})
