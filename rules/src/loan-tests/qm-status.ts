import { parseDay } from '../dates/calendar-day.ts'
import { type Cents, dollars, formatCents, parsePositiveCents } from '../money/cents.ts'
import { formatPercent, type Percent, parsePercent, percentText } from '../money/percent.ts'
import { Figures } from '../mortgage-price/figures.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

export const QM_TYPES = ['general', 'small_creditor', 'balloon', 'agency'] as const
export type QmType = (typeof QM_TYPES)[number]
export type Lien = 'first' | 'subordinate'

export interface QmStatusInput {
  consummation: string
  loanAmount: string
  lien: Lien
  manufacturedHome?: boolean | undefined
  qmType?: QmType | undefined
  apr: number | string
  apor: number | string
  pointsAndFeesPass?: boolean | undefined
  productFeaturesPass?: boolean | undefined
}

export type QmPriceCategory = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
export type QmTest = 'price' | 'points_and_fees' | 'product_features'

export interface QmStatusResult {
  spread: string
  higherPricedThreshold: string
  higherPriced: boolean
  /** Nothing for the kinds of qualified mortgage that have no price limit. */
  priceCategory: QmPriceCategory | null
  priceThreshold: string | null
  pricePass: boolean | null
  /** The limits of the lien and kind of home, from the largest loans to the smallest. */
  priceBands: { from: string; threshold: string }[] | null
  failed: QmTest[]
  notTested: QmTest[]
  status: 'safe_harbor' | 'rebuttable_presumption' | 'not_qm' | 'not_determined'
}

/** 1026.43(b)(4), (e)(1) and (e)(2)(vi). */
export function qmStatus(input: QmStatusInput, data: LoanTestData): LoanTestAnswer<QmStatusResult> {
  const working = new Working()
  const figures = new Figures(data, working, parseDay(input.consummation, 'consummation'))
  const { lien, qmType = 'general' } = input
  const face = parsePositiveCents(input.loanAmount, 'loanAmount')
  const apr = parsePercent(input.apr, 'apr')
  const apor = parsePercent(input.apor, 'apor')
  const spread = apr - apor
  working.step(
    `APR ${percentText(apr)} − APOR ${percentText(apor)}`,
    formatPercent(spread, 3),
    '1026.43(b)(4)',
  )
  const manufacturedHome = input.manufacturedHome ?? false
  const price = qmType === 'general' ? priceTest(face, lien, manufacturedHome, figures) : null
  const pricePass = price && spread < price.threshold
  if (price)
    working.step(
      `${price.text}: the loan fails at ${percentText(price.threshold)} or more.`,
      pricePass ? 'within' : 'outside',
      price.citation,
    )
  else
    working.note('A qualified mortgage of this kind has no price limit of its own under 1026.43(e)(2)(vi).')
  const highKey = higherPricedKey(lien, qmType)
  const high = figures.percent(highKey)
  const higherPriced = spread >= high
  working.step(
    `${formatPercent(spread, 3)} is ${higherPriced ? 'at or above' : 'below'} ${percentText(high)}: ${higherPriced ? 'a' : 'not a'} higher-priced covered transaction.`,
    higherPriced ? 'higher-priced' : 'not higher-priced',
    '1026.43(b)(4)',
  )
  const { failed, notTested } = testsOf(input, pricePass)
  const status = statusOf(failed, notTested, higherPriced)
  working.step(STATUS_TEXT[status], status, STATUS_CITATION[status])
  if (notTested.length > 0)
    working.note(`Not determined: ${notTested.map((test) => TEST_TEXT[test]).join(' and ')} not tested.`)
  working.note(
    'For a rate that can change within the first five years, give the APR at the highest rate of those years, for the whole term (comment 43(e)(2)(vi)-4). Seasoned qualified mortgages ((e)(7)) and cures are not assessed.',
  )
  return working.answer('qm-status', {
    spread: formatPercent(spread, 3),
    ...{ higherPricedThreshold: percentText(high), higherPriced },
    priceCategory: price?.category ?? null,
    priceThreshold: price ? percentText(price.threshold) : null,
    priceBands: price ? priceBands(lien, manufacturedHome, figures) : null,
    ...{ pricePass, failed, notTested, status },
  })
}

interface PriceLimit {
  category: QmPriceCategory
  threshold: Percent
  text: string
  citation: string
}

const SPREAD_KEYS: Readonly<Record<QmPriceCategory, string>> = {
  A: 'qm_price_a_spread',
  B: 'qm_price_b_spread',
  C: 'qm_price_c_spread',
  D: 'qm_price_d_spread',
  E: 'qm_price_e_spread',
  F: 'qm_price_f_spread',
}

