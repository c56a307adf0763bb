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

test('an answer links to the paragraph of its title', () => {
  expect(lawStatusAnswer('when is the FBAR due', [], [])!.href).toMatch(
    /^\/resources\/regulations\/31-1010\/306\b/,
  )
})

test.each<[string, string | RegExp]>([
  ['Is the late fee rule still 8 dollars?', 'Vacated by a court on 2025-04-15'],
  ['medical debt', 'Vacated by a court on 2025-07-11'],
  ['Can we use medical debt in a credit decision?', 'Vacated by a court on 2025-07-11'],
  ['disparate impact in Regulation B', '2026-07-21'],
  [
    'medical debt on credit reports, is that rule gone or not here any more',
    'Vacated by a court on 2025-07-11',
  ],
  ['section 1071 start', '2026-06-30'],
  ['fbar due', /^April 15/],
  ['when do we file the report of foreign bank accounts', /^April 15/],
  ['When do we have to start collecting small business lending data?', '2026-06-30'],
  ['credit card penalty fee 8 bucks, must large issuers follow it', 'Vacated by a court on 2025-04-15'],
  ['can a lender look at hospital bills when underwriting', 'Vacated by a court on 2025-07-11'],
  ['special purpose credit program changes this summer', '2026-07-21'],
  ['discouragement standard after the reg b amendment', '2026-07-21'],
  ['is the remittance safe harbor 100 or 500 transfers', /^500 or fewer/],
  ['did the 100 loan HMDA threshold come back', /^At least 25 closed-end/],
  ['is the HMDA threshold 25 or 100', /^At least 25 closed-end/],
  ['HMDA threshold for open lines, 200 or 500', /^At least 200 open-end/],
  ['is 43 percent DTI still the QM limit', /average prime offer rate/],
])('%s', (question, value) => {
  expect(lawStatusAnswer(question, [fee, medical], later)?.results[0]?.value).toMatch(value)
})

test.each([
  'May a servicer charge a late fee during a transfer?',
  'Late fee pyramiding',
  'How much is the late charge of a mortgage?',
  'When is the Loan Estimate due?',
  'overdraft',
  'overdraft opt-in rule for debit cards',
  'What is the credit card late fee safe harbor in 2030?',
  'change in terms notice in regulation E',
  'How many remittance transfers need a receipt?',
  'who must file an FBAR',
  'penalty for an FBAR when it is filed late',
  'foreign accounts held by members',
])('%s is no question about such a rule', (question) => {
  expect(lawStatusAnswer(question, [fee, medical], later)).toBeUndefined()
})

test('a regulation that is asked about by name is answered by all that came later', () => {
  for (const question of ['Reg B 2026 rule', 'new ECOA rule in july 2026', 'any changes to reg b lately'])
    expect(lawStatusAnswer(question, [fee], later)?.results.map(({ value }) => value)).toEqual([
      '2026-06-30',
      '2026-07-21',
    ])
})
