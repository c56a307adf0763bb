import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeeInput, FeeToleranceInput } from '../fees/fee-tolerance-shape.ts'
import { formatCents } from '../money/cents.ts'
import { bundledData } from '../testing/bundled-data.ts'
import { feeTolerance } from './fee-tolerance.ts'

const judge = (input: FeeToleranceInput) => feeTolerance(input, bundledData).result
const one = (fee: Partial<FeeInput>) =>
  judge({ fees: [{ id: 'fee', kind: 'third_party', estimated: '100.00', actual: '150.00', ...fee }] })
const shopped = { shoppingAllowed: true, listProvided: true, providerChosen: 'from_list' } as const

test.each([
  [{ kind: 'creditor_fee' }, 'zero', '50.00'],
  [{ kind: 'broker_fee' }, 'zero', '50.00'],
  [{ kind: 'affiliate_fee' }, 'zero', '50.00'],
  [{ kind: 'transfer_tax' }, 'zero', '50.00'],
  [{ kind: 'recording_fee' }, 'ten_percent', '0.00'],
  [{ shoppingAllowed: false }, 'zero', '50.00'],
  [{}, 'zero', '50.00'],
  [{ ...shopped }, 'ten_percent', '0.00'],
  [{ ...shopped, providerChosen: 'none' }, 'ten_percent', '0.00'],
  [{ ...shopped, affiliate: true }, 'zero', '50.00'],
  [{ ...shopped, providerChosen: 'off_list' }, 'unlimited', '0.00'],
  [{ ...shopped, providerChosen: 'off_list', affiliate: true }, 'unlimited', '0.00'],
  [{ ...shopped, providerChosen: 'off_list', bonaFide: false }, 'zero', '50.00'],
  [{ ...shopped, providerChosen: 'off_list', listProvided: false }, 'ten_percent', '0.00'],
  [{ kind: 'prepaid_interest' }, 'unlimited', '0.00'],
  [{ kind: 'property_insurance', bestInformation: false }, 'zero', '50.00'],
  [{ kind: 'escrow', affiliate: true }, 'unlimited', '0.00'],
  [{ kind: 'property_tax' }, 'unlimited', '0.00'],
  [{ kind: 'not_required_service', bonaFide: false }, 'zero', '50.00'],
] as [Partial<FeeInput>, string, string][])('%j belongs to the bucket %s', (fee, bucket, excess) => {
  expect(one(fee).fees[0]).toMatchObject({ bucket, excess })
})

// 1.10 × 1,000.00 = 1,100.00
test.each([
  ['1099.99', true, '0.00'],
  ['1100.00', true, '0.00'],
  ['1100.01', false, '0.01'],
])('ten per cent of 1,000.00: %s is within: %s', (actual, withinTolerance, excess) => {
  const { tenPercent } = one({ ...shopped, estimated: '1000.00', actual })
  expect(tenPercent).toMatchObject({ limit: '1100.00', withinTolerance, excess })
})

test('a limit with a fraction of a cent is not rounded away', () => {
  // 1.10 × 100.05 = 110.055: 110.05 is within, 110.06 is half a cent outside and refunded up to the cent.
  expect(one({ ...shopped, estimated: '100.05', actual: '110.05' }).tenPercent.excess).toBe('0.00')
  expect(one({ ...shopped, estimated: '100.05', actual: '110.06' }).tenPercent).toMatchObject({
    excess: '0.01',
    withinTolerance: false,
  })
})

test('zero tolerance never nets one fee against another', () => {
  const fee = { kind: 'creditor_fee', estimated: '100.00' } as const
  const { zero, cure } = judge({
    fees: [
      { id: 'a', ...fee, actual: '110.00' },
      { id: 'b', ...fee, actual: '80.00' },
    ],
  })
  expect([zero.excess, cure]).toEqual(['10.00', '10.00'])
})

// Information on Monday, June 1, 2026: the third general business day is Thursday, June 4.
test.each([
  [{ disclosed: '2026-06-04' }, null],
  [{ disclosed: '2026-06-05' }, 'late'],
  [{ reason: 'lower_margin' }, 'no_valid_reason'],
  [{ attributable: false }, 'not_attributable'],
  [{ disclosed: '2026-06-03' }, 'loan_estimate_after_closing_disclosure', '2026-06-03'],
  [{ disclosed: '2026-06-02' }, null, '2026-06-03'],
  [{ disclosed: '2026-06-03', via: 'closing_disclosure' }, null, '2026-06-03'],
] as const)('a revision with %j is refused for %s', (revision, reason, closingDisclosureSent?: string) => {
  const { fees } = judge({
    closingDisclosureSent,
    fees: [
      {
        ...{ id: 'fee', kind: 'creditor_fee', estimated: '100.00', actual: '150.00' },
        revisions: [
          {
            amount: '150.00',
            reason: 'consumer_request',
            informationReceived: '2026-06-01',
            disclosed: '2026-06-04',
            ...revision,
          },
        ],
      },
    ],
  })
  expect(fees[0]!.revisions).toEqual([{ accepted: reason === null, reason }])
  expect(fees[0]!.excess).toBe(reason === null ? '0.00' : '50.00')
})

