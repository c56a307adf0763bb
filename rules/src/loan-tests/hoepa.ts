import { parseDay } from '../dates/calendar-day.ts'
import { type Cents, dollars, formatCents, parseCents, parsePositiveCents } from '../money/cents.ts'
import { formatPercent, parsePercent, percentText } from '../money/percent.ts'
import { exactCents, exactShare, Figures, roundedCents } from '../mortgage-price/figures.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

export const HOEPA_EXEMPTIONS = [
  'reverse_mortgage',
  'initial_construction',
  'housing_finance_agency',
  'usda_502_direct',
] as const
export type HoepaExemption = (typeof HOEPA_EXEMPTIONS)[number]

export interface HoepaInput {
  consummation: string
  creditType?: 'closed_end' | 'open_end' | undefined
  principalDwelling?: boolean | undefined
  exemption?: HoepaExemption | undefined
  lien?: 'first' | 'subordinate' | undefined
  personalProperty?: boolean | undefined
  /** The face amount of the note, or the credit limit of an open-end plan. */
  loanAmount: string
  totalLoanAmount?: string | undefined
  apr?: number | string | undefined
  apor?: number | string | undefined
  pointsAndFees?: string | undefined
  prepaymentPenalty?: { none: true } | { lastMonth: number; maximumPercent: number | string } | undefined
}

type Hit = boolean | null

export interface HoepaResult {
  highCost: boolean | null
  exemption: HoepaExemption | 'not_principal_dwelling' | null
  triggers: {
    apr: { hit: Hit; spread: string | null; threshold: string | null }
    pointsAndFees: { hit: Hit; limit: string | null }
    prepaymentPenalty: { hit: Hit }
  }
}

/** 1026.32(a): each trigger says "exceed", so that a loan at the limit is not high-cost. */
export function hoepa(input: HoepaInput, data: LoanTestData): LoanTestAnswer<HoepaResult> {
  const working = new Working()
  const figures = new Figures(data, working, parseDay(input.consummation, 'consummation'))
  const exemption = exemptionOf(input)
  if (exemption) {
    working.step(EXEMPTION_TEXT[exemption], 'not high-cost', EXEMPTION_CITATION[exemption])
    return working.answer('hoepa', {
      ...{ highCost: false, exemption },
      triggers: {
        apr: { hit: null, spread: null, threshold: null },
        pointsAndFees: { hit: null, limit: null },
        prepaymentPenalty: { hit: null },
      },
    })
  }
  if (input.principalDwelling === undefined)
    working.note("Assumed: the credit is secured by the consumer's principal dwelling.")
  const face = parsePositiveCents(input.loanAmount, 'loanAmount')
  const triggers = {
    apr: aprTrigger(input, face, figures, working),
    pointsAndFees: feesTrigger(input, face, figures, working),
    prepaymentPenalty: { hit: prepaymentTrigger(input, figures, working) },
  }
  const hits = Object.values(triggers).map(({ hit }) => hit)
  const highCost = hits.includes(true) ? true : hits.includes(null) ? null : false
  working.step(
    highCost === true
      ? 'One trigger is enough: a high-cost mortgage.'
      : highCost === false
        ? 'None of the three triggers is met.'
        : 'No tested trigger is met, but not all three were tested.',
    highCost === null ? 'not determined' : highCost ? 'high-cost' : 'not high-cost',
    '1026.32(a)(1)',
  )
  working.note(
    'The APR of this test is computed with the rate of 1026.32(a)(3). It is not the disclosed APR.',
  )
  return working.answer('hoepa', { highCost, exemption: null, triggers })
}

function exemptionOf({ exemption, principalDwelling }: HoepaInput): HoepaResult['exemption'] {
  if (exemption) return exemption
  return principalDwelling === false ? 'not_principal_dwelling' : null
}

const EXEMPTION_TEXT: Readonly<Record<NonNullable<HoepaResult['exemption']>, string>> = {
  reverse_mortgage: 'A reverse mortgage is exempt.',
  initial_construction: 'A loan to finance the first construction of a dwelling is exempt.',
  housing_finance_agency: 'A loan originated and financed by a housing finance agency is exempt.',
  usda_502_direct: 'A section 502 direct loan of the USDA Rural Development program is exempt.',
  not_principal_dwelling: "Credit that is not secured by the consumer's principal dwelling is not covered.",
}
const EXEMPTION_CITATION: Readonly<Record<NonNullable<HoepaResult['exemption']>, string>> = {
  reverse_mortgage: '1026.32(a)(2)(i)',
  initial_construction: '1026.32(a)(2)(ii)',
  housing_finance_agency: '1026.32(a)(2)(iii)',
  usda_502_direct: '1026.32(a)(2)(iv)',
  not_principal_dwelling: '1026.32(a)(1)',
}

