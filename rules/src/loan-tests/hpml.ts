import { type Day, parseDay, parseOptionalDay, shortDay } from '../dates/calendar-day.ts'
import { type Cents, dollars, parseCents, parsePositiveCents } from '../money/cents.ts'
import { formatPercent, parsePercent, percentText } from '../money/percent.ts'
import {
  type CreditorExemption,
  creditorExemption,
  type EscrowCreditor,
} from '../mortgage-price/escrow-exemption.ts'
import { Figures } from '../mortgage-price/figures.ts'
import { standingThreshold } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export const ESCROW_EXEMPTIONS = [
  'cooperative_shares',
  'initial_construction',
  'bridge_12_months',
  'reverse_mortgage',
  'pace',
] as const
export type EscrowExemption = (typeof ESCROW_EXEMPTIONS)[number]

export interface HpmlInput {
  consummation: string
  rateSetDate?: string | undefined
  applicationReceived?: string | undefined
  loanAmount: string
  /** The county's limit in force when the rate was set. */
  conformingLimit?: string | undefined
  lien: 'first' | 'subordinate'
  apr: number | string
  apor: number | string
  closedEnd?: boolean | undefined
  principalDwelling?: boolean | undefined
  qualifiedMortgage?: boolean | undefined
  escrowExemption?: EscrowExemption | undefined
  /** One of 1026.35(c)(2)(iii)-(viii), in the caller's words. */
  appraisalExemption?: string | undefined
  creditor?: EscrowCreditor | undefined
  purchase?:
    | {
        sellerAcquired?: string | undefined
        agreementDate: string
        sellerPrice?: string | undefined
        price: string
        secondAppraisalExemption?: boolean | string | undefined
      }
    | undefined
}

export interface HpmlResult {
  spread: string
  threshold: string
  hpml: boolean
  escrow: {
    required: boolean
    reason: 'not_hpml' | 'not_first_lien' | EscrowExemption | CreditorExemption
  }
  appraisal: {
    required: boolean
    reason: string | null
    /** Nothing where an appraisal is required and the purchase was not described. */
    secondAppraisal: boolean | null
    daysSinceSellerAcquired: number | null
  }
}

/** 1026.35: higher-priced mortgage loan, escrow account, appraisals. */
export function hpml(input: HpmlInput, data: LoanTestData): LoanTestAnswer<HpmlResult> {
  const working = new Working()
  const consummation = parseDay(input.consummation, 'consummation')
  const applied = parseOptionalDay(input.applicationReceived, 'applicationReceived')
  if (applied !== null && consummation < applied)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      'consummation',
      `consummation: ${input.consummation} is before the application was received on ${input.applicationReceived}.`,
    )
  const rateSet = parseOptionalDay(input.rateSetDate, 'rateSetDate')
  if (rateSet === null)
    working.note(
      'The date on which the rate was set was not given; the date of consummation stands in for it.',
    )
  const figures = new Figures(data, working, consummation)
  const amount = parsePositiveCents(input.loanAmount, 'loanAmount')
  const spread = parsePercent(input.apr, 'apr') - parsePercent(input.apor, 'apor')
  const limit = spreadLimit(input, amount, rateSet ?? consummation, figures, working)
  const threshold = figures.percent(limit.key, rateSet ?? consummation)
  const over = spread >= threshold
  working.step(
    `The APR is ${formatPercent(spread, 3)} above the average prime offer rate; ${percentText(threshold)} or more is higher-priced.`,
    over ? 'at or above' : 'below',
    limit.citation,
  )
  const { closedEnd = true, principalDwelling = true } = input
  const isHpml = over && closedEnd && principalDwelling
  if (!closedEnd || !principalDwelling)
    working.step(
      closedEnd
        ? "The loan is not secured by the consumer's principal dwelling: never a higher-priced mortgage loan."
        : 'Open-end credit is never a higher-priced mortgage loan.',
      'not higher-priced',
      '1026.35(a)(1)',
    )
  const escrow = escrowDuty(input, isHpml, consummation, figures, working)
  const appraisal = appraisalDuty(input, isHpml, amount, figures, working, data)
  return working.answer('hpml', {
    spread: formatPercent(spread, 3),
    threshold: percentText(threshold),
    ...{ hpml: isHpml, escrow, appraisal },
  })
}