/** 1026.43(e)(2)(vi): by lien, kind of home and face amount. A manufactured home comes before the amount bands. */
function priceCategory(
  face: Cents,
  lien: Lien,
  manufacturedHome: boolean,
  { large, middle }: { large: Cents; middle: Cents },
): QmPriceCategory {
  if (lien === 'subordinate') return face >= middle ? 'E' : 'F'
  if (face >= large) return 'A'
  if (manufacturedHome) return 'D'
  return face >= middle ? 'B' : 'C'
}

const amountEdges = (figures: Figures) => ({
  large: figures.cents('qm_price_a_min'),
  middle: figures.cents('qm_price_b_min'),
})

function priceTest(face: Cents, lien: Lien, manufacturedHome: boolean, figures: Figures): PriceLimit {
  const edges = amountEdges(figures)
  const category = priceCategory(face, lien, manufacturedHome, edges)
  return {
    category,
    text: categoryText(category, face, edges),
    threshold: figures.percent(SPREAD_KEYS[category]),
    citation: `1026.43(e)(2)(vi)(${category})`,
  }
}

function categoryText(
  category: QmPriceCategory,
  face: Cents,
  { large, middle }: { large: Cents; middle: Cents },
): string {
  switch (category) {
    case 'A':
      return `First lien of ${dollars(face)}, ${dollars(large)} or more`
    case 'B':
      return `First lien of ${dollars(face)}, from ${dollars(middle)} to below ${dollars(large)}`
    case 'C':
      return `First lien of ${dollars(face)}, below ${dollars(middle)}`
    case 'D':
      return `First lien on a manufactured home, below ${dollars(large)}`
    case 'E':
      return `Subordinate lien of ${dollars(face)}, ${dollars(middle)} or more`
    case 'F':
      return `Subordinate lien of ${dollars(face)}, below ${dollars(middle)}`
  }
}

function priceBands(lien: Lien, manufacturedHome: boolean, figures: Figures) {
  const edges = amountEdges(figures)
  const starts = lien === 'first' ? [edges.large, edges.middle, 0] : [edges.middle, 0]
  return starts.map((from) => {
    const category = priceCategory(from, lien, manufacturedHome, edges)
    return { from: formatCents(from), threshold: percentText(figures.percent(SPREAD_KEYS[category])) }
  })
}

function higherPricedKey(lien: Lien, qmType: QmType): string {
  if (lien === 'subordinate') return 'hpct_subordinate_spread'
  return qmType === 'small_creditor' || qmType === 'balloon'
    ? 'hpct_first_lien_small_creditor_spread'
    : 'hpct_first_lien_spread'
}

function testsOf(input: QmStatusInput, pricePass: boolean | null) {
  const outcomes: [QmTest, boolean | null | undefined][] = [
    ['price', pricePass],
    ['points_and_fees', input.pointsAndFeesPass],
    ['product_features', input.productFeaturesPass],
  ]
  const failed = outcomes.flatMap(([test, pass]) => (pass === false ? [test] : []))
  const notTested = outcomes.flatMap(([test, pass]) => (pass === undefined ? [test] : []))
  return { failed, notTested }
}

function statusOf(failed: QmTest[], notTested: QmTest[], higherPriced: boolean): QmStatusResult['status'] {
  if (failed.length > 0) return 'not_qm'
  if (notTested.length > 0) return 'not_determined'
  return higherPriced ? 'rebuttable_presumption' : 'safe_harbor'
}

const TEST_TEXT: Readonly<Record<QmTest, string>> = {
  price: 'price',
  points_and_fees: 'points and fees',
  product_features: 'product features',
}

const STATUS_TEXT: Readonly<Record<QmStatusResult['status'], string>> = {
  safe_harbor: 'Every test is met and the loan is not higher-priced: safe harbor.',
  rebuttable_presumption: 'Every test is met and the loan is higher-priced: the presumption can be rebutted.',
  not_qm: 'A test is not met: not a qualified mortgage of this kind.',
  not_determined: 'No test failed, but not all were made.',
}
const STATUS_CITATION: Readonly<Record<QmStatusResult['status'], string>> = {
  safe_harbor: '1026.43(e)(1)(i)',
  rebuttable_presumption: '1026.43(e)(1)(ii)',
  not_qm: '1026.43(e)(2)',
  not_determined: '1026.43(e)(1)',
}
