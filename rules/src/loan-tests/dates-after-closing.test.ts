import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { type AdverseActionInput, adverseAction } from './adverse-action.ts'
import { type EscrowAnalysisInput, escrowAnalysis } from './escrow-analysis.ts'
import { type ServicingDatesInput, servicingDates } from './servicing-dates.ts'
import { threshold } from './threshold.ts'
import { type TridPostClosingInput, tridPostClosing } from './trid-post-closing.ts'

// 19(f)(2)(iii): the event lies within the 30 days after consummation; 30 more days from the information.
test.each([
  ['2026-07-01', '2026-07-01', 'consumer', '2026-07-31'],
  ['2026-07-02', '2026-07-02', 'none', null],
  ['2026-06-01', '2026-06-20', 'consumer', '2026-07-20'],
])(
  'an amount changed on %s and known on %s is corrected for %s by %s',
  (eventDate, informationReceived, to, dueBy) => {
    const event = { id: 'e', kind: 'amount_paid_changed' as const, eventDate, informationReceived }
    const { events } = tridPostClosing({ consummation: '2026-06-01', events: [event] }, bundledData).result
    expect(events).toEqual([{ id: 'e', correctedDisclosureTo: to, dueBy, refundDueBy: null }])
  },
)

test.each([
  ['clerical_error', 'consumer', '2026-07-31', null],
  ['refund_over_tolerance', 'consumer', '2026-07-31', '2026-07-31'],
  ['per_diem_interest_only', 'none', null, null],
  ['amount_paid_changed', null, null, null],
] as const)('%s after June 1, 2026', (kind, correctedDisclosureTo, dueBy, refundDueBy) => {
  const input: TridPostClosingInput = { consummation: '2026-06-01', events: [{ id: 'e', kind }] }
  expect(tridPostClosing(input, bundledData).result.events[0]).toEqual({
    ...{ id: 'e', correctedDisclosureTo, dueBy, refundDueBy },
  })
})

test('an event before consummation is refused by its field', () => {
  const event = { id: 'e', kind: 'amount_paid_changed' as const, eventDate: '2026-05-31' }
  expect(() => tridPostClosing({ consummation: '2026-06-01', events: [event] }, bundledData)).toThrow(
    expect.objectContaining({ code: 'INVALID_DATE_ORDER', field: 'events[0].eventDate' }),
  )
})

test('a figure of a secondary source says so', () => {
  const { result, notes } = threshold(
    { key: 'conforming_limit_one_unit_baseline', date: '2023-06-01' },
    bundledData,
  )
  expect(result).toMatchObject({ value: '726200', status: 'S' })
  expect(notes[0]).toContain('secondary source')
})

test('the qualified mortgage cap of 2025 says why the printed text differs', () => {
  const { notes } = threshold({ key: 'qm_pf_d_cap', date: '2025-05-05' }, bundledData)
  expect(notes.join()).toContain('1305 by mistake')
})

// Appendix E to part 1024: 1,560 a year, 130 a month, lowest -780 in December.
const TAXES: EscrowAnalysisInput = {
  firstPaymentMonth: '2026-07',
  disbursements: [
    { month: '2026-07', amount: '500.00', item: 'county tax' },
    { month: '2026-09', amount: '360.00', item: 'school tax' },
    { month: '2026-12', amount: '700.00', item: 'county tax' },
  ],
}
const escrow = (input: Partial<EscrowAnalysisInput>) =>
  escrowAnalysis({ ...TAXES, ...input }, bundledData).result

test('the twelve rows of appendix E', () => {
  const { rows } = escrow({})
  expect(rows.map(({ trialBalance }) => Number(trialBalance))).toEqual([
    ...[-370, -240, -470, -340, -210, -780],
    ...[-650, -520, -390, -260, -130, 0],
  ])
  expect(rows[5]).toEqual({
    month: '2026-12',
    payment: '130.00',
    disbursement: '700.00',
    trialBalance: '-780.00',
    targetBalance: '260.00',
  })
})

