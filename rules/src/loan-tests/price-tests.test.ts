import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { type HoepaInput, hoepa } from './hoepa.ts'
import { hoepaRate } from './hoepa-rate.ts'
import { type HpmlInput, hpml } from './hpml.ts'
import { qmPointsFees } from './qm-points-fees.ts'
import { type QmStatusInput, qmStatus } from './qm-status.ts'

const at = (code: string, field: string) => expect.objectContaining({ code, field })

// Comment 43(e)(3)(ii)-1.xii: the tiers of 2026, each edge to the cent.
test.each([
  ['137958.00', 'A', '4138.74'],
  ['137957.99', 'B', '4139.00'],
  ['82775.00', 'B', '4139.00'],
  ['82774.99', 'C', '4138.75'],
  ['27592.00', 'C', '1379.60'],
  ['27591.99', 'D', '1380.00'],
  ['17245.00', 'D', '1380.00'],
  ['17244.99', 'E', '1379.60'],
])('a note of %s in 2026: tier %s, at most %s', (loanAmount, tier, limit) => {
  expect(qmPointsFees({ consummation: '2026-01-01', loanAmount }, bundledData).result).toMatchObject({
    tier,
    limit,
    pass: null,
    verdict: null,
  })
})

test.each([
  ['4138.99', true, '0.00'],
  ['4139.00', true, '0.00'],
  ['4139.01', false, '0.01'],
])('points and fees of %s against the flat cap of $4,139: %s', (pointsAndFees, pass, excess) => {
  const input = { consummation: '2026-06-30', loanAmount: '126500.00', pointsAndFees }
  expect(qmPointsFees(input, bundledData).result).toMatchObject({ pass, excess })
})

test.each([
  // 3 % of 200,000.33 is 6,000.0099: 6,000.01 is above it, by less than a cent.
  ['6000.00', true, '0.00'],
  ['6000.01', false, '0.01'],
])(
  'a limit between two cents is not rounded before %s is compared with it',
  (pointsAndFees, pass, excess) => {
    const input = {
      ...{ consummation: '2026-06-30', loanAmount: '200000.33', totalLoanAmount: '200000.33', pointsAndFees },
    }
    expect(qmPointsFees(input, bundledData).result).toMatchObject({ limit: '6000.01', pass, excess })
  },
)

test.each([
  ['2014-01-09', 'NOT_LOADED', 'qm_pf_a_min'],
  ['2027-01-01', 'NOT_LOADED', 'qm_pf_a_min'],
  ['2026-02-29', 'INVALID_DATE', 'consummation'],
])('consummation on %s: %s', (consummation, code, field) => {
  expect(() => qmPointsFees({ consummation, loanAmount: '100000.00' }, bundledData)).toThrow(at(code, field))
})

test.each([
  ['2025-12-31', 'A', '4045.23'],
  ['2026-01-01', 'B', '4139.00'],
])('the year of consummation, %s, chooses the tier: %s', (consummation, tier, limit) => {
  // 134,841 is the edge of 2025: 3 % of it is 4,045.23. In 2026 it lies in the flat tier.
  expect(qmPointsFees({ consummation, loanAmount: '134841.00' }, bundledData).result).toMatchObject({
    tier,
    limit,
  })
})

test('tier D of 2025 is $1,348, and the note says why the text printed today differs', () => {
  const answer = qmPointsFees({ consummation: '2025-06-01', loanAmount: '20000.00' }, bundledData)
  expect(answer.result.limit).toBe('1348.00')
  expect(answer.notes.join(' ')).toContain('says 1305 by mistake')
})

const QM: QmStatusInput = {
  ...{ consummation: '2026-05-01', loanAmount: '300000.00', lien: 'first', apr: 6, apor: 6 },
  ...{ pointsAndFeesPass: true, productFeaturesPass: true },
}

