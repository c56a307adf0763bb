import { readDay } from '../dates/calendar-day.ts'
import type { LoanTestAnswer } from '../loan-tests/answer.ts'
import { apr } from '../loan-tests/apr.ts'
import { aprTolerance } from '../loan-tests/apr-tolerance.ts'
import type { CalculatorName } from '../loan-tests/calculators.ts'
import { escrowAnalysis } from '../loan-tests/escrow-analysis.ts'
import { explainQmPointsFees } from '../loan-tests/explain-fees.ts'
import { daysBetween, daysText, dayText } from '../loan-tests/explanation.ts'
import { type HoepaInput, hoepa } from '../loan-tests/hoepa.ts'
import { hoepaRate } from '../loan-tests/hoepa-rate.ts'
import { type HpmlInput, hpml } from '../loan-tests/hpml.ts'
import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import { type PointsAndFeesResult, pointsAndFees } from '../loan-tests/points-and-fees.ts'
import { qmPointsFees } from '../loan-tests/qm-points-fees.ts'
import { QM_TYPES, type QmType, qmStatus } from '../loan-tests/qm-status.ts'
import { rateSpread } from '../loan-tests/rate-spread.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { RULE_REGISTER } from '../loan-tests/rule-register.ts'
import { tridBackward } from '../loan-tests/trid-backward.ts'
import { tridForward } from '../loan-tests/trid-forward.ts'
import { type Cents, divideHalfUp, dollars, formatCents, readCents } from '../money/cents.ts'
import { formatPercent, PERCENT_SCALE, percentText, readPercent } from '../money/percent.ts'
import type { DeliveryMethod } from '../trid/disclosure.ts'
import type { TridForwardInput } from '../trid/trid-forward-shape.ts'
import { chargesOf, paidByBorrower } from './charges.ts'
import { contentChecks } from './closing-disclosure.ts'
import { curedOf, type FeeComparison, feeTestOf, LIST_GIVEN, owedOf } from './fee-comparison.ts'
import { type Loan, loanName } from './loan.ts'
import { LoanReader } from './loan-reader.ts'
import {
  type Finding,
  type LoanVerdict,
  missingText,
  type TestOfLoan,
  type Verdict,
  verdictOf,
} from './loan-verdict.ts'
import { pointsAndFeesItems } from './points-and-fees-items.ts'
import {
  aprInputOf,
  aprWith,
  firstPaymentDate,
  hasPlaceholders,
  isAdjustable,
  levelPayment,
  loanCalculations,
  termMonths,
} from './recompute.ts'

interface LoanTest extends Omit<TestOfLoan, 'group'> {
  run: (reader: LoanReader, data: LoanTestData) => Finding
}

const calculator = (test: CalculatorName, run: LoanTest['run']): LoanTest => ({
  id: test,
  test,
  question: RULE_REGISTER[test].question,
  citation: RULE_REGISTER[test].cites,
  run,
})

const undetermined = (reader: LoanReader, sentence: string, more: Partial<Finding> = {}): Finding => ({
  ...more,
  verdict: 'undetermined',
  sentence: `${sentence} ${missingText(reader)}`.trim(),
})

const notApplicable = (sentence: string): Finding => ({ verdict: 'not_applicable', sentence })

const shown = <Result>({ steps, notes }: LoanTestAnswer<Result>) => ({ steps, notes })

const lienOf = (reader: LoanReader): 'first' | 'subordinate' | undefined => {
  const lien = reader.value('lienPriorityType')
  return lien === undefined ? undefined : lien === 'FirstLien' ? 'first' : 'subordinate'
}

const isPrincipalDwelling = (reader: LoanReader): boolean | undefined => {
  const use = reader.value('occupancy')
  return use === undefined ? undefined : /Primary|Principal/i.test(use)
}

interface ComparedApor {
  value: string
  /** Which one it is. */
  from: 'table' | 'lender'
  lender: string | undefined
  spread?: LoanTestAnswer<{ rateSpread: string; apor: string | null; week: string | null }>
  input?: object
  problem?: string
}

