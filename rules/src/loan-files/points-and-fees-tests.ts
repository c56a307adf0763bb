import type { LoanTestAnswer } from '../loan-tests/answer.ts'
import { explainQmPointsFees } from '../loan-tests/explain-fees.ts'
import { type PointsAndFeesResult, pointsAndFees } from '../loan-tests/points-and-fees.ts'
import { qmPointsFees } from '../loan-tests/qm-points-fees.ts'
import { type Cents, dollars, formatCents, readCents } from '../money/cents.ts'
import { chargesOf, paidByBorrower } from './charges.ts'
import type { LoanReader } from './loan-reader.ts'
import {
  calculator,
  isExemptFromAbilityToRepay,
  type LoanTest,
  notApplicable,
  priceBase,
  shown,
  undetermined,
} from './loan-test-parts.ts'
import { pointsAndFeesItems } from './points-and-fees-items.ts'
import { hasPlaceholders } from './recompute.ts'

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
export function countedPointsAndFees(reader: LoanReader): {
  pointsAndFees?: string
  totalLoanAmount?: string
} {
  const { disclosed, recomputed, answer } = pointsAndFeesOf(reader)
  const given = reader.value('regulationZTotalLoanAmount')
  const total = given ?? answer?.result.totalLoanAmount ?? undefined
  const most = disclosed === undefined ? recomputed : Math.max(disclosed, recomputed ?? 0)
  return {
    ...(most === undefined ? {} : { pointsAndFees: formatCents(most) }),
    ...(total === undefined ? {} : { totalLoanAmount: total }),
  }
}

/** Points and fees by themselves, and against the limit of qualified mortgages. */
export const POINTS_AND_FEES_TESTS: readonly LoanTest[] = [
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
]
