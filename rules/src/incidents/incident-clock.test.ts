import { expect, test } from 'vitest'
import { incidentClock } from './incident-clock.ts'

// Friday, November 27, 2026, 18:30 UTC; 72 hours later is Monday, and 36 hours later Sunday morning.
const believed = { believedAt: '2026-11-27T18:30:00Z', toldByVendorAt: null, consumersAffected: null }

test.each([
  [
    'a federal credit union has 72 hours, over a weekend, too',
    { kind: 'credit_union', regulator: 'ncua' },
    {},
    { notifyBy: '2026-11-30T18:30:00Z', whom: 'NCUA', citation: '12 CFR 748.1(c)' },
  ],
  [
    'told by a vendor before: from then on',
    { kind: 'credit_union', federallyInsured: true },
    { toldByVendorAt: '2026-11-26T06:00:00Z' },
    { notifyBy: '2026-11-29T06:00:00Z' },
  ],
  [
    'told by a vendor later: from its own belief on',
    { kind: 'credit_union', federallyInsured: true },
    { toldByVendorAt: '2026-11-28T06:00:00Z' },
    { notifyBy: '2026-11-30T18:30:00Z' },
  ],
  [
    'a credit union that is not federally insured has none here',
    { kind: 'credit_union', regulator: 'state', federallyInsured: false },
    {},
    { notifyBy: null, citation: null },
  ],
  [
    'a national bank has 36 hours',
    { kind: 'community_bank', regulator: 'occ' },
    {},
    { notifyBy: '2026-11-29T06:30:00Z', whom: 'OCC', citation: '12 CFR 53.3' },
  ],
  [
    'a bank that the FDIC supervises, too',
    { kind: 'community_bank', regulator: 'fdic' },
    {},
    { notifyBy: '2026-11-29T06:30:00Z', whom: 'FDIC', citation: '12 CFR 304.23' },
  ],
  [
    'a mortgage company has 30 days from 500 consumers on',
    { kind: 'mortgage_company' },
    { consumersAffected: 500 },
    { notifyBy: '2026-12-27T18:30:00Z', whom: 'FTC', citation: '16 CFR 314.4(j)' },
  ],
  ['and none below', { kind: 'mortgage_company' }, { consumersAffected: 499 }, { notifyBy: null }],
  ['a kind that is not known has none', {}, {}, { notifyBy: null, whom: '' }],
] as const)('%s', (_, facts, part, expected) => {
  expect(incidentClock(facts as never, { ...believed, ...part })).toMatchObject(expected)
})

test('the law of the states is named as not assessed', () => {
  expect(incidentClock({ kind: 'credit_union' }, believed).notes.join(' ')).toContain('not assessed')
})
