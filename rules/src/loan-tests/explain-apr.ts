import { percentText, readPercent } from '../money/percent.ts'
import type { AprInput, AprResult } from './apr.ts'
import { type AprToleranceInput, type AprToleranceResult, toleranceFor } from './apr-tolerance.ts'
import { decidedBy, type Explanation, explained, pointsMissed } from './explanation.ts'
import type { HoepaRateInput, HoepaRateResult } from './hoepa-rate.ts'
import type { LoanTestData } from './loan-test-data.ts'
import type { RateSpreadInput, RateSpreadReason, RateSpreadResult } from './rate-spread.ts'

const percent = (value: number | string) => percentText(readPercent(value)!)

/** 12 CFR 1026.22(a)(2)-(3). */
export function explainApr(_: AprInput, { apr, aprExact, tolerance, verdict }: AprResult): Explanation {
  if (!verdict) return explained(`The APR is ${apr}%.`)
  return compared(
    { disclosed: verdict.disclosedApr, actual: aprExact, tolerance },
    verdict.accurate,
    `the computed ${apr}%`,
  )
}

/** 12 CFR 1026.22(a)(2)-(5). */
export function explainAprTolerance(
  input: AprToleranceInput,
  { accurate, accurateUnder, financeChargeAccurate }: AprToleranceResult,
  data: LoanTestData,
): Explanation {
  const { disclosedApr, actualApr, irregular } = input
  const figures = { disclosed: disclosedApr, actual: actualApr, tolerance: toleranceFor(irregular, data) }
  const about = compared(figures, accurate, `the actual ${percent(actualApr)}%`)
  if (accurate && !accurateUnder.some((rule) => rule === '22(a)(2)' || rule === '22(a)(3)'))
    return {
      ...about,
      sentence: `The disclosed APR of ${percent(disclosedApr)}% is accurate because the disclosed finance charge is.`,
    }
  return financeChargeAccurate === false && !accurate
    ? { ...about, sentence: `${about.sentence} The finance charge is not accurate either.` }
    : about
}

interface Compared {
  disclosed: number | string
  actual: number | string
  tolerance: string
}

function compared(
  { disclosed, actual, tolerance }: Compared,
  accurate: boolean,
  against: string,
): Explanation {
  const gap = readPercent(disclosed)! - readPercent(actual)!
  const distance = Math.abs(gap)
  const decided = decidedBy('disclosedApr', `${percent(disclosed)}%`)
  const apart =
    gap === 0
      ? `equals ${against}`
      : `is ${percentText(distance)} of a percentage point ${gap < 0 ? 'below' : 'above'} ${against}`
  if (accurate)
    return explained(
      `The disclosed APR of ${percent(disclosed)}% ${apart}, within the tolerance of ${tolerance}.`,
      {
        decidedBy: decided,
      },
    )
  const beyond = Math.max(0, distance - readPercent(tolerance)!)
  return explained(
    `The disclosed APR of ${percent(disclosed)}% ${apart}; the tolerance is ${tolerance}, so it misses by ${percentText(beyond)}.`,
    {
      miss: pointsMissed(beyond),
      decidedBy: decided,
      cause:
        gap < 0
          ? { key: 'apr_understated', title: 'APR understated' }
          : { key: 'apr_overstated', title: 'APR overstated' },
    },
  )
}

export function explainHoepaRate(_: HoepaRateInput, { rate }: HoepaRateResult): Explanation {
  return explained(`The APR of the high-cost test is computed with a rate of ${rate}%.`)
}

const NOT_REPORTED: Readonly<Record<RateSpreadReason, string>> = {
  partially_exempt: 'the institution is partially exempt',
  reverse_mortgage: 'it is a reverse mortgage',
  assumption: 'it is an assumption',
  purchased: 'the loan was purchased',
  not_regulation_z: 'the credit is not subject to Regulation Z',
  action_taken: 'the loan was neither originated nor approved',
}

/** 12 CFR 1003.4(a)(12). */
export function explainRateSpread(
  { apr }: RateSpreadInput,
  { rateSpread, apor, reason }: RateSpreadResult,
): Explanation {
  return reason
    ? explained(`No rate spread is reported (${rateSpread}): ${NOT_REPORTED[reason]}.`)
    : explained(
        `The rate spread is ${rateSpread}: an APR of ${percent(apr)}% less the average prime offer rate of ${apor}%.`,
        { decidedBy: decidedBy('apr', `${percent(apr)}%`) },
      )
}