/** The published rate of the week and term; where it cannot be looked up, the one that the lender used. */
function aporOf(reader: LoanReader, data: LoanTestData): ComparedApor | undefined {
  return reader.shared('apor', (from) => {
    const lender = from.value('averagePrimeOfferRatePercent')
    const rateSetDate = from.value('currentRateSetDate')
    const adjustable = isAdjustable(from)
    const months = adjustable
      ? Number(from.value('firstRateChangeMonthsCount') ?? Number.NaN)
      : termMonths(from)
    const rate = disclosedApr(from)
    if (
      rateSetDate !== undefined &&
      adjustable !== undefined &&
      months !== undefined &&
      !Number.isNaN(months)
    ) {
      const input = {
        ...{ actionTaken: 1, amortization: adjustable ? ('variable' as const) : ('fixed' as const) },
        ...{ apr: rate ?? '0', rateSetDate, termMonths: months },
      }
      try {
        const spread = rateSpread(input, data)
        return { value: spread.result.apor!, from: 'table', lender, spread, input }
      } catch (error) {
        if (!(error instanceof LoanTestRefusal)) throw error
        return lender === undefined
          ? undefined
          : { value: lender, from: 'lender', lender, problem: refusalText(error) }
      }
    }
    return lender === undefined ? undefined : { value: lender, from: 'lender', lender }
  })
}

const disclosedApr = (reader: LoanReader): string | undefined =>
  hasPlaceholders(reader) ? undefined : reader.value('aprPercent')

const PLACEHOLDERS = 'The APR in the file is a placeholder of 1 percent, not a figure of this loan.'

/** Both APR tests say the same thing: by the percent, or by the finance charge that the loan is secured by a dwelling allows. */
function aprFinding(reader: LoanReader, data: LoanTestData, as: 'apr' | 'apr-tolerance'): Finding {
  const disclosed = reader.need('aprPercent')
  if (hasPlaceholders(reader)) return undetermined(reader, PLACEHOLDERS)
  const computed = loanCalculations(reader, data)
  if ('problem' in computed) return undetermined(reader, computed.problem, { disclosed })
  if (disclosed === undefined)
    return undetermined(reader, `The APR comes to ${computed.apr} percent.`, { recomputed: computed.apr })
  const charge = reader.cents('feeSummaryTotalFinanceChargeAmount')
  const advances = [
    ...new Set([
      computed.prepaidFinanceCharge,
      ...(computed.unsure.length > 0 ? [computed.prepaidLow, computed.prepaidHigh] : []),
    ]),
  ].map((prepaid) => computed.plan.amount - prepaid)
  const answers = advances.flatMap((advanced) => {
    const actual = aprWith(computed, advanced, data)
    if (actual === undefined) return []
    const resulting =
      charge === undefined ? undefined : aprWith(computed, computed.plan.sumOfPayments - charge, data)
    const input = {
      ...{ disclosedApr: disclosed, actualApr: actual, irregular: computed.irregular },
      mortgage:
        charge === undefined || resulting === undefined
          ? undefined
          : {
              disclosedFinanceCharge: formatCents(charge),
              actualFinanceCharge: formatCents(computed.plan.sumOfPayments - advanced),
              aprFromDisclosedFinanceCharge: formatPercent(
                readPercent(resulting)!,
                disclosed.split('.')[1]?.length ?? 0,
              ),
            },
    }
    return [{ input, answer: aprTolerance(input, data) }]
  })
  const [main] = answers
  if (!main)
    return undetermined(reader, 'The payments do not repay what is financed at any rate.', { disclosed })
  const accurate = answers.map(({ answer }) => answer.result.accurate)
  const gap = readPercent(disclosed)! - readPercent(computed.aprExact)!
  const facts = {
    disclosed,
    recomputed: computed.aprExact,
    ...(as === 'apr'
      ? {
          input: { ...computed.aprInput, disclosedApr: disclosed },
          ...shown(apr({ ...computed.aprInput, disclosedApr: disclosed }, data)),
        }
      : { input: main.input, ...shown(main.answer) }),
  }
  const notes = [...facts.notes, ...computed.plan.assumptions]
  const difference = `${percentText(Math.abs(gap))} of a percentage point ${gap < 0 ? 'below' : 'above'} the recomputed ${computed.apr}`
  if (accurate.every((one) => one))
    return {
      ...facts,
      notes,
      verdict: 'within',
      sentence:
        gap === 0
          ? `The APR of ${disclosed} percent is exact.`
          : `The APR of ${disclosed} percent is ${difference}, within the tolerance.`,
    }
  if (accurate.some((one) => one))
    return undetermined(
      reader,
      `The APR of ${disclosed} percent is ${difference}. Whether it is accurate depends on ${computed.unsure.map(({ charge: item }) => item.label).join(', ')}.`,
      { ...facts, notes },
    )
  return {
    ...facts,
    notes,
    verdict: 'outside',
    sentence: `The APR of ${disclosed} percent is ${difference}, outside the tolerance.`,
  }
}

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

interface PointsAndFees {
  answer: LoanTestAnswer<PointsAndFeesResult> | undefined
  input: object | undefined
  disclosed: Cents | undefined
  recomputed: Cents | undefined
}

