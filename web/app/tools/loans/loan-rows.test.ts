import type { LoanReport } from '@plumbline/rules/loan-files/run-every-test.ts'
import { expect, test } from 'vitest'
import { refundOf } from './loan-rows.ts'

const report = (cured: string, cure: string, cureIfRevised: string) =>
  ({
    name: 'EX0000001',
    verdicts: [{ id: 'fee-tolerance', verdict: 'outside', disclosed: cured, missing: [], input: null }],
    feeComparison: { cure, cureIfRevised, cured },
  }) as unknown as LoanReport

test.each([
  ['settled', report('0.00', '237.00', '237.00'), true],
  ['less, if a revision was allowed', report('0.00', '237.00', '177.00'), false],
  ['cured in part', report('100.00', '237.00', '237.00'), false],
])('a refund that is %s', (_, of, isOffered) => {
  expect(refundOf(of) !== undefined).toBe(isOffered)
})