// 1026.43(e)(2)(vi): "2.25 or more" fails; the amounts of 2026 are 137,958 and 82,775.
test.each([
  ['A', { loanAmount: '137958.00' }, 2.249, 2.25],
  ['B', { loanAmount: '137957.99' }, 3.499, 3.5],
  ['B', { loanAmount: '82775.00' }, 3.499, 3.5],
  ['C', { loanAmount: '82774.99' }, 6.499, 6.5],
  ['D', { loanAmount: '137957.99', manufacturedHome: true }, 6.499, 6.5],
  ['A', { loanAmount: '137958.00', manufacturedHome: true }, 2.249, 2.25],
  ['E', { loanAmount: '82775.00', lien: 'subordinate' }, 3.499, 3.5],
  ['F', { loanAmount: '82774.99', lien: 'subordinate' }, 6.499, 6.5],
] satisfies [string, Partial<QmStatusInput>, number, number][])(
  'price category %s with %o: %f within, %f outside',
  (priceCategory, change, within, outside) => {
    const run = (apr: number) => qmStatus({ ...QM, ...change, apr, apor: 0 }, bundledData).result
    expect(run(within)).toMatchObject({ priceCategory, pricePass: true, failed: [] })
    expect(run(outside)).toMatchObject({
      ...{ priceCategory, priceThreshold: String(outside), pricePass: false, failed: ['price'] },
      status: 'not_qm',
    })
  },
)

// 1026.43(b)(4): 1.5; 3.5 for small creditor and balloon qualified mortgages and for subordinate liens.
test.each([
  [{}, 1.499, 1.5],
  [{ qmType: 'agency' }, 1.499, 1.5],
  [{ qmType: 'small_creditor' }, 3.499, 3.5],
  [{ qmType: 'balloon' }, 3.499, 3.5],
  [{ qmType: 'small_creditor', lien: 'subordinate' }, 3.499, 3.5],
] satisfies [Partial<QmStatusInput>, number, number][])(
  'higher-priced with %o: %f no, %f yes',
  (change, below, from) => {
    const run = (apr: number) => qmStatus({ ...QM, ...change, apr, apor: 0 }, bundledData).result
    expect(run(below)).toMatchObject({ higherPriced: false, status: 'safe_harbor' })
    expect(run(from)).toMatchObject({ higherPriced: true, status: 'rebuttable_presumption' })
  },
)

test.each([
  [{ pointsAndFeesPass: undefined }, 'not_determined', [], ['points_and_fees']],
  [{ productFeaturesPass: undefined }, 'not_determined', [], ['product_features']],
  [
    { pointsAndFeesPass: false, productFeaturesPass: undefined },
    'not_qm',
    ['points_and_fees'],
    ['product_features'],
  ],
] satisfies [Partial<QmStatusInput>, string, string[], string[]][])(
  'what was not tested is said: %o is %s',
  (change, status, failed, notTested) => {
    expect(qmStatus({ ...QM, ...change }, bundledData).result).toMatchObject({ status, failed, notTested })
  },
)

test('no price figures before March 1, 2021: not loaded, and none are needed by a small creditor', () => {
  expect(() => qmStatus({ ...QM, consummation: '2021-02-28' }, bundledData)).toThrow(
    at('NOT_LOADED', 'qm_price_a_min'),
  )
  expect(
    qmStatus({ ...QM, consummation: '2021-02-28', qmType: 'balloon' }, bundledData).result,
  ).toMatchObject({
    priceCategory: null,
    pricePass: null,
    status: 'safe_harbor',
  })
})

const HOEPA: HoepaInput = {
  ...{ consummation: '2026-05-01', loanAmount: '100000.00', lien: 'first', apr: 12, apor: 6 },
  ...{ pointsAndFees: '0.00', prepaymentPenalty: { none: true } },
}