function pointsAndFeesOf(reader: LoanReader): PointsAndFees {
  return reader.shared('points and fees', (from) => {
    const items = pointsAndFeesItems(from)
    const disclosed = from.cents('regulationZTotalPointsAndFeesAmount')
    if (items.length === 0) return { answer: undefined, input: undefined, disclosed, recomputed: undefined }
    const amountFinanced = hasPlaceholders(from)
      ? undefined
      : from.value('feeSummaryTotalAmountFinancedAmount')
    const input = { items, amountFinanced }
    const answer = pointsAndFees(input)
    return { answer, input, disclosed, recomputed: readCents(answer.result.total) }
  })
}

/** The lender's own flag of a charge is no answer; where it says otherwise, the working says so. */
function noteFlags(reader: LoanReader, { result, notes }: LoanTestAnswer<PointsAndFeesResult>): void {
  const counted = new Set(result.included.filter(({ amount }) => amount !== '0.00').map(({ id }) => id))
  for (const charge of chargesOf(reader)) {
    if (
      charge.flagged === null ||
      paidByBorrower(charge) <= 0 ||
      charge.flagged === counted.has(charge.label)
    )
      continue
    const note = `${charge.label}: the file marks it as ${charge.flagged ? '' : 'no '}part of points and fees, which is not how the text reads it.`
    if (!notes.includes(note)) notes.push(note)
  }
}

/** The greater of what the lender computed and what the charges come to: a limit is met only where both meet it. */
function countedPointsAndFees(reader: LoanReader): { pointsAndFees?: string; totalLoanAmount?: string } {
  const { disclosed, recomputed, answer } = pointsAndFeesOf(reader)
  const given = reader.value('regulationZTotalLoanAmount')
  const total = given ?? answer?.result.totalLoanAmount ?? undefined
  const most = disclosed === undefined ? recomputed : Math.max(disclosed, recomputed ?? 0)
  return {
    ...(most === undefined ? {} : { pointsAndFees: formatCents(most) }),
    ...(total === undefined ? {} : { totalLoanAmount: total }),
  }
}

/** The base of every price test, or nothing where one of the three is missing. */
function priceBase(reader: LoanReader) {
  const consummation = reader.need('closingDate')
  const loanAmount = reader.need('noteAmount')
  if (consummation === undefined || loanAmount === undefined || readCents(loanAmount)! <= 0) return undefined
  return { consummation, loanAmount }
}

const isExemptFromAbilityToRepay = (reader: LoanReader) =>
  reader.value('abilityToRepayMethodType') === 'Exempt'

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

const DELIVERY: Readonly<Record<string, DeliveryMethod>> = {
  inperson: 'in_person',
  hand: 'in_person',
  mail: 'mail',
  mailed: 'mail',
  usmail: 'mail',
  email: 'email',
  electronic: 'email',
  courier: 'courier',
  overnight: 'courier',
}
const methodOf = (text: string | undefined): DeliveryMethod | undefined =>
  text === undefined ? undefined : (DELIVERY[text.toLowerCase().replace(/[^a-z]/g, '')] ?? 'other')

const isPurchase = (reader: LoanReader) => reader.value('loanPurposeType') === 'Purchase'

