import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DatedAmount, PaymentSeries, StreamUnit } from '../apr/payment-stream.ts'
import { bundledData } from '../testing/bundled-data.ts'
import { type AprInput, apr } from './apr.ts'
import type { LoanTestRefusal } from './refusal.ts'

const run = (input: AprInput) => apr(input, bundledData).result
const series = (
  amount: string,
  firstDate: string,
  count: number,
  unit: StreamUnit,
  every = 1,
): PaymentSeries => ({ amount, firstDate, count, unit, every })
const loan = (amount: string, date: string, ...payments: (DatedAmount | PaymentSeries)[]) => ({
  advances: [{ amount, date }],
  payments,
})
const once = (amount: string, date: string): DatedAmount => ({ amount, date })

/** The examples of appendix J (c), which its paragraphs number. */
test.each([
  ['(c)(1)(i)', loan('5000.00', '1978-01-10', series('230.00', '1978-02-10', 24, 'month')), '9.69'],
  ['(c)(1)(ii)', loan('6000.00', '1978-02-10', series('200.00', '1978-04-01', 36, 'month')), '11.82'],
  [
    '(c)(1)(iii)',
    loan('5000.00', '1978-02-23', { ...series('219.17', '1978-03-01', 24, 'semimonth'), days: [1, 16] }),
    '10.34',
  ],
  ['(c)(1)(iv)', loan('10000.00', '1978-05-23', series('385.00', '1978-10-01', 40, 'month', 3)), '8.97'],
  ['(c)(1)(v)', loan('500.00', '1978-03-20', series('17.60', '1978-04-21', 30, 'week')), '14.96'],
  [
    '(c)(2)(i)',
    loan('5000.00', '1978-01-10', once('250.00', '1978-02-10'), series('230.00', '1978-03-10', 23, 'month')),
    '10.08',
  ],
  [
    '(c)(2)(ii)',
    loan('400.00', '1978-03-18', once('39.50', '1978-04-20'), series('38.31', '1978-05-18', 11, 'week', 4)),
    '28.50',
  ],
  [
    '(c)(3)(i)',
    loan('5000.00', '1978-01-10', series('230.00', '1978-02-10', 23, 'month'), once('280.00', '1980-01-10')),
    '10.50',
  ],
  [
    '(c)(4)(i)',
    loan(
      ...(['5000.00', '1978-01-10', once('250.00', '1978-02-10')] as const),
      series('230.00', '1978-03-10', 22, 'month'),
      once('280.00', '1980-01-10'),
    ),
    '10.90',
  ],
  [
    '(c)(4)(ii)',
    loan(
      ...(['8000.00', '1978-01-10', once('449.36', '1978-03-01')] as const),
      series('465.00', '1978-05-01', 18, 'month', 2),
      once('200.00', '1981-05-01'),
    ),
    '7.30',
  ],
  ['(c)(5)(i)', loan('1000.00', '1978-01-03', once('1080.00', '1978-09-15')), '11.45'],
])('appendix J %s', (_paragraph, input, expected) => {
  expect(run(input).apr).toBe(expected)
})

test('the same semimonthly payments give the same rate as rows with dates', () => {
  const dates = Array.from({ length: 24 }, (_, index) => {
    const month = 3 + Math.floor(index / 2)
    const year = 1978 + Math.floor((month - 1) / 12)
    const day = index % 2 === 0 ? '01' : '16'
    return once('219.17', `${year}-${String(((month - 1) % 12) + 1).padStart(2, '0')}-${day}`)
  })
  expect(run(loan('5000.00', '1978-02-23', ...dates))).toMatchObject({
    apr: '10.34',
    unitPeriod: { unit: 'semimonth', every: 1, perYear: '24' },
    irregular: false,
  })
})

// Appendix J (b)(5)(iv): a half-month between two days of the month, here the 15th and the last, or the 1st and the 16th.
test.each([
  ['2026-01-15', ['2026-01-15', '2026-01-30', '2026-02-15', '2026-02-28']],
  ['2026-01-16', ['2026-01-16', '2026-02-01', '2026-02-16', '2026-03-01']],
])('semimonthly payments from %s without days are %j', (first, dates) => {
  const rows = dates.map((date) => once('260.00', date))
  const { apr, totalOfPayments } = run(loan('1000.00', '2026-01-01', series('260.00', first, 4, 'semimonth')))
  expect({ apr, totalOfPayments }).toEqual({
    apr: run(loan('1000.00', '2026-01-01', ...rows)).apr,
    totalOfPayments: '1040.00',
  })
})

test('a year without a payment is compounded over: 100, 100, and 1,210 after four years repay 1,000 at 10 %', () => {
  // 100 / 1.1 + 100 / 1.21 + 1,210 / 1.4641 = 90.91 + 82.64 + 826.45.
  const payments = [once('100.00', '2026-03-01'), once('100.00', '2027-03-01'), once('1210.00', '2029-03-01')]
  expect(run(loan('1000.00', '2025-03-01', ...payments)).aprExact).toBe('10.000000')
})

