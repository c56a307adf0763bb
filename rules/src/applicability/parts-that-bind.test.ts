import { expect, test } from 'vitest'
import { partsThatDoNotBind } from './parts-that-bind.ts'

test('each charter is told its own rules of the same subject', () => {
  const creditUnion = partsThatDoNotBind({ kind: 'credit_union', regulator: 'ncua' }, 2026)
  const bank = partsThatDoNotBind({ kind: 'community_bank', regulator: 'fdic' }, 2026)
  const lender = partsThatDoNotBind({ kind: 'mortgage_company' }, 2026)
  expect(['1030', '707', '353', '748', '31-1029'].map((part) => creditUnion.has(part))).toEqual([
    ...[true, false, true, false, true],
  ])
  expect(['1030', '707', '353', '748', '31-1029'].map((part) => bank.has(part))).toEqual([
    ...[false, true, false, true, true],
  ])
  expect(['748', '31-1020', '31-1029', '1005'].map((part) => lender.has(part))).toEqual([
    ...[true, true, false, false],
  ])
})

test('what an institution offers takes nothing away, and an unknown charter neither', () => {
  expect([...partsThatDoNotBind({}, 2026)]).toEqual([])
  expect(partsThatDoNotBind({ kind: 'community_bank', products: [] }, 2026).has('1026')).toBe(false)
})

test('a bank of another supervisor is not told the rule of the FDIC', () => {
  expect(partsThatDoNotBind({ kind: 'community_bank', regulator: 'occ' }, 2026).has('353')).toBe(true)
  expect(partsThatDoNotBind({ kind: 'community_bank' }, 2026).has('353')).toBe(false)
})