function spreadLimit(input: HpmlInput, amount: Cents, rateSet: Day, figures: Figures, working: Working) {
  if (input.lien === 'subordinate') return { key: 'hpml_subordinate_spread', citation: '1026.35(a)(1)(iii)' }
  const limit =
    input.conformingLimit === undefined
      ? figures.cents('conforming_limit_one_unit_baseline', rateSet)
      : parseCents(input.conformingLimit, 'conformingLimit')
  if (input.conformingLimit === undefined)
    working.note(
      `The county's conforming limit was not given; the baseline of ${dollars(limit)} on ${shortDay(rateSet)} stands in for it. In a high-cost county the limit is higher.`,
    )
  const jumbo = amount > limit
  working.step(
    `First lien of ${dollars(amount)}, ${jumbo ? 'above' : 'not above'} the conforming limit of ${dollars(limit)} in force when the rate was set.`,
    jumbo ? 'jumbo' : 'conforming',
    jumbo ? '1026.35(a)(1)(ii)' : '1026.35(a)(1)(i)',
  )
  return jumbo
    ? { key: 'hpml_jumbo_spread', citation: '1026.35(a)(1)(ii)' }
    : { key: 'hpml_first_spread', citation: '1026.35(a)(1)(i)' }
}

const ESCROW_CITATION: Readonly<Record<EscrowExemption, string>> = {
  cooperative_shares: '1026.35(b)(2)(i)(A)',
  initial_construction: '1026.35(b)(2)(i)(B)',
  bridge_12_months: '1026.35(b)(2)(i)(C)',
  reverse_mortgage: '1026.35(b)(2)(i)(D)',
  pace: '1026.35(b)(2)(i)(E)',
}

/** Escrow exemptions whose fact is an appraisal exemption as well. */
const APPRAISAL_CITATION: Readonly<Partial<Record<EscrowExemption, string>>> = {
  initial_construction: '1026.35(c)(2)(iv)',
  reverse_mortgage: '1026.35(c)(2)(vi)',
}

function escrowDuty(
  input: HpmlInput,
  isHpml: boolean,
  consummation: Day,
  figures: Figures,
  working: Working,
): HpmlResult['escrow'] {
  const free = (reason: HpmlResult['escrow']['reason'], text: string, citation: string) => {
    working.step(text, 'not required', citation)
    return { required: false, reason }
  }
  if (!isHpml) return free('not_hpml', 'Not higher-priced: no escrow account is required.', '1026.35(b)(1)')
  if (input.lien !== 'first')
    return free('not_first_lien', 'An escrow account is required for first liens only.', '1026.35(b)(1)')
  if (input.escrowExemption)
    return free(
      input.escrowExemption,
      'The transaction is exempt from the escrow account.',
      ESCROW_CITATION[input.escrowExemption],
    )
  const reason = input.creditor
    ? creditorExemption(input.creditor, consummation, input.applicationReceived, figures, working)
    : 'no_exemption_shown'
  const required = reason !== 'small_creditor' && reason !== 'insured_institution'
  working.step(
    required
      ? 'An escrow account for property taxes and insurance is required before consummation.'
      : 'The creditor is exempt: no escrow account is required.',
    required ? 'required' : 'not required',
    '1026.35(b)(1)',
  )
  if (required)
    working.note(
      'In a condominium or planned unit development with a master policy, the account need not cover insurance premiums (1026.35(b)(2)(ii)).',
    )
  return { required, reason }
}

