import { expect, test } from 'vitest'
import { valueWords } from './field-words.ts'
import type { LoanField } from './loan-fields.ts'

test.each<[LoanField, string, string]>([
  ['loanPurpose', '31', '31 (Refinancing)'],
  ['applicationDate', '20260221', 'Feb 21, 2026'],
  ['actionTakenDate', '20261301', '20261301'],
  ['actionTakenDate', '20261200', '20261200'],
  ['applicationDate', 'NA', 'not applicable'],
  ['rateSpread', 'Exempt', 'left out under the partial exemption'],
  ['loanAmount', '300000', '$300,000'],
  ['totalLoanCosts', '5210.75', '$5,210.75'],
  ['income', '128', '$128,000 a year'],
  ['income', '-4', '-$4,000 a year'],
  ['interestRate', '6.5', '6.5%'],
  ['loanTerm', '360', '360 months, 30 years'],
  ['introductoryRatePeriod', '61', '61 months, 5 years and 1'],
  ['prepaymentPenaltyTerm', '6', '6 months'],
  ['applicantAge', '41', '41 years old'],
  ['coApplicantAge', '9999', '9999 (No co-applicant)'],
  ['streetAddress', '12 Harbor St', '12 Harbor St'],
  ['loanAmount', 'three', 'three'],
  ['ausOther', '', 'blank'],
])('%s "%s" reads: %s', (field, value, words) => {
  expect(valueWords(field, value)).toBe(words)
})