// 1026.32(a)(1)(i): "exceeds" 6.5; 8.5 on personal property below $50,000 and for subordinate liens.
test.each([
  [{}, 12.5, 12.501, '6.5'],
  [{ personalProperty: true }, 12.5, 12.501, '6.5'],
  [{ personalProperty: true, loanAmount: '50000.00' }, 12.5, 12.501, '6.5'],
  [{ personalProperty: true, loanAmount: '49999.99' }, 14.5, 14.501, '8.5'],
  [{ lien: 'subordinate' }, 14.5, 14.501, '8.5'],
] as const)('high-cost by rate with %o: %f not, %f yes', (change, at, above, threshold) => {
  expect(hoepa({ ...HOEPA, ...change, apr: at }, bundledData).result).toMatchObject({
    highCost: false,
    triggers: { apr: { hit: false, threshold } },
  })
  expect(hoepa({ ...HOEPA, ...change, apr: above }, bundledData).result.highCost).toBe(true)
})

// Comments 32(a)(1)(ii)-1.xii and -3.xii: $27,592 and $1,380 in 2026.
test.each([
  ['27592.00', '1379.60', '1379.61'],
  ['27591.99', '1380.00', '1380.01'],
  ['17000.00', '1360.00', '1360.01'],
])('high-cost by fees on %s: %s not, %s yes', (loanAmount, at, above) => {
  expect(hoepa({ ...HOEPA, loanAmount, pointsAndFees: at }, bundledData).result.highCost).toBe(false)
  expect(hoepa({ ...HOEPA, loanAmount, pointsAndFees: above }, bundledData).result.highCost).toBe(true)
})

test.each([
  [36, 2, false],
  [37, 2, true],
  [36, 2.001, true],
  [0, 0, false],
])('a prepayment penalty to month %i of at most %f percent: %s', (lastMonth, maximumPercent, hit) => {
  const input = { ...HOEPA, prepaymentPenalty: { lastMonth, maximumPercent } }
  expect(hoepa(input, bundledData).result).toMatchObject({
    highCost: hit,
    triggers: { prepaymentPenalty: { hit } },
  })
})

test.each([
  ['apr', { apr: undefined }],
  ['apr', { lien: undefined }],
  ['pointsAndFees', { pointsAndFees: undefined }],
  ['prepaymentPenalty', { prepaymentPenalty: undefined }],
] as const)('without the facts of the trigger %s nothing is said to be not high-cost', (trigger, change) => {
  const { highCost, triggers } = hoepa({ ...HOEPA, ...change }, bundledData).result
  expect([highCost, triggers[trigger].hit]).toEqual([null, null])
})

test.each([
  [{ exemption: 'reverse_mortgage' }, 'reverse_mortgage'],
  [{ principalDwelling: false }, 'not_principal_dwelling'],
] as const)('exempt: %o', (change, exemption) => {
  expect(hoepa({ ...HOEPA, apr: 30, ...change }, bundledData).result).toMatchObject({
    highCost: false,
    exemption,
  })
})

test.each([
  [{ rateType: 'index', indexValue: '3.25', maximumMargin: 2 }, '5.25', '32(a)(3)(ii)'],
  [{ rateType: 'fixed', rate: '6.875' }, '6.875', '32(a)(3)(i)'],
] as const)('the rate of %o is %s', (input, rate, citation) => {
  expect(hoepaRate(input).result).toEqual({ rate, citation })
})

test.each([
  [{ rateType: 'fixed' }, 'rate'],
  [{ rateType: 'index', indexValue: 3 }, 'maximumMargin'],
  [{ rateType: 'other', rates: [] }, 'rates'],
] as const)('a rate that is missing: %o', (input, field) => {
  expect(() => hoepaRate(input)).toThrow(at('MISSING_FIELD', field))
})

const HPML: HpmlInput = {
  ...{ consummation: '2026-05-01', rateSetDate: '2026-04-01', loanAmount: '300000.00' },
  ...{ lien: 'first', apr: 8, apor: 6 },
}

