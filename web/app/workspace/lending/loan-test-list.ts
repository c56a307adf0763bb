/** The tests of the home, each under the question that it answers. */
export interface ListedTest {
  to: string
  question: string
  title: string
  about: string
}

export interface ListedGroup {
  heading: string
  tests: readonly ListedTest[]
}

export const LOAN_TEST_GROUPS: readonly ListedGroup[] = [
  {
    heading: 'Before closing',
    tests: [
      {
        to: '/loan-tests/trid-clock',
        question: 'When can we close?',
        title: 'TRID clock',
        about: 'Loan Estimate, Closing Disclosure, waiting periods, rescission; forward and backward.',
      },
      {
        to: '/loan-tests/fees',
        question: 'Did we stay within tolerance?',
        title: 'Fee ledger',
        about: 'Buckets, revised estimates, the ten per cent total, the cure and its date.',
      },
      {
        to: '/loan-tests/business-days',
        question: 'Which business day is that?',
        title: 'Business days',
        about: 'Both definitions, forward and backward, with each skipped day and its reason.',
      },
      {
        to: '/loan-tests/adverse-action',
        question: 'When is the notice of action taken due?',
        title: 'Adverse action',
        about: 'Regulation B: completed and incomplete applications, counteroffers, statements of reasons.',
      },
    ],
  },
  {
    heading: 'Price and rate',
    tests: [
      {
        to: '/loan-tests/price-and-fees',
        question: 'Is it a qualified mortgage?',
        title: 'Price and fees',
        about: 'Qualified mortgage, high-cost and higher-priced together: charges, bands, tiers of the year.',
      },
      {
        to: '/loan-tests/apr',
        question: 'Is this APR right?',
        title: 'Annual percentage rate',
        about: 'The actuarial method of appendix J for any stream of advances and payments.',
      },
      {
        to: '/loan-tests/apr-tolerance',
        question: 'Is the disclosed APR close enough?',
        title: 'Tolerance of the APR',
        about: 'An eighth, a quarter, and the rules of the finance charge for mortgages.',
      },
      {
        to: '/loan-tests/rate-spread',
        question: 'What is the rate spread?',
        title: 'Rate spread',
        about: 'The APR against the average prime offer rate of its week and term.',
      },
    ],
  },
  {
    heading: 'The institution',
    tests: [
      {
        to: '/loan-tests/hmda-coverage',
        question: 'Do we report HMDA data?',
        title: 'HMDA coverage',
        about: 'Assets, offices, volumes, partial exemption, quarterly reports and due dates.',
      },
    ],
  },
  {
    heading: 'After closing',
    tests: [
      {
        to: '/loan-tests/after-closing',
        question: 'Do we owe a corrected disclosure?',
        title: 'After closing',
        about: 'Changed amounts, clerical errors and refunds, each with its date.',
      },
      {
        to: '/loan-tests/escrow',
        question: 'Is the escrow account right?',
        title: 'Escrow analysis',
        about: 'Twelve months, the cushion, and what to do with a surplus, a shortage or a deficiency.',
      },
      {
        to: '/loan-tests/servicing',
        question: 'What does servicing owe, and by when?',
        title: 'Servicing dates',
        about: 'Transfers, delinquency and loss mitigation.',
      },
      {
        to: '/loan-tests/notice-dates',
        question: 'When is this notice due?',
        title: 'Notice dates',
        about: 'Errors and requests, escrow statements, appraisal copies, HMDA, payoffs, revised estimates.',
      },
    ],
  },
]
