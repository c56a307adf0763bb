import { HOEPA_EXEMPTIONS } from '@plumbline/rules/loan-tests/hoepa.ts'
import { ESCROW_EXEMPTIONS } from '@plumbline/rules/loan-tests/hpml.ts'
import { QM_TYPES } from '@plumbline/rules/loan-tests/qm-status.ts'
import { QM_TIERS } from '@plumbline/rules/mortgage-price/qm-tier.ts'
import { z } from 'zod'
import { Lien, LoanDate, loanTest, Money, Rate, RowId } from './loan-test-parts.ts'

const ITEMS_AT_MOST = 1000
const charge = { id: RowId, amount: Money }
const flag = z.boolean().optional()

const PointsAndFeesItem = z.discriminatedUnion('type', [
  z.strictObject({ ...charge, type: z.literal('finance_charge'), interest: flag }),
  z.strictObject({
    ...charge,
    type: z.literal(['government_mortgage_insurance', 'seller_points', 'creditor_paid']),
  }),
  z.strictObject({ ...charge, type: z.literal('prepayment_penalty_maximum') }),
  z.strictObject({
    ...charge,
    type: z.literal('third_party_charge'),
    ...{ bonaFide: flag, retainedByCreditorOrAffiliate: flag },
  }),
  z.strictObject({
    ...charge,
    type: z.literal('private_mortgage_insurance'),
    ...{ payableAfterConsummation: flag, refundableProRata: flag, automaticRefund: flag },
    fhaUpfrontAmount: Money.optional(),
  }),
  z.strictObject({
    ...charge,
    type: z.literal('discount_points'),
    ...{ points: Rate, rateWithoutDiscount: Rate, apor: Rate, bonaFide: flag },
  }),
  z.strictObject({
    ...charge,
    type: z.literal('loan_originator_compensation'),
    paidBy: z.enum(['consumer', 'creditor', 'broker', 'retailer']),
    paidTo: z.enum(['broker', 'broker_employee', 'creditor_employee', 'retailer', 'retailer_employee']),
    alreadyCounted: flag,
  }),
  z.strictObject({
    ...charge,
    type: z.literal('real_estate_4c7'),
    ...{ reasonable: flag, creditorCompensated: flag, paidToAffiliate: flag },
    ...{ heldForTaxes: flag, financed: flag },
  }),
  z.strictObject({
    ...charge,
    type: z.literal('credit_insurance'),
    ...{ creditorBeneficiary: flag, payableAfterConsummation: flag, financed: flag },
  }),
  z.strictObject({ ...charge, type: z.literal('prepayment_penalty_incurred'), financed: flag }),
])

const CountedItem = z.object({ id: z.string(), amount: z.string(), citation: z.string() })

const pointsAndFees = loanTest({
  name: 'points-and-fees',
  summary: 'Which charges are points and fees, and the total loan amount',
  input: () =>
    z.strictObject({
      amountFinanced: Money.optional(),
      items: z.array(PointsAndFeesItem).refine((items) => items.length <= ITEMS_AT_MOST, {
        error: ({ input }) =>
          `items: ${(input as unknown[]).length} are more than the limit of ${ITEMS_AT_MOST}.`,
      }),
    }),
  result: () =>
    z.object({
      total: z.string(),
      included: z.array(CountedItem),
      excluded: z.array(CountedItem),
      totalLoanAmount: z.string().nullable(),
    }),
  example: {
    amountFinanced: '122737.16',
    items: [
      { id: 'origination', type: 'finance_charge', amount: '1265.00' },
      { id: 'appraisal', type: 'real_estate_4c7', amount: '550.00', reasonable: true },
      {
        ...{ id: 'discount', type: 'discount_points', amount: '1265.00', points: 1 },
        ...{ rateWithoutDiscount: '7.875', apor: '6.25', bonaFide: true },
      },
    ],
  },
})

