import { addMonths, dayOf, formatDay, partsOf, readDay, shortDay } from '../dates/calendar-day.ts'
import { type AprInput, apr } from '../loan-tests/apr.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { type Cents, divideHalfUp, dollars, formatCents, readCents } from '../money/cents.ts'
import { formatPercent, PERCENT_SCALE, type Percent, percentText, readPercent } from '../money/percent.ts'
import { type Charge, chargesOf, paidByBorrower } from './charges.ts'
import { type FinanceChargeReading, financeChargeReading } from './finance-charge.ts'
import type { LoanReader } from './loan-reader.ts'

/** Equal payments one after the other. */
export interface PaymentRun {
  /** Principal, interest, and mortgage insurance. */
  amount: Cents
  insurance: Cents
  firstDate: string
  count: number
}

export interface PaymentPlan {
  amount: Cents
  term: number
  firstDate: string
  rows: readonly PaymentRun[]
  sumOfPayments: Cents
  interest: Cents
  /** What was assumed, each in one sentence. */
  assumptions: readonly string[]
}

export interface FinanceChargeItem {
  charge: Charge
  amount: Cents
  reading: FinanceChargeReading
}

export interface LoanCalculations {
  plan: PaymentPlan
  prepaidFinanceCharge: Cents
  amountFinanced: Cents
  financeCharge: Cents
  totalOfPayments: Cents
  /** Three decimals. */
  totalInterestPercent: string
  aprInput: AprInput
  apr: string
  aprExact: string
  irregular: boolean
  /** Finance charges that the file leaves open, with the least and the most that they come to. */
  unsure: readonly FinanceChargeItem[]
  prepaidLow: Cents
  prepaidHigh: Cents
}

/** Why a plan cannot be made: what is missing is noted by the reader. */
export interface NoPlan {
  problem: string
}

const MONTHS_AT_MOST = 600
/** Rates in hundred-millionths of a percentage point: a twelfth of a year, as a share of a balance. */
const YEARLY = BigInt(PERCENT_SCALE) * 100n * 12n

const interestOf = (balance: Cents, rate: Percent): Cents =>
  Number(divideHalfUp(BigInt(balance) * BigInt(rate), YEARLY))

export function levelPayment(balance: Cents, rate: Percent, months: number): Cents {
  if (rate === 0) return Number(divideHalfUp(BigInt(balance), BigInt(months)))
  const monthly = rate / PERCENT_SCALE / 1200
  return Math.round((balance * monthly) / (1 - (1 + monthly) ** -months))
}

const UNPLANNED: readonly (readonly [string, string])[] = [
  ['balloonIndicator', 'a balloon payment'],
  ['negativeAmortizationIndicator', 'negative amortization'],
  ['buydownTemporarySubsidyFundingIndicator', 'a temporary buydown'],
  ['constructionLoanIndicator', 'a construction phase'],
  ['seasonalPaymentFeatureIndicator', 'seasonal payments'],
  ['paymentOptionIndicator', 'optional payments'],
]

export const termMonths = (reader: LoanReader): number | undefined => {
  const count = reader.value('loanMaturityPeriodCount')
  if (count === undefined) return undefined
  const unit = reader.value('loanMaturityPeriodType')
  return Number(count) * (unit === 'Year' ? 12 : 1)
}

export const isAdjustable = (reader: LoanReader): boolean | undefined => {
  const type = reader.value('amortizationType')
  return type === undefined ? undefined : /Adjustable|ARM/.test(type)
}

/** The first payment, or the usual one: the first day of the second month after the money is paid out. */
export function firstPaymentDate(reader: LoanReader): { date: string; assumed: boolean } | undefined {
  const given = reader.value('firstPaymentDate')
  if (given !== undefined) return { date: given, assumed: false }
  const paidOut = readDay(reader.value('disbursementDate') ?? reader.value('closingDate') ?? '')
  if (paidOut === undefined) return undefined
  const { year, month } = partsOf(paidOut)
  return { date: formatDay(addMonths(dayOf(year, month, 1), 2)), assumed: true }
}

