import { describe, expect, test } from 'vitest'
import { answerTo, daysIn } from '../../testing/date-answers.ts'

describe('Closing Disclosure before a closing', () => {
  test.each([
    // Closing Monday, Dec 14: Friday 11, Saturday 12, and Monday 14 are the three days after Thursday, Dec 10.
    // Mailed by Monday, Dec 7: Tuesday 8, Wednesday 9, Thursday 10.
    ['When must the Closing Disclosure be received for a closing on December 14, 2026?', '12-10', '12-07'],
    ['By when does the borrower have to receive the CD if we close on 12/14/2026?', '12-10', '12-07'],
    ['Closing is December 14. When is the CD due?', '12-10', '12-07'],
    ['We close Dec 14, 2026. Latest day the CD can be received?', '12-10', '12-07'],
    ['What is the deadline for the Closing Disclosure for a December 14 closing?', '12-10', '12-07'],
    ['CD deadline for closing 12/14/26', '12-10', '12-07'],
    ['closing date 2026-12-14, when does the CD need to be in the borrower’s hands?', '12-10', '12-07'],
    ['When do we have to get the CD to the consumer for consummation on 14 December 2026?', '12-10', '12-07'],
    [
      'The closing is scheduled for Monday, December 14, 2026. By what date must the CD be received?',
      '12-10',
      '12-07',
    ],
    [
      'Our settlement date is December 14th, 2026; when must the closing disclosure arrive?',
      '12-10',
      '12-07',
    ],
    [
      'When must the Closing Disclosure be received no later than for a closing on Dec. 14?',
      '12-10',
      '12-07',
    ],
    ['How late can the CD be received when the loan closes on the 14th of December?', '12-10', '12-07'],
    // Thanksgiving is skipped: Nov 28, 30, and Dec 1 follow Friday, Nov 27. Mailed Nov 23: 24, 25, 27.
    ['When must the CD be received to close on December 1, 2026?', '11-27', '11-23'],
    // Saturday Nov 28 counts, Thursday does not: Nov 27, 28, 30 follow Wednesday, Nov 25. Mailed Sat Nov 21.
    ['Closing Monday. When was the CD due to be received?', '11-25', '11-21'],
    // Christmas is skipped: Dec 24, 26, 28 follow Dec 23. Mailed Dec 19 (Sat): 21, 22, 23.
    ['When does the CD have to be received for a December 28 closing?', '12-23', '12-19'],
    ['When is the CD due if closing is on the Monday after Christmas?', '12-23', '12-19'],
    // Dec 29, 30, 31. Mailed Dec 23: 24, 26, 28.
    ['Closing on New Year’s Eve: when must the CD be received?', '12-28', '12-23'],
    // New Year's Day is skipped: Dec 31, Jan 2, Jan 4. Mailed Sat Dec 26: 28, 29, 30.
    ['When must the CD be received for a closing on January 4?', '12-30', '12-26'],
    ['closing 1/4/2027 - CD received by?', '12-30', '12-26'],
    // A Saturday closing: Dec 10, 11, 12 follow Dec 9.
    ['When must the CD be received for a closing on Saturday, December 12?', '12-09', '12-05'],
    // A Sunday closing: Dec 10, 11, 12 are the three days, so Dec 9.
    ['If we close on Sunday, December 13, when must the CD be received?', '12-09', '12-05'],
    ['When must the CD be received for closing on December 18?', '12-15', '12-11'],
    // Wed Dec 16: Dec 14, 15, 16 follow Saturday, Dec 12. Mailed Dec 9: 10, 11, 12.
    ['We are closing three weeks from today. When is the CD due?', '12-12', '12-09'],
    // In 2027 July 4 is a Sunday and July 5 no holiday: Jul 2, 3, 5... Closing Tue Jul 6: Jul 3, 5, 6 follow Jul 2.
    ['When must the CD be received for a closing on July 6, 2027?', '2027-07-02', '2027-06-29'],
    // Juneteenth 2026 was a Friday: Jun 18, 20, 22 follow Wed Jun 17.
    ['When did the CD have to be received for the closing on June 22, 2026?', '06-17', '06-13'],
  ])('%s', (question, received, sent) => {
    expect(daysIn(question)?.slice(0, 2)).toEqual([received, sent])
    expect(answerTo(question)?.results[0]?.citation).toBe('12 CFR 1026.19(f)(1)(ii)(A)')
  })

  test.each([
    ['When is the last day to mail the CD for a closing on December 14?', '12-07'],
    ['Latest date to email the Closing Disclosure when we close December 14?', '12-07'],
    ['By when must we send the CD if closing is on December 14?', '12-07'],
    ['When does the CD have to go out for a December 28 closing?', '12-19'],
    ['When must the CD be handed over in person for a closing on December 14?', '12-10'],
    ['What is the last day to hand deliver the CD for a closing on December 14?', '12-10'],
  ])('%s', (question, first) => {
    expect(daysIn(question)?.[0]).toBe(first)
  })

  test('the Loan Estimate and its revision are counted back too', () => {
    // Seven: Dec 7, 8, 9, 10, 11, 12, 14 follow Saturday, Dec 5.
    expect(daysIn('What is the latest day to send the Loan Estimate for a closing on December 14?')).toEqual([
      '12-05',
    ])
    // Four: Dec 10, 11, 12, 14 follow Dec 9; mailed Dec 5: 7, 8, 9.
    expect(daysIn('When must a revised Loan Estimate be received for a closing on December 14?')).toEqual([
      '12-09',
      '12-05',
    ])
  })

  test('a closing that was moved counts from its new day', () => {
    expect(daysIn('Our closing got moved from December 14 to December 18. When is the CD due?')?.[0]).toBe(
      '12-15',
    )
  })

  test('two disclosures in one question are both answered', () => {
    const days = daysIn('Application received 12/1, closing 12/21: when are the LE and CD due?')
    expect(days?.[0]).toBe('12-17')
    expect(days).toContain('12-04')
  })

  test('a timeshare has no wait', () => {
    expect(daysIn('When must the CD be received for a timeshare closing on December 14?')?.[0]).toBe('12-14')
  })

  test('shows its inputs and working, and opens the calculator with them', () => {
    const answer = answerTo(
      'When must the Closing Disclosure be received for a closing on December 14, 2026?',
    )
    expect(answer).toMatchObject({
      inputs: [{ label: 'Closing (consummation)', value: 'Monday, December 14, 2026' }],
      href: '/loan-tests/trid-clock?plannedConsummation=2026-12-14',
    })
    expect(answer?.steps.map(({ text }) => text).join(' ')).toContain('received by Thu, Dec 10, 2026')
    expect(answer?.skipped).toEqual([{ date: '2026-12-13', reason: 'Sunday' }])
  })
})