const TESTS: readonly LoanTest[] = [
  calculator('apr', (reader, data) => aprFinding(reader, data, 'apr')),
  calculator('apr-tolerance', (reader, data) => aprFinding(reader, data, 'apr-tolerance')),
  calculator('points-and-fees', (reader) => {
    const { answer, input, disclosed, recomputed } = pointsAndFeesOf(reader)
    if (answer) noteFlags(reader, answer)
    if (!answer || recomputed === undefined) {
      reader.lack('fees.payments.feeActualPaymentAmount')
      return undetermined(reader, 'The file lists no charges.')
    }
    const facts = {
      ...shown(answer),
      input: input!,
      recomputed: formatCents(recomputed),
      disclosed: disclosed === undefined ? undefined : formatCents(disclosed),
    }
    if (disclosed === undefined) {
      reader.lack('regulationZTotalPointsAndFeesAmount')
      return undetermined(
        reader,
        `The charges come to ${dollars(recomputed)} of points and fees; the file has no total to compare.`,
        facts,
      )
    }
    if (disclosed === recomputed)
      return {
        ...facts,
        verdict: 'within',
        sentence: `Points and fees of ${dollars(disclosed)} are what the charges come to.`,
      }
    const gap = Math.abs(disclosed - recomputed)
    return disclosed > recomputed
      ? {
          ...facts,
          verdict: 'within',
          sentence: `The lender counts ${dollars(disclosed)}, ${dollars(gap)} more than the ${dollars(recomputed)} that the charges come to.`,
        }
      : {
          ...facts,
          verdict: 'outside',
          sentence: `The lender counts ${dollars(disclosed)}; the charges come to ${dollars(recomputed)}, ${dollars(gap)} more.`,
          dollars: gap,
        }
  }),
  calculator('qm-points-fees', (reader, data) => {
    const base = priceBase(reader)
    if (isExemptFromAbilityToRepay(reader))
      return notApplicable('The file says that the loan is exempt from the ability-to-repay rule.')
    const counted = countedPointsAndFees(reader)
    if (counted.pointsAndFees === undefined) reader.lack('regulationZTotalPointsAndFeesAmount')
    if (!base || counted.pointsAndFees === undefined)
      return undetermined(reader, 'The limit cannot be compared.')
    const input = { ...base, ...counted }
    const answer = qmPointsFees(input, data)
    const { pass, limit, excess } = answer.result
    return {
      ...{ ...shown(answer), input, disclosed: counted.pointsAndFees, recomputed: limit },
      verdict: pass ? 'within' : 'outside',
      sentence: explainQmPointsFees(input, answer.result).sentence,
      ...(pass ? {} : { dollars: readCents(excess!)! }),
    }
  }),
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
        sentence: `The rate spread is ${apor.spread.result.rateSpread}: ${rate} less ${table}.`,
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
  calculator('fee-tolerance', feeToleranceFinding),
  calculator('trid-forward', (reader, data) => tridFinding(reader, data)),
  calculator('trid-backward', (reader) => {
    const consummation = reader.need('closingDate')
    const sent = reader.need('integratedDisclosureIssuedDate')
    if (consummation === undefined || sent === undefined)
      return undetermined(reader, 'The last day to send the Closing Disclosure cannot be compared.')
    const input = { consummation }
    const answer = tridBackward(input)
    const { latestReceipt, latestSent } = answer.result.closingDisclosure
    const facts = { ...shown(answer), input, disclosed: sent, recomputed: latestSent.mail }
    const received = reader.value('closingDisclosureReceivedDate')
    const late = daysBetween(latestReceipt, received ?? sent)
    if (received !== undefined)
      return late <= 0
        ? {
            ...facts,
            verdict: 'within',
            sentence: `The Closing Disclosure was received on ${dayText(received)}, by the last day for this closing, ${dayText(latestReceipt)}.`,
          }
        : {
            ...facts,
            verdict: 'outside',
            sentence: `The Closing Disclosure was received on ${dayText(received)}, ${daysText(late)} after the last day for this closing, ${dayText(latestReceipt)}.`,
            days: late,
          }
    if (sent <= latestSent.mail)
      return {
        ...facts,
        verdict: 'within',
        sentence: `The Closing Disclosure was issued on ${dayText(sent)}, in time for this closing even by mail: the last day was ${dayText(latestSent.mail)}.`,
      }
    if (late > 0)
      return {
        ...facts,
        verdict: 'outside',
        sentence: `The Closing Disclosure was issued on ${dayText(sent)}, ${daysText(late)} after the last day for this closing, ${dayText(latestReceipt)}.`,
        days: late,
      }
    const method = methodOf(reader.value('closingDisclosureMethod'))
    if (method === 'in_person')
      return {
        ...facts,
        verdict: 'within',
        sentence: `The Closing Disclosure was handed over on ${dayText(sent)}, by the last day for this closing, ${dayText(latestReceipt)}.`,
      }
    if (method !== undefined) {
      const after = daysBetween(latestSent.mail, sent)
      return {
        ...facts,
        verdict: 'outside',
        sentence: `Sent on ${dayText(sent)} and not handed over, the Closing Disclosure went out ${daysText(after)} after the last day for this closing, ${dayText(latestSent.mail)}.`,
        days: after,
      }
    }
    reader.lack('closingDisclosureMethod')
    reader.lack('closingDisclosureReceivedDate')
    return undetermined(
      reader,
      `Issued on ${dayText(sent)}, the Closing Disclosure was in time only if it was handed over or received by ${dayText(latestReceipt)}.`,
      facts,
    )
  }),
  {
    id: 'rescission',
    test: 'trid-forward',
    question: 'Was the money paid out after the right to rescind ended?',
    citation: '1026.23(a)(3), (c)',
    run: (reader, data) => {
      const purpose = reader.need('loanPurposeType')
      if (purpose === 'Purchase')
        return notApplicable('A loan to buy the dwelling carries no right to rescind (1026.23(f)(1)).')
      if (isPrincipalDwelling(reader) === false)
        return notApplicable("Not secured by the consumer's principal dwelling.")
      const [closing, paidOut] = [reader.need('closingDate'), reader.need('disbursementDate')]
      if (purpose === undefined || closing === undefined || paidOut === undefined)
        return undetermined(reader, 'The end of the right to rescind cannot be computed.')
      const signed = reader
        .list('signatures')
        .map((one) => one.value('executionDate'))
        .find((day) => day !== undefined)
      const notice = reader.value('rescissionNoticeDate')
      const of = (noticeDelivered: string): TridForwardInput => ({
        rescission: {
          consummation: closing,
          noticeDelivered,
          materialDisclosuresDelivered: signed !== undefined && signed > closing ? signed : closing,
        },
      })
      const input = of(notice ?? closing)
      const answer = tridForward(input, data)
      const from = answer.result.rescission.disburseFrom!
      const early = daysBetween(paidOut, from)
      const facts = {
        steps: answer.steps.filter(({ citation }) => citation?.startsWith('1026.23')),
        notes: [] as string[],
        input,
        disclosed: paidOut,
        recomputed: from,
      }
      if (early > 0) {
        if (reader.value('refinanceSameLenderIndicator') === 'true') {
          reader.lack('rescissionNoticeDate')
          return undetermined(
            reader,
            `Paid out on ${dayText(paidOut)}, ${daysText(early)} before ${dayText(from)}. A refinance by the same creditor is exempt except for new money (1026.23(f)(2)).`,
            facts,
          )
        }
        if (isPrincipalDwelling(reader) === undefined) {
          reader.lack('occupancy')
          return undetermined(
            reader,
            `Paid out on ${dayText(paidOut)}, ${daysText(early)} before ${dayText(from)}: too early if it is secured by the principal dwelling.`,
            facts,
          )
        }
        return {
          ...facts,
          verdict: 'outside',
          sentence: `The money was paid out on ${dayText(paidOut)}, ${daysText(early)} before ${dayText(from)}, the first day after the right to rescind ended.`,
          days: early,
        }
      }
      if (notice === undefined) {
        reader.lack('rescissionNoticeDate')
        return undetermined(
          reader,
          `Paid out on ${dayText(paidOut)}: in time if the notice of the right to rescind was delivered by the closing on ${dayText(closing)}.`,
          facts,
        )
      }
      return {
        ...facts,
        verdict: 'within',
        sentence: `The money was paid out on ${dayText(paidOut)}; it could be from ${dayText(from)}.`,
      }
    },
  },
  calculator('escrow-analysis', (reader, data) => {
    const account = reader.value('escrowIndicator')
    if (account === 'false') return notApplicable('The loan has no escrow account.')
    const items = reader.list('escrowItems')
    if (items.length === 0) {
      reader.lack('escrowItems.escrowMonthlyPaymentAmount')
      return undetermined(reader, 'The file lists no escrow items.')
    }
    const first = firstPaymentDate(reader)
    const disbursements = items.flatMap((item) => {
      const monthly = item.cents('escrowMonthlyPaymentAmount')
      const dated = item.list('disbursements').flatMap((one) => one.value('escrowItemDisbursementDate') ?? [])
      return monthly === undefined
        ? []
        : dated.map((date) => ({
            month: date.slice(0, 7),
            amount: formatCents(Math.round((monthly * 12) / dated.length)),
            item: item.value('escrowItemType') ?? 'Item',
          }))
    })
    const deposit =
      items.reduce(
        (sum, item) =>
          sum +
          item
            .list('payments')
            .reduce((inner, payment) => inner + (payment.cents('escrowItemActualPaymentAmount') ?? 0), 0),
        0,
      ) + (reader.cents('escrowAggregateAccountingAdjustmentAmount') ?? 0)
    if (!first || disbursements.length < items.length) {
      reader.lack('escrowItems.disbursements.escrowItemDisbursementDate')
      return undetermined(
        reader,
        `The account opens with ${dollars(deposit)}. Whether that is too much depends on when the bills are due.`,
        { recomputed: undefined, disclosed: formatCents(deposit) },
      )
    }
    const input = { firstPaymentMonth: first.date.slice(0, 7), disbursements }
    const answer = escrowAnalysis(input, data)
    const most = readCents(answer.result.startingTargetBalance)!
    const facts = { ...shown(answer), input, disclosed: formatCents(deposit), recomputed: formatCents(most) }
    return deposit <= most
      ? {
          ...facts,
          verdict: 'within',
          sentence: `The account opens with ${dollars(deposit)}, within the ${dollars(most)} that may be collected.`,
        }
      : {
          ...facts,
          verdict: 'outside',
          sentence: `The account opens with ${dollars(deposit)}, ${dollars(deposit - most)} more than the ${dollars(most)} that may be collected.`,
          dollars: deposit - most,
        }
  }),
  {
    id: 'nmls',
    test: null,
    question: 'Are the license numbers of the lender and the broker there?',
    citation: '1026.38(r)(3), (r)(5)',
    run: (reader) => {
      const parties = reader.list('parties').map((party) =>
        party.list('roles').map((role) => ({
          role: role.value('partyRoleType'),
          licenses: role.list('licenses').flatMap((license) => license.value('licenseIdentifier') ?? []),
        })),
      )
      const due = parties.flat().filter(({ role }) => role === 'NotePayTo' || role === 'MortgageBroker')
      if (due.length === 0) {
        reader.lack('parties.roles.partyRoleType')
        return undetermined(reader, 'The file names no lender.')
      }
      const without = due.filter(({ licenses }) => licenses.length === 0)
      return without.length === 0
        ? {
            verdict: 'within',
            sentence: `The license number of ${due.length === 1 ? 'the lender is' : 'the lender and the broker are'} in the file.`,
          }
        : {
            verdict: 'outside',
            sentence: `No license number for ${without.map(({ role }) => (role === 'NotePayTo' ? 'the lender' : 'the mortgage broker')).join(' and ')}.`,
          }
    },
  },
  calculator('trid-post-closing', () =>
    notApplicable(
      'One Closing Disclosure tells of nothing after closing. Open the test to enter what happened since.',
    ),
  ),
  calculator('adverse-action', () =>
    notApplicable('The file is of a loan that closes, not of one that was turned down.'),
  ),
  calculator('servicing-dates', () => notApplicable('Servicing begins after the file was made.')),
  calculator('hmda-coverage', () =>
    notApplicable('Coverage is decided for the institution and its year, not for one loan.'),
  ),
  calculator('business-days', () => notApplicable('Counts days; judges nothing about a loan by itself.')),
  calculator('threshold', () =>
    notApplicable('Looks up one figure; the other tests look up those of this loan.'),
  ),
]

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

