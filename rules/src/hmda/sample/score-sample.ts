import { dayOf } from '../../dates/calendar-day.ts'
import { fieldTitle } from '../field-words.ts'
import { LOAN_FIELDS, type LoanField } from '../loan-fields.ts'

/**
 * Sizes, thresholds and tolerances as the institution entered them. The official table is not known here, so the
 * institution names where its figures come from.
 */
export interface SamplePlan {
  size: number
  initialSize: number
  /** So many errors in one field of the initial sample, and the rest of the sample is tested too. */
  initialThreshold: number
  /** So many errors in one field of the whole sample, and the field is corrected in the whole file. */
  fieldThreshold: number
  source: string
  /** Differences that do not count: days of a date, dollars of the loan amount, thousands of income. */
  dateDays: number
  amountDollars: number
  incomeThousands: number
}

export const PLAN_LIMITS = {
  size: [1, 1000],
  initialSize: [1, 1000],
  initialThreshold: [1, 1000],
  fieldThreshold: [1, 1000],
  dateDays: [0, 31],
  amountDollars: [0, 100_000],
  incomeThousands: [0, 1000],
} as const satisfies Partial<Record<keyof SamplePlan, readonly [number, number]>>
type Figure = keyof typeof PLAN_LIMITS

const FIGURE_NAMES: Record<Figure, string> = {
  size: 'Rows of the sample',
  initialSize: 'Rows of the initial sample',
  initialThreshold: 'Errors that lead to the rest',
  fieldThreshold: 'Errors that lead to a correction',
  dateDays: 'Days of tolerance',
  amountDollars: 'Dollars of tolerance',
  incomeThousands: 'Thousands of tolerance',
}

/** What is wrong with a plan, in a sentence. */
export function planProblem(plan: SamplePlan, fileRows: number): string | undefined {
  for (const [figure, [least, most]] of Object.entries(PLAN_LIMITS)) {
    const value = plan[figure as Figure]
    if (!Number.isInteger(value) || value < least || value > most)
      return `${FIGURE_NAMES[figure as Figure]}: enter a whole number from ${least} to ${most.toLocaleString('en-US')}.`
  }
  if (plan.size > fileRows)
    return `The sample of ${plan.size} rows is larger than the file, which has ${fileRows} that can be read.`
  if (plan.initialSize > plan.size)
    return `The initial sample of ${plan.initialSize} rows is larger than the whole sample of ${plan.size}.`
  if (plan.source.trim() === '') return 'Say where sizes and thresholds come from.'
  if (plan.source.length > 300) return 'The source may have at most 300 characters.'
  return undefined
}

/** What the loan file says where it differs from the register, by field; a row that was read through is tested. */
export interface TestedRow {
  row: number
  tested: boolean
  found: Partial<Record<LoanField, string>>
}

export interface FieldScore {
  field: LoanField
  title: string
  errors: number
  /** Errors among the initial rows. */
  initialErrors: number
  within: number
}

export interface SampleScore {
  fields: FieldScore[]
  tested: number
  initialTested: number
  rowsWithErrors: number
  verdict: 'testInitial' | 'testRest' | 'pass' | 'correct'
  /** Fields that reach the threshold. */
  correct: LoanField[]
  sentence: string
}

/** Whether a difference counts, by the tolerances of the plan. */
export function isError(field: LoanField, reported: string, found: string, plan: SamplePlan): boolean {
  const [one, other] = [reported.trim(), found.trim()]
  if (one.toUpperCase() === other.toUpperCase()) return false
  if (one !== '' && other !== '' && Number(one) === Number(other)) return false
  const difference = Math.abs(Number(one) - Number(other))
  if (field === 'loanAmount') return !(difference <= plan.amountDollars)
  if (field === 'income') return !(difference <= plan.incomeThousands)
  if (field === 'applicationDate') {
    const [first, second] = [dayOfText(one), dayOfText(other)]
    return first === undefined || second === undefined || Math.abs(first - second) > plan.dateDays
  }
  return true
}

function dayOfText(text: string): number | undefined {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  return parts ? dayOf(Number(parts[1]), Number(parts[2]), Number(parts[3])) : undefined
}

/** Counts errors field by field, as an examiner does, and says what follows from the plan. */
export function scoreSample(
  plan: SamplePlan,
  rows: readonly TestedRow[],
  reported: (row: number, field: LoanField) => string,
): SampleScore {
  const fields = new Map<LoanField, FieldScore>()
  let rowsWithErrors = 0
  rows.forEach(({ row, tested, found }, place) => {
    if (!tested) return
    let hasError = false
    for (const field of LOAN_FIELDS) {
      const value = found[field]
      if (value === undefined) continue
      const score = fields.get(field) ?? {
        ...{ field, title: fieldTitle(field), errors: 0, initialErrors: 0, within: 0 },
      }
      fields.set(field, score)
      if (!isError(field, reported(row, field), value, plan)) {
        score.within++
        continue
      }
      hasError = true
      score.errors++
      if (place < plan.initialSize) score.initialErrors++
    }
    if (hasError) rowsWithErrors++
  })
  const list = [...fields.values()].sort((one, other) => other.errors - one.errors)
  const tested = rows.filter((row) => row.tested).length
  const initialTested = rows.slice(0, plan.initialSize).filter((row) => row.tested).length
  const correct = list.filter(({ errors }) => errors >= plan.fieldThreshold).map(({ field }) => field)
  const needsRest = list.some(({ initialErrors }) => initialErrors >= plan.initialThreshold)
  const shared = { fields: list, tested, initialTested, rowsWithErrors, correct }
  const names = correct.map(fieldTitle).join(', ')
  if (correct.length > 0)
    return {
      ...shared,
      verdict: 'correct',
      sentence: `${names}: ${plan.fieldThreshold} or more errors. By the plan ${correct.length === 1 ? 'this field is' : 'these fields are'} corrected in the whole file.`,
    }
  const initial = Math.min(plan.initialSize, rows.length)
  if (initialTested < initial)
    return {
      ...shared,
      verdict: 'testInitial',
      sentence: `${initialTested} of ${initial} rows of the initial sample are tested.`,
    }
  if (needsRest && tested < rows.length)
    return {
      ...shared,
      verdict: 'testRest',
      sentence: `A field of the initial sample has ${plan.initialThreshold} or more errors: test the rest, ${rows.length - tested} rows.`,
    }
  return {
    ...shared,
    verdict: 'pass',
    sentence: `No field has ${plan.fieldThreshold} or more errors in the ${tested} rows tested. By the plan no field is corrected in the whole file; correct the errors found.`,
  }
}
