import { expect, test } from 'vitest'
import { CALCULATOR_NAMES } from '../loan-tests/loan-test-list.ts'
import { bundledData } from '../testing/bundled-data.ts'
import type { InstitutionFacts } from './institution-facts.ts'
import { whatApplies } from './what-applies.ts'

/** A bank whose every fact of 2026 is known. */
const BANK: InstitutionFacts = {
  kind: 'community_bank',
  regulator: 'fdic',
  federallyInsured: true,
  officeInMsa: true,
  assets: { 2025: '431200000.00' },
  assetsWithAffiliates: { 2025: '431200000.00' },
  loans: {
    2024: { closed_end_mortgages: 214, open_end_lines: 96, small_business_loans: 120 },
    2025: {
      closed_end_mortgages: 231,
      open_end_lines: 88,
      first_lien_home_purchase: 150,
      hmda_reported: 402,
      first_lien_sold: 61,
      first_lien_principal_dwelling: 190,
      rural_or_underserved: 12,
      small_business_loans: 99,
      remittance_transfers: 500,
    },
    2026: { mortgages_serviced: 5000, mortgages_serviced_for_others: 0 },
  },
  products: [
    ...(['closed_end_mortgage', 'home_equity_line', 'consumer_loan', 'small_business_loan'] as const),
    ...(['deposit_account', 'electronic_transfers', 'mortgage_servicing', 'remittance_transfer'] as const),
  ],
  craRatings: ['satisfactory', 'satisfactory'],
  maintainsEscrow: false,
}

const outcomeOf = (facts: InstitutionFacts, id: string, year = 2026) =>
  whatApplies(facts, year, bundledData).find((item) => item.id === id)!

test.each([
  ['hmda_reporting', 'applies', {}],
  // Comment 1003.2(g)-2: at $59 million on December 31, 2025 a depository is exempt; above it is not.
  ['hmda_reporting', 'does_not_apply', { assets: { 2025: '59000000.00' } }],
  ['hmda_reporting', 'applies', { assets: { 2025: '59000000.01' } }],
  ['hmda_reporting', 'does_not_apply', { officeInMsa: false }],
  ['hmda_reporting', 'may_apply', { officeInMsa: undefined }],
  ['hmda_reporting', 'may_apply', { loans: undefined }],
  // 1003.3(d): fewer than 500 closed-end loans in each of the two years before.
  ['hmda_partial_exemption', 'applies', {}],
  ['hmda_partial_exemption', 'does_not_apply', { craRatings: ['needs_to_improve', 'needs_to_improve'] }],
  ['hmda_partial_exemption', 'applies', { craRatings: ['needs_to_improve', 'satisfactory'] }],
  ['hmda_partial_exemption', 'does_not_apply', { kind: 'mortgage_company' }],
  ['hmda_quarterly', 'does_not_apply', {}],
  // Comment 35(b)(2)(iii)-1.iii.E: assets below $2,785,000,000 on December 31, 2025.
  ['small_creditor', 'applies', { assetsWithAffiliates: { 2025: '2784999999.99' } }],
  ['small_creditor', 'does_not_apply', { assetsWithAffiliates: { 2025: '2785000000.00' } }],
  ['small_creditor', 'may_apply', { assetsWithAffiliates: undefined }],
  ['escrow_exemption', 'applies', {}],
  ['escrow_exemption', 'does_not_apply', { maintainsEscrow: true }],
  ['escrow_exemption', 'may_apply', { maintainsEscrow: undefined }],
  // 1002.105(b): 99 in 2025 is fewer than 100 in one of the two years before.
  ['small_business_data', 'does_not_apply', {}],
  // 1026.41(e)(4)(ii)(A): 5,000 or fewer.
  ['small_servicer', 'applies', {}],
  ['small_servicer', 'does_not_apply', { loans: { 2026: { mortgages_serviced: 5001 } } }],
  ['small_servicer', 'may_apply', { loans: { 2026: { mortgages_serviced: 5000 } } }],
  // 1005.30(f)(2)(i): 500 or fewer are not the normal course of business.
  ['remittances', 'does_not_apply', {}],
  ['remittances', 'applies', { loans: { 2025: { remittance_transfers: 501 } } }],
  ['1030', 'applies', {}],
  ['1030', 'does_not_apply', { kind: 'credit_union' }],
  ['1007', 'does_not_apply', { kind: 'mortgage_company' }],
  ['1008', 'applies', { kind: 'mortgage_company' }],
  ['1041', 'does_not_apply', {}],
  ['1041', 'may_apply', { products: undefined }],
  ['fee-tolerance', 'applies', {}],
] satisfies [string, string, Partial<InstitutionFacts>][])('%s: %s with %o', (id, outcome, change) => {
  expect(outcomeOf({ ...BANK, ...change }, id).outcome).toBe(outcome)
})

test('the year decides: the figures of 2027 are not loaded', () => {
  expect(outcomeOf(BANK, 'hmda_reporting', 2027)).toMatchObject({
    outcome: 'may_apply',
    reason: 'The figure hmda_assets is not loaded for the year.',
  })
})

test('with nothing known, nothing that depends on a fact applies or is excluded, and each says which fact', () => {
  const unknown = whatApplies({}, 2026, bundledData).filter(({ outcome }) => outcome === 'may_apply')

  expect(unknown.length).toBeGreaterThan(30)
  expect(unknown.filter(({ missing }) => missing.length === 0)).toEqual([])
  expect(whatApplies({}, 2026, bundledData).filter(({ outcome }) => outcome === 'does_not_apply')).toEqual([])
})

test('every loan test and every law that is not assessed is in the list', () => {
  const items = whatApplies(BANK, 2026, bundledData)

  expect(
    items
      .filter(({ kind }) => kind === 'loan_test')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...CALCULATOR_NAMES].sort())
  expect(items.filter(({ outcome }) => outcome === 'not_assessed').map(({ id }) => id)).toEqual([
    ...['ofac', 'mla_rule', 'reg_cc', 'occ', 'frb', 'cra_rule', 'safeguards', 'telephone', 'state_law'],
  ])
  for (const item of items) expect(item.reason).toMatch(/^[A-Z0-9].*\.$/)
})
