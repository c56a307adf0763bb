import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PointsAndFeesItem } from '../mortgage-price/points-and-fees-item.ts'
import { type PointsAndFeesInput, pointsAndFees } from './points-and-fees.ts'

const run = (items: PointsAndFeesItem[], amountFinanced?: string) =>
  pointsAndFees({ items, amountFinanced } satisfies PointsAndFeesInput).result
const charge = { id: 'x', amount: '1000.00' }

// 1026.32(b)(1): what counts, and under which paragraph.
test.each([
  ['1000.00', '32(b)(1)(i)', { type: 'finance_charge' }],
  ['0.00', '32(b)(1)(i)(A)', { type: 'finance_charge', interest: true }],
  ['0.00', '32(b)(1)(i)(B)', { type: 'government_mortgage_insurance' }],
  ['0.00', '32(b)(1)(i)(C)(1)', { type: 'private_mortgage_insurance', payableAfterConsummation: true }],
  [
    '1000.00',
    '32(b)(1)(i)(C)(2)',
    { type: 'private_mortgage_insurance', refundableProRata: true, fhaUpfrontAmount: '900.00' },
  ],
  [
    '0.00',
    '32(b)(1)(i)(C)(2)',
    {
      type: 'private_mortgage_insurance',
      refundableProRata: true,
      automaticRefund: true,
      fhaUpfrontAmount: '1000.00',
    },
  ],
  [
    '0.01',
    '32(b)(1)(i)(C)(2)',
    {
      type: 'private_mortgage_insurance',
      refundableProRata: true,
      automaticRefund: true,
      fhaUpfrontAmount: '999.99',
    },
  ],
  [
    '1000.00',
    '32(b)(1)(i)(C)(2)',
    { type: 'private_mortgage_insurance', refundableProRata: true, automaticRefund: true },
  ],
  ['0.00', '32(b)(1)(i)(D)', { type: 'third_party_charge', bonaFide: true }],
  [
    '1000.00',
    '32(b)(1)(i)',
    { type: 'third_party_charge', bonaFide: true, retainedByCreditorOrAffiliate: true },
  ],
  ['1000.00', '32(b)(1)(i)', { type: 'third_party_charge', bonaFide: false }],
  ['0.00', '32(b)(1)(i), comment 32(b)(1)-2.iii', { type: 'seller_points' }],
  ['0.00', '32(b)(1)(i)(A), comment 32(b)(1)-2.iv', { type: 'creditor_paid' }],
  ['1000.00', '32(b)(1)(ii)', { type: 'loan_originator_compensation', paidBy: 'creditor', paidTo: 'broker' }],
  ['1000.00', '32(b)(1)(ii)', { type: 'loan_originator_compensation', paidBy: 'consumer', paidTo: 'broker' }],
  [
    '0.00',
    '32(b)(1)(ii)(A)',
    { type: 'loan_originator_compensation', paidBy: 'consumer', paidTo: 'broker', alreadyCounted: true },
  ],
  [
    '0.00',
    '32(b)(1)(ii)(B)',
    { type: 'loan_originator_compensation', paidBy: 'broker', paidTo: 'broker_employee' },
  ],
  [
    '0.00',
    '32(b)(1)(ii)(C)',
    { type: 'loan_originator_compensation', paidBy: 'creditor', paidTo: 'creditor_employee' },
  ],
  [
    '0.00',
    '32(b)(1)(ii)(D)',
    { type: 'loan_originator_compensation', paidBy: 'retailer', paidTo: 'retailer_employee' },
  ],
  [
    '1000.00',
    '32(b)(1)(ii)',
    { type: 'loan_originator_compensation', paidBy: 'creditor', paidTo: 'retailer' },
  ],
  ['0.00', '32(b)(1)(iii)', { type: 'real_estate_4c7', reasonable: true }],
  ['1000.00', '32(b)(1)(iii)', { type: 'real_estate_4c7', reasonable: false }],
  ['1000.00', '32(b)(1)(iii)', { type: 'real_estate_4c7', paidToAffiliate: true }],
  ['1000.00', '32(b)(1)(iii)', { type: 'real_estate_4c7', creditorCompensated: true }],
  ['0.00', '32(b)(1)(iii)', { type: 'real_estate_4c7', paidToAffiliate: true, heldForTaxes: true }],
  ['1000.00', '32(b)(1)(iv)', { type: 'credit_insurance', creditorBeneficiary: true }],
  ['0.00', '32(b)(1)(iv)', { type: 'credit_insurance', creditorBeneficiary: false }],
  [
    '0.00',
    '32(b)(1)(iv)',
    { type: 'credit_insurance', creditorBeneficiary: true, payableAfterConsummation: true },
  ],
  ['1000.00', '32(b)(1)(v)', { type: 'prepayment_penalty_maximum' }],
  ['1000.00', '32(b)(1)(vi)', { type: 'prepayment_penalty_incurred' }],
] as [string, string, Omit<PointsAndFeesItem, 'id' | 'amount'>][])(
  '%s under %s: %o',
  (total, citation, item) => {
    const result = run([{ ...charge, ...item } as PointsAndFeesItem])
    expect(result.total).toBe(total)
    expect((total === '0.00' ? result.excluded : result.included)[0]).toMatchObject({ id: 'x', citation })
  },
)