/** All payments of the loan, month by month, as the note and the disclosed figures make them. */
export function paymentPlan(reader: LoanReader): PaymentPlan | NoPlan {
  const amount = readCents(reader.need('noteAmount') ?? '')
  const rate = readPercent(reader.need('noteRatePercent') ?? '')
  const term = termMonths(reader)
  if (term === undefined) reader.lack('loanMaturityPeriodCount')
  const adjustable = isAdjustable(reader)
  if (adjustable === undefined) reader.lack('amortizationType')
  const first = firstPaymentDate(reader)
  if (!first) reader.lack('disbursementDate')
  if (amount === undefined || rate === undefined || term === undefined || adjustable === undefined || !first)
    return { problem: 'The payments cannot be made up from what the file has.' }
  if (term < 1 || term > MONTHS_AT_MOST || amount <= 0)
    return { problem: `A term of ${term} months is not computed.` }
  for (const [key, name] of UNPLANNED)
    if (reader.isTrue(key)) return { problem: `The loan has ${name}, which is not computed from a file.` }
  const type = reader.value('amortizationType')!
  if (!adjustable && type !== 'Fixed') return { problem: `Amortization ${type} is not computed from a file.` }
  const frequency = reader.value('paymentFrequencyType')
  if (frequency !== undefined && frequency !== 'Monthly')
    return { problem: `Payments are ${frequency.toLowerCase()}; only monthly ones are computed from a file.` }
  const assumptions: string[] = []
  if (first.assumed)
    assumptions.push(
      `The file does not say when the first payment is due. Assumed: ${shortDay(readDay(first.date)!)}, the first day of the second month after disbursement.`,
    )
  const rates = adjustable ? adjustedRates(reader, rate, term) : new Map<number, Percent>()
  if (rates === undefined)
    return {
      problem: 'The payments after the first rate change depend on the index, which the file does not have.',
    }
  const payments = principalAndInterest(reader, { amount, rate, term, rates })
  const insurance = insurancePayments(reader, term, first.date, assumptions)
  const rows = runsOf(payments, insurance, first.date)
  const paid = payments.reduce((sum, payment) => sum + payment, 0)
  return {
    ...{ amount, term, firstDate: first.date, rows, assumptions },
    sumOfPayments: rows.reduce((sum, row) => sum + row.amount * row.count, 0),
    interest: paid - amount,
  }
}

/** The index at consummation plus the margin, within every cap, from the month of each change on (1026.17(c)(1), comment 17(c)(1)-8, -10). */
function adjustedRates(reader: LoanReader, initial: Percent, term: number): Map<number, Percent> | undefined {
  const read = (key: string) => readPercent(reader.value(key) ?? '')
  const disclosed = read('disclosedFullyIndexedRatePercent')
  const margin = read('marginRatePercent')
  const index = read('indexValuePercent')
  const target = index !== undefined && margin !== undefined ? index + margin : disclosed
  if (target === undefined) {
    if (index === undefined) reader.lack('indexValuePercent')
    if (margin === undefined) reader.lack('marginRatePercent')
    return undefined
  }
  const firstChange = Number(reader.need('firstRateChangeMonthsCount') ?? Number.NaN)
  if (Number.isNaN(firstChange)) return undefined
  const rules = reader.list('rateChanges')
  const ruleOf = (kind: string) => rules.find((rule) => rule.value('adjustmentRuleType') === kind) ?? rules[0]
  const ceiling = read('ceilingRatePercent') ?? Number.POSITIVE_INFINITY
  const floor = read('floorRatePercent') ?? 0
  const rates = new Map<number, Percent>()
  let current = initial
  for (let month = firstChange, change = 0; month < term; change++) {
    const rule = ruleOf(change === 0 ? 'First' : 'Subsequent')
    const cap =
      readPercent(rule?.value('perChangeMaximumIncreaseRatePercent') ?? '') ?? Number.POSITIVE_INFINITY
    const bounded = Math.max(current - cap, Math.min(current + cap, target))
    current = Math.max(floor, Math.min(ceiling, bounded))
    rates.set(month, current)
    const every = Number(rule?.value('perChangeRateAdjustmentFrequencyMonthsCount') ?? 12)
    month += every > 0 ? every : 12
  }
  return rates
}