test('the most payments that a series may have are counted', () => {
  const { totalOfPayments } = run(loan('1000.00', '2026-01-10', series('1.00', '2026-01-11', 20_000, 'day')))
  expect(totalOfPayments).toBe('20000.00')
})

test.each([
  // 1,000 for a year at exactly 10 %: the middle between two results never decides by floating point.
  ['1100.00', '10.000000', '10.00'],
  ['1100.05', '10.005000', '10.01'],
  ['1000.00', '0.000000', '0.00'],
])('one payment of %s after a year is %s %%, shown as %s', (amount, exact, shown) => {
  expect(run(loan('1000.00', '2025-03-01', once(amount, '2026-03-01')))).toMatchObject({
    aprExact: exact,
    apr: shown,
  })
})

test.each([
  // The true rate is exactly 10 %. Within 1/8: 9.875 to 10.125 themselves.
  ['9.87499999', false, 'understated'],
  ['9.875', true, 'understated'],
  ['10', true, 'exact'],
  ['10.125', true, 'overstated'],
  ['10.12500001', false, 'overstated'],
])('%s disclosed for exactly 10: accurate %s, %s', (disclosedApr, accurate, direction) => {
  const input = { ...loan('1000.00', '2025-03-01', once('1100.00', '2026-03-01')), disclosedApr }
  expect(run(input).verdict).toMatchObject({ accurate, direction })
})

test.each([
  ['2025-01-31', '2025-02-28', 1, '0'],
  // Last days are measured from last day to last day: back to January 31, and a day is left.
  ['2025-01-30', '2025-02-28', 1, '1/30'],
  ['2024-01-31', '2024-02-29', 1, '0'],
  ['2026-01-10', '2026-02-10', 1, '0'],
  ['2026-01-09', '2026-02-10', 1, '1/30'],
  ['2026-01-11', '2026-02-10', 1, '0'],
  ['2026-01-12', '2026-02-10', 0, '29/30'],
])('from %s to a first payment on %s: %i full months and %s', (from, first, full, fraction) => {
  const input = loan('1000.00', from, {
    ...series('100.00', first, 12, 'month'),
    endOfMonth: first.endsWith('28') || first.endsWith('29'),
  })
  expect(run(input).firstPeriod).toEqual({ full, fraction })
})

test.each([
  ['year', loan('1000.00', '2023-10-26', series('500.00', '2023-11-30', 5, 'month', 12)), '1'],
  ['week', loan('1000.00', '2023-11-23', series('250.00', '2023-11-30', 5, 'day', 7)), '52'],
  ['day', loan('1000.00', '2023-10-26', series('220.00', '2023-11-30', 5, 'day')), '365'],
  // Periods of one and of two months, none twice: their average of a month and a half goes down to one.
  ['month', loan('1000.00', '2026-01-10', once('500.00', '2026-02-10'), once('520.00', '2026-04-10')), '12'],
  ['month', loan('1000.00', '2026-01-10', once('1080.00', '2026-09-10')), '1.5'],
] as const)('the unit-period is the %s', (unit, input, perYear) => {
  expect(run(input).unitPeriod).toMatchObject({ unit, perYear })
})

test.each([
  ['multiple_advances', { advances: [once('500.00', '2026-01-10'), once('500.00', '2026-02-10')] }],
  [
    'irregular_periods',
    { payments: [once('300.00', '2026-02-10'), once('300.00', '2026-03-10'), once('450.00', '2026-06-10')] },
  ],
  [
    'irregular_amounts',
    {
      payments: [
        once('300.00', '2026-02-10'),
        once('310.00', '2026-03-10'),
        once('320.00', '2026-04-10'),
        once('150.00', '2026-05-10'),
      ],
    },
  ],
] as const)('%s makes it irregular: 1/4 of a point', (reason, change) => {
  const regular = loan('1000.00', '2026-01-10', series('350.00', '2026-02-10', 3, 'month'))
  expect(run(regular)).toMatchObject({ irregular: false, tolerance: '0.125' })
  expect(run({ ...regular, ...change })).toMatchObject({
    irregular: true,
    irregularReasons: [reason],
    tolerance: '0.25',
  })
})

