import {
  annualRate,
  compareTrueRate,
  type DecimalRate,
  type Flow,
  type Fraction,
  unitPeriodRate,
} from '../apr/general-equation.ts'
import {
  type DatedAmount,
  inOrder,
  PAYMENTS_AT_MOST,
  type PaymentSeries,
  readAdvance,
  readPayment,
  type Stream,
  type StreamUnit,
} from '../apr/payment-stream.ts'
import { positionOf, timedFlows } from '../apr/timed-flows.ts'
import {
  periodsOf,
  singlePaymentUnitPeriod,
  standardUnitPeriod,
  type UnitPeriod,
  unitPeriodOf,
} from '../apr/unit-period.ts'
import { type Day, formatDay, parseDay, shortDay } from '../dates/calendar-day.ts'
import { type Cents, dollars, formatCents } from '../money/cents.ts'
import { type Percent, parsePercent, percentText } from '../money/percent.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import { toleranceFor } from './apr-tolerance.ts'
import type { LoanTestData } from './loan-test-data.ts'
import { LoanTestRefusal } from './refusal.ts'

export interface AprInput {
  advances: readonly DatedAmount[]
  payments: readonly (DatedAmount | PaymentSeries)[]
  earningDate?: string | undefined
  unitPeriod?: { unit: StreamUnit; every: number } | undefined
  disclosedApr?: number | string | undefined
}

export type IrregularReason = 'multiple_advances' | 'irregular_periods' | 'irregular_amounts'

export interface AprResult {
  apr: string
  aprExact: string
  unitPeriod: { unit: StreamUnit; every: number; perYear: string }
  firstPeriod: { full: number; fraction: string }
  irregular: boolean
  irregularReasons: IrregularReason[]
  tolerance: string
  amountFinanced: string
  totalOfPayments: string
  financeCharge: string
  verdict: {
    disclosedApr: string
    accurate: boolean
    direction: 'exact' | 'overstated' | 'understated'
  } | null
}

/** Appendix J to part 1026: the actuarial method. */
export function apr(input: AprInput, data: LoanTestData): LoanTestAnswer<AprResult> {
  const working = new Working()
  const transaction = readTransaction(input)
  const { begin, advances, payments } = transaction
  const amountFinanced = sumOf(advances)
  const totalOfPayments = sumOf(payments)
  if (totalOfPayments < amountFinanced)
    throw new LoanTestRefusal(
      'PAYMENTS_DO_NOT_REPAY',
      'payments',
      `payments: ${dollars(totalOfPayments)} in all do not repay the ${dollars(amountFinanced)} advanced.`,
    )
  working.step(
    `The term begins on ${shortDay(begin)}. Advances make ${dollars(amountFinanced)}, payments ${dollars(totalOfPayments)}; the finance charge is the difference.`,
    formatCents(totalOfPayments - amountFinanced),
    '1026 appendix J (b)(2)',
  )
  const period = chooseUnitPeriod(input, transaction, working)
  const first = positionOf(begin, payments[0]!, period)
  working.step(
    `From ${shortDay(begin)} to the first payment on ${shortDay(payments[0]!.first)}: ${positionText(first, period)}.`,
    `${first.full}${first.part > 0 ? ` + ${first.part}/${first.whole}` : ''}`,
    countingCitation(period, isSingle(transaction)),
  )
  const flows = [...timedFlows(begin, advances, 1, period), ...timedFlows(begin, payments, -1, period)]
  const found = unitPeriodRate(flows)
  if (!found)
    throw new LoanTestRefusal(
      'PAYMENTS_DO_NOT_REPAY',
      'payments',
      'payments: no rate makes them equal to the advances. Check that no payment comes before the money is advanced.',
    )
  const exact = decimalText(annualRate(flows, period.perYear, 6, found))
  const rounded = decimalText(annualRate(flows, period.perYear, 2, found))
  working.step(
    `The rate of one unit-period at which payments and advances are worth the same is ${(found.rate * 100).toFixed(8)} %; times ${perYearText(period.perYear)} unit-periods a year.`,
    exact,
    '1026 appendix J (b)(1), (b)(8)',
  )
  const irregularReasons = irregularities(transaction, period)
  const irregular = irregularReasons.length > 0
  const tolerance = toleranceFor(irregular, data)
  working.step(
    irregular
      ? `The transaction is irregular (${irregularReasons.map((reason) => REASON_TEXT[reason]).join(', ')}): the tolerance is 1/4 of a percentage point.`
      : 'One advance, level payments at equal periods: the transaction is regular and the tolerance is 1/8 of a percentage point.',
    tolerance,
    irregular ? '1026.22(a)(3)' : '1026.22(a)(2)',
  )
  const verdict = verdictOn(input.disclosedApr, flows, period.perYear, { irregular, tolerance }, working)
  working.note(
    'Paragraphs (b)(7) to (c) of appendix J are not in the stored text. The general equation is applied as (b)(8) states it; an odd fraction earns simple interest under (b)(6).',
  )
  return working.answer('apr', {
    apr: rounded,
    aprExact: exact,
    unitPeriod: { unit: period.unit, every: period.every, perYear: perYearText(period.perYear) },
    firstPeriod: { full: first.full, fraction: first.part === 0 ? '0' : `${first.part}/${first.whole}` },
    ...{ irregular, irregularReasons, tolerance },
    amountFinanced: formatCents(amountFinanced),
    totalOfPayments: formatCents(totalOfPayments),
    financeCharge: formatCents(totalOfPayments - amountFinanced),
    verdict,
  })
}