test.each([
  [2, '1040.00', '260.00'],
  [1, '910.00', '130.00'],
  [0, '780.00', '0.00'],
])('a cushion of %i months starts at %s', (cushionMonths, startingTargetBalance, lowestTargetBalance) => {
  expect(escrow({ cushionMonths })).toMatchObject({ startingTargetBalance, lowestTargetBalance })
})

// Target 1,040.00, one payment 130.00.
test.each([
  ['1090.00', true, { surplus: '50.00', action: 'refund_within_30_days' }],
  ['1089.99', true, { surplus: '49.99', action: 'refund_or_credit' }],
  ['1090.00', false, { surplus: '50.00', action: 'may_retain' }],
  ['1040.00', true, { surplus: null, shortage: null, deficiency: null }],
  [
    '910.01',
    true,
    {
      shortage: '129.99',
      shortageOptions: ['do_nothing', 'repay_within_30_days', 'repay_over_12_months_or_more'],
    },
  ],
  ['910.00', true, { shortage: '130.00', shortageOptions: ['do_nothing', 'repay_over_12_months_or_more'] }],
  ['0.00', true, { shortage: '1040.00', deficiency: null }],
  [
    '-129.99',
    true,
    {
      shortage: '1040.00',
      deficiency: '129.99',
      deficiencyOptions: ['do_nothing', 'repay_within_30_days', 'repay_in_2_or_more_payments'],
    },
  ],
  [
    '-130.00',
    true,
    { deficiency: '130.00', deficiencyOptions: ['do_nothing', 'repay_in_2_or_more_payments'] },
  ],
])('a balance of %s, borrower current %s', (currentBalance, borrowerCurrent, expected) => {
  expect(escrow({ currentBalance, borrowerCurrent }).position).toMatchObject(expected)
})

test('a yearly sum that twelve does not divide keeps its fractions until they are shown', () => {
  const { monthlyPayment, rows } = escrow({
    disbursements: [{ month: '2027-06', amount: '100.00', item: 'tax' }],
  })
  expect([monthlyPayment, rows[0]!.trialBalance, rows[10]!.trialBalance]).toEqual(['8.33', '8.33', '91.67'])
})

test.each([
  [{ cushionMonths: 3 }, 'CUSHION_ABOVE_LIMIT', 'cushionMonths'],
  [
    { disbursements: [{ month: '2027-07', amount: '1.00', item: 'x' }] },
    'INVALID_VALUE',
    'disbursements[0].month',
  ],
  [{ firstPaymentMonth: '2026-13' }, 'INVALID_DATE', 'firstPaymentMonth'],
])('refuses %j with %s', (input, code, field) => {
  expect(() => escrow(input)).toThrow(expect.objectContaining({ code, field }))
})

const servicing = (input: ServicingDatesInput) => servicingDates(input, bundledData).result

test('a transfer after a termination for cause may be told 30 days later', () => {
  expect(servicing({ kind: 'transfer', effectiveDate: '2026-06-01', extendedTime: true })).toEqual({
    transferorNoticeBy: '2026-07-01',
    transfereeNoticeBy: '2026-07-01',
    combinedNoticeBy: '2026-07-01',
    shortYearStatementBy: '2026-07-31',
    initialEscrowStatementBy: '2026-07-31',
    // 60 days beginning on June 1: June 1 is day 1, July 30 is day 60.
    paymentsToOldServicerNotLateThrough: '2026-07-30',
  })
})

