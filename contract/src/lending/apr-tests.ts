import { PAYMENTS_AT_MOST, STREAM_UNITS } from '@plumbline/rules/apr/payment-stream.ts'
import { z } from 'zod'
import { LoanDate, loanTest, Money, Rate } from './loan-test-parts.ts'

const ROWS_AT_MOST = 1000

const DatedAmount = z.strictObject({ date: LoanDate, amount: Money })

const StreamUnit = z.enum(STREAM_UNITS)
const Every = z.number().int().min(1).max(365)
const DayOfMonth = z.number().int().min(1).max(31)

const PaymentSeries = z.strictObject({
  amount: Money,
  firstDate: LoanDate,
  count: z
    .number()
    .int()
    .refine((count) => count >= 1 && count <= PAYMENTS_AT_MOST, {
      error: ({ input }) => `"${input}" is not a number of payments from 1 to ${PAYMENTS_AT_MOST}.`,
    }),
  unit: StreamUnit,
  every: Every.optional(),
  days: z.array(DayOfMonth).length(2).optional(),
  endOfMonth: z.boolean().optional(),
  dayOfMonth: DayOfMonth.optional(),
})

/** A row with a date is one payment; a row with a first date is a series. Faults are told of the one that was meant. */
const Payment = z.union([DatedAmount, PaymentSeries], {
  error: ({ input, errors }) => {
    const [dated = [], series = []] = (errors ?? []) as { path: PropertyKey[]; message: string }[][]
    const meant = typeof input === 'object' && input !== null && 'date' in input ? dated : series
    return meant.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
  },
})

const apr = loanTest({
  name: 'apr',
  summary: 'The annual percentage rate by the actuarial method, with its tolerance',
  input: () =>
    z.strictObject({
      advances: z.array(DatedAmount).max(ROWS_AT_MOST),
      payments: z.array(Payment).max(ROWS_AT_MOST),
      earningDate: LoanDate.optional(),
      unitPeriod: z.strictObject({ unit: StreamUnit, every: Every }).optional(),
      disclosedApr: Rate.optional(),
    }),
  result: () =>
    z.object({
      apr: z.string(),
      aprExact: z.string(),
      unitPeriod: z.object({ unit: StreamUnit, every: z.number(), perYear: z.string() }),
      firstPeriod: z.object({ full: z.number(), fraction: z.string() }),
      irregular: z.boolean(),
      irregularReasons: z.array(z.enum(['multiple_advances', 'irregular_periods', 'irregular_amounts'])),
      tolerance: z.string(),
      amountFinanced: z.string(),
      totalOfPayments: z.string(),
      financeCharge: z.string(),
      verdict: z
        .object({
          disclosedApr: z.string(),
          accurate: z.boolean(),
          direction: z.enum(['exact', 'overstated', 'understated']),
        })
        .nullable(),
    }),
  example: {
    advances: [{ date: '2026-01-15', amount: '300000.00' }],
    payments: [{ amount: '1896.20', firstDate: '2026-03-01', count: 360, unit: 'month' }],
    disclosedApr: '6.47',
  },
})

const aprTolerance = loanTest({
  name: 'apr-tolerance',
  summary: 'Whether a disclosed annual percentage rate is close enough to the actual one',
  input: () =>
    z.strictObject({
      disclosedApr: Rate,
      actualApr: Rate,
      irregular: z.boolean(),
      mortgage: z
        .strictObject({
          disclosedFinanceCharge: Money,
          actualFinanceCharge: Money,
          aprFromDisclosedFinanceCharge: Rate,
        })
        .optional(),
    }),
  result: () =>
    z.object({
      accurate: z.boolean(),
      accurateUnder: z.array(z.enum(['22(a)(2)', '22(a)(3)', '22(a)(4)', '22(a)(5)(i)', '22(a)(5)(ii)'])),
      financeChargeAccurate: z.boolean().nullable(),
    }),
  example: {
    ...{ disclosedApr: '8.65', actualApr: '9.00', irregular: true },
    mortgage: {
      disclosedFinanceCharge: '9925.00',
      actualFinanceCharge: '10000.00',
      aprFromDisclosedFinanceCharge: '8.50',
    },
  },
})

const AporRows = z.array(z.strictObject({ date: LoanDate, values: z.array(Rate).max(100) })).max(ROWS_AT_MOST)
const Count = z.number().int().min(0).max(10_000)

const rateSpread = loanTest({
  name: 'rate-spread',
  summary: 'The APR less the average prime offer rate of a comparable transaction',
  input: () =>
    z.strictObject({
      actionTaken: z.number().int().min(1).max(8),
      amortization: z.enum(['fixed', 'variable']),
      termYears: Count.optional(),
      termMonths: Count.optional(),
      termDays: Count.optional(),
      indefiniteTerm: z.boolean().optional(),
      apr: Rate,
      rateSetDate: LoanDate,
      reverseMortgage: z.boolean().optional(),
      assumption: z.boolean().optional(),
      purchased: z.boolean().optional(),
      subjectToRegulationZ: z.boolean().optional(),
      partiallyExempt: z.boolean().optional(),
      aporTable: z.strictObject({ fixed: AporRows.optional(), variable: AporRows.optional() }).optional(),
    }),
  result: () =>
    z.object({
      rateSpread: z.string(),
      apor: z.string().nullable(),
      week: z.string().nullable(),
      term: z.number().nullable(),
      table: z.enum(['fixed', 'variable']),
      reason: z
        .enum([
          ...(['partially_exempt', 'reverse_mortgage', 'assumption', 'purchased'] as const),
          ...(['not_regulation_z', 'action_taken'] as const),
        ])
        .nullable(),
    }),
  example: {
    ...{ actionTaken: 1, amortization: 'fixed', termYears: 30, apr: '7.00', rateSetDate: '2026-01-07' },
  },
})

export const aprTests = {
  apr,
  'apr-tolerance': aprTolerance,
  'rate-spread': rateSpread,
}
