import { dollars, readCents } from '../money/cents.ts'
import { percentText, readPercent } from '../money/percent.ts'
import { standingThreshold } from '../thresholds/threshold-register.ts'
import {
  type Cause,
  decidedBy,
  dollarsMissed,
  type Explanation,
  explained,
  listText,
  monthsMissed,
  pointsMissed,
  undetermined,
} from './explanation.ts'
import type { HoepaInput, HoepaResult } from './hoepa.ts'
import type { HpmlInput, HpmlResult } from './hpml.ts'
import type { LoanTestData } from './loan-test-data.ts'
import type { QmStatusInput, QmStatusResult, QmTest } from './qm-status.ts'

const money = (amount: string) => dollars(readCents(amount)!)
const percent = (value: number | string) => percentText(readPercent(value)!)

const QM_INPUTS: Readonly<Record<QmTest, string>> = {
  price: 'apr',
  points_and_fees: 'pointsAndFeesPass',
  product_features: 'productFeaturesPass',
}

/** 12 CFR 1026.43(e)(1)-(2): a loan fails the price test at the limit itself. */
export function explainQmStatus(input: QmStatusInput, result: QmStatusResult): Explanation {
  const priced = `the APR is ${percent(result.spread)} percentage points above the average prime offer rate`
  const price = decidedBy('apr', `${percent(input.apr)}%`)
  if (result.status === 'not_determined') return undetermined(result.notTested.map((test) => QM_INPUTS[test]))
  if (result.status !== 'not_qm')
    return explained(
      `A qualified mortgage with ${result.status === 'safe_harbor' ? 'the safe harbor' : 'a rebuttable presumption'}: ${priced}.`,
      { decidedBy: price },
    )
  const lead = result.failed[0]!
  return explained(
    `Not a qualified mortgage: ${result.failed.map((test) => qmFailure(test, priced, result)).join('; ')}.`,
    lead === 'price'
      ? { miss: pointsMissed(overPrice(input, result)), decidedBy: price, cause: QM_CAUSES.price }
      : { decidedBy: decidedBy(QM_INPUTS[lead], 'Fails'), cause: QM_CAUSES[lead] },
  )
}

const overPrice = ({ apr, apor }: QmStatusInput, { priceThreshold }: QmStatusResult) =>
  readPercent(apr)! - readPercent(apor)! - readPercent(priceThreshold!)!

const qmFailure = (test: QmTest, priced: string, { priceThreshold }: QmStatusResult): string =>
  test === 'price'
    ? `${priced} and has to be below ${priceThreshold}`
    : test === 'points_and_fees'
      ? 'points and fees are over their limit'
      : 'its features do not allow it'

const QM_CAUSES: Readonly<Record<QmTest, Cause>> = {
  price: { key: 'qm_price', title: 'Price at or over the limit of a qualified mortgage' },
  points_and_fees: { key: 'qm_points_and_fees', title: 'Points and fees over the limit' },
  product_features: { key: 'qm_product_features', title: 'Product features that are not allowed' },
}

/** 12 CFR 1026.32(a)(1). The first trigger that is met names the cause. */
export function explainHoepa(input: HoepaInput, result: HoepaResult, data: LoanTestData): Explanation {
  const { highCost, exemption, triggers } = result
  if (exemption) return explained(`Not a high-cost mortgage: ${NOT_COVERED[exemption]}.`)
  if (highCost === false)
    return explained(
      `Not a high-cost mortgage: the APR is ${percent(triggers.apr.spread!)} percentage points above the average prime offer rate, and points and fees are within ${money(triggers.pointsAndFees.limit!)}.`,
    )
  if (highCost === null) return undetermined(missingOfHoepa(input), 'No trigger that was tested is met.')
  const hits = hitsOf(input, result, data)
  return {
    ...hits[0]!,
    sentence: `A high-cost mortgage: ${hits.map(({ sentence }) => sentence).join('; ')}.`,
  }
}

const NOT_COVERED: Readonly<Record<NonNullable<HoepaResult['exemption']>, string>> = {
  reverse_mortgage: 'a reverse mortgage is exempt',
  initial_construction: 'a loan for the first construction of a dwelling is exempt',
  housing_finance_agency: 'a loan of a housing finance agency is exempt',
  usda_502_direct: 'a section 502 direct loan is exempt',
  not_principal_dwelling: "it is not secured by the consumer's principal dwelling",
}

