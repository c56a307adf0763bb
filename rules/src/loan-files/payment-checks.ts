import { readDay } from '../dates/calendar-day.ts'
import { type Cents, divideHalfUp, dollars, shareOfCents } from '../money/cents.ts'
import { PERCENT_SCALE, percentText, readPercent } from '../money/percent.ts'
import { chargesOf } from './charges.ts'
import { agree, type ContentCheck } from './content-check.ts'
import type { EntryReader, LoanReader } from './loan-reader.ts'
import { isAdjustable, levelPayment, termMonths } from './recompute.ts'

const EXCLUDED_FROM_FORMULA = [
  'negativeAmortizationIndicator',
  'buydownTemporarySubsidyFundingIndicator',
  'constructionLoanIndicator',
  'seasonalPaymentFeatureIndicator',
  'paymentOptionIndicator',
  'balloonIndicator',
]

/** Whole dollars where the range of a rate that changes is shown in them (1026.37(o)(4)(i)(C)). */
const matches = (disclosed: Cents, exact: Cents): boolean =>
  disclosed === exact || (disclosed % 100 === 0 && disclosed === Math.round(exact / 100) * 100)

const projectedTotal = (
  column: EntryReader,
  end: 'Maximum' | 'Minimum',
): { disclosed: Cents; parts: Cents } | undefined => {
  const disclosed = column.cents(`projectedPaymentEstimatedTotal${end}PaymentAmount`)
  const loan = column.cents(`projectedPaymentPrincipalAndInterest${end}PaymentAmount`)
  if (disclosed === undefined || loan === undefined) return undefined
  const parts =
    loan +
    (column.cents('projectedPaymentMIPaymentAmount') ?? 0) +
    (column.cents('projectedPaymentEstimatedEscrowPaymentAmount') ?? 0)
  return { disclosed, parts }
}

export const projectedCheck = (at: number, end: 'Maximum' | 'Minimum'): ContentCheck => ({
  id: `projected-payment-${at + 1}-${end.toLowerCase()}`,
  question: `Does ${end === 'Maximum' ? 'the' : 'the least'} payment of column ${at + 1} of the projected payments add up?`,
  citation: '1026.38(c), 1026.37(c)(2)',
  check: (reader) => {
    const column = reader.list('projectedPayments')[at]
    const total = column && projectedTotal(column, end)
    if (!total) return undefined
    const years = `${column.value('projectedPaymentCalculationPeriodStartNumber') ?? '?'} to ${column.value('projectedPaymentCalculationPeriodEndNumber') ?? '?'}`
    return agree(
      `The ${end === 'Maximum' ? 'estimated total' : 'least estimated total'} monthly payment of years ${years}`,
      total.disclosed,
      matches(total.disclosed, total.parts) ? total.disclosed : total.parts,
    )
  },
})

const isInsurance = (type: string) => /^MortgageInsurance/.test(type)

const monthlyEscrow = (reader: LoanReader): Cents | undefined => {
  const amounts = reader
    .list('escrowItems')
    .filter((item) => !isInsurance(item.value('escrowItemType') ?? ''))
    .map((item) => item.cents('escrowMonthlyPaymentAmount'))
  return amounts.length === 0 || amounts.some((one) => one === undefined)
    ? undefined
    : amounts.reduce<number>((sum, one) => sum + one!, 0)
}

const daysOfBasis = (method: string | undefined): number | undefined => {
  const days = /^(360|365|366)/.exec(method ?? '')?.[1]
  return days === undefined ? undefined : Number(days)
}