/** Both the test and the page show the comparison. */
const feeTest = (reader: LoanReader, data: LoanTestData) =>
  reader.shared('fee test', (from) => feeTestOf(from, data))

function feeToleranceFinding(reader: LoanReader, data: LoanTestData): Finding {
  const found = feeTest(reader, data)
  if (!found) {
    const credit = curedOf(reader)
    reader.lack('fees.feeEstimatedTotalAmount')
    return undetermined(
      reader,
      `A Closing Disclosure does not say what the Loan Estimate said of each charge.${cureText(credit)}`,
    )
  }
  const { owed, atBest, cured } = owedOf(found)
  const facts = {
    ...shown(found.answer),
    ...{ input: found.input, recomputed: formatCents(owed), disclosed: formatCents(cured) },
  }
  const toCheck = reasonText(found.takenForAll)
  if (owed <= cured)
    return {
      ...facts,
      verdict: 'within',
      sentence:
        owed === 0
          ? `The charges are within tolerance.${toCheck}`
          : `Charges are ${dollars(owed)} over tolerance. The credit of ${dollars(cured)} on the Closing Disclosure covers it; nothing more is owed.${toCheck}`,
    }
  if (atBest < owed) for (const name of found.unexplained) reader.lack(name)
  if (atBest <= cured)
    return undetermined(
      reader,
      `Charges are ${dollars(owed)} over tolerance, unless ${unlessText(found.unexplained)}.${cureText(cured)}${toCheck}`,
      facts,
    )
  const due = found.answer.result.refundDueBy
  const least = atBest < owed ? 'at least ' : ''
  const open = atBest < owed ? ` ${missingText(reader)}` : ''
  const credit = cured > 0 ? `, less the credit of ${dollars(cured)} on the Closing Disclosure` : ''
  return {
    ...facts,
    verdict: 'outside',
    sentence: `Charges are ${least}${dollars(atBest)} over tolerance${credit}: refund ${least}${dollars(atBest - cured)} and send a corrected Closing Disclosure${due === null ? '' : ` by ${dayText(due)}`} (1026.19(f)(2)(v)).${open}${toCheck}`,
    dollars: atBest - cured,
  }
}

