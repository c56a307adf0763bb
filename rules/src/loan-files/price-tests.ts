import { apr } from '../loan-tests/apr.ts'
import { dayText } from '../loan-tests/explanation.ts'
import { type HoepaInput, hoepa } from '../loan-tests/hoepa.ts'
import { hoepaRate } from '../loan-tests/hoepa-rate.ts'
import { type HpmlInput, hpml } from '../loan-tests/hpml.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { qmPointsFees } from '../loan-tests/qm-points-fees.ts'
import { QM_TYPES, type QmType, qmStatus } from '../loan-tests/qm-status.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { divideHalfUp, dollars, readCents } from '../money/cents.ts'
import { formatPercent, PERCENT_SCALE, percentText, readPercent } from '../money/percent.ts'
import { aporOf } from './compared-apor.ts'
import type { LoanReader } from './loan-reader.ts'
import {
  calculator,
  disclosedApr,
  isExemptFromAbilityToRepay,
  isPrincipalDwelling,
  isPurchase,
  type LoanTest,
  lienOf,
  notApplicable,
  PLACEHOLDERS,
  priceBase,
  shown,
  undetermined,
} from './loan-test-parts.ts'
import { countedPointsAndFees } from './points-and-fees-tests.ts'
import {
  aprInputOf,
  hasPlaceholders,
  isAdjustable,
  levelPayment,
  loanCalculations,
  termMonths,
} from './recompute.ts'

/** The APR of the high-cost test: at the rate at consummation, or at the index plus the margin for all of the term where that is more. */
function hoepaAprOf(reader: LoanReader, data: LoanTestData): string | undefined {
  if (!isAdjustable(reader)) return disclosedApr(reader)
  const rate = hoepaRateInput(reader)
  if (!rate) return undefined
  const computed = loanCalculations(reader, data)
  if ('problem' in computed) return undefined
  const { plan } = computed
  const level = levelPayment(plan.amount, readPercent(hoepaRate(rate).result.rate)!, plan.term)
  const rows = [{ amount: level, insurance: 0, firstDate: plan.firstDate, count: plan.term }]
  try {
    return apr(
      aprInputOf({ ...plan, rows }, computed.aprInput.advances[0]!.date, computed.amountFinanced),
      data,
    ).result.apr
  } catch (error) {
    if (error instanceof LoanTestRefusal) return undefined
    throw error
  }
}

function hoepaRateInput(reader: LoanReader) {
  const rate = reader.need('noteRatePercent')
  const adjustable = isAdjustable(reader)
  if (rate === undefined || adjustable === undefined) {
    if (adjustable === undefined) reader.lack('amortizationType')
    return undefined
  }
  if (!adjustable) return { rateType: 'fixed' as const, rate }
  const indexValue = reader.need('indexValuePercent')
  const maximumMargin = reader.need('marginRatePercent')
  return indexValue === undefined || maximumMargin === undefined
    ? undefined
    : { rateType: 'index' as const, initialRate: rate, indexValue, maximumMargin }
}

function prepaymentPenaltyOf(reader: LoanReader): HoepaInput['prepaymentPenalty'] {
  const has = reader.value('prepaymentPenaltyIndicator')
  if (has === undefined) {
    reader.lack('prepaymentPenaltyIndicator')
    return undefined
  }
  if (has === 'false') return { none: true }
  const lastMonth = reader.need('prepaymentPenaltyExpirationMonthsCount')
  const percent = reader.value('prepaymentPenaltyPercent') ?? penaltyShare(reader)
  if (percent === undefined) reader.lack('prepaymentPenaltyPercent')
  return lastMonth === undefined || percent === undefined
    ? undefined
    : { lastMonth: Number(lastMonth), maximumPercent: percent }
}

/** Of the dollars that the form shows: their share of the loan is the most that the percent can be. */
function penaltyShare(reader: LoanReader): string | undefined {
  const most = reader.cents('prepaymentPenaltyMaximumLifeOfLoanAmount')
  const amount = reader.cents('noteAmount')
  if (most === undefined || amount === undefined || amount <= 0) return undefined
  return formatPercent(Number(divideHalfUp(BigInt(most) * 100n * BigInt(PERCENT_SCALE), BigInt(amount))), 4)
}

