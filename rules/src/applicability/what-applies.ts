import type { LoanTestData } from '../loan-tests/loan-test-data.ts'
import type { Applicability } from './applicability.ts'
import { dutyCoverage } from './duty-coverage.ts'
import type { InstitutionFacts } from './institution-facts.ts'
import { loanTestCoverage } from './loan-test-coverage.ts'
import { otherLawCoverage } from './other-law-coverage.ts'
import { regulationCoverage } from './regulation-coverage.ts'

/** Silence must never read as exempt: what Plumbline does not assess is in the list. */
const NOT_ASSESSED: readonly (readonly [id: string, name: string])[] = [
  ['ofac', 'Sanctions (OFAC), 31 CFR chapter V'],
  ['mla_rule', 'Military Lending Act rule, 32 CFR part 232'],
  ['reg_cc', 'Funds availability (Regulation CC), 12 CFR part 229'],
  ['occ', "The OCC's own rules, 12 CFR chapter I"],
  ['frb', "The Federal Reserve's own rules, 12 CFR chapter II"],
  ['cra_rule', 'Community Reinvestment Act rules, 12 CFR parts 25, 228, and 345'],
  ['safeguards', 'Safeguards Rule of the FTC, 16 CFR part 314'],
  ['telephone', 'Telephone Consumer Protection Act, 47 CFR 64.1200'],
  ['state_law', 'State law and licensing'],
]

/**
 * What applies to an institution in a calendar year: regulations, duties by size and volume, loan tests, and
 * the laws that are not assessed. A fact that is not known gives "may apply" with the name of the fact.
 */
export function whatApplies(facts: InstitutionFacts, year: number, data: LoanTestData): Applicability[] {
  const duties = dutyCoverage(facts, year, data)
  const reporting = duties.find(({ id }) => id === 'hmda_reporting')!
  const regulations = regulationCoverage(facts).map((regulation) =>
    regulation.id === '1003' && regulation.outcome !== 'does_not_apply'
      ? { ...regulation, ...verdictOf(reporting) }
      : regulation,
  )
  const others = NOT_ASSESSED.map(
    ([id, name]): Applicability => ({
      ...{ id, kind: 'other_law', name, outcome: 'not_assessed' },
      reason: 'Not assessed by Plumbline. Ask your counsel or your regulator.',
      ...{ citation: null, missing: [] },
    }),
  )
  return [...regulations, ...duties, ...loanTestCoverage(facts), ...otherLawCoverage(facts, year), ...others]
}

const verdictOf = ({ outcome, reason, citation, missing }: Applicability) => ({
  ...{ outcome, reason, citation, missing },
})