describe('earliest closing', () => {
  test.each([
    // Mailed Thu Dec 3: received Mon Dec 7 (4, 5, 7); Dec 8, 9, 10.
    ['If we mailed the CD on December 3, what is the earliest closing?', '12-07', '12-10'],
    ['CD mailed 12/3. When can we close?', '12-07', '12-10'],
    ['The Closing Disclosure went out by mail on December 3, 2026. How soon can we close?', '12-07', '12-10'],
    ['When can we close if the CD goes out by email on December 1?', '12-04', '12-08'],
    ['Earliest consummation when the CD is emailed December 1, 2026?', '12-04', '12-08'],
    ['When can the loan close if the CD is overnighted by FedEx on December 1?', '12-04', '12-08'],
    ['When can we close if the borrower received the CD on December 10?', '12-10', '12-14'],
    ['CD handed to the borrower in person on December 10: earliest closing date?', '12-10', '12-14'],
    ['The borrower e-signed the CD on December 10. What is the first day we can close?', '12-10', '12-14'],
    // Thanksgiving: 27, 28, 30; then Dec 1, 2, 3.
    ['If the CD is mailed today, when can we close?', '11-30', '12-03'],
    ['If we send the CD tomorrow by mail, what is the earliest closing?', '11-30', '12-03'],
    // Received in person today: Nov 27, 28, 30.
    ['If we hand the CD over in person today, when can we close?', '11-25', '11-30'],
    // Mailed Tue Dec 22: 23, 24, 26; then 28, 29, 30.
    ['CD mailed three days before Christmas, that is December 22: earliest closing?', '12-26', '12-30'],
    ['CD received the day before Christmas Eve, December 23: when can we close?', '12-23', '12-28'],
    // Saturday counts: 7, 8, 9; then 10, 11, 12.
    ['CD sent by mail on Saturday, December 5. Earliest closing?', '12-09', '12-12'],
    [
      'If the CD is received in person on Saturday December 12, when is the earliest closing?',
      '12-12',
      '12-16',
    ],
    ['Mailed the CD yesterday, earliest closing?', '11-28', '12-02'],
  ])('%s', (question, received, earliest) => {
    expect(daysIn(question)?.slice(0, 2)).toEqual([received, earliest])
  })

  test.each([
    // Received Friday, Dec 4: Saturday 5, Monday 7, Tuesday 8.
    ['When does the three-day waiting period end if the CD was received Friday, December 4?', '12-08'],
    ['We mailed the CD Monday. When can we close?', '12-01'],
    ['APR changed; corrected CD received December 10. When can we close?', '12-14'],
    ['Earliest closing if LE was delivered in person December 1?', '12-09'],
    ['LE sent December 3 by email. How long is it good?', '12-17'],
  ])('%s', (question, day) => {
    expect(daysIn(question)).toContain(day)
  })

  test('the seven days after the Loan Estimate decide where they are later', () => {
    // LE Dec 1: seventh day Dec 9. CD received Dec 8: Dec 11.
    expect(daysIn('Loan Estimate mailed December 1 and CD received December 8: earliest closing?')).toContain(
      '12-11',
    )
    // LE Dec 7: 8, 9, 10, 11, 12, 14, 15. CD in person Dec 8: Dec 11. The later one decides.
    expect(
      daysIn('Loan Estimate mailed December 7, CD handed over in person December 8, when can we close?'),
    ).toContain('12-15')
  })

  test('a weekday that can be in two weeks is answered for both', () => {
    // Thanksgiving Thursday: 27, 28, 30; Dec 1, 2, 3. Last Thursday, Nov 19: 20, 21, 23; 24, 25, 27.
    const answer = answerTo('If we sent the CD on Thursday by mail, earliest closing?')
    expect(answer?.results.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'If Thursday, November 26, 2026: Closing Disclosure received: 2026-11-30',
      'If Thursday, November 26, 2026: Earliest consummation: 2026-12-03',
      'If Thursday, November 19, 2026: Closing Disclosure received: 2026-11-23',
      'If Thursday, November 19, 2026: Earliest consummation: 2026-11-27',
    ])
    // Next Friday on a Wednesday: Dec 4 or Nov 27.
    const next = daysIn('We close next Friday. When must the CD be received?')
    expect(next).toContain('12-01')
    expect(next).toContain('11-23')
  })

  test('on a planned day it says yes or no', () => {
    expect(daysIn('Can we close on December 14 if the CD was received on December 10?')?.[0]).toBe(
      'Yes, by these dates',
    )
    expect(daysIn('Can we close on December 14 if the CD was mailed on December 8?')?.[0]).toBe(
      'No, that is too early',
    )
    expect(daysIn('CD received December 11; can we still close on December 14?')?.[0]).toBe(
      'No, that is too early',
    )
    expect(
      daysIn(
        'Borrower wants to close on December 18, 2026; CD emailed and opened December 14. Is that ok?',
      )?.[0],
    ).toBe('Yes, by these dates')
    expect(daysIn('Do we have enough time to close December 14 if CD is mailed on December 7?')?.[0]).toBe(
      'Yes, by these dates',
    )
    expect(daysIn('What if we close 12/14 but CD was received 12/11?')?.[0]).toBe('No, that is too early')
    expect(daysIn('if closing is dec 14 can the cd go out dec 11 by email')?.[0]).toBe(
      'No, that is too early',
    )
    expect(daysIn('is december 14 too early to close if LE went out december 7')?.[0]).toBe(
      'No, that is too early',
    )
    expect(daysIn('The borrower received CD 12/10 and wants to close 12/11 with a waiver')?.[0]).toBe(
      'No, that is too early',
    )
    expect(daysIn('The CD was not received until December 11. Can we close on December 14?')?.[0]).toBe(
      'No, that is too early',
    )
  })
})