const qmPointsFees = loanTest({
  name: 'qm-points-fees',
  summary: 'The most that a qualified mortgage may have in points and fees',
  input: () =>
    z.strictObject({
      consummation: LoanDate,
      loanAmount: Money,
      totalLoanAmount: Money.optional(),
      pointsAndFees: Money.optional(),
    }),
  result: () =>
    z.object({
      tier: z.enum(QM_TIERS),
      limit: z.string(),
      pass: z.boolean().nullable(),
      excess: z.string().nullable(),
      verdict: z.enum(['pass', 'fail']).nullable(),
      tiers: z.array(
        z.object({
          tier: z.enum(QM_TIERS),
          from: z.string(),
          percent: z.string().nullable(),
          flat: z.string().nullable(),
        }),
      ),
    }),
  example: { consummation: '2026-01-23', loanAmount: '126500.00', pointsAndFees: '4114.00' },
})

const QmTest = z.enum(['price', 'points_and_fees', 'product_features'])

const qmStatus = loanTest({
  name: 'qm-status',
  summary: 'Safe harbor, rebuttable presumption, or not a qualified mortgage',
  input: () =>
    z.strictObject({
      consummation: LoanDate,
      loanAmount: Money,
      lien: Lien,
      manufacturedHome: flag,
      qmType: z.enum(QM_TYPES).optional(),
      ...{ apr: Rate, apor: Rate, pointsAndFeesPass: flag, productFeaturesPass: flag },
    }),
  result: () =>
    z.object({
      spread: z.string(),
      higherPricedThreshold: z.string(),
      higherPriced: z.boolean(),
      priceCategory: z.enum(['A', 'B', 'C', 'D', 'E', 'F']).nullable(),
      priceThreshold: z.string().nullable(),
      pricePass: z.boolean().nullable(),
      priceBands: z.array(z.object({ from: z.string(), threshold: z.string() })).nullable(),
      failed: z.array(QmTest),
      notTested: z.array(QmTest),
      status: z.enum(['safe_harbor', 'rebuttable_presumption', 'not_qm', 'not_determined']),
    }),
  example: {
    ...{ consummation: '2026-05-01', loanAmount: '300000.00', lien: 'first', apr: '8.28', apor: '6.78' },
    ...{ pointsAndFeesPass: true, productFeaturesPass: true },
  },
})

const hoepaRate = loanTest({
  name: 'hoepa-rate',
  summary: 'The rate from which the APR of the high-cost test is computed',
  input: () =>
    z.strictObject({
      rateType: z.enum(['fixed', 'index', 'other']),
      rate: Rate.optional(),
      indexValue: Rate.optional(),
      maximumMargin: Rate.optional(),
      initialRate: Rate.optional(),
      rates: z.array(Rate).max(ITEMS_AT_MOST).optional(),
    }),
  result: () =>
    z.object({
      rate: z.string(),
      citation: z.enum(['32(a)(3)(i)', '32(a)(3)(ii)', '32(a)(3)(iii)']),
    }),
  example: { rateType: 'index', indexValue: '4.30', maximumMargin: '2.75', initialRate: '5.875' },
})

const Hit = z.boolean().nullable()

const hoepa = loanTest({
  name: 'hoepa',
  summary: 'Whether a loan is a high-cost mortgage',
  input: () =>
    z.strictObject({
      consummation: LoanDate,
      creditType: z.enum(['closed_end', 'open_end']).optional(),
      principalDwelling: flag,
      exemption: z.enum(HOEPA_EXEMPTIONS).optional(),
      lien: Lien.optional(),
      personalProperty: flag,
      loanAmount: Money,
      totalLoanAmount: Money.optional(),
      apr: Rate.optional(),
      apor: Rate.optional(),
      pointsAndFees: Money.optional(),
      prepaymentPenalty: z
        .union([
          z.strictObject({ none: z.literal(true) }),
          z.strictObject({ lastMonth: z.number().int().min(0).max(1200), maximumPercent: Rate }),
        ])
        .optional(),
    }),
  result: () =>
    z.object({
      highCost: z.boolean().nullable(),
      exemption: z.enum([...HOEPA_EXEMPTIONS, 'not_principal_dwelling']).nullable(),
      triggers: z.object({
        apr: z.object({ hit: Hit, spread: z.string().nullable(), threshold: z.string().nullable() }),
        pointsAndFees: z.object({ hit: Hit, limit: z.string().nullable() }),
        prepaymentPenalty: z.object({ hit: Hit }),
      }),
    }),
  example: {
    ...{ consummation: '2026-05-01', loanAmount: '100000.00', lien: 'first', apr: '8.12', apor: '6.25' },
    ...{ pointsAndFees: '4114.00', totalLoanAmount: '97000.00', prepaymentPenalty: { none: true } },
  },
})

