import type { LoanTestCoverage } from '../loan-tests/loan-test-entry.ts'
import { LOAN_TESTS } from '../loan-tests/loan-test-list.ts'
import { type Applicability, applies, doesNotApply, mayApply, type Verdict } from './applicability.ts'
import type { InstitutionFacts } from './institution-facts.ts'
import { offers } from './regulation-coverage.ts'

function verdictOf(facts: InstitutionFacts, { products, what, citation }: LoanTestCoverage): Verdict {
  if (!products) return applies('It serves every institution.', citation)
  const offered = offers(facts, products)
  if (offered === null) return mayApply(`It depends on whether you offer ${what}.`, citation, 'products')
  return offered
    ? applies(`You offer ${what}.`, citation)
    : doesNotApply(`You do not offer ${what}.`, citation)
}

export function loanTestCoverage(facts: InstitutionFacts): Applicability[] {
  return LOAN_TESTS.map(({ name: id, coverage }) => ({
    ...{ id, kind: 'loan_test', name: coverage.name },
    ...verdictOf(facts, coverage),
  }))
}
