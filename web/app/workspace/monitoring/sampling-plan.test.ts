import { expect, test } from 'vitest'
import { drawnSampleOf, planText, readPlan, type SizedPlan, verdictText } from './sampling-plan.ts'

const PLAN = { population: '500', confidence: '0.95', tolerableRate: '5', deviationsAllowed: '0' }

test('a plan says how many items to test', () => {
  const answer = readPlan(PLAN) as SizedPlan
  expect(answer).toMatchObject({ population: 500, deviations: 25, allowed: 0 })
  expect(planText(answer)).toBe(`Test ${answer.size} items, and accept at most 0 errors.`)
  expect(Number(answer.risk)).toBeLessThanOrEqual(0.05)
})

test('a population that is too small for the errors allowed is tested as a whole', () => {
  const answer = readPlan({ ...PLAN, population: '10', deviationsAllowed: '1' })
  expect(planText(answer as SizedPlan)).toBe(
    'Test all 10 items: no smaller sample can show that the rate is tolerable.',
  )
})

test.each([
  [{ population: '0' }, 'population'],
  [{ population: 'many' }, 'population'],
  [{ tolerableRate: '0' }, 'tolerableRate'],
  [{ tolerableRate: 'five' }, 'tolerableRate'],
  [{ tolerableRate: '-5' }, 'tolerableRate'],
  [{ deviationsAllowed: '1.5' }, 'deviationsAllowed'],
])('marks the field of %j', (wrong, field) => {
  expect(readPlan({ ...PLAN, ...wrong })).toMatchObject({ field, problem: expect.stringMatching(/\.$/) })
})

test.each([
  ['5', '5%'],
  ['5', '5.0'],
  ['2.5', '2.50'],
])('%s and %s percent are the same', (one, other) => {
  expect(readPlan({ ...PLAN, tolerableRate: one })).toEqual(readPlan({ ...PLAN, tolerableRate: other }))
})

test('the result says what it means for all items', () => {
  const answer = readPlan(PLAN) as SizedPlan
  expect(verdictText(answer, PLAN, '0')).toMatch(
    /^With 95 percent confidence, at most 24 of 500 items are exceptions .+ the sample supports relying on the control\.$/,
  )
  expect(verdictText(answer, PLAN, '2')).toMatch(
    /does not support relying on the control\. Treat it as failed\. Items added .+ do not keep this confidence\.$/,
  )
  expect(verdictText(answer, PLAN, '999')).toBe(`Enter a whole number from 0 to ${answer.size}.`)
})

test('a draw of too many items says so', () => {
  expect(drawnSampleOf('a', 100_001, 5)).toBe('too many')
  expect(drawnSampleOf('a', 100, 5)).toHaveLength(5)
})