function principalAndInterest(
  reader: LoanReader,
  {
    amount,
    rate,
    term,
    rates,
  }: { amount: Cents; rate: Percent; term: number; rates: ReadonlyMap<number, Percent> },
): Cents[] {
  const interestOnly = reader.isTrue('interestOnlyIndicator')
    ? Number(reader.value('interestOnlyTermMonthsCount') ?? 0)
    : 0
  const disclosed = reader.cents('initialPrincipalAndInterestPaymentAmount')
  let balance = amount
  let current = rate
  let payment = interestOnly > 0 ? 0 : (disclosed ?? levelPayment(amount, rate, term))
  const payments: Cents[] = []
  for (let month = 0; month < term; month++) {
    const changed = rates.get(month)
    const differs = changed !== undefined && changed !== current
    if (differs) current = changed
    const interest = interestOf(balance, current)
    if (month < interestOnly) {
      payments.push(interest)
      continue
    }
    if (differs || (month === interestOnly && interestOnly > 0))
      payment = levelPayment(balance, current, term - month)
    const due = month === term - 1 || payment > balance + interest ? balance + interest : payment
    payments.push(due)
    balance += interest - due
    if (balance <= 0) break
  }
  return payments
}

/** Mortgage insurance of each month, from the projected payments and its scheduled end. */
function insurancePayments(
  reader: LoanReader,
  term: number,
  firstDate: string,
  assumptions: string[],
): Cents[] {
  const months = new Array<Cents>(term).fill(0)
  let any = false
  for (const column of reader.list('projectedPayments')) {
    const amount = column.cents('projectedPaymentMIPaymentAmount') ?? 0
    const start = Number(column.value('projectedPaymentCalculationPeriodStartNumber') ?? Number.NaN)
    const end = Number(column.value('projectedPaymentCalculationPeriodEndNumber') ?? Number.NaN)
    if (amount <= 0 || Number.isNaN(start) || Number.isNaN(end)) continue
    any = true
    months.fill(amount, Math.max(0, (start - 1) * 12), Math.min(term, end * 12))
  }
  if (!any) return months
  const last = reader.value('miScheduledTerminationDate')
  if (last === undefined) {
    assumptions.push(
      'The file does not say when mortgage insurance ends. Assumed: with the last year of its projected payments.',
    )
    return months
  }
  const begin = readDay(firstDate)!
  const end = readDay(last)!
  for (let month = 0; month < term; month++) if (addMonths(begin, month) > end) months[month] = 0
  return months
}

function runsOf(payments: readonly Cents[], insurance: readonly Cents[], firstDate: string): PaymentRun[] {
  const begin = readDay(firstDate)!
  const rows: PaymentRun[] = []
  for (const [month, payment] of payments.entries()) {
    const extra = insurance[month] ?? 0
    const last = rows.at(-1)
    if (last && last.amount === payment + extra && last.insurance === extra) last.count++
    else
      rows.push({
        amount: payment + extra,
        insurance: extra,
        firstDate: formatDay(addMonths(begin, month)),
        count: 1,
      })
  }
  return rows
}

/** Every charge that the borrower pays, with how the text reads it. */
export const financeCharges = (reader: LoanReader): FinanceChargeItem[] =>
  chargesOf(reader).flatMap((charge) => {
    const amount = paidByBorrower(charge)
    return amount === 0 ? [] : [{ charge, amount, reading: financeChargeReading(charge) }]
  })

const sum = (items: readonly FinanceChargeItem[], parts: readonly FinanceChargeReading['part'][]) =>
  items.reduce((total, { amount, reading }) => (parts.includes(reading.part) ? total + amount : total), 0)

