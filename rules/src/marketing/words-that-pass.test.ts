import { expect, test } from 'vitest'
import { found, type Piece } from '../testing/found-words.ts'

/** What the same paragraphs and comments say is fine. */
const FINE: readonly (readonly [rule: string, piece: Piece])[] = [
  ['closed-end-rate', { product: 'consumer_loan', text: 'Auto loans at 5.99% APR' }],
  [
    'closed-end-rate',
    { product: 'consumer_loan', text: '20% down. 80% financing. 0.25% discount with autopay.' },
  ],
  [
    'closed-end-rate-rises',
    { product: 'mortgage', rateMayChange: true, text: '6% APR. The rate may increase after closing.' },
  ],
  // Comment 24(d)(1)-1.ii, -2.ii, -3.ii, and -4.ii.
  ['closed-end-downpayment', { product: 'consumer_loan', text: 'No downpayment. $0 down. 0% down.' }],
  [
    'closed-end-period',
    {
      product: 'consumer_loan',
      text: 'Pay weekly. Monthly payment terms arranged. Take years to repay. Serving members for 75 years.',
    },
  ],
  [
    'closed-end-payment',
    { product: 'consumer_loan', text: 'Monthly payments to suit your needs. Regular monthly payments.' },
  ],
  ['closed-end-charge', { product: 'mortgage', text: 'No closing costs.' }],
  // Comment 24(d)(2)-2.i: the unit cost, with the rate.
  [
    'closed-end-payment',
    { product: 'consumer_loan', text: '48 monthly payments of $27.83 per $1,000 borrowed, 15% APR.' },
  ],
  // 1026.24(g)(2).
  [
    'closed-end-payment',
    {
      product: 'mortgage',
      channel: 'radio',
      text: '$1,650 a month, 6.1% annual percentage rate. Call 1-800-555-0100 for details about credit costs and terms.',
    },
  ],
  [
    'mortgage-payment-taxes',
    {
      product: 'mortgage',
      text: '$1,264 a month. Payments do not include taxes and insurance; the actual payment will be greater.',
    },
  ],
  [
    'mortgage-fixed',
    {
      product: 'mortgage',
      rateMayChange: true,
      text: 'Our Adjustable-Rate Mortgage: fixed for the first 5 years, then the rate may vary.',
    },
  ],
  ['mortgage-fixed', { product: 'mortgage', text: 'A fixed rate for thirty years.' }],
  ['mortgage-government', { product: 'mortgage', text: 'FHA: a government-backed loan.' }],
  // Comment 24(i)-3.
  [
    'mortgage-debt-elimination',
    {
      product: 'mortgage',
      text: 'Consolidate debts and reduce your payments. Cancel your mortgage insurance.',
    },
  ],
  ['mortgage-counselor', { product: 'mortgage', institution: 'credit_union', text: 'Call a counselor.' }],
  ['open-end-terms', { product: 'credit_card', text: '12.9% APR. No annual fee.' }],
  // Comment 16(b)-4.
  [
    'open-end-terms',
    {
      product: 'credit_card',
      text: 'Charge it-you won’t be billed until May. You may skip your January payment.',
    },
  ],
  [
    'open-end-promotional',
    { product: 'credit_card', text: 'Introductory 0% APR for 12 months; after that 17.99% APR.' },
  ],
  // Comment 16(d)-1 and -3.
  ['line-terms', { product: 'home_equity_line', text: 'Low fees.' }],
  [
    'line-deductible',
    { product: 'home_equity_line', text: 'Consult a tax advisor regarding the deductibility of interest.' },
  ],
  // Comments 8(c)-1 and 8(d)-1.
  ['deposit-balance', { product: 'term_deposit', text: 'One, three, and five year CDs available.' }],
  [
    'deposit-bonus',
    { product: 'deposit', text: 'Bonus checking. Get a bonus when you open a checking account.' },
  ],
  // 8(e)(1).
  ['deposit-as-of', { product: 'deposit', channel: 'radio', text: '4% annual percentage yield' }],
  // 8(e)(2): signs have rules of their own.
  [
    'deposit-apy',
    { product: 'deposit', channel: 'branch_sign', text: '4% APY. Ask an employee about fees and terms.' },
  ],
  [
    'deposit-inside',
    { product: 'deposit', channel: 'branch_sign', text: '4% APY. Ask an employee about fees and terms.' },
  ],
  ['deposit-profit', { product: 'deposit', text: 'A not-for-profit cooperative; a non-profit.' }],
  // 740.5(b)(1) and (c)(11).
  [
    'insured-by-ncua',
    { product: 'deposit', institution: 'credit_union', text: 'Share accounts. Federally insured by NCUA.' },
  ],
  ['insured-by-ncua', { product: 'consumer_loan', institution: 'credit_union', text: 'Auto loans.' }],
  [
    'equal-housing',
    { product: 'mortgage', institution: 'credit_union', text: 'Buy a home. Equal Housing Lender.' },
  ],
  [
    'equal-housing-fdic',
    { product: 'mortgage', institution: 'community_bank', text: 'Buy a home. Equal Housing Lender.' },
  ],
  ['closed-end-available', { product: 'mortgage', text: '10% down. Closing costs vary.' }],
  ['no-fees', { product: 'mortgage', institution: 'credit_union', text: 'No closing costs.' }],
  ['deceptive', { product: 'mortgage', institution: 'credit_union', text: 'Guaranteed approval.' }],
  // Comment 4(b)-2.
  ['discouraging', { product: 'mortgage', text: 'We welcome first-time buyers and families of all kinds.' }],
]

test.each(FINE)('%s has nothing to say: %o', (rule, piece) => {
  expect(found(rule, piece)).toBeUndefined()
})
