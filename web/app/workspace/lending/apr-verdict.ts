import type { AprResult } from '@plumbline/rules/loan-tests/apr.ts'
import type { Verdict } from './test-definition.ts'

const REASONS = {
  multiple_advances: 'several advances',
  irregular_periods: 'unequal periods',
  irregular_amounts: 'unequal payments',
} as const

export function aprVerdict({
  apr,
  aprExact,
  irregular,
  irregularReasons,
  tolerance,
  verdict,
}: AprResult): Verdict {
  const kind = irregular
    ? `Irregular (${irregularReasons.map((reason) => REASONS[reason]).join(', ')})`
    : 'Regular'
  const more = `${kind}: the tolerance is ${tolerance} of a percentage point. To six places: ${aprExact}.`
  if (!verdict) return { tone: 'answer', headline: `The APR is ${apr}%.`, more }
  return {
    tone: verdict.accurate ? 'within' : 'outside',
    headline:
      verdict.direction === 'exact'
        ? `The APR is ${apr}%, as disclosed.`
        : `The APR is ${apr}%; ${verdict.disclosedApr}% is ${verdict.direction}, ${verdict.accurate ? 'within' : 'outside'} the tolerance.`,
    more,
  }
}