interface Transaction {
  begin: Day
  advances: Stream[]
  payments: Stream[]
}

function readTransaction({ advances, payments, earningDate }: AprInput): Transaction {
  if (advances.length === 0) throw missing('advances', 'at least one advance with its date and amount')
  if (payments.length === 0) throw missing('payments', 'at least one payment')
  const lent = inOrder(advances.map((advance, index) => readAdvance(advance, `advances[${index}]`)))
  const rows = payments.map((payment, index) => readPayment(payment, `payments[${index}]`))
  const count = rows.reduce((sum, stream) => sum + stream.count, 0)
  if (count > PAYMENTS_AT_MOST)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'payments',
      `payments: ${count} payments are more than ${PAYMENTS_AT_MOST}.`,
    )
  const paid = inOrder(rows)
  const begin = earningDate === undefined ? lent[0]!.first : parseDay(earningDate, 'earningDate')
  const start = Math.min(begin, lent[0]!.first)
  if (paid[0]!.first < start)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      'payments',
      `payments: the payment of ${formatDay(paid[0]!.first)} comes before the first advance on ${formatDay(lent[0]!.first)}.`,
    )
  if (paid.at(-1)!.last <= begin)
    throw new LoanTestRefusal(
      'INVALID_DATE_ORDER',
      'payments',
      `payments: the last payment on ${formatDay(paid.at(-1)!.last)} is not after the term begins on ${formatDay(begin)}.`,
    )
  return { begin, advances: lent, payments: paid }
}

const missing = (field: string, what: string) =>
  new LoanTestRefusal('MISSING_FIELD', field, `${field}: give ${what}.`)

const sumOf = (streams: readonly Stream[]): Cents =>
  streams.reduce((sum, { cents, count }) => sum + cents * count, 0)

const isSingle = ({ advances, payments }: Transaction) =>
  advances.length === 1 && payments.length === 1 && payments[0]!.count === 1

function chooseUnitPeriod(input: AprInput, transaction: Transaction, working: Working): UnitPeriod {
  const { begin, advances, payments } = transaction
  if (input.unitPeriod) {
    const { unit, every } = input.unitPeriod
    const period = standardUnitPeriod(unit, every)
    if (!period)
      throw new LoanTestRefusal(
        'UNIT_PERIOD_UNDETERMINED',
        'unitPeriod',
        `unitPeriod: ${every} × ${unit} is no standard interval of time. Give a day, weeks, a semimonth, months or a year.`,
      )
    working.step(
      `The unit-period was given: ${unitText(period)}.`,
      unitText(period),
      '1026 appendix J (b)(4)',
    )
    return period
  }
  if (isSingle(transaction)) {
    const period = singlePaymentUnitPeriod(begin, payments[0]!.first)
    working.step(
      `One advance and one payment: the unit-period is the term, a year at most: ${unitText(period)}.`,
      unitText(period),
      '1026 appendix J (b)(4)(ii)',
    )
    return period
  }
  const { unitPeriod, basis } = unitPeriodOf(begin, advances, payments)
  if (!unitPeriod)
    throw new LoanTestRefusal(
      'UNIT_PERIOD_UNDETERMINED',
      'payments',
      'payments: the period that occurs most often is no standard interval of time (a day, a week, a semimonth, a month, or a multiple of a week or a month up to a year). Give unitPeriod.',
    )
  working.step(
    basis === 'common'
      ? `The period that occurs most often is the unit-period: ${unitText(unitPeriod)}.`
      : `No period occurs twice: the average of all periods, rounded to the nearest standard interval, is the unit-period: ${unitText(unitPeriod)}.`,
    unitText(unitPeriod),
    basis === 'common' ? '1026 appendix J (b)(4)(i)' : '1026 appendix J (b)(4)(i)(B)',
  )
  if (basis === 'average')
    working.note(
      'Reading: where every period is a whole number of months, the average is rounded to months; otherwise it is rounded in days to the nearest of all standard intervals, a month counting as 30 days.',
    )
  return unitPeriod
}

const REASON_TEXT: Readonly<Record<IrregularReason, string>> = {
  multiple_advances: 'several advances',
  irregular_periods: 'unequal periods after the first',
  irregular_amounts: 'unequal payments between the first and the last',
}

