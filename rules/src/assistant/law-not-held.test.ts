import { afterEach, expect, test } from 'vitest'
import { noteAddedParts } from '../citations/added-parts.ts'
import { refusalOf } from './decline.ts'
import { lawNotHeld } from './law-not-held.ts'

afterEach(() => noteAddedParts([]))

test.each([
  ['do we need a written security program', 'community_bank', /12 CFR parts 21, 208, and 326/],
  ['red flags program', 'mortgage_company', /16 CFR part 681/],
  ['reg cc next day availability', 'credit_union', /part 229/],
  ["when must we make funds available from a cashier's check", 'credit_union', /part 229/],
  ['reg o limits', 'community_bank', /part 215/],
  ['reg o advance fees', 'mortgage_company', /mortgage assistance relief.*part 1015/],
  ['call report deadline', 'community_bank', /banking agencies/],
  ['call report deadline', 'mortgage_company', /NMLS/],
  ['safeguards rule annual report', 'mortgage_company', /16 CFR part 314/],
  ['fannie gift funds', 'community_bank', /investors/],
  ['1099-INT to a nonresident', 'credit_union', /26 U\.S\.C\./],
  ['gdpr erasure', 'credit_union', /European Union/],
  ['pci level 2 scans', 'community_bank', /payment networks/],
] as const)('"%s" of a %s is law that is not held', (question, kind, name) => {
  expect(lawNotHeld(question, kind)?.name).toMatch(name)
  expect(refusalOf(question, 2026, kind)).toBe('other_product')
})

test.each([
  ['do we need a written security program', 'credit_union'],
  ['red flags program', 'credit_union'],
  ['ctr due in how many days', 'community_bank'],
  ['reg o limits', 'credit_union'],
  ['safeguards rule annual report', 'community_bank'],
  ['deposit insurance of a trust account', 'credit_union'],
  ['SAR got subpoenaed, do we hand it over', 'credit_union'],
  ['are we well capitalized at 7 percent', 'credit_union'],
  ['does immigration status matter in underwriting', 'community_bank'],
  ['CRA rating and the HMDA partial exemption', 'community_bank'],
] as const)('"%s" of a %s is answered', (question, kind) => {
  expect(refusalOf(question, 2026, kind)).toBeUndefined()
})

test('a law of which a part was added to the library is held', () => {
  const question = 'do we need a written security program'
  noteAddedParts([{ part: '229' }])
  expect(lawNotHeld(question, 'community_bank')?.name).toMatch(/Security programs/)
  expect(lawNotHeld('reg cc next day availability', 'credit_union')).toBeUndefined()
  noteAddedParts([{ part: '326' }])
  expect(lawNotHeld(question, 'community_bank')).toBeUndefined()
  expect(refusalOf(question, 2026, 'community_bank')).toBeUndefined()
})