function appraisalDuty(
  input: HpmlInput,
  isHpml: boolean,
  amount: Cents,
  figures: Figures,
  working: Working,
  data: LoanTestData,
): HpmlResult['appraisal'] {
  const days = daysSinceAcquired(input)
  const free = (reason: string, text: string, citation: string): HpmlResult['appraisal'] => {
    working.step(text, 'not required', citation)
    return { required: false, reason, secondAppraisal: false, daysSinceSellerAcquired: days }
  }
  if (!isHpml)
    return free('not_hpml', 'Not higher-priced: these appraisal rules do not apply.', '1026.35(c)(1)')
  if (input.qualifiedMortgage)
    return free('qualified_mortgage', 'A qualified mortgage is exempt.', '1026.35(c)(2)(i)')
  const row = figures.row('hpml_appraisal_exempt')
  const small = parseCents(row.value, row.key)
  if (amount <= small)
    return free(
      'small_loan',
      `${dollars(amount)} is equal to or less than ${dollars(small)}: exempt.`,
      '1026.35(c)(2)(ii)',
    )
  // The same fact decides both: 1026.35(b)(2)(i) frees it from the account, (c)(2) from the appraisal.
  const shared = input.escrowExemption && APPRAISAL_CITATION[input.escrowExemption]
  if (shared)
    return free(
      input.escrowExemption!,
      'The fact that exempts it from the escrow account exempts it from the appraisal too.',
      shared,
    )
  if (input.appraisalExemption !== undefined)
    return free(input.appraisalExemption, 'The transaction is exempt.', '1026.35(c)(2)(iii)-(viii)')
  working.step(
    'A written appraisal with a visit of the interior is required; a copy goes to the consumer three business days before consummation.',
    'required',
    '1026.35(c)(3), (c)(6)',
  )
  if (input.qualifiedMortgage === undefined)
    working.note('It was not said whether the loan is a qualified mortgage, which would be exempt.')
  return {
    ...{ required: true, reason: null, daysSinceSellerAcquired: days },
    secondAppraisal: secondAppraisal(input, days, working, data),
  }
}

/** The day after the seller acquired the property is day 1 (comment 35(c)(4)(i)-2). */
function daysSinceAcquired({ purchase }: HpmlInput): number | null {
  if (purchase?.sellerAcquired === undefined) return null
  const acquired = parseDay(purchase.sellerAcquired, 'purchase.sellerAcquired')
  return parseDay(purchase.agreementDate, 'purchase.agreementDate') - acquired
}

const SHORT = 90
const LONG = 180

function secondAppraisal(
  { purchase }: HpmlInput,
  days: number | null,
  working: Working,
  data: LoanTestData,
): boolean | null {
  if (!purchase) {
    working.note('Not determined: a second appraisal. The purchase was not described.')
    return null
  }
  if (purchase.secondAppraisalExemption) {
    working.step('The purchase is exempt from the second appraisal.', 'not required', '1026.35(c)(4)(vii)')
    return false
  }
  if (days !== null && days > LONG) {
    working.step(
      `The seller acquired the property ${days} days before the agreement, more than ${LONG}.`,
      'not required',
      '1026.35(c)(4)(i)',
    )
    return false
  }
  if (days === null || purchase.sellerPrice === undefined) {
    working.step(
      `It is not known ${days === null ? 'when the seller acquired the property' : 'what the seller paid'}: two appraisals.`,
      'required',
      '1026.35(c)(4)(vi)(A)',
    )
    return true
  }
  const key = days <= SHORT ? 'hpml_second_appraisal_90_days_pct' : 'hpml_second_appraisal_180_days_pct'
  const percent = Number(standingThreshold(data.thresholds, key).value)
  const price = parseCents(purchase.price, 'purchase.price')
  const paid = parseCents(purchase.sellerPrice, 'purchase.sellerPrice')
  const flip = BigInt(price) * 100n > BigInt(paid) * BigInt(100 + percent)
  working.step(
    `${days} days after the seller paid ${dollars(paid)}, the price is ${dollars(price)}: ${flip ? 'more' : 'not more'} than ${percent} percent above it.`,
    flip ? 'required' : 'not required',
    days <= SHORT ? '1026.35(c)(4)(i)(A)' : '1026.35(c)(4)(i)(B)',
  )
  return flip
}
