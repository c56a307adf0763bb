import { expect, test } from 'vitest'
import { refusalOf } from './decline.ts'
import { lawNotHeld } from './law-not-held.ts'

test.each([
  ['do we need a written security program', 'community_bank', /12 CFR parts 21, 208, and 326/],
  ['red flags program', 'mortgage_company', /16 CFR part 681/],
  ['reg cc next day availability', 'credit_union', /part 229/],
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
  ['SAR got subpoenaed, do we hand it over', 'credit_union'],
  ['are we well capitalized at 7 percent', 'credit_union'],
  ['does immigration status matter in underwriting', 'community_bank'],
  ['CRA rating and the HMDA partial exemption', 'community_bank'],
] as const)('"%s" of a %s is answered', (question, kind) => {
  expect(refusalOf(question, 2026, kind)).toBeUndefined()
})