export const paymentChecks: ContentCheck[] = [
  {
    id: 'principal-and-interest',
    question: 'Is the monthly principal and interest right?',
    citation: '1026.38(b), 1026.37(b)(3)',
    check: (reader) => {
      const disclosed = reader.cents('initialPrincipalAndInterestPaymentAmount')
      const [amount, rate, term] = [
        reader.cents('noteAmount'),
        readPercent(reader.value('noteRatePercent') ?? ''),
        termMonths(reader),
      ]
      const frequency = reader.value('paymentFrequencyType') ?? 'Monthly'
      isAdjustable(reader)
      const type = reader.value('amortizationType')
      if (
        disclosed === undefined ||
        amount === undefined ||
        rate === undefined ||
        term === undefined ||
        term === 0
      )
        return undefined
      if (frequency !== 'Monthly' || (type !== undefined && !/^(Fixed|AdjustableRate)$/.test(type)))
        return undefined
      if (EXCLUDED_FROM_FORMULA.some((key) => reader.isTrue(key))) return undefined
      if (reader.isTrue('interestOnlyIndicator'))
        return agree(
          'The monthly interest-only payment',
          disclosed,
          Number(divideHalfUp(BigInt(amount) * BigInt(rate), BigInt(PERCENT_SCALE) * 1200n)),
        )
      return agree('The monthly principal and interest', disclosed, levelPayment(amount, rate, term))
    },
  },
  {
    id: 'projected-initial-payment',
    question: 'Do the projected payments begin with the monthly principal and interest?',
    citation: '1026.38(c), 1026.37(c)(2)(i)',
    check: (reader) => {
      const initial = reader.cents('initialPrincipalAndInterestPaymentAmount')
      const first = reader
        .list('projectedPayments')[0]
        ?.cents('projectedPaymentPrincipalAndInterestMaximumPaymentAmount')
      if (initial === undefined || first === undefined) return undefined
      return agree(
        'Principal and interest in the first column of the projected payments',
        first,
        matches(first, initial) ? first : initial,
      )
    },
  },
  {
    id: 'discount-points',
    question: 'Are the discount points their percent of the loan?',
    citation: '1026.38(f)(1), 1026.37(f)(1)(i)',
    check: (reader) => {
      const charge = chargesOf(reader).find(
        ({ type, entry }) => type === 'LoanDiscountPoints' && entry.value('feeTotalPercent') !== undefined,
      )
      const percent = readPercent(charge?.entry.value('feeTotalPercent') ?? '')
      const amount = reader.cents('noteAmount')
      if (!charge || percent === undefined || amount === undefined) return undefined
      const paid = charge.payments.reduce((sum, payment) => sum + payment.amount, 0)
      return agree(
        `Points of ${percentText(percent)} percent`,
        paid,
        shareOfCents(amount, percent, 100 * PERCENT_SCALE),
      )
    },
  },
  {
    id: 'origination-percent',
    question: 'Is the origination fee its percent of the loan?',
    citation: '1026.38(f)(1)',
    check: (reader) => {
      const charge = chargesOf(reader).find(
        ({ type, entry }) => type === 'LoanOriginationFee' && entry.value('feeTotalPercent') !== undefined,
      )
      const percent = readPercent(charge?.entry.value('feeTotalPercent') ?? '')
      const amount = reader.cents('noteAmount')
      if (!charge || percent === undefined || percent === 0 || amount === undefined) return undefined
      const paid = charge.payments.reduce((sum, payment) => sum + payment.amount, 0)
      return agree(
        `The origination fee of ${percentText(percent)} percent`,
        paid,
        shareOfCents(amount, percent, 100 * PERCENT_SCALE),
      )
    },
  },
  {
    id: 'prepaid-interest',
    question: 'Is prepaid interest its days times the daily amount?',
    citation: '1026.38(g)(2), 1026.37(g)(2)(iii)',
    check: (reader) => {
      const item = reader.list('prepaids').find((one) => one.value('prepaidItemType') === 'PrepaidInterest')
      const daily = item?.cents('prepaidItemPerDiemAmount')
      const [from, through] = [
        readDay(item?.value('prepaidItemPaidFromDate') ?? ''),
        readDay(item?.value('prepaidItemPaidThroughDate') ?? ''),
      ]
      if (!item || daily === undefined || from === undefined || through === undefined) return undefined
      const paid = item
        .list('payments')
        .reduce((sum, payment) => sum + (payment.cents('prepaidItemActualPaymentAmount') ?? 0), 0)
      const days = through - from
      // Whether the last day counts is not said: both ways of writing it are in use.
      const both = paid === daily * (days + 1) ? daily * (days + 1) : daily * days
      return agree(`Prepaid interest of ${days} days at ${dollars(daily)}`, paid, both)
    },
  },
  {
    id: 'per-diem',
    question: 'Is the daily interest right?',
    citation: '1026.38(g)(2), 1026.37(g)(2)(iii)',
    check: (reader) => {
      const item = reader.list('prepaids').find((one) => one.value('prepaidItemType') === 'PrepaidInterest')
      const daily = item?.cents('prepaidItemPerDiemAmount')
      const basis = daysOfBasis(item?.value('prepaidItemPerDiemCalculationMethodType'))
      const [amount, rate] = [reader.cents('noteAmount'), readPercent(reader.value('noteRatePercent') ?? '')]
      if (daily === undefined || basis === undefined || amount === undefined || rate === undefined)
        return undefined
      return agree(
        `Daily interest on a year of ${basis} days`,
        daily,
        shareOfCents(amount, rate, 100 * PERCENT_SCALE * basis),
      )
    },
  },
  {
    id: 'projected-escrow',
    question: 'Is the escrow of the projected payments the sum of the monthly items?',
    citation: '1026.38(c), 1026.37(c)(2)(iii)',
    check: (reader) => {
      const monthly = monthlyEscrow(reader)
      const projected = reader
        .list('projectedPayments')[0]
        ?.cents('projectedPaymentEstimatedEscrowPaymentAmount')
      return monthly === undefined || projected === undefined
        ? undefined
        : agree(
            'Estimated escrow in the projected payments',
            projected,
            matches(projected, monthly) ? projected : monthly,
          )
    },
  },
  {
    id: 'first-year-escrow',
    question: 'Are the escrowed costs of the first year twelve monthly amounts?',
    citation: '1026.38(l)(7)(i)(A)(1)',
    check: (reader) => {
      const monthly = monthlyEscrow(reader)
      const year = reader.cents('firstYearTotalEscrowPaymentAmount')
      if (monthly === undefined || year === undefined) return undefined
      // Of the first year, systems disclose the payments that fall into it: ten to twelve.
      const payments = [12, 11, 10].find((count) => monthly * count === year) ?? 12
      return agree('Escrowed property costs over year 1', year, monthly * payments)
    },
  },
  {
    id: 'recording-fees',
    question: 'Is the recording fee total the sum of its parts?',
    citation: '1026.38(g)(1), 1026.37(g)(1)(i)',
    check: (reader) => {
      const charges = chargesOf(reader)
      const total = charges.find(({ type }) => type === 'RecordingFeeTotal')
      const parts = charges.filter(({ type, partOnly }) => /^RecordingFeeFor/.test(type) && partOnly !== null)
      if (!total || parts.length === 0) return undefined
      const paid = total.payments.reduce((sum, payment) => sum + payment.amount, 0)
      return agree(
        'The recording fee total',
        paid,
        parts.reduce((sum, { partOnly }) => sum + partOnly!, 0),
      )
    },
  },
]

/** One check for each escrow item, as the form lists them. */
export const escrowItemCheck = (at: number): ContentCheck => ({
  id: `escrow-item-${at + 1}`,
  question: `Is escrow item ${at + 1} its months times the monthly amount?`,
  citation: '1026.38(g)(3), 1026.37(g)(3)',
  check: (reader) => {
    const item = reader.list('escrowItems')[at]
    const months = item?.value('escrowCollectedNumberOfMonthsCount')
    const monthly = item?.cents('escrowMonthlyPaymentAmount')
    if (!item || months === undefined || monthly === undefined) return undefined
    const paid = item
      .list('payments')
      .reduce((sum, payment) => sum + (payment.cents('escrowItemActualPaymentAmount') ?? 0), 0)
    const name =
      item.value('escrowItemTypeLabel') ??
      (item.value('escrowItemType') ?? 'Item').replace(/([a-z])([A-Z])/g, '$1 $2')
    return agree(`Escrow for ${name}, ${months} months,`, paid, Number(months) * monthly)
  },
})