const QM_FAILURE: Readonly<Record<string, string>> = {
  price: 'the price is over its limit',
  points_and_fees: 'points and fees are over their limit',
  product_features: 'its features do not allow it',
}

function hitText(triggers: {
  apr: { hit: boolean | null; spread: string | null; threshold: string | null }
  pointsAndFees: { hit: boolean | null; limit: string | null }
  prepaymentPenalty: { hit: boolean | null }
}): string {
  const hits = [
    triggers.apr.hit
      ? `the APR is ${triggers.apr.spread} above the average prime offer rate, more than ${triggers.apr.threshold}`
      : '',
    triggers.pointsAndFees.hit
      ? `points and fees exceed ${dollars(readCents(triggers.pointsAndFees.limit!)!)}`
      : '',
    triggers.prepaymentPenalty.hit ? 'the prepayment penalty exceeds its limit' : '',
  ]
  return hits.filter((one) => one !== '').join('; ')
}

/** 1026.43(e)(2)(i) and (ii): no negative amortization, interest-only period, or balloon, and a term of 30 years at most. */
function productFeatures(reader: LoanReader): boolean | undefined {
  const term = termMonths(reader)
  const flags = ['negativeAmortizationIndicator', 'interestOnlyIndicator', 'balloonIndicator'].map((key) =>
    reader.value(key),
  )
  const rises = reader.value('paymentIncreaseIndicator') === 'true' && isAdjustable(reader) === false
  if (flags.includes('true') || rises || (term !== undefined && term > 360)) return false
  return term === undefined || flags.includes(undefined) ? undefined : true
}

function purchaseOf(reader: LoanReader): HpmlInput['purchase'] {
  if (!isPurchase(reader)) return undefined
  const agreementDate = reader.value('salesContractDate')
  const sale = reader.value('salesContractAmount') ?? reader.value('realPropertyAmount')
  if (agreementDate === undefined || sale === undefined) return undefined
  return {
    agreementDate,
    price: sale,
    sellerAcquired: reader.value('sellerAcquiredDate'),
    sellerPrice: reader.value('sellerPriceAmount'),
  }
}

