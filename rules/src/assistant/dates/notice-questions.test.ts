import { describe, expect, test } from 'vitest'
import { answerTo, daysIn } from '../../testing/date-answers.ts'

describe('rescission', () => {
  test.each([
    ['Signed today, when does rescission end?', '11-30', '12-01'],
    ['Loan signed Friday, December 11. When does the right of rescission expire?', '12-15', '12-16'],
    ['If the refinance closes on December 23, when can we disburse?', '12-28', '12-29'],
    ['Borrower signed on Monday, December 7; when can we fund?', '12-10', '12-11'],
    ['Refinance closing on Saturday December 12: rescission period ends when?', '12-16', '12-17'],
    [
      'We close the HELOC on the day before Thanksgiving. How long must we wait to disburse?',
      '11-30',
      '12-01',
    ],
    [
      'Until when can the borrower rescind a loan consummated on December 31, 2026?',
      '2027-01-05',
      '2027-01-06',
    ],
  ])('%s', (question, ends, from) => {
    const days = daysIn(question)
    expect(days).toContain(ends)
    expect(days).toContain(from)
  })

  test('counts back from the funding', () => {
    // Signed Wed Dec 9: 10, 11, 12; funds from Sunday 13. Signed Dec 10 would end at midnight of Dec 14.
    expect(daysIn('To disburse on December 14, by when must the borrower sign?')).toEqual(['12-09'])
    expect(
      daysIn('What is the latest day to sign a refinance if funds must be disbursed on December 14?'),
    ).toEqual(['12-09'])
  })

  test('says whether funds can go out on a day', () => {
    expect(daysIn('Loan signed on December 11, can we disburse on December 15?')?.[0]).toBe(
      'No, that is too early',
    )
    expect(daysIn('Loan signed on December 11, can we disburse on December 16?')?.[0]).toBe(
      'Yes, by these dates',
    )
  })
})

describe('other notices', () => {
  test.each([
    // 1002.9(a)(1): 30 days, 90 days.
    [
      'When is the adverse action notice due if a completed application was received on December 1, 2026?',
      ['12-31'],
    ],
    ['Application received November 2. Adverse action deadline?', ['12-02']],
    ['We made a counteroffer on December 1. When is the adverse action notice due?', ['2027-03-01']],
    ['Incomplete application received December 1: when must the notice of incompleteness go out?', ['12-31']],
    ['We took adverse action on an incomplete application on December 1; notice due when?', ['12-31']],
    [
      'We reduced the credit line on December 1. When is the adverse action notice on the existing account due?',
      ['12-31'],
    ],
    // 1024.35: Dec 2, 3, 4, 7, 8; then to Jan 14 (see the calendar: 3 + 5 + 5 + 4 + 4 + 5 + 4).
    [
      'We received a notice of error on December 1. When do we have to acknowledge it?',
      ['12-08', '2027-01-14'],
    ],
    ['Notice of error received 11/23/2026: response deadline?', ['12-01', '2027-01-07']],
    ['NOE came in on Tuesday, December 1 - when is the answer due?', ['12-08', '2027-01-14']],
    ['A notice of error about a payoff balance was received on December 1. Answer due?', ['12-08', '12-10']],
    ['When must we respond to a request for information received on December 1?', ['12-08', '2027-01-14']],
    ['RFI asking who owns the loan received December 1, due date?', ['12-08', '12-15']],
    ['QWR received on December 1, 2026. When is the response due?', ['12-08', '2027-01-14']],
    ['Loan settled December 14, 2026. When is the initial escrow statement due?', ['2027-01-28']],
    [
      'The escrow computation year ends December 31, 2026. When is the annual escrow statement due?',
      ['2027-01-30'],
    ],
    ['Loan paid in full on December 1: when is the escrow balance due back?', ['2027-01-30', '12-30']],
    ['Servicing transfer effective January 1, 2027: when must the goodbye letter go out?', ['12-17']],
    ['Servicing transfer effective January 1, 2027: when is the hello letter due?', ['2027-01-16']],
    ['Loans transfer to the new servicer effective January 1, 2027. Combined notice by when?', ['12-17']],
    ['For a closing on December 14, when must the appraisal copy be delivered?', ['12-09', '12-04']],
    ['When are copies of the appraisal due if we close December 14?', ['12-09', '12-04']],
    ['Application received November 23; when is the appraisal notice of the right to a copy due?', ['11-27']],
    [
      'We denied an application on November 10, 2026. When must it be on the HMDA LAR?',
      ['2027-01-30', '2027-03-01'],
    ],
    ['Loan originated August 15, 2026: when must it be recorded for HMDA?', ['10-30', '2027-03-01']],
    ['When is the HMDA LAR for 2026 due?', ['2027-03-01']],
    ['When must we submit 2025 HMDA data?', ['03-01']],
    ['The quarter ended September 30. When is the quarterly HMDA report due?', ['11-29']],
    ['Reg E error notice received December 1. When must we finish?', ['12-15', '12-15', '2027-01-15']],
    [
      'A member reported an unauthorized debit card transaction on December 1. When is provisional credit due?',
      ['12-15', '12-15', '2027-01-15'],
    ],
    [
      'New account Reg E claim received December 1, when is provisional credit due?',
      ['12-30', '12-30', '2027-03-01'],
    ],
    ['Point-of-sale Reg E error received December 1, how long do we have?', ['12-15', '12-15', '2027-03-01']],
    ['Billing error notice received December 1: deadlines?', ['12-31', '2027-03-01']],
    ['Direct dispute of a credit report received December 1. Due when?', ['12-31', '2027-01-15']],
    ['Remittance error notice received on December 1: when is the investigation due?', ['2027-03-01']],
    ['Loss mitigation application received December 1. When is the acknowledgment due?', ['12-08']],
    [
      'Complete loss mitigation application received December 1, when must we evaluate it?',
      ['12-08', '12-08', '12-31'],
    ],
    [
      'Borrower has not paid; payment due September 1 is unpaid. When can we make the first filing for foreclosure?',
      ['10-07', '10-16', '12-31'],
    ],
    ['Payoff statement request received December 1. When is it due?', ['12-10']],
    ['We received notice of rescission on December 1, when must we return the money?', ['12-21']],
  ])('%s', (question, days) => {
    expect(daysIn(question)?.slice(0, days.length)).toEqual(days)
  })

  test.each([
    [
      'We received a notice of error on December 1. When do we have to acknowledge it?',
      '/loan-tests/notice-dates?clock=notice_of_error&date=2026-12-01',
    ],
    [
      'Application received November 2. Adverse action deadline?',
      '/loan-tests/adverse-action?kind=complete_application&date=2026-11-02',
    ],
    [
      'Servicing transfer effective January 1, 2027: when is the hello letter due?',
      '/loan-tests/servicing?kind=transfer&effectiveDate=2027-01-01',
    ],
    [
      'Signed today, when does rescission end?',
      '/loan-tests/trid-clock?plannedConsummation=2026-11-25&rescission=yes',
    ],
    [
      'CD mailed 12/3. When can we close?',
      '/loan-tests/trid-clock?closingDisclosureSent=2026-12-03&closingDisclosureMethod=mail',
    ],
  ])('%s opens its calculator', (question, href) => {
    expect(answerTo(question)?.href).toBe(href)
  })
})
