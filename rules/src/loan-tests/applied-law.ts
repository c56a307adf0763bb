import type { RuleCitation } from '../citations/citation.ts'
import { overlaps } from '../citations/overlaps.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import type { LoanTestEntry } from './loan-test-entry.ts'
import { type CalculatorName, LOAN_TESTS, loanTestOf } from './loan-test-list.ts'

/** The sections that a test applies, each with its part: "1026.19". The threshold register cites its own. */
export const sectionsOf = ({ cites }: Pick<LoanTestEntry, 'cites'>): string[] =>
  cites.match(/\b\d{4}\.\d+\b/g) ?? []

/** The same as citations. */
export function citationsOfRule(name: CalculatorName): RuleCitation[] {
  return sectionsOf(loanTestOf(name)).flatMap((section) => {
    const citation = parseCitation(`12 CFR ${section}`)
    return citation?.code === 'CFR' ? [citation] : []
  })
}

/** The rules that apply a section in which one of the citations lies, each with the first such section. */
export function rulesThatApply(
  changed: readonly RuleCitation[],
): { name: CalculatorName; question: string; section: string }[] {
  return LOAN_TESTS.flatMap(({ name, question, cites }) => {
    const at = citationsOfRule(name).findIndex((own) => changed.some((one) => overlaps(own, one)))
    return at === -1 ? [] : [{ name, question, section: sectionsOf({ cites })[at]! }]
  })
}