/** What would settle the charges. */
function unlessText(unexplained: readonly string[]): string {
  const hasList = unexplained.includes(LIST_GIVEN)
  return [
    ...(unexplained.length > (hasList ? 1 : 0) ? ['the revised Loan Estimate was allowed'] : []),
    ...(hasList ? ['the borrower got a written list of providers (1026.19(e)(3)(iii)(D))'] : []),
  ].join(' and ')
}

const cureText = (cure: Cents) =>
  cure > 0 ? ` The Closing Disclosure shows a credit of ${dollars(cure)} for charges over the limit.` : ''

const reasonText = (versions: readonly number[]) =>
  versions
    .map(
      (version) =>
        ` The reason for Loan Estimate ${version} counts for every charge that it changed. Check that it caused each increase (comment 19(e)(3)(iv)-2).`,
    )
    .join('')

function tridFinding(reader: LoanReader, data: LoanTestData): Finding {
  const planned = reader.need('closingDate')
  const sent = reader.need('integratedDisclosureIssuedDate')
  if (planned === undefined || sent === undefined)
    return undetermined(reader, 'The waiting period cannot be computed.')
  const received = reader.value('closingDisclosureReceivedDate')
  const method =
    methodOf(reader.value('closingDisclosureMethod')) ?? (received === undefined ? undefined : 'other')
  const estimateSent = reader.value('loanEstimateSentDate')
  const estimateReceived = reader.value('loanEstimateReceivedDate')
  const estimateMethod = methodOf(reader.value('loanEstimateMethod')) ?? 'mail'
  const application = reader.value('applicationReceivedDate')
  const intent = reader.value('intentToProceedDate')
  const of = (by: DeliveryMethod): TridForwardInput => ({
    ...(application === undefined ? {} : { applicationReceived: application }),
    ...(estimateSent === undefined
      ? {}
      : {
          loanEstimate: {
            sent: estimateSent,
            method: estimateMethod,
            ...(estimateReceived === undefined ? {} : { evidenceOfReceipt: estimateReceived }),
          },
        }),
    ...(intent === undefined ? {} : { intentToProceed: intent }),
    closingDisclosure: {
      sent,
      method: by,
      ...(received === undefined ? {} : { evidenceOfReceipt: received }),
    },
    plannedConsummation: planned,
  })
  const input = of(method ?? 'mail')
  const answer = tridForward(input, data)
  const facts = {
    ...shown(answer),
    input,
    disclosed: planned,
    recomputed: answer.result.earliestConsummation ?? undefined,
  }
  if (answer.result.loanEstimate.onTime === false) {
    const due = answer.result.loanEstimate.dueBy!
    const late = daysBetween(due, estimateSent!)
    return {
      ...facts,
      verdict: 'outside',
      sentence: `The Loan Estimate went out on ${dayText(estimateSent!)}, ${daysText(late)} after ${dayText(due)}.`,
      days: late,
      citation: '1026.19(e)(1)(iii)(A)',
    }
  }
  const earliest = answer.result.earliestConsummation
  if (answer.result.plannedConsummation.allowed === true)
    return {
      ...facts,
      verdict: 'within',
      sentence: `Closing on ${dayText(planned)} is allowed: the earliest day was ${dayText(earliest!)}${method === undefined ? ', even if the Closing Disclosure was mailed' : ''}.`,
    }
  if (method === undefined) {
    const best = tridForward(of('in_person'), data)
    if (best.result.plannedConsummation.allowed === true) {
      reader.lack('closingDisclosureMethod')
      reader.lack('closingDisclosureReceivedDate')
      return undetermined(
        reader,
        `Closing on ${dayText(planned)} was allowed only if the Closing Disclosure of ${dayText(sent)} was handed over or received in time; by mail the earliest day was ${earliest === null ? 'later' : dayText(earliest)}.`,
        facts,
      )
    }
    const short = best.result.earliestConsummation
    if (short !== null) return earlyClosing(planned, short, { ...facts, recomputed: short })
  }
  if (earliest === null) return undetermined(reader, 'The earliest closing is not known.', facts)
  return earlyClosing(planned, earliest, facts)
}

