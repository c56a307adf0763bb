import { formatDay, parseOptionalDay } from '../dates/calendar-day.ts'
import { addToMonth, type Month, parseMonth } from '../dates/calendar-month.ts'
import { type Cents, divideHalfUp, dollars, formatCents, parseCents } from '../money/cents.ts'
import { type EscrowPosition, escrowPosition } from '../servicing/escrow-position.ts'
import { standingThreshold, type ThresholdRegister } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export interface EscrowAnalysisInput {
  firstPaymentMonth: string
  disbursements: { month: string; amount: string; item: string }[]
  cushionMonths?: number
  currentBalance?: string
  borrowerCurrent?: boolean
  analysisDate?: string
}

export interface EscrowAnalysisResult {
  annualDisbursements: string
  monthlyPayment: string
  cushion: string
  lowestTrialBalance: string
  startingTargetBalance: string
  lowestTargetBalance: string
  rows: {
    month: string
    payment: string
    disbursement: string
    trialBalance: string
    targetBalance: string
  }[]
  position: EscrowPosition | null
}

export const DISBURSEMENTS_AT_MOST = 200
const DEFAULT_CUSHION_MONTHS = 2

/** A twelfth of a cent, so that a monthly payment of a yearly sum is exact. */
type Twelfths = number

/** A year as twelve rows of payment and disbursement, appendix E to part 1024, aggregate method. */
export function escrowAnalysis(
  input: EscrowAnalysisInput,
  data: LoanTestData,
): LoanTestAnswer<EscrowAnalysisResult> {
  const working = new Working()
  const first = parseMonth(input.firstPaymentMonth, 'firstPaymentMonth')
  const cushionMonths = cushionOf(input, data.thresholds)
  const disbursed = disbursementsByMonth(input, first)
  const annual = disbursed.reduce((sum, amount) => sum + amount, 0)
  // One monthly payment is `annual` cents divided by twelve, which is `annual` twelfths.
  const payment: Twelfths = annual
  const cushion: Twelfths = payment * cushionMonths
  const trial = trialBalances(disbursed, payment)
  const lowest = Math.min(...trial)
  const starting = cushion - lowest
  working.step(
    `Disbursements of the year: ${dollars(annual)}. A twelfth is ${dollars(rounded(payment))}.`,
    formatCents(rounded(payment)),
    '1024.17(c)(1)(i), (d)(1); appendix E to part 1024, step 1',
  )
  working.step(
    `From a balance of zero the lowest month comes to ${dollars(rounded(lowest))}.`,
    formatCents(rounded(lowest)),
    '1024.17(d)(2)(i)(A); appendix E to part 1024, step 1',
  )
  working.step(
    `A start of ${dollars(rounded(-lowest))} brings that month to zero; a cushion of ${cushionMonths} month${cushionMonths === 1 ? '' : 's'} adds ${dollars(rounded(cushion))}.`,
    formatCents(rounded(starting)),
    '1024.17(c)(1)(ii), (c)(5), (d)(2)(i)(B)-(C); appendix E to part 1024, steps 2 and 3',
  )
  working.note(
    'Aggregate method, monthly payments. Longer billing cycles under 1024.17(c)(9) are not covered.',
  )
  return working.answer('escrow-analysis', {
    annualDisbursements: formatCents(annual),
    monthlyPayment: formatCents(rounded(payment)),
    cushion: formatCents(rounded(cushion)),
    lowestTrialBalance: formatCents(rounded(lowest)),
    startingTargetBalance: formatCents(rounded(starting)),
    lowestTargetBalance: formatCents(rounded(lowest + starting)),
    rows: trial.map((balance, index) => ({
      month: addToMonth(first, index),
      payment: formatCents(rounded(payment)),
      disbursement: formatCents(disbursed[index]!),
      trialBalance: formatCents(rounded(balance)),
      targetBalance: formatCents(rounded(balance + starting)),
    })),
    position: positionOf(input, { starting, payment }, data.thresholds, working),
  })
}

const rounded = (twelfths: Twelfths): Cents => Number(divideHalfUp(BigInt(twelfths), 12n))

/** 1024.17(c)(1)(ii): at most one sixth of the yearly disbursements, which is two months. */
function cushionOf(input: EscrowAnalysisInput, register: ThresholdRegister): number {
  const months = input.cushionMonths ?? DEFAULT_CUSHION_MONTHS
  const [part, whole] = standingThreshold(register, 'respa_escrow_cushion_fraction')
    .value.split('/')
    .map(Number)
  const limit = (12 * part!) / whole!
  if (months > limit)
    throw new LoanTestRefusal(
      'CUSHION_ABOVE_LIMIT',
      'cushionMonths',
      `cushionMonths: ${months} is above the limit of ${limit} months, one sixth of the yearly disbursements (1024.17(c)(1)(ii)).`,
    )
  if (!Number.isInteger(months) || months < 0)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'cushionMonths',
      `cushionMonths: "${months}" is not 0, 1 or 2.`,
    )
  return months
}

function disbursementsByMonth(input: EscrowAnalysisInput, first: Month): Cents[] {
  const { disbursements } = input
  if (disbursements.length > DISBURSEMENTS_AT_MOST)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'disbursements',
      `disbursements: ${disbursements.length} rows are more than the limit of ${DISBURSEMENTS_AT_MOST}.`,
    )
  const months = Array.from({ length: 12 }, () => 0)
  for (const [index, { month, amount }] of disbursements.entries()) {
    const field = `disbursements[${index}]`
    const position = parseMonth(month, `${field}.month`) - first
    if (position < 0 || position > 11)
      throw new LoanTestRefusal(
        'INVALID_VALUE',
        `${field}.month`,
        `${field}.month: ${month} is not one of the twelve months from ${addToMonth(first, 0)} to ${addToMonth(first, 11)}.`,
      )
    months[position]! += parseCents(amount, `${field}.amount`)
  }
  return months
}

function trialBalances(disbursed: readonly Cents[], payment: Twelfths): Twelfths[] {
  let balance = 0
  return disbursed.map((amount) => {
    balance += payment - amount * 12
    return balance
  })
}

function positionOf(
  input: EscrowAnalysisInput,
  { starting, payment }: { starting: Twelfths; payment: Twelfths },
  thresholds: ThresholdRegister,
  working: Working,
): EscrowPosition | null {
  const analysed = parseOptionalDay(input.analysisDate, 'analysisDate')
  if (input.currentBalance === undefined) {
    working.note('Not determined: surplus, shortage or deficiency. It needs the current balance.')
    return null
  }
  if (input.borrowerCurrent === undefined)
    working.note('The borrower is assumed to be current: payments received within 30 days of their due date.')
  return escrowPosition(
    {
      balance: parseCents(input.currentBalance, 'currentBalance', true) * 12,
      ...{ starting, payment, analysed },
      borrowerCurrent: input.borrowerCurrent ?? true,
    },
    { thresholds, working, format: (amount) => formatCents(rounded(amount)), formatDay },
  )
}
