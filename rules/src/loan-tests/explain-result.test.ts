import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { CALCULATORS, explainResult, outcomeOf, runCalculator } from './calculators.ts'
import { type Explanation, explainRefusal, severityOf } from './explanation.ts'
import type { CalculatorName } from './loan-test-list.ts'
import { LoanTestRefusal } from './refusal.ts'
import examples from './worked-examples.json' with { type: 'json' }

function run(calculator: CalculatorName, input: object): { outcome: string; about: Explanation } {
  const { result } = runCalculator(calculator, input, bundledData)
  return {
    outcome: outcomeOf(calculator, result),
    about: explainResult(calculator, input, result, bundledData),
  }
}

/** Emailed on Wednesday, January 14, 2026: received on Saturday the 17th; Monday the 19th is a holiday. */
const EMAILED = {
  closingDisclosure: { sent: '2026-01-14', method: 'email', esignConsent: true },
  plannedConsummation: '2026-01-21',
}
const HANDED_OVER = { closingDisclosure: { sent: '2026-06-03', method: 'in_person' } }

test.each<[string, CalculatorName, object, string, Partial<Explanation> & { causeKey?: string }]>([
  [
    'three business days after an emailed disclosure',
    'trid-forward',
    EMAILED,
    'Closing on Wed, Jan 21, 2026 is 1 day too early: the Closing Disclosure was sent on Wed, Jan 14, 2026 and counts as received on Sat, Jan 17, 2026, so the earliest day is Thu, Jan 22, 2026.',
    {
      miss: { unit: 'days', amount: '1' },
      decidedBy: {
        field: 'closingDisclosure.sent',
        label: 'Closing Disclosure sent',
        value: 'Wed, Jan 14, 2026',
      },
      causeKey: 'closing_disclosure_three_days',
    },
  ],
  [
    'evidence of receipt decides',
    'trid-forward',
    {
      closingDisclosure: { sent: '2026-01-14', method: 'courier', evidenceOfReceipt: '2026-01-16' },
      plannedConsummation: '2026-01-19',
    },
    'Closing on Mon, Jan 19, 2026 is 2 days too early: the Closing Disclosure was received on Fri, Jan 16, 2026, so the earliest day is Wed, Jan 21, 2026.',
    {
      miss: { unit: 'days', amount: '2' },
      decidedBy: {
        field: 'closingDisclosure.evidenceOfReceipt',
        label: 'Closing Disclosure receipt',
        value: 'Fri, Jan 16, 2026',
      },
      causeKey: 'closing_disclosure_three_days',
    },
  ],
  [
    'seven business days after the Loan Estimate',
    'trid-forward',
    {
      loanEstimate: { sent: '2026-06-01', method: 'in_person' },
      ...HANDED_OVER,
      plannedConsummation: '2026-06-08',
    },
    'Closing on Mon, Jun 8, 2026 is 1 day too early: the Loan Estimate was sent on Mon, Jun 1, 2026, and closing has to wait for the seventh business day after it, so the earliest day is Tue, Jun 9, 2026.',
    { causeKey: 'loan_estimate_seven_days', miss: { unit: 'days', amount: '1' } },
  ],
  [
    'no Closing Disclosure',
    'trid-forward',
    { plannedConsummation: '2026-06-08' },
    'Closing on Mon, Jun 8, 2026 is not allowed: no Closing Disclosure has been provided.',
    { miss: null, causeKey: 'closing_disclosure_missing' },
  ],
  [
    'email without consent',
    'trid-forward',
    {
      closingDisclosure: { sent: '2026-06-03', method: 'email', esignConsent: false },
      plannedConsummation: '2026-06-08',
    },
    'Closing on Mon, Jun 8, 2026 is not allowed: the Closing Disclosure was emailed on Wed, Jun 3, 2026 without E-Sign consent, so it counts as not provided.',
    { causeKey: 'closing_disclosure_without_consent' },
  ],
  [
    'a change without a corrected disclosure',
    'trid-forward',
    { ...HANDED_OVER, changes: [{ kind: 'product' }], plannedConsummation: '2026-06-08' },
    'Closing on Mon, Jun 8, 2026 is not allowed: the loan product changed after the Closing Disclosure, and no corrected one has been provided for it.',
    { causeKey: 'corrected_closing_disclosure_missing' },
  ],
  [
    'two faults are both named',
    'trid-forward',
    { ...HANDED_OVER, changes: [{ kind: 'product' }], plannedConsummation: '2026-06-05' },
    'Closing on Fri, Jun 5, 2026 is not allowed: the loan product changed after the Closing Disclosure, and no corrected one has been provided for it. Also: Closing on Fri, Jun 5, 2026 is 1 day too early: the Closing Disclosure was received on Wed, Jun 3, 2026, so the earliest day is Sat, Jun 6, 2026.',
    { causeKey: 'corrected_closing_disclosure_missing' },
  ],
  [
    'a revised Loan Estimate on the day of the Closing Disclosure',
    'trid-forward',
    {
      ...HANDED_OVER,
      revisedLoanEstimates: [{ sent: '2026-06-03', method: 'in_person' }],
      plannedConsummation: '2026-06-15',
    },
    'Closing on Mon, Jun 15, 2026 is not allowed: the revised Loan Estimate of Wed, Jun 3, 2026 was provided on or after the day of the Closing Disclosure.',
    { causeKey: 'revised_loan_estimate_late' },
  ],
  [
    'four business days after a revised Loan Estimate',
    'trid-forward',
    {
      revisedLoanEstimates: [{ sent: '2026-06-02', method: 'in_person' }],
      ...HANDED_OVER,
      plannedConsummation: '2026-06-05',
    },
    // From Tuesday: Wednesday, Thursday, Friday, Saturday; the disclosure of Wednesday leads to Saturday too.
    'Closing on Fri, Jun 5, 2026 is 1 day too early: the Closing Disclosure was received on Wed, Jun 3, 2026, so the earliest day is Sat, Jun 6, 2026.',
    { causeKey: 'closing_disclosure_three_days' },
  ],
  [
    'a corrected disclosure with a new wait',
    'trid-forward',
    {
      closingDisclosure: { sent: '2026-06-05', method: 'in_person' },
      changes: [{ kind: 'apr', disclosedApr: 7.0, newApr: 7.15 }],
      correctedClosingDisclosures: [{ sent: '2026-06-09', method: 'in_person', reasons: ['apr'] }],
      plannedConsummation: '2026-06-10',
    },
    'Closing on Wed, Jun 10, 2026 is 2 days too early: the corrected Closing Disclosure was received on Tue, Jun 9, 2026, so the earliest day is Fri, Jun 12, 2026.',
    { causeKey: 'corrected_closing_disclosure_three_days' },
  ],
  [
    'an allowed closing with a late Loan Estimate',
    'trid-forward',
    {
      applicationReceived: '2026-06-01',
      loanEstimate: { sent: '2026-06-05', method: 'mail' },
      closingDisclosure: { sent: '2026-06-08', method: 'in_person' },
      plannedConsummation: '2026-06-15',
    },
    'Closing on Mon, Jun 15, 2026 is allowed: the earliest day was Sat, Jun 13, 2026. The Loan Estimate went out on Fri, Jun 5, 2026, 1 day after it was due on Thu, Jun 4, 2026.',
    { causeKey: 'loan_estimate_late', miss: { unit: 'days', amount: '1' } },
  ],
  [
    'an APR change without its rates',
    'trid-forward',
    {
      ...HANDED_OVER,
      changes: [{ kind: 'apr', disclosedApr: 7 }],
      plannedConsummation: '2026-06-08',
      correctedClosingDisclosures: [{ sent: '2026-06-04', method: 'in_person', reasons: ['other'] }],
    },
    'Not determined. Missing: new APR. Whether closing on Mon, Jun 8, 2026 needs a new three-day wait depends on how far the APR moved.',
    { missing: [{ field: 'changes[0].newApr', label: 'New APR' }], causeKey: 'missing:changes.newApr' },
  ],
  [
    'no planned closing',
    'trid-forward',
    HANDED_OVER,
    'No planned closing was given; the earliest day is Sat, Jun 6, 2026.',
    { miss: null },
  ],
  [
    'the last day of a closing',
    'trid-backward',
    { consummation: '2026-06-12' },
    'For closing on Fri, Jun 12, 2026, the Closing Disclosure has to be received by Tue, Jun 9, 2026: handed over by that day, or mailed by Fri, Jun 5, 2026.',
    {},
  ],
  [
    'an event without its date',
    'trid-post-closing',
    { consummation: '2026-06-01', events: [{ id: 'tax', kind: 'amount_paid_changed' }] },
    'Not determined. Missing: date of the event.',
    {
      missing: [{ field: 'events[0].eventDate', label: 'Date of the event' }],
      causeKey: 'missing:events.eventDate',
    },
  ],
  [
    'the ten percent limit',
    'fee-tolerance',
    {
      consummation: '2025-12-15',
      fees: [
        { id: 'Origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1200.00' },
        { id: 'Recording', kind: 'recording_fee', estimated: '250.00', actual: '295.00' },
      ],
    },
    '$20.00 over tolerance, to be refunded by Fri, Feb 13, 2026: the fees of the ten percent limit come to $295.00, $20.00 above $275.00.',
    {
      miss: { unit: 'dollars', amount: '20.00' },
      decidedBy: { field: 'fees[1].actual', label: 'Recording', value: '$295.00 against $250.00' },
      causeKey: 'ten_percent',
    },
  ],
  [
    'the largest part names the cause',
    'fee-tolerance',
    {
      fees: [
        { id: 'Origination', kind: 'creditor_fee', estimated: '1200.00', actual: '1250.00' },
        { id: 'Credit', kind: 'lender_credit', estimated: '500.00', actual: '400.00' },
      ],
    },
    '$150.00 over tolerance, to be refunded: Origination is $50.00 above its estimate; lender credits of $400.00 are $100.00 less than disclosed. The last day depends on the date of consummation, which is missing.',
    { miss: { unit: 'dollars', amount: '150.00' }, causeKey: 'lender_credits' },
  ],
  [
    'points and fees over 3 percent of $300,000',
    'qm-points-fees',
    { consummation: '2026-02-02', loanAmount: '300000', pointsAndFees: '9120.50' },
    'Points and fees of $9,120.50 are $120.50 over the limit of $9,000.00.',
    { miss: { unit: 'dollars', amount: '120.50' }, causeKey: 'points_and_fees' },
  ],
  [
    'points and fees that are missing',
    'qm-points-fees',
    { consummation: '2026-02-02', loanAmount: '300000' },
    'Not determined. Missing: points and fees. The limit for this loan is $9,000.00.',
    {
      missing: [{ field: 'pointsAndFees', label: 'Points and fees' }],
      causeKey: 'missing:pointsAndFees',
    },
  ],
  [
    'a price 2.5 above, where 2.25 fails',
    'qm-status',
    {
      ...{ consummation: '2026-02-02', loanAmount: '300000', lien: 'first', apr: '8.5', apor: '6' },
      ...{ pointsAndFeesPass: true, productFeaturesPass: true },
    },
    'Not a qualified mortgage: the APR is 2.5 percentage points above the average prime offer rate and has to be below 2.25.',
    { miss: { unit: 'percentage_points', amount: '0.25' }, causeKey: 'qm_price' },
  ],
  [
    'a test of a qualified mortgage that was not made',
    'qm-status',
    {
      ...{ consummation: '2026-02-02', loanAmount: '300000', lien: 'first', apr: '6.5', apor: '6' },
      pointsAndFeesPass: true,
    },
    'Not determined. Missing: result of the product features test.',
    { causeKey: 'missing:productFeaturesPass' },
  ],
  [
    'two triggers of a high-cost mortgage',
    'hoepa',
    {
      ...{ consummation: '2026-02-02', loanAmount: '300000', lien: 'first', apr: '13', apor: '6' },
      ...{ pointsAndFees: '15500', prepaymentPenalty: { none: true } },
    },
    'A high-cost mortgage: the APR is 7 percentage points above the average prime offer rate, more than 6.5; points and fees of $15,500.00 exceed $15,000.00.',
    { miss: { unit: 'percentage_points', amount: '0.5' }, causeKey: 'hoepa_apr' },
  ],
  [
    'a penalty until month 48',
    'hoepa',
    {
      ...{ consummation: '2026-02-02', loanAmount: '300000', lien: 'first', apr: '7', apor: '6' },
      ...{ pointsAndFees: '1000', prepaymentPenalty: { lastMonth: 48, maximumPercent: '2' } },
    },
    'A high-cost mortgage: the prepayment penalty can be charged until month 48, after month 36.',
    { miss: { unit: 'months', amount: '12' }, causeKey: 'hoepa_prepayment_penalty' },
  ],
  [
    'a high-cost test without lien and penalty',
    'hoepa',
    {
      ...{ consummation: '2026-02-02', loanAmount: '300000', apr: '7', apor: '6' },
      pointsAndFees: '1000',
    },
    'Not determined. Missing: lien and prepayment penalty. No trigger that was tested is met.',
    { causeKey: 'missing:lien+prepaymentPenalty' },
  ],
  [
    'an APR 0.15 below, where 0.125 is allowed',
    'apr-tolerance',
    { disclosedApr: '7', actualApr: '7.15', irregular: false },
    'The disclosed APR of 7% is 0.15 of a percentage point below the actual 7.15%; the tolerance is 0.125, so it misses by 0.025.',
    { miss: { unit: 'percentage_points', amount: '0.025' }, causeKey: 'apr_understated' },
  ],
  [
    'a request for reasons without its day',
    'adverse-action',
    { kind: 'reasons_request', date: '2026-01-06' },
    'Not determined. Missing: day of the request for reasons. Reasons are owed only where the applicant asked in time.',
    { causeKey: 'missing:requested' },
  ],
  [
    'thirty days after a complete application',
    'adverse-action',
    { kind: 'complete_application', date: '2026-01-06' },
    'The notice is due by Thu, Feb 5, 2026.',
    {},
  ],
  [
    'a business day over a holiday',
    'business-days',
    { definition: 'specific', from: '2026-07-02', days: 2 },
    '2 specific business days after Thu, Jul 2, 2026 is Monday, July 6, 2026.',
    {},
  ],
])('says of %s what it means', (_, calculator, input, sentence, { causeKey, ...more }) => {
  const { about } = run(calculator, input)
  expect(about.sentence).toBe(sentence)
  expect(about).toMatchObject(more)
  expect(about.cause?.key).toBe(causeKey)
})

