import { expect, test } from 'vitest'
import { type SheetAnswer, sheetResult } from './sheet-result.ts'

const PLAN = { population: 4, confidence: '0.5', tolerableRate: '0.5' }
const items = (...answers: (SheetAnswer | null)[][]) => answers.map((one) => ({ answers: one }))

/**
 * Of 4 items 2 are tested. With 2 errors among the 4, both tested are right in C(2,2)/C(4,2) = 1/6 of the draws; with 1
 * error in C(3,2)/C(4,2) = 1/2, which is no more than 50 percent leave. So at most 0 are wrong.
 */
test('two clean items of four bound the errors at none, at 50 percent', () => {
  expect(sheetResult(PLAN, items(['yes', 'yes'], ['yes', 'na']))).toEqual({
    ...{ finished: 2, exceptions: 0, notApplicable: 0, needed: 2, strata: [] },
    verdict: {
      ...{ holds: true, upperErrors: 0, upperRate: '0.000000000000' },
      words:
        'With 50 percent confidence, at most 0 of 4 items are exceptions (0.00 percent). That is below the tolerable rate: the sample supports relying on the control.',
    },
  })
})

/** With 2 errors among 4, at most 1 of 2 tested is one in 5/6 of the draws; with 3 in 1/2. So at most 2: half. */
test('a bound that equals the tolerable rate does not hold', () => {
  const { exceptions, verdict } = sheetResult(PLAN, items(['yes', 'no'], ['yes', 'na']))
  expect(exceptions).toBe(1)
  expect(verdict).toMatchObject({ holds: false, upperErrors: 2 })
  expect(verdict!.words).toMatch(
    /does not support relying on the control\. Treat it as failed\. Items added .+ do not keep this confidence\.$/,
  )
})

/** One clean item of 4: with 2 errors it is right in 1/2 of the draws, with 1 in 3/4. So at most 1. */
test('an item to which nothing applies makes the sample smaller', () => {
  const { notApplicable, verdict } = sheetResult(PLAN, items(['na', 'na'], ['yes', 'yes']))
  expect(notApplicable).toBe(1)
  expect(verdict).toMatchObject({ holds: true, upperErrors: 1 })
})

test.each([
  ['an answer is missing', items(['yes', null], ['yes', 'yes'])],
  ['nothing applies', items(['na'], ['na'])],
  ['there is no item', items()],
])('no verdict where %s', (_why, rows) => {
  expect(sheetResult(PLAN, rows).verdict).toBeNull()
})

/** Of 4 and 2 items one each is tested and right: see the bound of strata. At 60 percent at most 2 of 6 are wrong. */
test('strata have a bound each, and one together', () => {
  const strata = [
    { name: 'A', population: 4, size: 1 },
    { name: 'B', population: 2, size: 1 },
  ]
  const plan = { population: 6, confidence: '0.6', tolerableRate: '0.5', strata }
  const result = sheetResult(plan, items(['yes'], ['yes']))
  expect(result.verdict).toMatchObject({ holds: true, upperErrors: 2 })
  // With 2 of 4 wrong one clean item is drawn in 2/4 of the draws, with 3 in 1/4; with 1 of 2 in 1/2, with 2 never.
  expect(result.strata.map(({ name, exceptions, upperErrors }) => [name, exceptions, upperErrors])).toEqual([
    ['A', 0, 2],
    ['B', 0, 1],
  ])
  expect(sheetResult(plan, items(['na'], ['no']))).toMatchObject({
    verdict: { holds: false },
    strata: [{ size: 0, upperErrors: null }, { exceptions: 1 }],
  })
})

const STAGES = { ...PLAN, population: 40, stages: { initialSize: 3, initialErrors: 2, finalErrors: 3 } }
const clean = ['yes', 'yes'] as (SheetAnswer | null)[]
const open = [null, null]

test('one stage is enough where no attribute has too many errors', () => {
  // Two errors, but in two attributes.
  const result = sheetResult(STAGES, items(['no', 'yes'], ['yes', 'no'], clean, open, open))
  expect(result).toMatchObject({ needed: 3, finished: 3, exceptions: 2 })
  expect(result.verdict).toMatchObject({ holds: true, upperErrors: null })
  expect(result.verdict!.words).toMatch(/has 1 in 3 items\. That is below 2.+so the test ends here\.$/)
})

test('too many errors in one attribute open the second stage, and all items decide', () => {
  const first = [['no', 'yes'], ['no', 'yes'], clean] as (SheetAnswer | null)[][]
  expect(sheetResult(STAGES, items(...first, open, open))).toMatchObject({ needed: 5, verdict: null })
  expect(sheetResult(STAGES, items(...first, clean, clean)).verdict).toMatchObject({ holds: true })
  const failed = sheetResult(STAGES, items(...first, clean, ['no', 'yes'])).verdict
  expect(failed).toMatchObject({ holds: false })
  expect(failed!.words).toMatch(/has 3 in 5 items\. An attribute fails at 3/)
})