function earlyClosing(planned: string, earliest: string, facts: Partial<Finding>): Finding {
  const early = daysBetween(planned, earliest)
  return {
    ...facts,
    verdict: 'outside',
    sentence: `Closing on ${dayText(planned)} is ${daysText(early)} before ${dayText(earliest)}, the earliest day after the Closing Disclosure.`,
    days: early,
    citation: '1026.19(f)(1)(ii)(A)',
  }
}

export const LOAN_TEST_IDS: readonly string[] = TESTS.map(({ id }) => id)

/** A day of the loan, from the file or computed. */
export interface TimelineDay {
  date: string
  label: string
  from: 'file' | 'computed'
}

export interface LoanReport {
  name: string
  file: string
  number: number
  kind: Loan['kind']
  verdict: Exclude<Verdict, 'not_applicable'>
  /** What is wrong first, then what is open. */
  verdicts: LoanVerdict[]
  counts: Record<Verdict, number>
  timeline: TimelineDay[]
  /** The charges against the Loan Estimate, where a file says what it said. */
  feeComparison: FeeComparison | null
}

/** Every test of one loan. Nothing is stored and nothing is sent. */
export function runEveryTest(loan: Loan, data: LoanTestData): LoanReport {
  const reader = new LoanReader(loan)
  const verdicts = [
    ...TESTS.map((test) => runOne({ ...test, group: 'test' }, test.run, reader.fresh(), data)),
    ...(loan.kind === 'closing_disclosure'
      ? contentChecks(reader).flatMap((check) => {
          const own = reader.fresh()
          const test: TestOfLoan = {
            id: check.id,
            test: null,
            group: 'closing_disclosure',
            question: check.question,
            citation: check.citation,
          }
          try {
            const finding = check.check(own, data)
            return finding ? [verdictOf(test, finding, own)] : []
          } catch (error) {
            return [refused(error, test, own)]
          }
        })
      : []),
  ]
  const counts: Record<Verdict, number> = { within: 0, outside: 0, undetermined: 0, not_applicable: 0 }
  for (const { verdict } of verdicts) counts[verdict]++
  return {
    ...{ name: loanName(loan), file: loan.file, number: loan.number, kind: loan.kind },
    verdict: counts.outside > 0 ? 'outside' : counts.undetermined > 0 ? 'undetermined' : 'within',
    ...{ verdicts, counts, timeline: timelineOf(loan, verdicts), feeComparison: comparisonOf(reader, data) },
  }
}

