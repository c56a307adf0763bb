import { type Cents, dollars, formatCents, parseCents } from '../money/cents.ts'
import { PERCENT_SCALE } from '../money/percent.ts'
import { judgeItem, type PointsAndFeesItem, type PointsLeft } from '../mortgage-price/points-and-fees-item.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import { LoanTestRefusal } from './refusal.ts'

export interface PointsAndFeesInput {
  amountFinanced?: string | undefined
  items: readonly PointsAndFeesItem[]
}

export interface CountedItem {
  id: string
  amount: string
  citation: string
}

export interface PointsAndFeesResult {
  total: string
  included: CountedItem[]
  excluded: CountedItem[]
  /** Nothing where the amount financed was not given. */
  totalLoanAmount: string | null
}

/** 1026.32(b)(1) and (b)(4)(i), for a closed-end loan. */
export function pointsAndFees(input: PointsAndFeesInput): LoanTestAnswer<PointsAndFeesResult> {
  const working = new Working()
  const included: CountedItem[] = []
  const excluded: CountedItem[] = []
  const left: PointsLeft = { two: 2 * PERCENT_SCALE, one: PERCENT_SCALE }
  let total: Cents = 0
  let takenOff: Cents = 0
  for (const [index, item] of input.items.entries()) {
    const judged = judgeItem(item, `items[${index}]`, left)
    const { counted, amount, includedBy, excludedBy } = judged
    const out = amount - counted
    total += counted
    if (judged.financed) takenOff += counted
    if (counted > 0 || out === 0)
      included.push({ id: item.id, amount: formatCents(counted), citation: includedBy })
    if (out > 0) excluded.push({ id: item.id, amount: formatCents(out), citation: excludedBy })
    working.step(
      `${item.id}: ${judged.because}.`,
      counted === 0 ? 'out' : formatCents(counted),
      `1026.${counted === 0 ? excludedBy : includedBy}`,
    )
    for (const assumption of judged.assumptions) working.note(`${item.id}: assumed ${assumption}.`)
  }
  working.step(`Points and fees in all.`, formatCents(total), '1026.32(b)(1)')
  if (input.items.some(({ type }) => type === 'discount_points'))
    working.note(
      'The discount is compared with the average prime offer rate. For the high-cost test of a loan secured by personal property, the average Title I rate takes its place (1026.32(b)(1)(i)(E)(2), (F)(2)).',
    )
  return working.answer('points-and-fees', {
    ...{ total: formatCents(total), included, excluded },
    totalLoanAmount: totalLoanAmount(input.amountFinanced, takenOff, working),
  })
}

function totalLoanAmount(amountFinanced: string | undefined, takenOff: Cents, working: Working) {
  if (amountFinanced === undefined) {
    working.note('Not known: the amount financed. Without it there is no total loan amount.')
    return null
  }
  const cents = parseCents(amountFinanced, 'amountFinanced')
  if (takenOff > cents)
    throw new LoanTestRefusal(
      'INVALID_VALUE',
      'amountFinanced',
      `amountFinanced: ${dollars(cents)} is less than the financed charges of ${dollars(takenOff)}.`,
    )
  working.step(
    takenOff === 0
      ? 'The total loan amount is the amount financed: no charge of (iii), (iv) or (vi) that counts was financed.'
      : `The total loan amount is the amount financed, less ${dollars(takenOff)} of charges that count under (iii), (iv) or (vi) and were financed.`,
    formatCents(cents - takenOff),
    '1026.32(b)(4)(i), comment 32(b)(4)(i)-1',
  )
  return formatCents(cents - takenOff)
}
