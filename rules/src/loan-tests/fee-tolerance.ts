import { generalDays } from '../dates/business-day-count.ts'
import { type Day, formatOptionalDay, parseOptionalDay, shortDay } from '../dates/calendar-day.ts'
import { applyAggregateCondition, baselineOf, type LedgerFee, ledgerFee } from '../fees/fee-ledger.ts'
import type { FeeResult, FeeToleranceInput, FeeToleranceResult } from '../fees/fee-tolerance-shape.ts'
import { type Cents, divideHalfUp, dollars, formatCents } from '../money/cents.ts'
import { standingThreshold, type ThresholdRegister, thresholdOn } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import { noteCalendar } from './business-days.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export const FEES_AT_MOST = 1000

export function feeTolerance(
  input: FeeToleranceInput,
  data: LoanTestData,
): LoanTestAnswer<FeeToleranceResult> {
  if (input.fees.length > FEES_AT_MOST)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'fees',
      `fees: ${input.fees.length} fees are more than the limit of ${FEES_AT_MOST}.`,
    )
  const working = new Working()
  const consummation = parseOptionalDay(input.consummation, 'consummation')
  const closingDisclosureSent = parseOptionalDay(input.closingDisclosureSent, 'closingDisclosureSent')
  const general = generalDays(input.calendar)
  const tenPercentPoints = Number(figure(data.thresholds, 'trid_ten_percent', consummation).value)
  const fees = input.fees.map((fee, index) => ledgerFee(fee, index, closingDisclosureSent, general))
  applyAggregateCondition(fees, tenPercentPoints)
  if (fees.some(({ revisions }) => revisions.length > 0)) noteCalendar(input.calendar, working)
  noteAssumptions(input, working)

  const results = fees.map((fee) => feeResult(fee, working))
  const zero = sum(fees, ({ bucket }) => bucket === 'zero', zeroExcess)
  working.step(
    `Zero tolerance: excess of ${dollars(zero)}, fee by fee, without netting.`,
    formatCents(zero),
    '1026.19(e)(3)(i)',
  )
  const tenPercent = tenPercentResult(fees, tenPercentPoints, working)
  const lenderCredits = lenderCreditResult(fees, working)
  const cure = zero + tenPercent.excess + lenderCredits.shortfall
  const dueBy = cure > 0 ? refundDueBy(consummation, data.thresholds, working) : null
  working.step(
    cure === 0
      ? 'The charges are within tolerance: nothing to refund.'
      : `To cure: ${dollars(zero)} + ${dollars(tenPercent.excess)} + ${dollars(lenderCredits.shortfall)} = ${dollars(cure)}.`,
    formatCents(cure),
    '1026.19(f)(2)(v); comment 19(f)(2)(v)-1',
  )
  return working.answer('fee-tolerance', {
    fees: results,
    zero: { excess: formatCents(zero) },
    tenPercent: { ...tenPercent.result, excess: formatCents(tenPercent.excess) },
    lenderCredits: { ...lenderCredits.result, shortfall: formatCents(lenderCredits.shortfall) },
    cure: formatCents(cure),
    refundDueBy: formatOptionalDay(dueBy),
  })
}

function figure(register: ThresholdRegister, key: string, day: Day | null) {
  return day === null ? standingThreshold(register, key) : thresholdOn(register, key, day)
}

function noteAssumptions(input: FeeToleranceInput, working: Working): void {
  const unsaid = input.fees.filter(
    ({ kind, shoppingAllowed }) => kind === 'third_party' && shoppingAllowed === undefined,
  )
  if (unsaid.length > 0)
    working.note(
      `Not said whether the consumer could shop: ${unsaid.map(({ id }) => id).join(', ')}. Judged as not allowed, which is the stricter rule.`,
    )
  working.note(
    'Amounts are compared without rounding (comment 19(e)(3)(i)-7). Actual means what the consumer finally paid at consummation or settlement, the later.',
  )
}

const zeroExcess = (fee: LedgerFee): Cents => Math.max(0, fee.actual - baselineOf(fee))

function sum(
  fees: readonly LedgerFee[],
  belongs: (fee: LedgerFee) => boolean,
  amount: (fee: LedgerFee) => Cents,
): Cents {
  return fees.reduce((total, fee) => (belongs(fee) ? total + amount(fee) : total), 0)
}

