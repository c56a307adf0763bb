import { z } from 'zod'
import {
  CreditorCalendar,
  LoanDate,
  LoanMonth,
  loanTest,
  Money,
  RowId,
  SignedMoney,
} from './loan-test-parts.ts'

const threshold = loanTest({
  name: 'threshold',
  summary: 'One figure of the threshold register on one day',
  input: () =>
    z.strictObject({
      key: z.string().max(100, { error: 'The key is longer than 100 characters.' }),
      date: LoanDate,
    }),
  result: () =>
    z.object({
      key: z.string(),
      value: z.string(),
      unit: z.string(),
      from: z.string(),
      to: z.string().nullable(),
      citation: z.string(),
      status: z.enum(['V', 'V2', 'S', 'N', 'CONFLICT']),
      pickedBy: z.string(),
      federalRegister: z.string().nullable(),
    }),
  example: { key: 'qm_pf_a_min', date: '2026-06-01' },
})

const FEES_AT_MOST = 1000
const REVISIONS_AT_MOST = 50

const FeeRevision = z.strictObject({
  amount: Money,
  // A reason outside the six of 19(e)(3)(iv) is answered as "no valid reason", not refused.
  reason: z.string().max(100, { error: 'The reason is longer than 100 characters.' }),
  informationReceived: LoanDate,
  disclosed: LoanDate,
  via: z.enum(['loan_estimate', 'closing_disclosure']).optional(),
  attributable: z.boolean().optional(),
})

const Fee = z.strictObject({
  id: RowId,
  kind: z.enum([
    'creditor_fee',
    'broker_fee',
    'affiliate_fee',
    'transfer_tax',
    'recording_fee',
    'third_party',
    'prepaid_interest',
    'property_insurance',
    'escrow',
    'property_tax',
    'not_required_service',
    'lender_credit',
  ]),
  estimated: Money,
  actual: Money,
  shoppingAllowed: z.boolean().optional(),
  listProvided: z.boolean().optional(),
  providerChosen: z.enum(['from_list', 'off_list', 'none']).optional(),
  affiliate: z.boolean().optional(),
  performed: z.boolean().optional(),
  bestInformation: z.boolean().optional(),
  bonaFide: z.boolean().optional(),
  revisions: z.array(FeeRevision).max(REVISIONS_AT_MOST).optional(),
})

const feeTolerance = loanTest({
  name: 'fee-tolerance',
  summary: 'Whether the charges stayed within tolerance, and what cures the rest',
  input: () =>
    z.strictObject({
      consummation: LoanDate.optional(),
      calendar: CreditorCalendar.optional(),
      closingDisclosureSent: LoanDate.optional(),
      fees: z.array(Fee).refine((fees) => fees.length <= FEES_AT_MOST, {
        error: ({ input }) =>
          `fees: ${(input as unknown[]).length} fees are more than the limit of ${FEES_AT_MOST}.`,
      }),
    }),
  result: () =>
    z.object({
      fees: z.array(
        z.object({
          id: z.string(),
          bucket: z.enum(['zero', 'ten_percent', 'unlimited', 'lender_credit']),
          citation: z.string(),
          baseline: z.string(),
          actual: z.string(),
          excess: z.string(),
          revisions: z
            .array(
              z.object({
                accepted: z.boolean(),
                reason: z
                  .enum([
                    'no_valid_reason',
                    'not_attributable',
                    'late',
                    'loan_estimate_after_closing_disclosure',
                    'aggregate_not_over_ten_percent',
                  ])
                  .nullable(),
              }),
            )
            .optional(),
        }),
      ),
      zero: z.object({ excess: z.string() }),
      tenPercent: z.object({
        estimated: z.string(),
        limit: z.string(),
        actual: z.string(),
        excess: z.string(),
        withinTolerance: z.boolean(),
      }),
      lenderCredits: z.object({ estimated: z.string(), actual: z.string(), shortfall: z.string() }),
      cure: z.string(),
      refundDueBy: z.string().nullable(),
    }),
  example: {
    consummation: '2026-06-01',
    fees: [
      { id: 'origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1250.00' },
      {
        ...{ id: 'settlement agent', kind: 'third_party', estimated: '300.00', actual: '380.00' },
        ...{ shoppingAllowed: true, listProvided: true, providerChosen: 'from_list' },
      },
      { id: 'recording', kind: 'recording_fee', estimated: '100.00', actual: '100.00' },
    ],
  },
})

const escrowAnalysis = loanTest({
  name: 'escrow-analysis',
  summary: 'The aggregate escrow analysis of twelve months',
  input: () =>
    z.strictObject({
      firstPaymentMonth: LoanMonth,
      disbursements: z
        .array(
          z.strictObject({
            month: LoanMonth,
            amount: Money,
            item: z.string().max(100, { error: 'The item is longer than 100 characters.' }),
          }),
        )
        .max(200),
      cushionMonths: z.number().int().min(0).max(12).optional(),
      currentBalance: SignedMoney.optional(),
      borrowerCurrent: z.boolean().optional(),
      analysisDate: LoanDate.optional(),
    }),
  result: () =>
    z.object({
      annualDisbursements: z.string(),
      monthlyPayment: z.string(),
      cushion: z.string(),
      lowestTrialBalance: z.string(),
      startingTargetBalance: z.string(),
      lowestTargetBalance: z.string(),
      rows: z.array(
        z.object({
          month: z.string(),
          payment: z.string(),
          disbursement: z.string(),
          trialBalance: z.string(),
          targetBalance: z.string(),
        }),
      ),
      position: z
        .object({
          surplus: z.string().nullable(),
          action: z.enum(['refund_within_30_days', 'refund_or_credit', 'may_retain']).nullable(),
          refundDueBy: z.string().nullable(),
          shortage: z.string().nullable(),
          shortageOptions: z
            .array(z.enum(['do_nothing', 'repay_within_30_days', 'repay_over_12_months_or_more']))
            .nullable(),
          deficiency: z.string().nullable(),
          deficiencyOptions: z
            .array(z.enum(['do_nothing', 'repay_within_30_days', 'repay_in_2_or_more_payments']))
            .nullable(),
        })
        .nullable(),
    }),
  example: {
    firstPaymentMonth: '2026-07',
    disbursements: [
      { month: '2026-07', amount: '500.00', item: 'county tax' },
      { month: '2026-09', amount: '360.00', item: 'school tax' },
      { month: '2026-12', amount: '700.00', item: 'county tax' },
    ],
    currentBalance: '1090.00',
    analysisDate: '2026-06-15',
  },
})

export const feeTests = {
  threshold,
  'fee-tolerance': feeTolerance,
  'escrow-analysis': escrowAnalysis,
}
