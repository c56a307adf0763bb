import { dollars, parseCents } from '../money/cents.ts'
import { parsePercent, percentText } from '../money/percent.ts'
import { standingThreshold } from '../thresholds/threshold-register.ts'
import { type LoanTestAnswer, Working } from './answer.ts'
import type { LoanTestData } from './loan-test-data.ts'

export interface AprToleranceInput {
  disclosedApr: number | string
  actualApr: number | string
  irregular: boolean
  /** Only for credit secured by real property or a dwelling. */
  mortgage?:
    | {
        disclosedFinanceCharge: string
        actualFinanceCharge: string
        aprFromDisclosedFinanceCharge: number | string
      }
    | undefined
}

export type ToleranceRule = '22(a)(2)' | '22(a)(3)' | '22(a)(4)' | '22(a)(5)(i)' | '22(a)(5)(ii)'

export interface AprToleranceResult {
  accurate: boolean
  accurateUnder: ToleranceRule[]
  /** Nothing where no mortgage figures were given. */
  financeChargeAccurate: boolean | null
}

/** 1/8 of a percentage point, or 1/4 for an irregular transaction: 1026.22(a)(2)-(3). */
export function toleranceFor(irregular: boolean, { thresholds }: LoanTestData): string {
  const key = irregular ? 'apr_tolerance_irregular' : 'apr_tolerance_regular'
  return standingThreshold(thresholds, key).value
}

/** 1026.22(a)(2)-(5): whether a disclosed rate is close enough to the actual one. */
export function aprTolerance(
  input: AprToleranceInput,
  data: LoanTestData,
): LoanTestAnswer<AprToleranceResult> {
  const working = new Working()
  const disclosed = parsePercent(input.disclosedApr, 'disclosedApr')
  const actual = parsePercent(input.actualApr, 'actualApr')
  const tolerance = toleranceFor(input.irregular, data)
  const difference = disclosed - actual
  const accurateUnder: ToleranceRule[] = []
  const general = input.irregular ? '22(a)(3)' : '22(a)(2)'
  const within = Math.abs(difference) <= parsePercent(tolerance, 'tolerance')
  if (within) accurateUnder.push(general)
  working.step(
    `${percentText(disclosed)} disclosed against ${percentText(actual)}: ${percentText(Math.abs(difference))} of a percentage point ${difference < 0 ? 'below' : 'above'}. The limit is ${tolerance}, itself included.`,
    within ? 'within' : 'outside',
    `1026.${general}`,
  )
  let financeChargeAccurate: boolean | null = null
  if (input.mortgage) {
    const shown = parseCents(input.mortgage.disclosedFinanceCharge, 'mortgage.disclosedFinanceCharge')
    const owed = parseCents(input.mortgage.actualFinanceCharge, 'mortgage.actualFinanceCharge')
    const resulting = parsePercent(
      input.mortgage.aprFromDisclosedFinanceCharge,
      'mortgage.aprFromDisclosedFinanceCharge',
    )
    const limit = standingThreshold(data.thresholds, 'finance_charge_tolerance_mortgage')
    financeChargeAccurate = owed - shown <= parseCents(limit.value, limit.key)
    working.step(
      shown < owed
        ? `The finance charge is understated by ${dollars(owed - shown)}; $${limit.value} is the most.`
        : 'The finance charge is not understated; an overstated one is accurate.',
      financeChargeAccurate ? 'within' : 'outside',
      '1026.18(d)(1), 1026.38(o)(2)',
    )
    if (financeChargeAccurate) {
      if (disclosed === resulting) accurateUnder.push('22(a)(4)')
      if (shown < owed && resulting < disclosed && disclosed < actual) accurateUnder.push('22(a)(5)(i)')
      if (shown > owed && actual < disclosed && disclosed < resulting) accurateUnder.push('22(a)(5)(ii)')
      working.step(
        `The disclosed finance charge corresponds to ${percentText(resulting)}. The disclosed rate is accurate if it is that rate, or lies between it and the actual rate on the same side.`,
        accurateUnder.some((rule) => rule !== general) ? 'within' : 'outside',
        '1026.22(a)(4)-(5)',
      )
    }
    working.note(
      'Rescission has limits of its own: the greater of 1/2 percent of the note and $100, 1 percent for some refinancings, $35 once foreclosure has begun (1026.23(g), (h)). They are not tested here.',
    )
  }
  const accurate = accurateUnder.length > 0
  return working.answer('apr-tolerance', { accurate, accurateUnder, financeChargeAccurate })
}