function comparisonOf(reader: LoanReader, data: LoanTestData): FeeComparison | null {
  try {
    return feeTest(reader, data)?.comparison ?? null
  } catch (error) {
    // The test says why.
    if (error instanceof LoanTestRefusal) return null
    throw error
  }
}

function runOne(test: TestOfLoan, run: LoanTest['run'], reader: LoanReader, data: LoanTestData): LoanVerdict {
  const facts: TestOfLoan = {
    id: test.id,
    test: test.test,
    group: test.group,
    question: test.question,
    citation: test.citation,
  }
  try {
    return verdictOf(facts, run(reader, data), reader)
  } catch (error) {
    return refused(error, facts, reader)
  }
}

/** Without the name of the calculator's own field, which is none of the file. */
function refusalText({ message }: LoanTestRefusal): string {
  const text = message.replace(/^[\w.[\]]+: /, '')
  return text[0]!.toUpperCase() + text.slice(1)
}

/** A calculator that cannot answer says why; anything else is a fault of the program. */
function refused(error: unknown, test: TestOfLoan, reader: LoanReader): LoanVerdict {
  if (!(error instanceof LoanTestRefusal)) throw error
  return verdictOf(test, undetermined(reader, refusalText(error)), reader)
}

const DAYS_OF_FILE: readonly (readonly [string, string])[] = [
  ['applicationReceivedDate', 'Application received'],
  ['loanEstimateSentDate', 'Loan Estimate sent'],
  ['loanEstimateReceivedDate', 'Loan Estimate received'],
  ['intentToProceedDate', 'Intent to proceed'],
  ['salesContractDate', 'Sales contract'],
  ['currentRateSetDate', 'Rate set'],
  ['integratedDisclosureIssuedDate', 'Closing Disclosure issued'],
  ['closingDisclosureReceivedDate', 'Closing Disclosure received'],
  ['closingDate', 'Closing'],
  ['rescissionNoticeDate', 'Notice of the right to rescind'],
  ['disbursementDate', 'Disbursement'],
  ['firstPaymentDate', 'First payment'],
  ['miScheduledTerminationDate', 'Last mortgage insurance payment'],
]

function timelineOf(loan: Loan, verdicts: readonly LoanVerdict[]): TimelineDay[] {
  const computed = (id: string) => verdicts.find((one) => one.id === id)?.recomputed ?? null
  const reader = new LoanReader(loan)
  const first = firstPaymentDate(reader)
  const days: TimelineDay[] = [
    ...DAYS_OF_FILE.flatMap(([key, label]) => {
      const date = loan.values[key]?.value
      return date === undefined ? [] : [{ date, label, from: 'file' as const }]
    }),
    ...(loan.lists.signatures ?? []).flatMap(({ values }) =>
      values.executionDate
        ? [{ date: values.executionDate.value, label: 'Signed', from: 'file' as const }]
        : [],
    ),
    ...[
      ['trid-forward', 'Earliest closing after the Closing Disclosure'],
      ['rescission', 'Money may be paid out'],
    ].flatMap(([id, label]) => {
      const date = computed(id!)
      return date !== null && readDay(date) !== undefined
        ? [{ date, label: label!, from: 'computed' as const }]
        : []
    }),
    ...(first?.assumed
      ? [{ date: first.date, label: 'First payment, assumed', from: 'computed' as const }]
      : []),
  ]
  return days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