// 19(e)(3)(iv)(A): "increase by more than 10 percent", so exactly ten per cent does not count.
test.each([
  ['1100.00', false, '1000.00'],
  ['1100.01', true, '1100.01'],
])(
  'a changed circumstance to %s in the ten-per-cent bucket is accepted: %s',
  (amount, accepted, baseline) => {
    const revision = { amount, reason: 'changed_circumstance', informationReceived: '2026-06-01' }
    const { fees } = one({
      ...{ ...shopped, estimated: '1000.00', actual: '1000.00' },
      revisions: [{ ...revision, disclosed: '2026-06-02' }],
    })
    expect(fees[0]).toMatchObject({ baseline, revisions: [{ accepted }] })
  },
)

test('another reason resets its fee at once, whatever the sum', () => {
  const revision = { amount: '1050.00', reason: 'consumer_request', informationReceived: '2026-06-01' }
  const { tenPercent } = one({
    ...{ ...shopped, estimated: '1000.00', actual: '1155.00' },
    revisions: [{ ...revision, disclosed: '2026-06-02' }],
  })
  expect(tenPercent).toMatchObject({ estimated: '1050.00', limit: '1155.00', withinTolerance: true })
})

test('a revision never lowers a baseline, but a lender credit takes the new amount', () => {
  const revisions = [
    { amount: '80.00', reason: 'rate_lock', informationReceived: '2026-06-01', disclosed: '2026-06-02' },
  ]
  const fees = [
    { id: 'fee', kind: 'creditor_fee', estimated: '100.00', actual: '100.00', revisions } as const,
    { id: 'credit', kind: 'lender_credit', estimated: '100.00', actual: '80.00', revisions } as const,
  ]
  const result = judge({ fees: fees as unknown as FeeInput[] })
  expect(result.fees.map(({ baseline }) => baseline)).toEqual(['100.00', '80.00'])
  expect(result.cure).toBe('0.00')
})

test('the refund date is 60 calendar days after consummation, and only where money is owed', () => {
  const input = { consummation: '2027-12-31' }
  const fee = { id: 'fee', kind: 'creditor_fee', estimated: '100.00' } as const
  expect(judge({ ...input, fees: [{ ...fee, actual: '100.01' }] }).refundDueBy).toBe('2028-02-29')
  expect(judge({ ...input, fees: [{ ...fee, actual: '100.00' }] }).refundDueBy).toBeNull()
})

test.each([
  [{ estimated: '-1.00' }, 'INVALID_VALUE', 'fees[0].estimated'],
  [{ actual: '$1,234.5' }, 'INVALID_VALUE', 'fees[0].actual'],
  [{ performed: false }, 'INVALID_VALUE', 'fees[0].actual'],
])('refuses %j with %s', (fee, code, field) => {
  expect(() => one(fee)).toThrow(expect.objectContaining({ code, field }))
})

test('refuses more than 1,000 fees', () => {
  const fee = { kind: 'creditor_fee', estimated: '1.00', actual: '1.00' } as const
  const fees = Array.from({ length: 1001 }, (_, index) => ({ id: `${index}`, ...fee }))
  expect(() => judge({ fees })).toThrow('fees: 1001 fees are more than the limit of 1000.')
})

const amount = fc.integer({ min: 0, max: 1_000_000 })
const kind = fc.constantFrom<FeeInput['kind']>('creditor_fee', 'recording_fee', 'lender_credit', 'escrow')
const anyFees = fc.array(fc.record({ kind, estimated: amount, actual: amount }), { maxLength: 12 })
const feesOf = (
  fees: { kind: FeeInput['kind']; estimated: number; actual: number }[],
  factor = 1,
): FeeInput[] =>
  fees.map(({ kind, estimated, actual }, index) => ({
    ...{ id: `${index}`, kind },
    estimated: formatCents(estimated * factor),
    actual: formatCents(actual * factor),
  }))

test('the order of the fees does not matter', () => {
  fc.assert(
    fc.property(anyFees, (fees) => {
      const forward = judge({ fees: feesOf(fees) })
      const backward = judge({ fees: feesOf(fees).reverse() })
      expect({ ...backward, fees: backward.fees.toReversed() }).toEqual(forward)
    }),
  )
})

test('a hundred times the money is a hundred times the cure, to the cent that a refund rounds up', () => {
  fc.assert(
    fc.property(anyFees, (fees) => {
      const cents = (factor: number) => Math.round(Number(judge({ fees: feesOf(fees, factor) }).cure) * 100)
      const scaled = cents(100)
      const single = cents(1)
      expect(scaled).toBeLessThanOrEqual(single * 100)
      expect(scaled).toBeGreaterThan((single - 1) * 100)
    }),
  )
})