// Due January 1, 2026: day 36 is February 6, day 45 February 15, day 121 May 2.
test.each([
  [{}, '2026-02-06', '2026-02-15', '2026-05-02'],
  [{ paidInFull: '2026-02-06' }, null, null, null],
  [{ paidInFull: '2026-02-07' }, '2026-02-06', null, null],
  [{ paidInFull: '2026-02-16' }, '2026-02-06', '2026-02-15', null],
  [{ paidInFull: '2026-05-01' }, '2026-02-06', '2026-02-15', null],
  [{ paidInFull: '2026-05-02' }, '2026-02-06', '2026-02-15', '2026-05-02'],
])(
  'a payment due January 1, 2026 with %j',
  (more, liveContactBy, writtenNoticeBy, foreclosureReferralNotBefore) => {
    expect(servicing({ kind: 'delinquency', unpaidSince: '2026-01-01', ...more })).toEqual({
      ...{ liveContactBy, writtenNoticeBy, foreclosureReferralNotBefore, daysDelinquent: null },
    })
  },
)

// Comment 39(b)(1)-2: a notice on April 15 is repeated on October 12, or 45 days after a later due date.
test.each([
  ['2026-03-01', '2026-10-12'],
  ['2026-08-28', '2026-10-12'],
  ['2026-10-01', '2026-11-15'],
])('delinquent since %s with a notice on April 15: again by %s', (unpaidSince, writtenNoticeBy) => {
  expect(servicing({ kind: 'delinquency', unpaidSince, priorWrittenNotice: '2026-04-15' })).toMatchObject({
    writtenNoticeBy,
  })
})

// Sale on June 10, 2026: 90 days before is March 12, 45 days April 26, 37 days May 4.
test.each([
  ['2026-03-12', '2026-03-12', { minimumResponseDays: 14, appealAvailable: true, evaluateBy: '2026-04-11' }],
  [
    '2026-03-12',
    '2026-03-13',
    { minimumResponseDays: 7, appealAvailable: false, foreclosureProtection: true },
  ],
  ['2026-04-26', '2026-05-03', { acknowledgeBy: '2026-05-01', foreclosureProtection: true }],
  [
    '2026-04-27',
    '2026-05-04',
    { acknowledgeBy: null, evaluateBy: null, foreclosureProtection: false, completeNoticeBy: null },
  ],
])('an application of %s, complete on %s, before a sale', (received, completeReceived, expected) => {
  expect(
    servicing({ kind: 'loss_mitigation', received, completeReceived, foreclosureSale: '2026-06-10' }),
  ).toMatchObject(expected)
})

test('acknowledgment days leave out weekends and legal holidays', () => {
  // Thursday, June 18: Friday is Juneteenth, so Monday is day 1 and Friday, June 26 day 5.
  expect(servicing({ kind: 'loss_mitigation', received: '2026-06-18' })).toMatchObject({
    acknowledgeBy: '2026-06-26',
    evaluateBy: null,
    foreclosureProtection: null,
  })
})

test.each([
  [{ kind: 'complete_application', date: '2028-01-31' }, true, '2028-03-01'],
  [{ kind: 'complete_application', date: '2027-01-31' }, true, '2027-03-02'],
  [{ kind: 'incomplete_application', date: '2026-06-01', expresslyWithdrawn: true }, false, null],
  [{ kind: 'adverse_action_incomplete', date: '2026-06-01' }, true, '2026-07-01'],
  [{ kind: 'adverse_action_existing_account', date: '2026-06-01' }, true, '2026-07-01'],
  [{ kind: 'counteroffer', date: '2026-06-01', accepted: false }, true, '2026-08-30'],
  [{ kind: 'counteroffer', date: '2026-06-01', accepted: true }, false, null],
  [{ kind: 'counteroffer', date: '2026-06-01', combinedNotice: true }, false, null],
  [{ kind: 'reasons_request', date: '2026-06-01', requested: '2026-07-31' }, true, '2026-08-30'],
  [{ kind: 'reasons_request', date: '2026-06-01', requested: '2026-08-01' }, false, null],
  [{ kind: 'reasons_request', date: '2026-06-01' }, null, null],
] as [AdverseActionInput, boolean | null, string | null][])(
  'Regulation B: %j',
  (input, noticeRequired, dueBy) => {
    expect(adverseAction(input, bundledData).result).toMatchObject({ noticeRequired, dueBy })
  },
)