test.each(examples.filter(({ calculator }) => calculator in CALCULATORS))(
  'explains $id of $calculator as its outcome requires',
  ({ calculator, input }) => {
    const found = attempt(calculator as CalculatorName, input)
    if (!found) return
    const { outcome, about } = found
    expect(about.sentence).toMatch(/^[A-Z$“\d][\s\S]*\.$|^[a-z_]+ was /)
    expect(about.sentence).not.toMatch(/undefined|null|NaN/)
    if (outcome === 'outside') expect(about.cause).not.toBeNull()
    if (outcome === 'undetermined') expect(about.missing).not.toEqual([])
    if (outcome === 'within' && calculator !== 'trid-forward') expect(about.cause).toBeNull()
  },
)

function attempt(calculator: CalculatorName, input: object) {
  try {
    return run(calculator, input)
  } catch (error) {
    if (error instanceof LoanTestRefusal) return undefined
    throw error
  }
}

test('puts a failure without a size before every measured one, and larger misses before smaller ones', () => {
  const severity = (calculator: CalculatorName, input: object) => severityOf(run(calculator, input).about)
  const none = severity('trid-forward', { plannedConsummation: '2026-06-08' })
  const two = severity('trid-forward', { ...EMAILED, plannedConsummation: '2026-01-20' })
  const one = severity('trid-forward', EMAILED)
  const fine = severity('trid-forward', { ...EMAILED, plannedConsummation: '2026-01-22' })
  expect([one, none, fine, two].sort((a, b) => b - a)).toEqual([none, two, one, fine])
  expect(fine).toBe(0)
  expect(none).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
})

test('names the three largest of many fees', () => {
  const fees = Array.from({ length: 5 }, (_, index) => ({
    ...{ id: `Fee ${index + 1}`, kind: 'creditor_fee', estimated: '100.00' },
    actual: `10${index + 1}.00`,
  }))
  expect(run('fee-tolerance', { consummation: '2025-12-15', fees }).about.sentence).toBe(
    '$15.00 over tolerance, to be refunded by Fri, Feb 13, 2026: Fee 5 is $5.00 above its estimate; Fee 4 is $4.00 above its estimate; Fee 3 is $3.00 above its estimate; and 2 more.',
  )
})

test('groups refused rows by their column, whatever the place in a list', () => {
  expect(
    explainRefusal({ field: 'fees[12].actual', message: 'fees[12].actual: "x" is not an amount.' }),
  ).toMatchObject({
    sentence: 'fees[12].actual: "x" is not an amount.',
    cause: { key: 'unreadable:fees.actual', title: 'Check: amount charged' },
  })
  expect(explainRefusal({ field: 'fees.3.actual', message: 'No.' }).cause?.key).toBe('unreadable:fees.actual')
})