export const aprInputOf = (plan: PaymentPlan, date: string, advanced: Cents): AprInput => ({
  advances: [{ date, amount: formatCents(advanced) }],
  payments: plan.rows
    .filter(({ amount }) => amount > 0)
    .map(({ amount, firstDate, count }) => ({
      amount: formatCents(amount),
      firstDate,
      count,
      unit: 'month' as const,
    })),
})

/** The loan less the finance charges that the borrower pays at or before closing (1026.18(b)). */
export function amountFinancedOf(reader: LoanReader) {
  const amount = reader.cents('noteAmount')
  if (amount === undefined) return undefined
  const items = financeCharges(reader)
  const prepaidFinanceCharge = sum(items, ['in', 'unsure_in'])
  return {
    prepaidFinanceCharge,
    amountFinanced: amount - prepaidFinanceCharge,
    unsure: items.filter(({ reading }) => reading.part.startsWith('unsure')),
    prepaidLow: sum(items, ['in']),
    prepaidHigh: sum(items, ['in', 'unsure_in', 'unsure_out']),
  }
}

/** The loan calculations of 1026.38(o), from the payments and the charges. */
export function loanCalculations(reader: LoanReader, data: LoanTestData): LoanCalculations | NoPlan {
  return reader.shared('loan calculations', (from) => {
    const plan = paymentPlan(from)
    if ('problem' in plan) return plan
    const date = from.value('disbursementDate') ?? from.need('closingDate')
    if (date === undefined) return { problem: 'The day of disbursement is not in the file.' }
    const items = financeCharges(from)
    const financed = amountFinancedOf(from)!
    const { prepaidFinanceCharge: prepaid, amountFinanced } = financed
    if (amountFinanced <= 0)
      return { problem: `The prepaid finance charges of ${dollars(prepaid)} are more than the loan.` }
    const interest = items.find(({ charge }) => charge.type === 'PrepaidInterest')?.amount ?? 0
    const loanCosts = chargesOf(from)
      .filter(({ section }) => section === 'A' || section === 'B' || section === 'C')
      .reduce((total, charge) => total + paidByBorrower(charge), 0)
    const aprInput = aprInputOf(plan, date, amountFinanced)
    try {
      const { result } = apr(aprInput, data)
      return {
        ...financed,
        ...{ plan, aprInput },
        financeCharge: plan.sumOfPayments - amountFinanced,
        totalOfPayments: plan.sumOfPayments + interest + loanCosts,
        totalInterestPercent: percentOf(plan.interest + interest, plan.amount),
        apr: formatPercent(readPercent(result.aprExact)!, 3),
        aprExact: result.aprExact,
        irregular: result.irregular,
      }
    } catch (error) {
      if (error instanceof LoanTestRefusal) return { problem: error.message }
      throw error
    }
  })
}

const percentOf = (part: Cents, whole: Cents): string =>
  formatPercent(Number(divideHalfUp(BigInt(part) * 100n * BigInt(PERCENT_SCALE), BigInt(whole))), 3)

/** The APR with another amount financed, such as the one that a disclosed finance charge leads to. */
export function aprWith(
  { plan, aprInput }: LoanCalculations,
  advanced: Cents,
  data: LoanTestData,
): string | undefined {
  try {
    return apr(aprInputOf(plan, aprInput.advances[0]!.date, advanced), data).result.aprExact
  } catch (error) {
    if (error instanceof LoanTestRefusal) return undefined
    throw error
  }
}

/** The samples that origination systems send before the figures are made: an APR of 1 percent and a finance charge of a dollar. */
export function hasPlaceholders(reader: LoanReader): boolean {
  const rate = reader.value('aprPercent')
  const charge = reader.cents('feeSummaryTotalFinanceChargeAmount')
  return rate !== undefined && percentText(readPercent(rate)!) === '1' && charge === 100
}
