import { CRA_RATINGS } from '@plumbline/rules/loan-tests/hmda-coverage.ts'
import { z } from 'zod'
import { loanTest, Money } from './loan-test-parts.ts'

const flag = z.boolean().optional()
const Loans = z.number().int().min(0).max(100_000_000)
const CountsByYear = z.record(
  z.string().regex(/^(19|20|21)\d\d$/, { error: 'The name of a year is four digits.' }),
  Loans,
)
const Outcome = z.boolean().nullable()
const Product = z.enum(['report', 'excluded', 'not_covered']).nullable()
const HmdaTest = z.enum([
  ...(['assets', 'federallyRelated', 'forProfitMortgageLender'] as const),
  ...(['homePurchaseLoan', 'loanVolume', 'officeInMsa'] as const),
])

const hmdaCoverage = loanTest({
  name: 'hmda-coverage',
  summary: 'Whether an institution reports HMDA data for a year, which data, and when',
  input: () =>
    z.strictObject({
      year: z.number().int().min(2000).max(2199),
      institutionType: z.enum(['depository', 'nondepository']),
      assetsPriorDec31: Money.optional(),
      officeInMsa: z.boolean(),
      ...{ homePurchaseLoanPriorYear: flag, federallyRelated: flag, forProfitMortgageLender: flag },
      stateExempt: flag,
      closedEnd: CountsByYear,
      openEnd: CountsByYear,
      ...{ insuredDepository: flag, insuredCreditUnion: flag },
      craRatings: z.array(z.enum(CRA_RATINGS)).max(50).optional(),
      reportedPriorYear: Loans.optional(),
    }),
  result: () =>
    z.object({
      financialInstitution: Outcome,
      tests: z.partialRecord(HmdaTest, Outcome),
      failed: z.array(HmdaTest),
      thresholds: z.object({ closedEnd: z.string(), openEnd: z.string() }),
      closedEnd: Product,
      openEnd: Product,
      partialExemption: z.object({ closedEnd: Outcome, openEnd: Outcome, lostToCraRating: z.boolean() }),
      annualDueBy: z.string().nullable(),
      quarterly: Outcome,
      quarterlyDueBy: z.array(z.string()),
    }),
  example: {
    ...{ year: 2026, institutionType: 'depository', officeInMsa: true, homePurchaseLoanPriorYear: true },
    ...{ federallyRelated: true, assetsPriorDec31: '431200000.00', insuredCreditUnion: true },
    closedEnd: { '2025': 231, '2024': 214 },
    openEnd: { '2025': 88, '2024': 96 },
    reportedPriorYear: 402,
  },
})

export const coverageTests = {
  'hmda-coverage': hmdaCoverage,
}