/** 1026.22(a)(3). An odd first period, first payment or final payment makes nothing irregular. */
function irregularities({ begin, advances, payments }: Transaction, period: UnitPeriod): IrregularReason[] {
  const reasons: IrregularReason[] = []
  if (advances.length > 1) reasons.push('multiple_advances')
  const later = periodsOf(begin, payments).slice(payments[0]!.first > begin ? 1 : 0)
  const regular = later.every(({ kinds }) => kinds.some((kind) => isOneUnit(kind, period)))
  if (!regular) reasons.push('irregular_periods')
  if (new Set(middleAmounts(payments)).size > 1) reasons.push('irregular_amounts')
  return reasons
}

function isOneUnit({ unit, every }: { unit: StreamUnit; every: number }, period: UnitPeriod): boolean {
  if (period.unit === 'year') return unit === 'month' && every === 12
  return unit === period.unit && every === period.every
}

/** The amounts of all payments but the first and the last. */
function middleAmounts(payments: readonly Stream[]): Cents[] {
  return payments.flatMap(({ cents, count }, index) => {
    const ends = (index === 0 ? 1 : 0) + (index === payments.length - 1 ? 1 : 0)
    return count > ends ? [cents] : []
  })
}

function verdictOn(
  disclosed: number | string | undefined,
  flows: readonly Flow[],
  perYear: Fraction,
  { irregular, tolerance }: { irregular: boolean; tolerance: string },
  working: Working,
): AprResult['verdict'] {
  if (disclosed === undefined) return null
  const percent = parsePercent(disclosed, 'disclosedApr')
  const allowed = parsePercent(tolerance, 'tolerance')
  const above = compareTrueRate(flows, perYear, decimal(percent + allowed)) <= 0
  const below = compareTrueRate(flows, perYear, decimal(percent - allowed)) >= 0
  const accurate = above && below
  const text = percentText(percent)
  const direction = directionOf(percent, text, flows, perYear)
  working.step(
    `The disclosed ${text} % is ${accurate ? 'within' : 'outside'} ${irregular ? '1/4' : '1/8'} of a percentage point of the rate found.`,
    accurate ? 'within' : 'outside',
    irregular ? '1026.22(a)(3)' : '1026.22(a)(2)',
  )
  return { disclosedApr: text, accurate, direction }
}

/** Exact to as many decimals as were disclosed, and to two at least. */
function directionOf(percent: Percent, text: string, flows: readonly Flow[], perYear: Fraction) {
  const places = Math.max(2, text.split('.')[1]?.length ?? 0)
  const half = 10n ** BigInt(10 - places) * 5n
  const edge = (offset: bigint): DecimalRate => ({ digits: BigInt(percent) * 1000n + offset, places: 11 })
  if (compareTrueRate(flows, perYear, edge(half * 1n)) >= 0) return 'understated' as const
  return compareTrueRate(flows, perYear, edge(-half)) < 0 ? ('overstated' as const) : ('exact' as const)
}

const decimal = (percent: Percent): DecimalRate => ({ digits: BigInt(percent), places: 8 })

function decimalText({ digits, places }: DecimalRate): string {
  const text = digits.toString().padStart(places + 1, '0')
  return `${text.slice(0, -places)}.${text.slice(-places)}`
}

/** 12, 4.333333: whole where it is whole, otherwise to six decimals. */
export function perYearText({ part, whole }: Fraction): string {
  return String(Math.round((part / whole) * 1e6) / 1e6)
}

const UNIT_TEXT: Readonly<Record<StreamUnit, readonly [string, string]>> = {
  day: ['a day', 'days'],
  week: ['a week', 'weeks'],
  semimonth: ['a semimonth', 'semimonths'],
  month: ['a month', 'months'],
  year: ['a year', 'years'],
}
const unitText = ({ unit, every }: UnitPeriod) =>
  every === 1 ? UNIT_TEXT[unit][0] : `${every} ${UNIT_TEXT[unit][1]}`

function positionText(at: { full: number; part: number; whole: number }, period: UnitPeriod): string {
  const full = `${at.full} full unit-period${at.full === 1 ? '' : 's'} of ${unitText(period)}`
  return at.part === 0 ? `${full}, no odd days` : `${full} and ${at.part}/${at.whole} of one`
}

function countingCitation({ unit, every }: UnitPeriod, single: boolean): string {
  if (single && unit !== 'year') return `1026 appendix J (b)(5)(${unit === 'month' ? 'vi' : 'vii'})`
  if (unit === 'day' || unit === 'week') return '1026 appendix J (b)(5)(iv)'
  if (unit === 'year') return '1026 appendix J (b)(5)(v)'
  return unit === 'month' && every === 1 ? '1026 appendix J (b)(5)(ii)' : '1026 appendix J (b)(5)(iii)'
}
