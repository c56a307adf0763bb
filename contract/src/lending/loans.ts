import { z } from 'zod'
import { members } from '../platform/access.ts'
import { DayOfAnyYear } from '../platform/days.ts'
import { withExample } from './loan-test-parts.ts'
import { TestName } from './loan-test-results.ts'

export const LOAN_XML_MEGABYTES_AT_MOST = 4
export const LOANS_OF_ONE_CHECK = 20
const VALUES_AT_MOST = 200
const VALUE_LENGTH_AT_MOST = 500
const MIB = 1024 * 1024

const Source = z.union([
  z.object({ file: z.string(), path: z.string(), line: z.number().int() }),
  z.enum(['typed', 'settings']),
])

export const Verdict = z.enum(['within', 'outside', 'undetermined', 'not_applicable'])
const LoanVerdict = z.enum(['within', 'outside', 'undetermined'])
const Day = DayOfAnyYear

const Dollars = z.string()

/** The charges against the Loan Estimates, by tolerance group (12 CFR 1026.19(e)(3)). */
const FeeComparison = z.object({
  /** The day of each Loan Estimate; empty where the amounts stand in the Closing Disclosure itself. */
  estimateDates: z.array(Day.nullable()),
  fees: z.array(
    z.object({
      id: z.string(),
      bucket: z.enum(['zero', 'ten_percent', 'unlimited', 'lender_credit']),
      citation: z.string(),
      section: z.string(),
      estimates: z.array(Dollars.nullable()),
      baseline: Dollars,
      actual: Dollars,
      excess: Dollars,
    }),
  ),
  zero: z.object({ excess: Dollars }),
  tenPercent: z.object({
    estimated: Dollars,
    limit: Dollars,
    actual: Dollars,
    excess: Dollars,
    withinTolerance: z.boolean(),
  }),
  lenderCredits: z.object({ estimated: Dollars, actual: Dollars, shortfall: Dollars }),
  cure: Dollars,
  /** What the Closing Disclosure shows as a credit for it. */
  cured: Dollars,
  /** Where a revised Loan Estimate has no reason, or section C an affiliate: the cure if it was allowed, and if the written list of providers was given. */
  cureIfRevised: Dollars,
  refundDueBy: Day.nullable(),
})

export const CheckedLoan = z.object({
  /** The loan number, or the name of the file. */
  name: z.string(),
  number: z.number().int(),
  kind: z.enum(['closing_disclosure', 'loan_estimate', 'application', 'table']),
  verdict: LoanVerdict,
  counts: z.record(Verdict, z.number().int()),
  verdicts: z.array(
    z.object({
      id: z.string(),
      /** The loan test that decided, where there is one. */
      test: TestName.nullable(),
      group: z.enum(['test', 'closing_disclosure']),
      question: z.string(),
      verdict: Verdict,
      sentence: z.string(),
      citation: z.string(),
      dollars: z.string().nullable(),
      days: z.number().int().nullable(),
      disclosed: z.string().nullable(),
      recomputed: z.string().nullable(),
      missing: z.array(z.object({ name: z.string(), label: z.string() })),
      uses: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          value: z.string().nullable(),
          source: Source.nullable(),
        }),
      ),
      steps: z.array(
        z.object({ text: z.string(), value: z.string().nullable(), citation: z.string().nullable() }),
      ),
      notes: z.array(z.string()),
    }),
  ),
  timeline: z.array(z.object({ date: Day, label: z.string(), from: z.enum(['file', 'computed']) })),
  feeComparison: FeeComparison.nullable(),
})
export type CheckedLoan = z.infer<typeof CheckedLoan>

const Values = z
  .record(z.string().max(100), z.string().max(VALUE_LENGTH_AT_MOST))
  .refine((values) => Object.keys(values).length <= VALUES_AT_MOST, {
    error: `More than ${VALUES_AT_MOST} values.`,
  })

export const loans = {
  check: members
    .meta({ bodyMaxKib: (LOAN_XML_MEGABYTES_AT_MOST + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/loans/check',
      summary: 'Run every loan test on a MISMO file or on the values of a loan; nothing is stored',
      spec: (operation) =>
        withExample(operation, {
          values: {
            noteAmount: '363000.00',
            noteRatePercent: '6.375',
            lienPriorityType: 'FirstLien',
            closingDate: '2026-03-16',
            integratedDisclosureIssuedDate: '2026-03-09',
            closingDisclosureMethod: 'email',
          },
        }),
    })
    .input(
      z
        .strictObject({
          /** MISMO XML: a Closing Disclosure (UCD, 3.3) or an application (ULAD, 3.4). Loan Estimates in the same message are compared with the Closing Disclosure of their loan number. */
          xml: z
            .string()
            .min(1)
            .max(LOAN_XML_MEGABYTES_AT_MOST * MIB)
            .optional(),
          /** Values by their names; they come before what the XML says. */
          values: Values.optional(),
        })
        .refine(({ xml, values }) => xml !== undefined || values !== undefined, {
          error: 'Give xml, values, or both.',
        }),
    )
    .errors({
      UNREADABLE_FILE: {
        status: 422,
        message: 'The file cannot be read as a loan file.',
        data: z.object({ line: z.number().int().nullable(), element: z.string().nullable() }),
      },
      INVALID_VALUE: {
        status: 422,
        message: 'A value is not of its kind.',
        data: z.object({ field: z.string() }),
      },
    })
    .output(z.object({ loans: z.array(CheckedLoan), rulesVersion: z.string(), registerVersion: z.string() })),
}