/** The price of the loan against the average prime offer rate and the limits that depend on it. */
export const PRICE_TESTS: readonly LoanTest[] = [
  calculator('qm-status', (reader, data) => {
    if (isExemptFromAbilityToRepay(reader))
      return notApplicable('The file says that the loan is exempt from the ability-to-repay rule.')
    const base = priceBase(reader)
    const lien = lienOf(reader)
    const rate = disclosedApr(reader)
    const apor = aporOf(reader, data)
    if (lien === undefined) reader.lack('lienPriorityType')
    if (rate === undefined) reader.lack('aprPercent')
    if (!apor) reader.lack('averagePrimeOfferRatePercent')
    if (!base || lien === undefined || rate === undefined || !apor)
      return undetermined(reader, hasPlaceholders(reader) ? PLACEHOLDERS : 'The price cannot be compared.')
    const counted = countedPointsAndFees(reader)
    const fees =
      counted.pointsAndFees === undefined ? null : qmPointsFees({ ...base, ...counted }, data).result.pass
    const named = reader.value('qualifiedMortgageType')
    const namedPlainly = named?.toLowerCase().replace(/[^a-z]/g, '')
    const qmType: QmType | undefined = QM_TYPES.find((type) => namedPlainly?.includes(type.replace('_', '')))
    const method = reader.value('constructionMethod')
    const features = productFeatures(reader)
    const input = {
      ...base,
      ...{ lien, apr: rate, apor: apor.value },
      ...(qmType === undefined ? {} : { qmType }),
      ...(method === undefined ? {} : { manufacturedHome: /manufactured/i.test(method) }),
      ...(fees === null ? {} : { pointsAndFeesPass: fees }),
      ...(features === undefined ? {} : { productFeaturesPass: features }),
    }
    const answer = qmStatus(input, data)
    const { status, failed, spread } = answer.result
    const facts = { ...shown(answer), input }
    const priced = `the APR is ${spread} above the average prime offer rate`
    if (status === 'not_determined')
      return undetermined(reader, `Not every part of the test could be made: ${priced}.`, facts)
    if (status === 'not_qm')
      return {
        ...facts,
        verdict: 'outside',
        sentence: `Not a qualified mortgage: ${failed.map((one) => QM_FAILURE[one] ?? one).join(', ')}; ${priced}.`,
      }
    return {
      ...facts,
      verdict: 'within',
      sentence: `A qualified mortgage with ${status === 'safe_harbor' ? 'the safe harbor' : 'a rebuttable presumption'}: ${priced}.`,
    }
  }),
  calculator('hoepa-rate', (reader) => {
    const input = hoepaRateInput(reader)
    if (!input) return undetermined(reader, 'The rate of the high-cost test is not known.')
    const answer = hoepaRate(input)
    return {
      ...shown(answer),
      input,
      verdict: 'within',
      sentence: `The high-cost test compares an APR at ${answer.result.rate} percent${input.rateType === 'fixed' ? ', the rate of the note' : ', index plus margin or the first rate, whichever is more'}.`,
      citation: `1026.${answer.result.citation}`,
    }
  }),
  calculator('hoepa', (reader, data) => {
    const base = priceBase(reader)
    if (!base) return undetermined(reader, 'The triggers cannot be compared.')
    const lien = lienOf(reader)
    const rate = hoepaAprOf(reader, data)
    const apor = aporOf(reader, data)
    if (lien === undefined) reader.lack('lienPriorityType')
    if (rate === undefined) reader.lack(isAdjustable(reader) ? 'indexValuePercent' : 'aprPercent')
    if (!apor) reader.lack('averagePrimeOfferRatePercent')
    const counted = countedPointsAndFees(reader)
    if (counted.pointsAndFees === undefined) reader.lack('regulationZTotalPointsAndFeesAmount')
    const penalty = prepaymentPenaltyOf(reader)
    const dwelling = isPrincipalDwelling(reader)
    const input: HoepaInput = {
      ...base,
      ...counted,
      creditType: 'closed_end',
      ...(dwelling === undefined ? {} : { principalDwelling: dwelling }),
      ...(lien === undefined ? {} : { lien }),
      ...(rate === undefined ? {} : { apr: rate }),
      ...(apor === undefined ? {} : { apor: apor.value }),
      ...(penalty === undefined ? {} : { prepaymentPenalty: penalty }),
      ...(reader.isTrue('constructionLoanIndicator') ? { exemption: 'initial_construction' as const } : {}),
      ...(reader.value('assetType') === undefined ? {} : { personalProperty: true }),
    }
    const answer = hoepa(input, data)
    const { highCost, triggers, exemption } = answer.result
    const facts = { ...shown(answer), input }
    if (exemption)
      return {
        ...facts,
        verdict: 'not_applicable',
        sentence:
          exemption === 'not_principal_dwelling'
            ? "Not secured by the consumer's principal dwelling."
            : 'Financing of the initial construction is exempt.',
        citation: exemption === 'not_principal_dwelling' ? '1026.32(a)(1)' : '1026.32(a)(2)',
      }
    if (highCost === null)
      return undetermined(reader, 'No trigger is met, but not all three could be tested.', facts)
    if (!highCost)
      return {
        ...facts,
        verdict: 'within',
        sentence: `Not a high-cost mortgage: the APR is ${triggers.apr.spread} above the average prime offer rate, and points and fees are within ${dollars(readCents(triggers.pointsAndFees.limit!)!)}.`,
      }
    if (dwelling === undefined) {
      reader.lack('occupancy')
      return undetermined(
        reader,
        `A high-cost mortgage if it is secured by the principal dwelling: ${hitText(triggers)}.`,
        facts,
      )
    }
    return { ...facts, verdict: 'outside', sentence: `A high-cost mortgage: ${hitText(triggers)}.` }
  }),
  calculator('hpml', (reader, data) => {
    const base = priceBase(reader)
    const lien = lienOf(reader)
    const rate = disclosedApr(reader)
    const apor = aporOf(reader, data)
    if (lien === undefined) reader.lack('lienPriorityType')
    if (rate === undefined) reader.lack('aprPercent')
    if (!apor) reader.lack('averagePrimeOfferRatePercent')
    if (!base || lien === undefined || rate === undefined || !apor)
      return undetermined(reader, hasPlaceholders(reader) ? PLACEHOLDERS : 'The price cannot be compared.')
    const dwelling = isPrincipalDwelling(reader)
    const optional = {
      rateSetDate: reader.value('currentRateSetDate'),
      applicationReceived: reader.value('applicationReceivedDate'),
      conformingLimit: reader.value('conformingLimitAmount'),
      principalDwelling: dwelling,
      escrowExemption: reader.isTrue('constructionLoanIndicator')
        ? ('initial_construction' as const)
        : undefined,
      purchase: purchaseOf(reader),
    }
    const input: HpmlInput = { ...base, lien, apr: rate, apor: apor.value, ...optional }
    const answer = hpml(input, data)
    const { hpml: higher, spread, threshold, escrow } = answer.result
    const facts = { ...shown(answer), input }
    const account = reader.value('escrowIndicator')
    const priced = `The APR is ${spread} above the average prime offer rate; ${threshold} or more is higher-priced.`
    if (!higher)
      return { ...facts, verdict: 'within', sentence: `Not a higher-priced mortgage loan. ${priced}` }
    if (dwelling === undefined) {
      reader.lack('occupancy')
      return undetermined(
        reader,
        `Higher-priced if it is secured by the principal dwelling. ${priced}`,
        facts,
      )
    }
    if (!escrow.required)
      return {
        ...facts,
        verdict: 'within',
        sentence: `A higher-priced mortgage loan that needs no escrow account. ${priced}`,
      }
    if (account === undefined) {
      reader.lack('escrowIndicator')
      return undetermined(
        reader,
        `A higher-priced mortgage loan, which needs an escrow account. ${priced}`,
        facts,
      )
    }
    return account === 'true'
      ? {
          ...facts,
          verdict: 'within',
          sentence: `A higher-priced mortgage loan, and it has its escrow account. ${priced}`,
        }
      : {
          ...facts,
          verdict: 'outside',
          sentence: `A higher-priced mortgage loan without an escrow account. ${priced}`,
          citation: '1026.35(b)(1)',
        }
  }),
  calculator('rate-spread', (reader, data) => {
    const rate = reader.need('aprPercent')
    const set = reader.need('currentRateSetDate')
    const adjustable = isAdjustable(reader)
    if (adjustable === undefined) reader.lack('amortizationType')
    if ((adjustable ? reader.value('firstRateChangeMonthsCount') : termMonths(reader)) === undefined)
      reader.lack(adjustable ? 'firstRateChangeMonthsCount' : 'loanMaturityPeriodCount')
    const apor = aporOf(reader, data)
    if (rate === undefined || set === undefined)
      return undetermined(reader, 'The rate spread cannot be computed.')
    if (!apor?.spread)
      return undetermined(reader, apor?.problem ?? 'The average prime offer rate cannot be looked up.')
    const facts = {
      ...shown(apor.spread),
      input: apor.input!,
      disclosed: apor.lender,
      recomputed: apor.value,
    }
    const table = `${apor.value} in the table of the week of ${dayText(apor.spread.result.week!)}`
    if (hasPlaceholders(reader)) return undetermined(reader, PLACEHOLDERS, facts)
    if (apor.lender === undefined)
      return {
        ...facts,
        verdict: 'within',
        sentence: `The rate spread is ${apor.spread.result.rateSpread}: ${percentText(readPercent(rate)!)} less ${table}.`,
      }
    const gap = Math.abs(readPercent(apor.lender)! - readPercent(apor.value)!)
    return gap === 0
      ? {
          ...facts,
          verdict: 'within',
          sentence: `The rate spread is ${apor.spread.result.rateSpread}; the lender used the published ${table}.`,
        }
      : {
          ...facts,
          verdict: 'outside',
          sentence: `The lender used an average prime offer rate of ${percentText(readPercent(apor.lender)!)}; it is ${table}. The rate spread is ${apor.spread.result.rateSpread}.`,
        }
  }),
]
