import { expect, test } from 'vitest'
import { advertisingRetention } from './advertising-retention.ts'

const used = { isPrescreened: false, lastUsedOn: '2026-06-30' } as const
const kept = (piece: Parameters<typeof advertisingRetention>[0]) =>
  advertisingRetention(piece).map(({ citation, keepUntil }) => [citation, keepUntil])

test('accounts: two years, by the part of the institution', () => {
  expect(kept({ ...used, product: 'deposit', institution: 'community_bank' })).toEqual([
    ['12 CFR 1030.9(c)', '2028-06-30'],
  ])
  expect(kept({ ...used, product: 'term_deposit', institution: 'credit_union' })).toEqual([
    ['12 CFR 707.9(c)', '2028-06-30'],
  ])
})

test('credit: Regulation Z sets no time for advertisements, and a prescreened offer is kept for 25 months', () => {
  expect(kept({ ...used, product: 'credit_card', institution: 'credit_union' })).toEqual([
    ['12 CFR 1026.25(a)', null],
  ])
  expect(kept({ ...used, product: 'credit_card', isPrescreened: true })).toEqual([
    ['12 CFR 1026.25(a)', null],
    ['12 CFR 1002.12(b)(7)', '2028-07-30'],
  ])
})

test('mortgage companies keep what they said of mortgages for 24 months', () => {
  expect(kept({ ...used, product: 'mortgage', institution: 'mortgage_company' })).toContainEqual([
    '12 CFR 1014.5(a)',
    '2028-06-30',
  ])
  expect(kept({ ...used, product: 'mortgage', institution: 'community_bank' })).toHaveLength(1)
})

test('while a piece is used the time does not run', () => {
  expect(kept({ ...used, product: 'deposit', lastUsedOn: null })).toEqual([['12 CFR 1030.9(c)', null]])
})