describe('Loan Estimate', () => {
  test.each([
    // General days: Tue 24, Wed 25, Fri 27.
    ['Application received November 23: when is the Loan Estimate due?', '11-27'],
    ['We took an application today. When is the LE due?', '12-01'],
    ['Borrower applied on Friday, December 4. LE deadline?', '12-09'],
    // Saturday is no general day where offices are open Monday to Friday.
    ['Application came in on Saturday, December 5, 2026. By when must the Loan Estimate go out?', '12-09'],
    ['Application received Friday December 4 and we are open Saturdays. When is the LE due?', '12-08'],
    ['Application received 12/23/2026, LE due?', '12-29'],
    [
      'When must the Loan Estimate be sent if the application was received on New Year’s Eve 2026?',
      '2027-01-06',
    ],
    ['If an application is received on December 14, when must we provide the Loan Estimate?', '12-17'],
    ['Six items of information received on December 14: LE due by?', '12-17'],
  ])('%s', (question, due) => {
    expect(daysIn(question)?.[0]).toBe(due)
  })

  test('receipt of a mailed disclosure is presumed', () => {
    expect(daysIn('When is the Loan Estimate considered received if mailed December 1?')).toContain('12-04')
    expect(daysIn('If the CD was mailed on December 3, when is it deemed received?')?.[0]).toBe('12-07')
  })

  test.each([
    [
      'We received changed circumstance information on December 1. When is the revised Loan Estimate due?',
      '12-04',
    ],
    ['The rate was locked on Friday, December 4. When is the revised Loan Estimate due?', '12-09'],
    ['We closed on December 1 and found a tolerance violation. By when is the refund due?', '2027-01-30'],
  ])('%s', (question, due) => {
    expect(daysIn(question)?.[0]).toBe(due)
  })
})