const REFUSALS = {
  no_valid_reason: 'no valid reason is given',
  not_attributable: 'the increase is not attributable to the reason',
  late: 'it was disclosed later than three business days after the information',
  loan_estimate_after_closing_disclosure:
    'a Loan Estimate was used on or after the day of the Closing Disclosure',
  aggregate_not_over_ten_percent: 'the revised sum is not more than ten per cent above the original sum',
}

function feeResult(fee: LedgerFee, working: Working): FeeResult {
  const baseline = baselineOf(fee)
  const excess = fee.bucket === 'zero' ? zeroExcess(fee) : 0
  working.step(
    fee.performed
      ? `"${fee.id}": ${fee.why}. Baseline ${dollars(baseline)}, charged ${dollars(fee.actual)}.`
      : `"${fee.id}": the service was not performed, so its estimate is left out.`,
    fee.bucket,
    fee.performed ? fee.citation : 'comment 19(e)(3)(ii)-5',
  )
  for (const { amount, refusal } of fee.revisions)
    working.step(
      refusal === null
        ? `"${fee.id}": the revised estimate of ${dollars(amount)} is accepted.`
        : `"${fee.id}": the revised estimate of ${dollars(amount)} is not accepted, because ${REFUSALS[refusal]}.`,
      refusal ?? 'accepted',
      '1026.19(e)(3)(iv); 1026.19(e)(4)',
    )
  return {
    id: fee.id,
    bucket: fee.bucket,
    citation: fee.citation,
    baseline: formatCents(baseline),
    actual: formatCents(fee.actual),
    excess: formatCents(excess),
    ...(fee.revisions.length > 0 && {
      revisions: fee.revisions.map(({ refusal }) => ({ accepted: refusal === null, reason: refusal })),
    }),
  }
}

function tenPercentResult(fees: readonly LedgerFee[], points: number, working: Working) {
  const belongs = ({ bucket }: LedgerFee) => bucket === 'ten_percent'
  const estimated = sum(fees, belongs, baselineOf)
  const actual = sum(fees, belongs, (fee) => fee.actual)
  // The limit can have a fraction of a cent: compare in hundredths, and refund up to the whole cent.
  const limitInHundredths = estimated * (100 + points)
  const excess = Math.max(0, Math.ceil((actual * 100 - limitInHundredths) / 100))
  const limit = Number(divideHalfUp(BigInt(limitInHundredths), 100n))
  working.step(
    `Ten per cent bucket: ${dollars(actual)} charged against ${dollars(limit)}, which is ${100 + points} % of ${dollars(estimated)}.`,
    excess === 0 ? 'within' : 'outside',
    '1026.19(e)(3)(ii)(A)',
  )
  return {
    excess,
    result: {
      estimated: formatCents(estimated),
      limit: formatCents(limit),
      actual: formatCents(actual),
      withinTolerance: excess === 0,
    },
  }
}

function lenderCreditResult(fees: readonly LedgerFee[], working: Working) {
  const belongs = ({ bucket }: LedgerFee) => bucket === 'lender_credit'
  const estimated = sum(fees, belongs, baselineOf)
  const actual = sum(fees, belongs, (fee) => fee.actual)
  const shortfall = Math.max(0, estimated - actual)
  if (fees.some(belongs))
    working.step(
      `Lender credits: ${dollars(actual)} given against ${dollars(estimated)} disclosed.`,
      formatCents(shortfall),
      'comment 19(e)(3)(i)-5, -6',
    )
  return { shortfall, result: { estimated: formatCents(estimated), actual: formatCents(actual) } }
}

function refundDueBy(consummation: Day | null, register: ThresholdRegister, working: Working): Day | null {
  if (consummation === null) {
    working.note('Not determined: the refund date. It needs the day of consummation.')
    return null
  }
  const days = Number(thresholdOn(register, 'trid_refund_days', consummation).value)
  const due = consummation + days
  working.step(
    `Refund and corrected Closing Disclosure by ${shortDay(due)}, ${days} calendar days after consummation.`,
    formatOptionalDay(due),
    '1026.19(f)(2)(v)',
  )
  return due
}