// 1026.35(a)(1): 1.5, 2.5 above the limit in force when the rate was set, 3.5 subordinate. $832,750 in 2026.
test.each([
  [{ loanAmount: '832750.00' }, 1.499, 1.5],
  [{ loanAmount: '832750.01' }, 2.499, 2.5],
  [{ loanAmount: '832750.00', rateSetDate: '2025-12-31' }, 2.499, 2.5],
  [{ loanAmount: '1249125.00', conformingLimit: '1249125.00' }, 1.499, 1.5],
  [{ lien: 'subordinate' }, 3.499, 3.5],
] satisfies [Partial<HpmlInput>, number, number][])(
  'higher-priced with %o: %f no, %f yes',
  (change, below, from) => {
    const run = (apr: number) => hpml({ ...HPML, ...change, apr, apor: 0 }, bundledData).result
    expect([run(below).hpml, run(from).hpml]).toEqual([false, true])
  },
)

test.each([
  [{ closedEnd: false }, 'not_hpml'],
  [{ principalDwelling: false }, 'not_hpml'],
  [{ apr: 6 }, 'not_hpml'],
  [{ lien: 'subordinate', apr: 12 }, 'not_first_lien'],
  [{ escrowExemption: 'bridge_12_months' }, 'bridge_12_months'],
] satisfies [Partial<HpmlInput>, string][])('no escrow account with %o: %s', (change, reason) => {
  expect(hpml({ ...HPML, ...change }, bundledData).result.escrow).toEqual({ required: false, reason })
})

const CREDITOR = {
  maintainsEscrow: false,
  ruralOrUnderservedLoan: { 2025: true },
  firstLienSold: { 2025: 2000 },
  assetsWithAffiliates: { 2025: '2784999999.99' },
}
const INSURED = {
  ...{ insured: true, maintainsEscrow: false, ruralOrUnderservedLoan: { 2025: true } },
  ...{ firstLienSold: { 2025: 5000 }, assetsWithAffiliates: { 2025: '20000000000.00' } },
  ...{ assets: { 2025: '12485000000.00' }, firstLienPrincipalDwellingLoans: { 2025: 1000 } },
}

// 1026.35(b)(2)(iii) and (vi) with the figures of 2026: below $2,785,000,000; at most $12,485,000,000.
test.each([
  [CREDITOR, 'small_creditor'],
  [{ ...CREDITOR, assetsWithAffiliates: { 2025: '2785000000.00' } }, 'exemption_not_met'],
  [{ ...CREDITOR, firstLienSold: { 2025: 2001 } }, 'exemption_not_met'],
  [{ ...CREDITOR, maintainsEscrow: true }, 'exemption_not_met'],
  [{ ...CREDITOR, ruralOrUnderservedLoan: {} }, 'no_exemption_shown'],
  [{ ...CREDITOR, forwardCommitmentToNonExempt: true }, 'forward_commitment'],
  [INSURED, 'insured_institution'],
  [{ ...INSURED, assets: { 2025: '12485000000.01' } }, 'exemption_not_met'],
  [{ ...INSURED, firstLienPrincipalDwellingLoans: { 2025: 1001 } }, 'exemption_not_met'],
] satisfies [HpmlInput['creditor'], string][])(
  'escrow account of the creditor %o: %s',
  (creditor, reason) => {
    const { escrow } = hpml({ ...HPML, creditor, applicationReceived: '2026-04-01' }, bundledData).result
    expect(escrow).toEqual({ required: !['small_creditor', 'insured_institution'].includes(reason), reason })
  },
)

