import type { OpenAPI } from '@orpc/contract'
import { FIRST_DAY, LAST_DAY, readDay } from '@plumbline/rules/dates/calendar-day.ts'
import { CENTS_AT_MOST, formatCents, readCents } from '@plumbline/rules/money/cents.ts'
import { PERCENT_AT_MOST, readPercent } from '@plumbline/rules/money/percent.ts'
import { z } from 'zod'
import { members } from '../platform/access.ts'
import { later } from '../platform/later.ts'

/** A calendar day of an input, YYYY-MM-DD. */
export const LoanDate = z
  .string()
  .refine((text) => readDay(text) !== undefined, {
    error: ({ input }) =>
      `"${shown(input)}" is not a date from ${FIRST_DAY} to ${LAST_DAY}, written as YYYY-MM-DD.`,
  })
  .meta({ format: 'date' })

export const LoanMonth = z.string().refine((text) => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text), {
  error: ({ input }) => `"${shown(input)}" is not a month from 1900-01 to 2199-12, written as YYYY-MM.`,
})

const isMoney = (text: string) => readCents(text) !== undefined

/** Dollars with at most two decimals, not below zero: "1234.50". */
export const Money = z.string().refine((text) => isMoney(text) && !text.startsWith('-'), {
  error: ({ input }) =>
    `"${shown(input)}" is not an amount such as "1234.50" from 0.00 to ${formatCents(CENTS_AT_MOST)}.`,
})

/** The same, and below zero as well. */
export const SignedMoney = z.string().refine(isMoney, {
  error: ({ input }) =>
    `"${shown(input)}" is not an amount such as "-1234.50" of at most ${formatCents(CENTS_AT_MOST)}.`,
})

/** A rate in percent, as a number or as decimal text: 6.875 or "6.875". */
export const Rate = z.union([z.number(), z.string()]).refine((value) => readPercent(value) !== undefined, {
  error: ({ input }) =>
    `"${shown(input)}" is not a rate in percent such as "6.875", with at most 8 decimals and at most ${PERCENT_AT_MOST}.`,
})

/** Names one row of a list in the answer. */
export const RowId = z
  .string()
  .max(100, { error: ({ input }) => `"${shown(input)}" is longer than 100 characters.` })

/** A refusal names the value; a long one is cut so that the sentence stays readable. */
function shown(value: unknown): string {
  const text = String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

export const Lien = z.enum(['first', 'subordinate'])

const DATES_AT_MOST = 1000

export const CreditorCalendar = z.strictObject({
  openWeekdays: z.array(z.number().int().min(1).max(7)).max(7).optional(),
  closedDates: z.array(LoanDate).max(DATES_AT_MOST).optional(),
  openDates: z.array(LoanDate).max(DATES_AT_MOST).optional(),
  closeOnLegalHolidays: z.boolean().optional(),
})

export const Disclosure = z.strictObject({
  sent: LoanDate,
  method: z.enum(['in_person', 'mail', 'email', 'courier', 'other']),
  evidenceOfReceipt: LoanDate.optional(),
  esignConsent: z.boolean().optional(),
})

const refusal = (message: string) => ({ status: 422, message, data: z.object({ field: z.string() }) })

/** What only the rule can refuse. `data.field` names the input, or the figure that is not loaded. */
const RULE_REFUSALS = {
  MISSING_FIELD: refusal('An input that the rule needs is missing.'),
  INVALID_VALUE: refusal('The rule cannot take this value.'),
  INVALID_DATE: refusal('This is not a date of the calendar.'),
  INVALID_DATE_ORDER: refusal('The dates are in an impossible order.'),
  NOT_LOADED: refusal('The figure for this date is not loaded.'),
  UNKNOWN_THRESHOLD: refusal('The threshold register has no such key.'),
  BAD_LOAN_TERM: refusal('The loan term is not from 1 to 50 years.'),
  UNIT_PERIOD_UNDETERMINED: refusal('The unit period cannot be determined.'),
  PAYMENTS_DO_NOT_REPAY: refusal('The payments do not repay the loan.'),
  CUSHION_ABOVE_LIMIT: refusal('The cushion is above the limit.'),
}

/** Every calculator answers in this shape. */
export function answerOf<Result extends z.ZodType>(result: Result) {
  return z.object({
    calculator: z.string(),
    result,
    steps: z.array(
      z.object({ text: z.string(), value: z.string().nullable(), citation: z.string().nullable() }),
    ),
    notes: z.array(z.string()),
    dataAsOf: z.record(z.string(), z.string()),
  })
}

interface LoanTestParts<Input extends z.ZodType, Result extends z.ZodType> {
  name: string
  summary: string
  /** Both are made when they are asked for. */
  input: () => Input
  result: () => Result
  /** One input that the documentation shows; a test runs it. */
  example: z.input<Input>
}

/** Of a thousand rows, the most that a test takes. */
export const LOAN_TEST_BODY_KIB = 1024

/** The operation of one calculator: `POST /api/loan-tests/<name>`, open to every member. */
export function loanTest<Input extends z.ZodType, Result extends z.ZodType>({
  name,
  summary,
  input,
  result,
  example,
}: LoanTestParts<Input, Result>) {
  return members
    .meta({ bodyMaxKib: LOAN_TEST_BODY_KIB })
    .route({
      method: 'POST',
      path: `/loan-tests/${name}`,
      summary,
      spec: (operation) => withExample(operation, example),
    })
    .errors(RULE_REFUSALS)
    .input(later(input))
    .output(later(() => answerOf(result())))
}

/** The operation with the example that its documentation shows. */
export function withExample(operation: OpenAPI.OperationObject, example: unknown): OpenAPI.OperationObject {
  const body = operation.requestBody
  if (!body || !('content' in body)) return operation
  const json = body.content['application/json']
  return {
    ...operation,
    description: 'Everyone of the institution may call this.',
    security: [{ session: [] }],
    requestBody: { ...body, content: { ...body.content, 'application/json': { ...json, example } } },
  }
}
