import { findCitations } from '@plumbline/rules/citations/find-citations.ts'
import { sectionsOf } from '@plumbline/rules/loan-tests/applied-law.ts'
import type { RequestMatter } from '@plumbline/rules/loan-tests/loan-test-entry.ts'
import {
  type CalculatorName,
  type ListedLoanTest,
  LOAN_TESTS,
} from '@plumbline/rules/loan-tests/loan-test-list.ts'

/** How request lists name what a loan test answers. The first that is found counts. */
const MATTERS: Readonly<Record<RequestMatter, RegExp>> = {
  'points and fees': /\bpoints (?:and|&) fees\b/i,
  'disclosure timing': /\b(?:closing disclosures?|loan estimates?|TRID|TILA-RESPA)\b/i,
  'fee tolerances': /\b(?:toleranc\w+|refunds?|cures?|fee records?)\b/i,
  'the APR': /\b(?:APRs?|annual percentage rates?)\b/i,
  'rate spreads': /\brate spreads?\b/i,
  'higher-priced loans': /\b(?:higher-priced|HPMLs?)\b/i,
  'high-cost loans': /\b(?:high-cost|HOEPA)\b/i,
  'qualified mortgages': /\b(?:qualified mortgages?|ability[- ]to[- ]repay|QM)\b/i,
  'escrow accounts': /\bescrow\b/i,
  'notices of action taken': /\b(?:adverse action|action taken)\b/i,
  'servicing dates': /\b(?:servicing|delinquen\w+|notices? of error)\b/i,
}

export interface AskedTests {
  calculators: CalculatorName[]
  /** Why, in words. */
  why: string
}

/** The loan tests that answer a request: those of the section it cites, else those of its matter. */
export function testsAskedFor(request: string): AskedTests | undefined {
  for (const { citation, text } of findCitations(request)) {
    if (citation.code === 'FR') continue
    const calculators = testsWhere((test) =>
      sectionsOf(test).some((section) => new RegExp(`\\b${section}\\b`).test(text)),
    )
    if (calculators.length > 0) return { calculators, why: `Tests ${text}` }
  }
  const found = Object.entries(MATTERS).find(([, words]) => words.test(request))
  if (!found) return undefined
  const matter = found[0] as RequestMatter
  return { calculators: testsWhere(({ matters }) => matters.includes(matter)), why: `Tests ${matter}` }
}

function testsWhere(matches: (test: ListedLoanTest) => boolean): CalculatorName[] {
  return (LOAN_TESTS as readonly ListedLoanTest[]).filter(matches).map(({ name }) => name)
}
