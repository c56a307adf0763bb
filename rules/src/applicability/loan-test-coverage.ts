import type { CalculatorName } from '../loan-tests/calculators.ts'
import { type Applicability, applies, doesNotApply, mayApply, type Verdict } from './applicability.ts'
import type { InstitutionFacts, Product } from './institution-facts.ts'
import { CLOSED_END_MORTGAGES, CREDIT, MORTGAGES, offers } from './regulation-coverage.ts'

interface Coverage {
  name: string
  citation: string
  /** Nothing: it serves everyone. */
  products?: readonly Product[]
  what?: string
}

const MORTGAGE = { products: CLOSED_END_MORTGAGES, what: 'closed-end mortgages' } as const

const LOAN_TESTS: Readonly<Record<CalculatorName, Coverage>> = {
  'business-days': { name: 'Business days', citation: '1026.2(a)(6)' },
  'trid-forward': { name: 'When can we close?', citation: '1026.19(e)-(f)', ...MORTGAGE },
  'trid-backward': { name: 'Latest dates for a closing', citation: '1026.19(e)-(f)', ...MORTGAGE },
  'trid-post-closing': { name: 'Corrections after closing', citation: '1026.19(f)(2)', ...MORTGAGE },
  threshold: { name: 'Thresholds', citation: '1026.43(e)(3)(ii)' },
  'points-and-fees': { name: 'Points and fees', citation: '1026.32(b)(1)', ...MORTGAGE },
  'qm-points-fees': {
    name: 'Points and fees of a qualified mortgage',
    citation: '1026.43(e)(3)',
    ...MORTGAGE,
  },
  'qm-status': { name: 'Qualified mortgage', citation: '1026.43(e)', ...MORTGAGE },
  'hoepa-rate': {
    name: 'Rate of the high-cost test',
    citation: '1026.32(a)(3)',
    products: MORTGAGES,
    what: 'loans secured by a dwelling',
  },
  hoepa: {
    name: 'High-cost mortgage',
    citation: '1026.32(a)',
    products: MORTGAGES,
    what: 'loans secured by a dwelling',
  },
  hpml: { name: 'Higher-priced mortgage loan', citation: '1026.35(a)', ...MORTGAGE },
  apr: { name: 'Annual percentage rate', citation: '1026.22(a)', products: CREDIT, what: 'consumer credit' },
  'apr-tolerance': {
    name: 'Tolerance of the APR',
    citation: '1026.22(a)',
    products: CREDIT,
    what: 'consumer credit',
  },
  'rate-spread': {
    name: 'Rate spread',
    citation: '1003.4(a)(12)',
    products: MORTGAGES,
    what: 'loans secured by a dwelling',
  },
  'fee-tolerance': { name: 'Fee tolerance', citation: '1026.19(e)(3)', ...MORTGAGE },
  'hmda-coverage': {
    name: 'HMDA coverage',
    citation: '1003.2(g)',
    products: MORTGAGES,
    what: 'loans secured by a dwelling',
  },
  'escrow-analysis': {
    name: 'Escrow analysis',
    citation: '1024.17',
    products: [...MORTGAGES, 'mortgage_servicing'],
    what: 'mortgages or their servicing',
  },
  'servicing-dates': {
    name: 'Servicing dates',
    citation: '1024.33, 1024.39, 1024.41',
    products: ['mortgage_servicing'],
    what: 'mortgage servicing',
  },
  'adverse-action': {
    name: 'Adverse action dates',
    citation: '1002.9',
    products: [...CREDIT, 'small_business_loan'],
    what: 'credit',
  },
}

function verdictOf(facts: InstitutionFacts, { products, what, citation }: Coverage): Verdict {
  if (!products) return applies('It serves every institution.', citation)
  const offered = offers(facts, products)
  if (offered === null) return mayApply(`It depends on whether you offer ${what}.`, citation, 'products')
  return offered
    ? applies(`You offer ${what}.`, citation)
    : doesNotApply(`You do not offer ${what}.`, citation)
}

export function loanTestCoverage(facts: InstitutionFacts): Applicability[] {
  return Object.entries(LOAN_TESTS).map(([id, coverage]) => ({
    ...{ id, kind: 'loan_test', name: coverage.name },
    ...verdictOf(facts, coverage),
  }))
}
