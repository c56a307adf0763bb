import { readCents } from '@plumbline/rules/money/cents.ts'
import { formatPercent, readPercent } from '@plumbline/rules/money/percent.ts'
import type { ReactNode } from 'react'
import { inDollars } from '../../tools/lending/day-words.ts'
import { Card } from '../../ui/card.tsx'
import { CitedText } from './cited-text.tsx'
import type { PriceReviewResult } from './price-review.ts'
import type { Verdict, VerdictTone } from './test-definition.ts'
import { VerdictWord } from './verdict-card.tsx'

const QM_HEADLINES = {
  safe_harbor: 'Safe harbor',
  rebuttable_presumption: 'Rebuttable presumption',
  not_qm: 'Not a qualified mortgage',
  not_determined: 'Qualified mortgage: not determined',
} as const
const TESTS = {
  price: 'price',
  points_and_fees: 'points and fees',
  product_features: 'product features',
} as const

/** The three answers in one sentence. Only this is announced while somebody types. */
export function priceVerdict({ qm, hoepa, hpml }: PriceReviewResult): Verdict {
  const parts = [QM_HEADLINES[qm.status].toLowerCase(), highCostText(hoepa.highCost).toLowerCase()]
  if (hpml.escrow.required) parts.push('an escrow account is required')
  const sentence = parts.join('; ')
  const tone: VerdictTone =
    qm.status === 'not_qm' || hoepa.highCost
      ? 'outside'
      : qm.status === 'not_determined' || hoepa.highCost === null
        ? 'undetermined'
        : 'within'
  return { tone, headline: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.` }
}

const highCostText = (highCost: boolean | null) =>
  highCost === null ? 'High-cost: not determined' : highCost ? 'High-cost mortgage' : 'Not high-cost'

/** Qualified mortgage, high-cost, higher-priced: each with its consequence and the distance to the line. */
export function PriceVerdicts({ result }: { result: PriceReviewResult }) {
  return (
    <div className="grid gap-3.5 xl:grid-cols-3">
      <Qualified {...result} />
      <HighCost {...result} />
      <HigherPriced {...result} />
    </div>
  )
}

interface PieceProps {
  test: string
  tone: VerdictTone
  word?: string
  headline: string
  citation: string
  children: ReactNode
}

function Piece({ test, tone, word, headline, citation, children }: PieceProps) {
  return (
    <Card className="px-5 py-4">
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm text-ink-soft">{test}</span>
        <VerdictWord tone={tone}>{word}</VerdictWord>
      </div>
      <h3 className="mt-1 font-display text-xl font-semibold leading-tight">{headline}</h3>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        {children} <CitedText text={citation} part="1026" />
      </p>
    </Card>
  )
}

/** Three decimals, as rates are given: rounded to two, 1.499 would read as 1.50 and seem to meet a line of 1.5. */
const gap = (left: string, right: string) =>
  formatPercent(Math.abs(readPercent(left)! - readPercent(right)!), 3)

function Qualified({ qm, fees, charges }: PriceReviewResult) {
  const distance = Math.abs(readCents(charges.total)! - readCents(fees.limit)!)
  const feesText = `Fees are ${inDollars((distance / 100).toFixed(2))} ${fees.pass ? 'under the cap' : 'over the cap'}`
  const priceText =
    qm.priceThreshold === null
      ? 'this kind has no price limit'
      : `price ${gap(qm.spread, qm.priceThreshold)} points ${qm.pricePass ? 'under' : 'over'} the limit`
  const notTested = qm.notTested.map((test) => TESTS[test]).join(', ')
  return (
    <Piece
      test="Qualified mortgage"
      tone={qm.status === 'not_qm' ? 'outside' : qm.status === 'not_determined' ? 'undetermined' : 'within'}
      headline={qm.status === 'not_determined' ? `Not determined: ${notTested}` : QM_HEADLINES[qm.status]}
      citation={qm.status === 'rebuttable_presumption' ? '1026.43(e)(1)(ii)' : '1026.43(e)(1)(i)'}
    >
      {feesText}, {priceText}.
    </Piece>
  )
}

function HighCost({ hoepa }: PriceReviewResult) {
  const { apr, pointsAndFees, prepaymentPenalty } = hoepa.triggers
  const open = [
    apr.hit === null && 'rate',
    pointsAndFees.hit === null && 'fees',
    prepaymentPenalty.hit === null && 'prepayment penalty',
  ].filter(Boolean)
  const hits = [
    apr.hit && `the rate is over APOR + ${apr.threshold}`,
    pointsAndFees.hit && `fees are over ${inDollars(pointsAndFees.limit ?? '0.00')}`,
    prepaymentPenalty.hit && 'the prepayment penalty is over its limits',
  ].filter(Boolean)
  return (
    <Piece
      test="High-cost mortgage"
      tone={hoepa.highCost === null ? 'undetermined' : hoepa.highCost ? 'outside' : 'within'}
      headline={hoepa.highCost === null ? `Not determined: ${open.join(', ')}` : highCostText(hoepa.highCost)}
      citation="1026.32(a)(1)"
    >
      {hits.length > 0
        ? `Because ${hits.join(' and ')}.`
        : hoepa.highCost === null
          ? `Not tested: ${open.join(', ')}. Nothing that was tested is over its line.`
          : 'Rate, fees and prepayment penalty tested: none is over its line.'}
    </Piece>
  )
}

function HigherPriced({ hpml }: PriceReviewResult) {
  const { escrow, appraisal } = hpml
  const duties = [
    escrow.required && 'Open an escrow account',
    appraisal.required && (appraisal.secondAppraisal ? 'get two appraisals' : 'get a written appraisal'),
  ].filter(Boolean)
  const headline =
    duties.length > 0 ? duties.join(', ') : hpml.hpml ? 'Nothing more is required' : 'Not higher-priced'
  return (
    <Piece
      test="Higher-priced mortgage loan"
      tone={hpml.hpml ? 'answer' : 'within'}
      word={hpml.hpml ? 'Applies' : 'Does not apply'}
      headline={headline}
      citation={hpml.hpml ? '1026.35(b)(1)' : '1026.35(a)(1)'}
    >
      {gap(hpml.spread, '0')} {hpml.spread.startsWith('-') ? 'under' : 'over'} the average prime offer rate;
      the line is {hpml.threshold}.{escrow.required && ' Before closing, for taxes and insurance.'}
    </Piece>
  )
}