test.each([
  // Before April 1 each test may look at either year; assets of 2024 against the figure for 2025, $2,717,000,000.
  ['2026-03-31', { 2025: '3000000000.00', 2024: '2716999999.99' }, 'small_creditor'],
  ['2026-03-31', { 2025: '3000000000.00', 2024: '2717000000.00' }, 'exemption_not_met'],
  ['2026-04-01', { 2025: '3000000000.00', 2024: '2716999999.99' }, 'exemption_not_met'],
])('an application of %s with assets %o: %s', (applicationReceived, assetsWithAffiliates, reason) => {
  const creditor = { ...CREDITOR, assetsWithAffiliates }
  expect(hpml({ ...HPML, creditor, applicationReceived }, bundledData).result.escrow.reason).toBe(reason)
})

test.each([
  ['34200.00', { required: false, reason: 'small_loan' }],
  ['34200.01', { required: true, reason: null }],
])('an appraisal for %s: %o', (loanAmount, expected) => {
  expect(hpml({ ...HPML, loanAmount }, bundledData).result.appraisal).toMatchObject(expected)
})

// 1026.35(c)(4)(i): 90 days or fewer and more than 10 %; 91 to 180 days and more than 20 %.
test.each([
  ['2026-01-01', '2026-04-01', '110000.00', 90, false],
  ['2026-01-01', '2026-04-01', '110000.01', 90, true],
  ['2026-01-01', '2026-04-02', '120000.00', 91, false],
  ['2026-01-01', '2026-04-02', '120000.01', 91, true],
  ['2026-01-01', '2026-06-30', '120000.01', 180, true],
  ['2026-01-01', '2026-07-01', '900000.00', 181, false],
])(
  'bought %s, agreed %s at %s: day %i, second appraisal %s',
  (sellerAcquired, agreementDate, price, days, second) => {
    const purchase = { sellerAcquired, agreementDate, price, sellerPrice: '100000.00' }
    expect(hpml({ ...HPML, purchase }, bundledData).result.appraisal).toMatchObject({
      daysSinceSellerAcquired: days,
      secondAppraisal: second,
    })
  },
)

test('every year is continuous: no tier gives more or less than its neighbor at their edge, to a dollar', () => {
  for (let year = 2014; year <= 2026; year++) {
    const limitAt = (loanAmount: string) =>
      Number(qmPointsFees({ consummation: `${year}-06-01`, loanAmount }, bundledData).result.limit)
    const figure = (key: string) =>
      Number(bundledData.thresholds.get(key)!.find(({ from }) => from.startsWith(String(year)))!.value)
    for (const key of ['qm_pf_a_min', 'qm_pf_b_min', 'qm_pf_c_min', 'qm_pf_d_min']) {
      const edge = figure(key)
      expect(Math.abs(limitAt(`${edge}.00`) - limitAt(`${edge - 1}.99`))).toBeLessThan(1)
    }
  }
})

test('more fees never turn outside into within, and a hundred times the loan and the fees has the same share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 14_000_000, max: 90_000_000 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (face, fees, more) => {
        const money = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        const run = (loan: number, paid: number) =>
          qmPointsFees(
            { consummation: '2026-06-01', loanAmount: money(loan), pointsAndFees: money(paid) },
            bundledData,
          ).result.pass
        if (!run(face, fees)) expect(run(face, fees + more)).toBe(false)
        expect(run(face * 100, fees * 100)).toBe(run(face, fees))
      },
    ),
    { seed: 30, numRuns: 200 },
  )
})

// 1026.35(c)(2)(iv) and (vi): the same fact as 1026.35(b)(2)(i)(B) and (D). A bridge loan for the escrow
// account need not acquire a principal dwelling, so it says nothing about the appraisal.
test.each([
  ['initial_construction', false],
  ['reverse_mortgage', false],
  ['bridge_12_months', true],
  ['cooperative_shares', true],
] as const)('an escrow exemption for %s leaves the appraisal required: %s', (escrowExemption, required) => {
  const { escrow, appraisal } = hpml(
    { ...HPML, escrowExemption, qualifiedMortgage: false },
    bundledData,
  ).result
  expect(escrow.required).toBe(false)
  expect(appraisal.required).toBe(required)
})
