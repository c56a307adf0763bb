import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import type { CalculatorName } from '@plumbline/rules/loan-tests/calculators.ts'
import { RULE_REGISTER } from '@plumbline/rules/loan-tests/rule-register.ts'

/** How request lists name what a loan test answers. */
const MATTERS: readonly (readonly [string, RegExp, readonly CalculatorName[]])[] = [
  ['points and fees', /\bpoints (?:and|&) fees\b/i, ['qm-points-fees', 'points-and-fees', 'hoepa']],
  [
    'disclosure timing',
    /\b(?:closing disclosures?|loan estimates?|TRID|TILA-RESPA)\b/i,
    ['trid-forward', 'trid-backward', 'trid-post-closing'],
  ],
  ['fee tolerances', /\b(?:toleranc\w+|refunds?|cures?|fee records?)\b/i, ['fee-tolerance']],
  ['the APR', /\b(?:APRs?|annual percentage rates?)\b/i, ['apr', 'apr-tolerance']],
  ['rate spreads', /\brate spreads?\b/i, ['rate-spread']],
  ['higher-priced loans', /\b(?:higher-priced|HPMLs?)\b/i, ['hpml']],
  ['high-cost loans', /\b(?:high-cost|HOEPA)\b/i, ['hoepa', 'hoepa-rate']],
  [
    'qualified mortgages',
    /\b(?:qualified mortgages?|ability[- ]to[- ]repay|QM)\b/i,
    ['qm-status', 'qm-points-fees'],
  ],
  ['escrow accounts', /\bescrow\b/i, ['escrow-analysis']],
  ['notices of action taken', /\b(?:adverse action|action taken)\b/i, ['adverse-action']],
  ['servicing dates', /\b(?:servicing|delinquen\w+|notices? of error)\b/i, ['servicing-dates']],
]

export interface AskedTests {
  calculators: CalculatorName[]
  /** Why, in words. */
  why: string
}

/** The loan tests that answer a request: those of the section it cites, else those of its matter. */
export function testsAskedFor(request: string): AskedTests | undefined {
  for (const { citation, text } of findCitations(request)) {
    if (citation.code === 'FR') continue
    const calculators = (Object.keys(RULE_REGISTER) as CalculatorName[]).filter((name) =>
      RULE_REGISTER[name].sections.some((section) => new RegExp(`\\b${section}\\b`).test(text)),
    )
    if (calculators.length > 0) return { calculators, why: `Tests ${text}` }
  }
  const found = MATTERS.find(([, words]) => words.test(request))
  return found && { calculators: [...found[2]], why: `Tests ${found[0]}` }
}
