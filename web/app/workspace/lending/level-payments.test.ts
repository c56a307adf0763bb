import { expect, test } from 'vitest'
import { levelPayments } from './level-payments.ts'

test('a note of $100,000 at 6 percent over 360 months pays $599.55', () => {
  // 100,000 × 0.005 / (1 − 1.005^−360) = 599.5505…
  expect(levelPayments({ amount: '100000.00', rate: '6', months: '360', first: '2026-03-01' })).toMatchObject(
    {
      rows: [{ amount: '599.55', count: '359', date: '2026-03-01', unit: 'month' }, { date: '2056-02-01' }],
    },
  )
})

test('without interest the last payment takes the odd cents', () => {
  expect(levelPayments({ amount: '100.00', rate: '0', months: '3', first: '2026-01-31' })).toEqual({
    rows: [
      { amount: '33.33', count: '2', date: '2026-01-31', unit: 'month' },
      { amount: '33.34', date: '2026-03-31' },
    ],
  })
})

test('a step in the rate starts a second series over the months that are left', () => {
  const note = {
    amount: '100000.00',
    rate: '6',
    months: '360',
    first: '2026-03-01',
    stepAfter: '12',
    stepRate: '7',
  }
  expect(levelPayments(note)).toMatchObject({
    rows: [
      { amount: '599.55', count: '12', date: '2026-03-01' },
      { count: '347', date: '2027-03-01' },
      { date: '2056-02-01' },
    ],
  })
})

test.each([
  ['Face amount', { amount: '$1,234.5x' }],
  ['Rate', { amount: '1.00', rate: '6,875' }],
  ['Months', { amount: '1.00', rate: '6', months: '601' }],
  ['First payment', { amount: '1.00', rate: '6', months: '12', first: '2026-06-31' }],
  [
    'Rate changes after month',
    { amount: '1.00', rate: '6', months: '12', first: '2026-06-30', stepAfter: '12' },
  ],
])('%s is named where it cannot be used', (label, note) => {
  expect(levelPayments(note)).toEqual({ problem: expect.stringContaining(label) })
})