test.each([
  [
    'PAYMENTS_DO_NOT_REPAY',
    'payments',
    loan('1000.00', '2026-01-10', series('99.99', '2026-02-10', 10, 'month')),
  ],
  ['INVALID_DATE_ORDER', 'payments', loan('1000.00', '2026-01-10', once('1100.00', '2026-01-09'))],
  ['INVALID_DATE_ORDER', 'payments', loan('1000.00', '2026-01-10', once('1100.00', '2026-01-10'))],
  ['INVALID_DATE', 'advances[0].date', loan('1000.00', '2026-06-31', once('1100.00', '2026-09-09'))],
  ['INVALID_VALUE', 'advances[0].amount', loan('0.00', '2026-01-10', once('1100.00', '2026-09-09'))],
  ['INVALID_VALUE', 'payments[0].amount', loan('1000.00', '2026-01-10', once('$1,234.5', '2026-09-09'))],
  [
    'INVALID_VALUE',
    'payments[0].count',
    loan('1000.00', '2026-01-10', series('1.00', '2026-01-11', 20_001, 'day')),
  ],
  [
    'INVALID_VALUE',
    'payments[0].count',
    loan('1000.00', '2026-01-10', series('1100.00', '2026-02-10', 0, 'month')),
  ],
  [
    'INVALID_VALUE',
    'payments[0].count',
    loan('1000.00', '2026-01-10', series('1100.00', '2026-02-10', Number.NaN, 'month')),
  ],
  [
    'INVALID_VALUE',
    'payments[0].every',
    loan('1000.00', '2026-01-10', series('1100.00', '2026-02-10', 2, 'month', 0)),
  ],
  [
    'INVALID_VALUE',
    'payments[0].days',
    loan('1000.00', '2026-01-01', { ...series('260.00', '2026-01-06', 5, 'semimonth'), days: [5, 20] }),
  ],
  [
    'UNIT_PERIOD_UNDETERMINED',
    'payments',
    loan('1000.00', '2026-01-10', series('120.00', '2026-01-20', 10, 'day', 10)),
  ],
] as const)('%s at %s', (code, field, input) => {
  expect(() => run(input)).toThrow(expect.objectContaining({ code, field }) as LoanTestRefusal)
})

/** Level monthly loans: amount, months, a rate for the payment, days before the first payment. */
const LOANS = fc.record({
  cents: fc.integer({ min: 100_000, max: 200_000_000 }),
  // With fewer than three payments a month occurs only once and is no common period.
  months: fc.integer({ min: 3, max: 480 }),
  percent: fc.integer({ min: 1, max: 3000 }),
  day: fc.integer({ min: 1, max: 28 }),
})
type Loan = typeof LOANS extends fc.Arbitrary<infer T> ? T : never

const money = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
function inputOf({ cents, months, percent, day }: Loan, times = 1): AprInput {
  const rate = percent / 120_000
  const payment = Math.ceil((cents * rate) / (1 - (1 + rate) ** -months)) * times
  const date = `2026-01-${String(day).padStart(2, '0')}`
  return loan(money(cents * times), date, series(money(payment), '2026-03-01', months, 'month'))
}

test('the rate repays the loan to within a tenth of a cent, going through the loan period by period', () => {
  fc.assert(
    fc.property(LOANS, (values) => {
      const input = inputOf(values)
      const { aprExact, firstPeriod } = run(input)
      const payment = Number((input.payments[0] as PaymentSeries).amount) * 100
      const balanceAt = (percent: number) => {
        const rate = percent / 1200
        const [part = 0, whole = 1] = firstPeriod.fraction.split('/').map(Number)
        let balance = values.cents * (1 + (rate * part) / whole) * (1 + rate) ** firstPeriod.full - payment
        for (let month = 1; month < values.months; month++) balance = balance * (1 + rate) - payment
        // Back to the day of the loan: what is left then, in cents of that day.
        return balance / (1 + rate) ** (values.months + firstPeriod.full)
      }
      // Six decimals of a percent: the true rate lies half a millionth to either side.
      expect(balanceAt(Number(aprExact) - 6e-7)).toBeLessThan(0.1)
      expect(balanceAt(Number(aprExact) + 6e-7)).toBeGreaterThan(-0.1)
    }),
    { seed: 30, numRuns: 200 },
  )
})

test('the same loan a hundred times over has the same rate', () => {
  fc.assert(
    fc.property(LOANS, (values) => {
      expect(run(inputOf(values, 100)).aprExact).toBe(run(inputOf(values)).aprExact)
    }),
    { seed: 30, numRuns: 100 },
  )
})

test('a higher payment never means a lower rate, and the order of rows means nothing', () => {
  fc.assert(
    fc.property(LOANS, fc.integer({ min: 1, max: 5000 }), (values, more) => {
      const input = inputOf(values)
      const first = input.payments[0] as PaymentSeries
      const higher = money(Math.round(Number(first.amount) * 100) + more)
      const rate = Number(run(input).aprExact)
      expect(
        Number(run({ ...input, payments: [{ ...first, amount: higher }] }).aprExact),
      ).toBeGreaterThanOrEqual(rate)
      const extra = once('25.00', '2026-02-14')
      expect(run({ ...input, payments: [extra, first] }).aprExact).toBe(
        run({ ...input, payments: [first, extra] }).aprExact,
      )
    }),
    { seed: 30, numRuns: 60 },
  )
})