const byYear = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string().regex(/^(19|20|21)\d\d$/, { error: 'The name of a year is four digits.' }), value)
const Loans = z.number().int().min(0).max(100_000_000)

const EscrowCreditor = z.strictObject({
  ...{ maintainsEscrow: flag, insured: flag, forwardCommitmentToNonExempt: flag },
  ruralOrUnderservedLoan: byYear(z.boolean()).optional(),
  firstLienSold: byYear(Loans).optional(),
  assetsWithAffiliates: byYear(Money).optional(),
  assets: byYear(Money).optional(),
  firstLienPrincipalDwellingLoans: byYear(Loans).optional(),
})

const ExemptionName = z.string().max(100, { error: 'The exemption is longer than 100 characters.' })

const hpml = loanTest({
  name: 'hpml',
  summary: 'Whether a loan is higher-priced, with its escrow account and appraisals',
  input: () =>
    z.strictObject({
      consummation: LoanDate,
      rateSetDate: LoanDate.optional(),
      applicationReceived: LoanDate.optional(),
      loanAmount: Money,
      conformingLimit: Money.optional(),
      ...{ lien: Lien, apr: Rate, apor: Rate },
      ...{ closedEnd: flag, principalDwelling: flag, qualifiedMortgage: flag },
      escrowExemption: z.enum(ESCROW_EXEMPTIONS).optional(),
      appraisalExemption: ExemptionName.optional(),
      creditor: EscrowCreditor.optional(),
      purchase: z
        .strictObject({
          sellerAcquired: LoanDate.optional(),
          agreementDate: LoanDate,
          sellerPrice: Money.optional(),
          price: Money,
          secondAppraisalExemption: z.union([z.boolean(), ExemptionName]).optional(),
        })
        .optional(),
    }),
  result: () =>
    z.object({
      spread: z.string(),
      threshold: z.string(),
      hpml: z.boolean(),
      escrow: z.object({
        required: z.boolean(),
        reason: z.enum([
          ...(['not_hpml', 'not_first_lien', ...ESCROW_EXEMPTIONS] as const),
          ...(['small_creditor', 'insured_institution', 'forward_commitment'] as const),
          ...(['exemption_not_met', 'no_exemption_shown'] as const),
        ]),
      }),
      appraisal: z.object({
        required: z.boolean(),
        reason: z.string().nullable(),
        secondAppraisal: z.boolean().nullable(),
        daysSinceSellerAcquired: z.number().nullable(),
      }),
    }),
  example: {
    ...{ consummation: '2026-05-01', rateSetDate: '2026-04-07', loanAmount: '300000.00' },
    ...{ lien: 'first', apr: '8.28', apor: '6.78', applicationReceived: '2026-03-16' },
    creditor: {
      maintainsEscrow: false,
      ruralOrUnderservedLoan: { '2025': true },
      firstLienSold: { '2025': 61 },
      assetsWithAffiliates: { '2025': '431200000.00' },
    },
  },
})

export const priceTests = {
  'points-and-fees': pointsAndFees,
  'qm-points-fees': qmPointsFees,
  'qm-status': qmStatus,
  'hoepa-rate': hoepaRate,
  hoepa,
  hpml,
}
