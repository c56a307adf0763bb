import { parseDay, shortDay } from '../dates/calendar-day.ts'
import { dollars, formatCents, parseCents, parsePositiveCents } from '../money/cents.ts'
import { centsAbove, exactCents, Figures, roundedCents } from '../mortgage-price/figures.ts'
import { type QmTier, qmLimit, tiersOf } from '../mortgage-price/qm-tier.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

export interface QmPointsFeesInput {
  consummation: string
  /** The face amount of the note. */
  loanAmount: string
  totalLoanAmount?: string | undefined
  pointsAndFees?: string | undefined
}

export interface QmPointsFeesResult {
  tier: QmTier
  limit: string
  /** Nothing where the points and fees were not given. */
  pass: boolean | null
  excess: string | null
  verdict: 'pass' | 'fail' | null
  /** The tiers of the year, from the largest loans to the smallest. */
  tiers: { tier: QmTier; from: string; percent: string | null; flat: string | null }[]
}

/** 1026.43(e)(3)(i): the most that a qualified mortgage may have in points and fees. */
export function qmPointsFees(
  input: QmPointsFeesInput,
  data: LoanTestData,
): LoanTestAnswer<QmPointsFeesResult> {
  const working = new Working()
  const day = parseDay(input.consummation, 'consummation')
  const face = parsePositiveCents(input.loanAmount, 'loanAmount')
  const total = parsePositiveCents(input.totalLoanAmount ?? input.loanAmount, 'totalLoanAmount')
  if (input.totalLoanAmount === undefined)
    working.note('The total loan amount was not given; the face amount of the note stands in for it.')
  const figures = new Figures(data, working, day)
  const { tier, edge, limit, how, citation } = qmLimit(face, total, figures)
  const tiers = tiersOf(figures)
  working.step(`Closing on ${shortDay(day)}: ${edge}, tier ${tier}.`, tier, '1026.43(e)(3)(i)')
  working.step(`The limit is ${how}.`, formatCents(roundedCents(limit)), citation)
  working.note(
    "The year of consummation chooses the figures. The regulation says only that they are adjusted annually on January 1; this is Plumbline's reading.",
  )
  if (input.pointsAndFees === undefined) {
    working.note('Not determined: the points and fees were not given.')
    return working.answer('qm-points-fees', {
      ...{ tier, limit: formatCents(roundedCents(limit)), pass: null, excess: null, verdict: null, tiers },
    })
  }
  const paid = parseCents(input.pointsAndFees, 'pointsAndFees')
  const pass = exactCents(paid) <= limit
  const excess = centsAbove(paid, limit)
  working.step(
    pass ? `${dollars(paid)} does not exceed it.` : `${dollars(paid)} exceeds it by ${dollars(excess)}.`,
    pass ? 'within' : 'outside',
    '1026.43(e)(3)(i)',
  )
  return working.answer('qm-points-fees', {
    ...{ tier, limit: formatCents(roundedCents(limit)), pass },
    excess: formatCents(excess),
    verdict: pass ? 'pass' : 'fail',
    tiers,
  })
}
