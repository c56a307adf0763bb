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
    ...{ finished: 2, exceptions: 0, notApplicable: 0 },
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
