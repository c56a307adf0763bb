import { expect, test } from 'vitest'
import { lawStatusAnswer } from './law-status.ts'

const fee = {
  slug: 'late-fee-8-dollars',
  title: 'Credit card late fee of $8',
  status: 'vacated',
  since: '2025-04-15',
  source: 'N.D. Tex.',
  explanation: 'Enjoined, then vacated.',
  citations: ['12 CFR 1026.52(b)(1)(ii)'],
}
const medical = {
  ...fee,
  slug: 'medical-debt-in-credit-reports',
  title: 'Medical debt',
  since: '2025-07-11',
  citations: ['12 CFR 1022.30(d)'],
}
const later = [
  {
    on: '2026-06-30',
    what: 'Small business lending data (subpart B) were amended.',
    document: null,
    citations: ['12 CFR 1002.101'],
  },
  {
    on: '2026-07-21',
    what: 'Disparate impact and discouragement were amended.',
    document: '2026-07804',
    citations: ['12 CFR 1002.4'],
  },
]

test.each([
  ['Is the late fee rule still 8 dollars?', 'Vacated by a court on 2025-04-15'],
  ['medical debt', 'Vacated by a court on 2025-07-11'],
  ['Can we use medical debt in a credit decision?', 'Vacated by a court on 2025-07-11'],
  ['disparate impact in Regulation B', '2026-07-21'],
  [
    'medical debt on credit reports, is that rule gone or not here any more',
    'Vacated by a court on 2025-07-11',
  ],
  ['section 1071 start', '2026-06-30'],
  ['When do we have to start collecting small business lending data?', '2026-06-30'],
])('%s', (question, value) => {
  expect(lawStatusAnswer(question, [fee, medical], later)?.results[0]?.value).toBe(value)
})

test.each([
  'May a servicer charge a late fee during a transfer?',
  'Late fee pyramiding',
  'How much is the late charge of a mortgage?',
  'When is the Loan Estimate due?',
  'overdraft',
])('%s is no question about such a rule', (question) => {
  expect(lawStatusAnswer(question, [fee, medical], later)).toBeUndefined()
})
