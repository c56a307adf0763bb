import { describe, expect, test } from 'vitest'
import { answerTo, daysIn } from '../../testing/date-answers.ts'

describe('asks back, and computes nothing', () => {
  test.each([
    // The day could be the closing or the mailing.
    ['When is the last day to send the CD for December 14?', 2],
    ['CD December 14, when is it due?', 2],
    ['When must the CD be received by December 14?', 2],
    ['December 14: Closing Disclosure deadline?', 2],
    // Delivered in hand, or put in the mail?
    ['If the CD was delivered on December 3, when can we close?', 2],
    ['The CD was provided December 3. Earliest closing?', 2],
    ['How many days before December 14 must the CD be received?', 2],
    // A deadline before an event that is the disclosure itself.
    ['We mailed the CD on December 3. When is the CD due?', 2],
    // Negated.
    ['We did not close on December 14. When is the CD due?', 2],
    ['The CD was never received on December 10. When can we close?', 2],
    // The decision does not start the clock of a completed application.
    ['We denied the application on December 1. When is the adverse action notice due?', 2],
    ['Adverse action notice for December 1, due when?', 2],
    // Received, or answered?
    ['Notice of error December 1, when is it due?', 2],
    ['We answered the notice of error by December 1. When was it due?', 2],
    ['Servicing transfer notice mailed December 1: when is it due?', 2],
    ['Annual escrow statement sent December 1, when is it due?', 2],
    // Days that do not exist or disagree.
    ['When must the CD be received for a closing on February 30, 2027?', 2],
    ['When must the CD be received for a closing on Tuesday, December 14, 2026?', 1],
    ['When is the CD due for a closing on September 1, 2015?', 0],
  ])('%s', (question, choices) => {
    const answer = answerTo(question)
    expect(answer?.results).toEqual([])
    expect(answer?.missing.length).toBeGreaterThan(0)
    expect(answer?.choices).toHaveLength(choices)
  })

  test.each([
    [
      'Application received December 1. When is the Closing Disclosure due?',
      'On which day does the loan close',
    ],
    ['Can we close on December 14?', 'Closing Disclosure go out'],
  ])('%s', (question, missing) => {
    const answer = answerTo(question)
    expect(answer?.results).toEqual([])
    expect(answer?.missing.join(' ')).toContain(missing)
  })

  test('each choice is a question that is answered without doubt', () => {
    const questions = [
      'When is the last day to send the CD for December 14?',
      'If the CD was delivered on December 3, when can we close?',
      'We mailed the CD on December 3. When is the CD due?',
      'Notice of error December 1, when is it due?',
      'Servicing transfer notice mailed December 1: when is it due?',
    ]
    for (const question of questions)
      for (const choice of answerTo(question)!.choices!.filter((one) => /\d/.test(one.question)))
        expect(answerTo(choice.question)?.results.length, choice.question).toBeGreaterThan(0)
  })
})

test.each([
  'What does the rule that took effect on July 21, 2026 say about disparate impact?',
  'Is the amendment of March 1, 2026 in force?',
  'When is the Loan Estimate due?',
  'What is adverse action?',
  'Who signed the order of December 1, 2025?',
])('no date is computed for "%s"', (question) => {
  expect(answerTo(question)?.results ?? []).toEqual([])
})

describe('odd wordings', () => {
  test.each([
    // Thursday, Dec 31: Dec 29, 30, 31 follow Monday, Dec 28.
    ['closing is the last day of December, when must they have the CD', '12-28'],
    ['closing is on the last business day of December, CD received by when', '12-28'],
    ['closing at month end December, when does the CD have to be received', '12-28'],
    // The Monday after next is Dec 7: Dec 4, 5, 7 follow Thursday, Dec 3.
    ['We plan to close a week from Monday. When does the CD need to be received?', '12-03'],
    // Monday, Jan 4: Dec 31, Jan 2, 4 follow Wednesday, Dec 30.
    ['closing the first Monday of January 2027, when must the CD be received', '12-30'],
    // Tuesday, Dec 8: Dec 5, 7, 8 follow Friday, Dec 4.
    ['closing on the second Tuesday in December, CD received by when', '12-04'],
    // Friday, Jan 29: Jan 27, 28, 29 follow Tuesday, Jan 26.
    ['closing on the last Friday of January 2027, when must they have the CD', '2027-01-26'],
    ['closing 14-Dec-2026 CD received by when', '12-10'],
    // Three general business days after Wednesday, Nov 25: Nov 27, 30, Dec 1.
    ['application taken 11-25-26 LE deadline', '12-01'],
    // Nov 27, 28, 30: Thanksgiving does not count, Saturday does.
    ['borrower signs the refinance the Wednesday before Thanksgiving, last day to cancel?', '11-30'],
    ['sign the HELOC Friday Dec 11; until when can they cancel?', '12-15'],
    // Ten general business days after Dec 1: Dec 2 to 4, 7 to 11, 14, 15.
    ['LE sent December 1, until when is it good', '12-15'],
    ['borrower asked who owns the loan on December 1, response due when?', '12-15'],
    ['incomplete application received December 10, when is the notice due', '2027-01-09'],
    ['combined transfer notice for a transfer on Feb 1 2027, when', '2027-01-17'],
    ['escrow computation year ends Dec 31 2026, annual statement due when', '2027-01-30'],
    // 60 days after September 30.
    ['when is the third quarter 2026 LAR due for a quarterly filer', '11-29'],
    ['when does the 45 day letter go out if the December 1 payment was missed', '2027-01-15'],
    // 90 days after October 30: one in October, 30 in November, 31 in December, 28 in January.
    ['billing error notice got here 10/30/2026, resolve by', '2027-01-28'],
    // Ten business days after Friday, Nov 27: Nov 30, Dec 1 to 4, 7 to 11.
    ['Reg E dispute called in on 11/27/2026, provisional credit by', '12-11'],
    ['direct dispute came in on December 1, answer by.', '12-31'],
    // Fifteen days before and after February 1.
    ['servicing moves to a new servicer Feb 1, 2027. hello and goodbye letters by when', '2027-01-17'],
    ['servicing goes to Acme on February 1, 2027, goodbye letter by', '2027-01-17'],
  ])('%s', (question, day) => {
    expect(daysIn(question)).toContain(day)
  })

  test.each([
    ['denied the loan today, letter by when?'],
    ['app received Dec 1, when is the appraisal copy due'],
    ['closing on feb 29 2027, when is the CD due'],
  ])('%s is asked back', (question) => {
    expect(answerTo(question)).toMatchObject({ results: [], choices: [{}, {}] })
  })
})