// (E): two points out up to APOR + 1; (F): one up to APOR + 2. The undiscounted rate decides.
test.each([
  ['2', '7.19', '0.00'],
  ['2', '7.191', '1000.00'],
  ['2', '8.19', '1000.00'],
  ['2', '8.191', '2000.00'],
  ['3', '7.19', '666.67'],
  ['1.5', '8.19', '666.67'],
  ['1', '8.19', '0.00'],
])(
  '%s points for $2,000, %s before the discount, APOR 6.19: %s counts',
  (points, rateWithoutDiscount, total) => {
    const item = {
      id: 'd',
      type: 'discount_points',
      amount: '2000.00',
      points,
      rateWithoutDiscount,
      apor: '6.19',
    } as const
    expect(run([item]).total).toBe(total)
    expect(run([{ ...item, bonaFide: false }]).total).toBe('2000.00')
  },
)

test('two rows of discount points share the two points that may be left out', () => {
  const row = (id: string) =>
    ({
      id,
      type: 'discount_points',
      amount: '1000.00',
      points: 1.5,
      rateWithoutDiscount: 6.5,
      apor: 6,
    }) as const
  // The first row leaves out 1.5 points, the second the half that remains: 1,000 − 1,000 × 0.5 / 1.5.
  expect(run([row('a'), row('b')]).total).toBe('666.67')
})

test.each([
  [true, '9700.00'],
  [false, '10000.00'],
])('a counted charge of (iii) that is financed %s: the total loan amount is %s', (financed, expected) => {
  const item = {
    id: 'a',
    type: 'real_estate_4c7',
    amount: '300.00',
    paidToAffiliate: true,
    financed,
  } as const
  expect(run([item], '10000.00').totalLoanAmount).toBe(expected)
})

test.each([
  ['a charge of (i)', { type: 'finance_charge' }],
  ['a charge of (iii) that does not count', { type: 'real_estate_4c7', reasonable: true, financed: true }],
  ['a maximum penalty of (v)', { type: 'prepayment_penalty_maximum' }],
] as const)('%s does not come off the amount financed', (_name, item) => {
  expect(run([{ ...charge, ...item }], '10000.00').totalLoanAmount).toBe('10000.00')
})

test('without the amount financed there is no total loan amount', () => {
  expect(run([]).totalLoanAmount).toBeNull()
})

test.each([
  ['items[0].amount', [{ id: 'x', type: 'finance_charge', amount: '-1.00' }]],
  ['items[0].amount', [{ id: 'x', type: 'finance_charge', amount: '$1,234.5' }]],
  [
    'items[0].rateWithoutDiscount',
    [{ id: 'x', type: 'discount_points', amount: '1.00', points: 1, rateWithoutDiscount: '6,875', apor: 6 }],
  ],
] satisfies [string, PointsAndFeesItem[]][])('refused at %s', (field, items) => {
  expect(() => run(items)).toThrow(expect.objectContaining({ code: 'INVALID_VALUE', field }))
})

test('the order of the charges means nothing to the total, and a hundred times the charges is a hundred times it', () => {
  const item = fc.record({
    cents: fc.integer({ min: 0, max: 1_000_000 }),
    kind: fc.constantFrom('finance_charge', 'third_party_charge', 'credit_insurance', 'seller_points'),
  })
  const items = (rows: { cents: number; kind: string }[], times: number) =>
    rows.map(
      ({ cents, kind }, index) =>
        ({ id: `${index}`, type: kind, amount: ((cents * times) / 100).toFixed(2) }) as PointsAndFeesItem,
    )
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (rows) => {
      const { total } = run(items(rows, 1))
      expect(run(items(rows.toReversed(), 1)).total).toBe(total)
      expect(Number(run(items(rows, 100)).total)).toBeCloseTo(Number(total) * 100, 6)
    }),
    { seed: 30 },
  )
})
