import type { Bucket, FeeResult, FeeToleranceInput, FeeToleranceResult } from '../fees/fee-tolerance-shape.ts'
import { dollars, readCents } from '../money/cents.ts'
import type { EscrowAnalysisInput, EscrowAnalysisResult } from './escrow-analysis.ts'
import {
  type Cause,
  dayText,
  decidedBy,
  dollarsMissed,
  type Explanation,
  explained,
  firstOf,
  listText,
  undetermined,
} from './explanation.ts'
import type { PointsAndFeesInput, PointsAndFeesResult } from './points-and-fees.ts'
import type { QmPointsFeesInput, QmPointsFeesResult } from './qm-points-fees.ts'

const money = (amount: string) => dollars(readCents(amount)!)

interface FeePart {
  bucket: Bucket
  cents: number
  text: string
  cause: Cause
}

/** 12 CFR 1026.19(e)(3)(i)-(ii). The largest part of the refund names the cause. */
export function explainFeeTolerance(input: FeeToleranceInput, result: FeeToleranceResult): Explanation {
  const { cure, refundDueBy } = result
  if (result.fees.length === 0) return undetermined(['fees'])
  if (cure === '0.00') return explained('The charges are within tolerance; nothing is to be refunded.')
  const parts = partsOf(result)
  const lead = parts.reduce((most, part) => (part.cents > most.cents ? part : most))
  const at = decidingFee(result.fees, lead.bucket)
  const fee = result.fees[at]!
  const by = refundDueBy === null ? '' : ` by ${dayText(refundDueBy)}`
  const consummation =
    input.consummation === undefined
      ? ' The last day depends on the date of consummation, which is missing.'
      : ''
  return explained(
    `${money(cure)} over tolerance, to be refunded${by}: ${parts.map(({ text }) => text).join('; ')}.${consummation}`,
    {
      miss: dollarsMissed(readCents(cure)!),
      decidedBy: decidedBy(
        `fees[${at}].actual`,
        `${money(fee.actual)} against ${money(fee.baseline)}`,
        fee.id,
      ),
      cause: lead.cause,
    },
  )
}

function partsOf({ fees, zero, tenPercent, lenderCredits }: FeeToleranceResult): FeePart[] {
  const over = fees
    .filter(({ excess }) => excess !== '0.00')
    .sort((a, b) => readCents(b.excess)! - readCents(a.excess)!)
  const all: FeePart[] = [
    {
      bucket: 'zero',
      cents: readCents(zero.excess)!,
      text: firstOf(over.map(({ id, excess }) => `${id} is ${money(excess)} above its estimate`)),
      cause: { key: 'zero_tolerance', title: 'Fees that may not rise are above their estimates' },
    },
    {
      bucket: 'ten_percent',
      cents: readCents(tenPercent.excess)!,
      text: `the fees of the ten percent limit come to ${money(tenPercent.actual)}, ${money(tenPercent.excess)} above ${money(tenPercent.limit)}`,
      cause: { key: 'ten_percent', title: 'Fees of the ten percent limit are above it' },
    },
    {
      bucket: 'lender_credit',
      cents: readCents(lenderCredits.shortfall)!,
      text: `lender credits of ${money(lenderCredits.actual)} are ${money(lenderCredits.shortfall)} less than disclosed`,
      cause: { key: 'lender_credits', title: 'Lender credits are smaller than disclosed' },
    },
  ]
  return all.filter(({ cents }) => cents > 0)
}

/** The fee that moved most in the direction that hurts the consumer. */
function decidingFee(fees: readonly FeeResult[], bucket: Bucket): number {
  const moved = ({ actual, baseline }: FeeResult) =>
    (readCents(actual)! - readCents(baseline)!) * (bucket === 'lender_credit' ? -1 : 1)
  let found = -1
  for (const [index, fee] of fees.entries())
    if (fee.bucket === bucket && (found < 0 || moved(fee) > moved(fees[found]!))) found = index
  return found
}

/** 12 CFR 1026.43(e)(3)(i). */
export function explainQmPointsFees(
  { pointsAndFees }: QmPointsFeesInput,
  { pass, excess, limit }: QmPointsFeesResult,
): Explanation {
  if (pointsAndFees === undefined || pass === null)
    return undetermined(['pointsAndFees'], `The limit for this loan is ${money(limit)}.`)
  const decided = decidedBy('pointsAndFees', money(pointsAndFees))
  return pass
    ? explained(`Points and fees of ${money(pointsAndFees)} are within the limit of ${money(limit)}.`, {
        decidedBy: decided,
      })
    : explained(
        `Points and fees of ${money(pointsAndFees)} are ${money(excess!)} over the limit of ${money(limit)}.`,
        {
          miss: dollarsMissed(readCents(excess!)!),
          decidedBy: decided,
          cause: { key: 'points_and_fees', title: 'Points and fees over the limit' },
        },
      )
}

export function explainPointsAndFees(
  { items }: PointsAndFeesInput,
  { total, included, totalLoanAmount }: PointsAndFeesResult,
): Explanation {
  return explained(
    `Points and fees come to ${money(total)}: ${included.length} of ${items.length} ${items.length === 1 ? 'charge counts' : 'charges count'}.${
      totalLoanAmount === null ? ' The total loan amount needs the amount financed.' : ''
    }`,
  )
}

/** 12 CFR 1024.17(f). */
export function explainEscrowAnalysis(
  { currentBalance }: EscrowAnalysisInput,
  { monthlyPayment, startingTargetBalance, position }: EscrowAnalysisResult,
): Explanation {
  const base = `The monthly payment is ${money(monthlyPayment)}, and the account has to start with ${money(startingTargetBalance)}`
  if (position === null) return explained(`${base}.`)
  const found = [
    position.surplus &&
      `a surplus of ${money(position.surplus)}${position.refundDueBy ? `, to be refunded by ${dayText(position.refundDueBy)}` : ''}`,
    position.shortage && `a shortage of ${money(position.shortage)}`,
    position.deficiency && `a deficiency of ${money(position.deficiency)}`,
  ].filter((text) => typeof text === 'string')
  const state = found.length === 0 ? 'neither a surplus nor a shortage' : listText(found)
  return explained(`${base}; it has ${state}.`, {
    ...(currentBalance !== undefined && { decidedBy: decidedBy('currentBalance', money(currentBalance)) }),
  })
}
