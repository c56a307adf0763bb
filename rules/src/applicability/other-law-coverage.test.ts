import { expect, test } from 'vitest'
import { isInLibrary } from '../citations/library-parts.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import type { InstitutionFacts } from './institution-facts.ts'
import { otherLawCoverage } from './other-law-coverage.ts'

const FEDERAL: InstitutionFacts = {
  kind: 'credit_union',
  regulator: 'ncua',
  products: ['closed_end_mortgage', 'consumer_loan', 'deposit_account'],
}
const STATE: InstitutionFacts = { ...FEDERAL, regulator: 'state', federallyInsured: true }
const PRIVATE: InstitutionFacts = { ...STATE, federallyInsured: false }
const NONMEMBER: InstitutionFacts = {
  kind: 'community_bank',
  regulator: 'fdic',
  federallyInsured: true,
  assets: { 2025: '431200000.00' },
  products: ['closed_end_mortgage', 'small_business_loan', 'deposit_account'],
}
const NATIONAL: InstitutionFacts = { ...NONMEMBER, regulator: 'occ' }
const LENDER: InstitutionFacts = {
  kind: 'mortgage_company',
  regulator: 'state',
  products: ['closed_end_mortgage', 'mortgage_servicing'],
}

const of = (facts: InstitutionFacts, id: string) =>
  otherLawCoverage(facts, 2026).find((one) => one.id === id)!

/** Worked out by hand from the text that each entry cites. */
test.each([
  // 701 binds federal credit unions; part 741 names what binds insured state ones.
  ['701', FEDERAL, 'applies'],
  ['701', STATE, 'applies'],
  ['701', PRIVATE, 'does_not_apply'],
  ['701', NONMEMBER, 'does_not_apply'],
  // 721.1: "a federal credit union (you)".
  ['721', FEDERAL, 'applies'],
  ['721', STATE, 'does_not_apply'],
  ['721', LENDER, 'does_not_apply'],
  // 748.0(a): "each federally insured credit union".
  ['748', FEDERAL, 'applies'],
  ['748', STATE, 'applies'],
  ['748', PRIVATE, 'does_not_apply'],
  ['748', NATIONAL, 'does_not_apply'],
  ['748', {}, 'may_apply'],
  ['748', { kind: 'credit_union' }, 'may_apply'],
  // 723.1(b)(1) with commercial loans alone.
  ['723', FEDERAL, 'does_not_apply'],
  ['723', { ...FEDERAL, products: ['small_business_loan'] }, 'applies'],
  ['723', { ...FEDERAL, products: undefined }, 'may_apply'],
  // 714.1: leasing of personal property.
  ['714', FEDERAL, 'does_not_apply'],
  ['714', { ...FEDERAL, products: ['consumer_lease'] }, 'applies'],
  // 760.1(c): loans secured by buildings.
  ['760', FEDERAL, 'applies'],
  ['760', { ...FEDERAL, products: ['consumer_loan'] }, 'does_not_apply'],
  ['760', NONMEMBER, 'does_not_apply'],
  // 353.1: "all FDIC supervised institutions".
  ['353', NONMEMBER, 'applies'],
  ['353', NATIONAL, 'does_not_apply'],
  ['353', FEDERAL, 'does_not_apply'],
  ['353', { kind: 'community_bank' }, 'may_apply'],
  // 363.1(a): $500 million at the beginning of the fiscal year.
  ['363', NONMEMBER, 'does_not_apply'],
  ['363', { ...NONMEMBER, assets: { 2025: '499999999.99' } }, 'does_not_apply'],
  ['363', { ...NONMEMBER, assets: { 2025: '500000000.00' } }, 'applies'],
  ['363', { ...NATIONAL, assets: undefined }, 'may_apply'],
  // 31 CFR 1020.210(a): banks, savings associations, and credit unions; 1029: lenders that are no bank.
  ['31-1020', FEDERAL, 'applies'],
  ['31-1020', NATIONAL, 'applies'],
  ['31-1020', LENDER, 'does_not_apply'],
  ['31-1029', LENDER, 'applies'],
  ['31-1029', PRIVATE, 'does_not_apply'],
  ['31-1029', {}, 'may_apply'],
  // 10 U.S.C. 987(i)(6): no residential mortgage.
  ['usc-10/987', FEDERAL, 'applies'],
  ['usc-10/987', LENDER, 'does_not_apply'],
  // 12 U.S.C. 2903(a): regulated financial institutions; credit unions are none (2902(2)).
  ['usc-12/2903', NATIONAL, 'applies'],
  ['usc-12/2903', FEDERAL, 'does_not_apply'],
  // 42 U.S.C. 4012a(b): regulated lending institutions.
  ['usc-42/4012a', NONMEMBER, 'applies'],
  ['usc-42/4012a', LENDER, 'does_not_apply'],
  ['usc-42/3605', LENDER, 'applies'],
  ['usc-50/3937', LENDER, 'applies'],
  ['usc-15/1692a', FEDERAL, 'does_not_apply'],
  ['708b', FEDERAL, 'may_apply'],
] as [string, InstitutionFacts, string][])('%s for %j: %s', (id, facts, outcome) => {
  expect(of(facts, id).outcome).toBe(outcome)
})

test('what is not known is named', () => {
  expect(of({}, '748').missing).toEqual(['kind'])
  expect(of({ kind: 'credit_union' }, '748').missing).toEqual(['federallyInsured', 'regulator'])
  expect(of({ kind: 'credit_union', regulator: 'state' }, '748').missing).toEqual(['federallyInsured'])
  expect(of({ kind: 'community_bank' }, '353').missing).toEqual(['regulator'])
  expect(of({}, 'usc-42/3605').missing).toEqual(['products'])
})

test('a state credit union is sent to the sections that bind it', () => {
  expect(of(STATE, '712')).toMatchObject({ outcome: 'applies', citation: '741.222' })
})

test('each citation is one that the library holds', () => {
  for (const facts of [FEDERAL, STATE, NONMEMBER, LENDER, {}])
    for (const { id, citation } of otherLawCoverage(facts, 2026))
      expect(isInLibrary(parseCitation(citation!)!), id).toBe(true)
})