function missingOfHoepa({ lien, apr, apor, pointsAndFees, prepaymentPenalty }: HoepaInput): string[] {
  const needed = { lien, apr, apor, pointsAndFees, prepaymentPenalty }
  return Object.entries(needed).flatMap(([field, value]) => (value === undefined ? [field] : []))
}

function hitsOf(
  input: HoepaInput,
  { triggers: { apr, pointsAndFees, prepaymentPenalty } }: HoepaResult,
  data: LoanTestData,
) {
  const hits: Explanation[] = []
  if (apr.hit)
    hits.push(
      explained(
        `the APR is ${percent(apr.spread!)} percentage points above the average prime offer rate, more than ${apr.threshold}`,
        {
          miss: pointsMissed(
            readPercent(input.apr!)! - readPercent(input.apor!)! - readPercent(apr.threshold!)!,
          ),
          decidedBy: decidedBy('apr', `${percent(input.apr!)}%`),
          cause: { key: 'hoepa_apr', title: 'APR over the high-cost trigger' },
        },
      ),
    )
  if (pointsAndFees.hit) {
    const paid = input.pointsAndFees!
    const limit = pointsAndFees.limit!
    hits.push(
      explained(`points and fees of ${money(paid)} exceed ${money(limit)}`, {
        // The limit is rounded to a cent, and any part of a cent above it is a hit.
        miss: dollarsMissed(Math.max(1, readCents(paid)! - readCents(limit)!)),
        decidedBy: decidedBy('pointsAndFees', money(paid)),
        cause: { key: 'hoepa_points_and_fees', title: 'Points and fees over the high-cost trigger' },
      }),
    )
  }
  if (prepaymentPenalty.hit) hits.push(penaltyHit(input, data))
  return hits
}

/** 12 CFR 1026.32(a)(1)(iii): too long a time, or too much of what is prepaid. */
function penaltyHit({ prepaymentPenalty }: HoepaInput, { thresholds }: LoanTestData): Explanation {
  const { lastMonth, maximumPercent } = prepaymentPenalty as { lastMonth: number; maximumPercent: string }
  const months = Number(standingThreshold(thresholds, 'hoepa_prepayment_months').value)
  const most = standingThreshold(thresholds, 'hoepa_prepayment_pct').value
  const cause = { key: 'hoepa_prepayment_penalty', title: 'Prepayment penalty over the high-cost trigger' }
  return lastMonth > months
    ? explained(`the prepayment penalty can be charged until month ${lastMonth}, after month ${months}`, {
        miss: monthsMissed(lastMonth - months),
        decidedBy: decidedBy('prepaymentPenalty.lastMonth', String(lastMonth)),
        cause,
      })
    : explained(
        `the prepayment penalty is up to ${percent(maximumPercent)} percent of what is prepaid, more than ${most}`,
        {
          miss: pointsMissed(readPercent(maximumPercent)! - readPercent(most)!),
          decidedBy: decidedBy('prepaymentPenalty.maximumPercent', `${percent(maximumPercent)} percent`),
          cause,
        },
      )
}

/** 12 CFR 1026.35. */
export function explainHpml(
  { apr, purchase }: HpmlInput,
  { hpml, spread, threshold, escrow, appraisal }: HpmlResult,
): Explanation {
  const priced = `the APR is ${percent(spread)} percentage points above the average prime offer rate, and ${threshold} or more is higher-priced`
  const decided = decidedBy('apr', `${percent(apr)}%`)
  if (!hpml) return explained(`Not a higher-priced mortgage loan: ${priced}.`, { decidedBy: decided })
  const duties = [
    escrow.required ? 'an escrow account' : '',
    appraisal.required ? 'a written appraisal' : '',
    appraisal.secondAppraisal ? 'a second appraisal' : '',
  ].filter((duty) => duty !== '')
  const needs =
    duties.length === 0 ? 'no escrow account and no appraisal is required' : `it needs ${listText(duties)}`
  const open =
    appraisal.secondAppraisal === null && purchase === undefined
      ? ' Whether a second appraisal is required depends on the purchase, which is missing.'
      : ''
  return explained(`A higher-priced mortgage loan: ${priced}; ${needs}.${open}`, {
    decidedBy: decided,
    ...(open !== '' && { missing: [{ field: 'purchase', label: 'Purchase' }] }),
  })
}