function aprTrigger(
  input: HoepaInput,
  face: Cents,
  figures: Figures,
  working: Working,
): HoepaResult['triggers']['apr'] {
  if (input.lien === undefined) {
    working.note('Not determined: the APR trigger. The lien was not given.')
    return { hit: null, spread: null, threshold: null }
  }
  const smallPersonal =
    input.lien === 'first' &&
    input.personalProperty === true &&
    face < figures.cents('hoepa_apr_personal_property_loan_amount_below')
  const [key, letter] =
    input.lien === 'subordinate'
      ? ['hoepa_apr_subordinate_spread', 'C']
      : smallPersonal
        ? ['hoepa_apr_first_personal_property_spread', 'B']
        : ['hoepa_apr_first_spread', 'A']
  const threshold = figures.percent(key!)
  if (input.apr === undefined || input.apor === undefined) {
    working.note('Not determined: the APR trigger. The APR and the average prime offer rate are needed.')
    return { hit: null, spread: null, threshold: percentText(threshold) }
  }
  const spread = parsePercent(input.apr, 'apr') - parsePercent(input.apor, 'apor')
  const hit = spread > threshold
  working.step(
    `The APR is ${formatPercent(spread, 3)} above the average prime offer rate; the trigger is more than ${percentText(threshold)}.`,
    hit ? 'exceeds' : 'does not exceed',
    `1026.32(a)(1)(i)(${letter})`,
  )
  return { hit, spread: formatPercent(spread, 3), threshold: percentText(threshold) }
}

function feesTrigger(
  input: HoepaInput,
  face: Cents,
  figures: Figures,
  working: Working,
): HoepaResult['triggers']['pointsAndFees'] {
  const total = parsePositiveCents(input.totalLoanAmount ?? input.loanAmount, 'totalLoanAmount')
  const edge = figures.cents('hoepa_pf_loan_amount')
  const large = face >= edge
  const share = exactShare(total, figures.percent(large ? 'hoepa_pf_pct' : 'hoepa_pf_small_pct'))
  const flat = figures.cents('hoepa_pf_dollar')
  const limit = large || share < exactCents(flat) ? share : exactCents(flat)
  const text = large
    ? `${dollars(face)} is ${dollars(edge)} or more: 5 percent of the total loan amount of ${dollars(total)}`
    : `${dollars(face)} is below ${dollars(edge)}: the lesser of 8 percent of the total loan amount of ${dollars(total)} and ${dollars(flat)}`
  const citation = `1026.32(a)(1)(ii)(${large ? 'A' : 'B'})`
  const shown = formatCents(roundedCents(limit))
  if (input.totalLoanAmount === undefined)
    working.note('The total loan amount was not given; the face amount stands in for it.')
  working.step(`${text}.`, shown, citation)
  if (input.pointsAndFees === undefined) {
    working.note('Not determined: the points and fees trigger. The points and fees were not given.')
    return { hit: null, limit: shown }
  }
  const paid = parseCents(input.pointsAndFees, 'pointsAndFees')
  const hit = exactCents(paid) > limit
  working.step(
    `Points and fees of ${dollars(paid)} ${hit ? 'exceed' : 'do not exceed'} the limit.`,
    hit ? 'exceeds' : 'does not exceed',
    citation,
  )
  return { hit, limit: shown }
}

function prepaymentTrigger(input: HoepaInput, figures: Figures, working: Working): Hit {
  const penalty = input.prepaymentPenalty
  if (penalty === undefined) {
    working.note('Not determined: the prepayment penalty trigger. It was not said whether there is one.')
    return null
  }
  const months = Number(figures.row('hoepa_prepayment_months').value)
  const most = figures.percent('hoepa_prepayment_pct')
  if ('none' in penalty) {
    working.step('There is no prepayment penalty.', 'does not exceed', '1026.32(a)(1)(iii)')
    return false
  }
  const percent = parsePercent(penalty.maximumPercent, 'prepaymentPenalty.maximumPercent')
  const hit = penalty.lastMonth > months || percent > most
  working.step(
    `The penalty can be charged to month ${penalty.lastMonth} and is at most ${percentText(percent)} percent of what is prepaid; the trigger is after month ${months} or more than ${percentText(most)} percent.`,
    hit ? 'exceeds' : 'does not exceed',
    '1026.32(a)(1)(iii)',
  )
  return hit
}
