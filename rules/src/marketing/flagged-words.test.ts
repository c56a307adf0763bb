import { expect, test } from 'vitest'
import { found, type Piece } from '../testing/found-words.ts'

/** Worked by hand from the paragraph and its comments: rule, words it reacts to, citation, how much is missing. */
const FLAGGED: readonly (readonly [
  rule: string,
  piece: Piece,
  words: readonly string[],
  citation: string,
  missing: number,
])[] = [
  // 1026.24(c): a rate without the term.
  [
    'closed-end-rate',
    { product: 'consumer_loan', text: 'Drive it home at 5.99% this week.' },
    ['5.99%'],
    '12 CFR 1026.24(c)',
    1,
  ],
  [
    'closed-end-rate-rises',
    { product: 'mortgage', rateMayChange: true, text: 'Our 5/1 ARM at 6.125% APR.' },
    ['6.125%', 'APR'],
    '12 CFR 1026.24(c)',
    1,
  ],
  // Comment 24(d)(1)-1: "Only 5% down", "As low as $100 down"; the others of (d)(2) are missing: period, payment, APR.
  [
    'closed-end-downpayment',
    { product: 'consumer_loan', text: 'Only 5% down.' },
    ['5% down'],
    '12 CFR 1026.24(d)(1)(i)',
    3,
  ],
  [
    'closed-end-downpayment',
    { product: 'consumer_loan', text: 'As low as $100 down.' },
    ['$100 down'],
    '12 CFR 1026.24(d)(1)(i)',
    3,
  ],
  // Comment 24(d)-1: it may be readily determined.
  [
    'closed-end-downpayment',
    { product: 'mortgage', text: '80 percent financing available' },
    ['80 percent financing'],
    '12 CFR 1026.24(d)(1)(i)',
    3,
  ],
  // Comment 24(d)(1)-2: the payment and the APR are missing.
  [
    'closed-end-period',
    { product: 'consumer_loan', text: '48-month payment terms.' },
    ['48-month payment terms'],
    '12 CFR 1026.24(d)(1)(ii)',
    2,
  ],
  [
    'closed-end-period',
    { product: 'mortgage', text: 'Ask for our 30-year mortgage.' },
    ['30-year mortgage'],
    '12 CFR 1026.24(d)(1)(ii)',
    2,
  ],
  [
    'closed-end-period',
    { product: 'consumer_loan', text: 'Repayment in as many as 36 monthly installments.' },
    ['36 monthly installments'],
    '12 CFR 1026.24(d)(1)(ii)',
    2,
  ],
  // Comment 24(d)(1)-3: the period and the APR are missing.
  [
    'closed-end-payment',
    { product: 'consumer_loan', text: 'Payable in installments of $103.' },
    ['installments of $103'],
    '12 CFR 1026.24(d)(1)(iii)',
    2,
  ],
  [
    'closed-end-payment',
    { product: 'consumer_loan', text: '$25 weekly. Come in.' },
    ['$25 weekly'],
    '12 CFR 1026.24(d)(1)(iii)',
    2,
  ],
  [
    'closed-end-payment',
    { product: 'mortgage', text: '$500,000 loan for just $1,650 per month' },
    ['$1,650 per month'],
    '12 CFR 1026.24(d)(1)(iii)',
    2,
  ],
  // Comment 24(d)(1)-4.
  [
    'closed-end-charge',
    { product: 'consumer_loan', text: 'Only $500 total cost of credit!' },
    ['$500 total cost of credit'],
    '12 CFR 1026.24(d)(1)(iv)',
    3,
  ],
  [
    'closed-end-charge',
    { product: 'consumer_loan', text: 'A $2 monthly carrying charge.' },
    ['$2 monthly carrying charge'],
    '12 CFR 1026.24(d)(1)(iv)',
    3,
  ],
  [
    'closed-end-charge',
    { product: 'mortgage', text: '$50,000 mortgages, 2 points to the borrower' },
    ['2 points'],
    '12 CFR 1026.24(d)(1)(iv)',
    3,
  ],
  // 1026.24(f)(3)(i)(C): neither taxes and insurance nor the greater payment.
  [
    'mortgage-payment-taxes',
    { product: 'mortgage', text: 'Own it for $1,264 a month.' },
    ['$1,264 a month'],
    '12 CFR 1026.24(f)(3)(i)(C)',
    2,
  ],
  // 1026.24(i)(1)(i): no ARM before it and no word of a change; the five years are there.
  [
    'mortgage-fixed',
    { product: 'mortgage', rateMayChange: true, text: 'Fixed for 5 years at 5.5% APR' },
    ['Fixed'],
    '12 CFR 1026.24(i)(1)',
    2,
  ],
  [
    'mortgage-government',
    { product: 'mortgage', text: 'A new government loan program lets you refinance.' },
    ['government loan program'],
    '12 CFR 1026.24(i)(3)',
    1,
  ],
  // Comment 24(i)-2 and -3.
  [
    'mortgage-government',
    { product: 'mortgage', text: 'The Community Reinvestment Act entitles you to this rate.' },
    ['Community Reinvestment Act entitles'],
    '12 CFR 1026.24(i)(3)',
    1,
  ],
  [
    'mortgage-debt-elimination',
    { product: 'mortgage', text: 'Refinance today and wipe your debt clean!' },
    ['wipe your debt clean'],
    '12 CFR 1026.24(i)(5)',
    0,
  ],
  [
    'mortgage-debt-elimination',
    { product: 'mortgage', text: 'Set yourself free; get out of debt today' },
    ['out of debt'],
    '12 CFR 1026.24(i)(5)',
    0,
  ],
  [
    'mortgage-counselor',
    { product: 'mortgage', institution: 'mortgage_company', text: 'Call a loan counselor.' },
    ['counselor'],
    '12 CFR 1026.24(i)(6)',
    0,
  ],
  // 1026.24(h): both statements on tax.
  [
    'mortgage-tax',
    { product: 'mortgage', text: 'Borrow up to 125% of its value.' },
    ['125%'],
    '12 CFR 1026.24(h)',
    2,
  ],
  // Comment 16(b)-1: negative references count. APR is missing; the fee is named.
  [
    'open-end-terms',
    { product: 'credit_card', text: 'No annual membership fee.' },
    ['No annual membership fee'],
    '12 CFR 1026.16(b)(1)',
    1,
  ],
  [
    'open-end-terms',
    { product: 'credit_card', text: '12 percent Annual Percentage Rate' },
    ['12 percent'],
    '12 CFR 1026.16(b)(1)',
    1,
  ],
  // 1026.16(g): the word, and what comes afterward.
  [
    'open-end-introductory',
    { product: 'credit_card', text: '0% APR for 12 months. No annual fee.' },
    ['0% APR for 12 months'],
    '12 CFR 1026.16(g)(3)',
    1,
  ],
  [
    'open-end-promotional',
    { product: 'credit_card', text: 'Intro rate 0% APR for 12 months.' },
    ['Intro rate', '0% APR for 12 months'],
    '12 CFR 1026.16(g)(4)',
    1,
  ],
  [
    'open-end-deferred-interest',
    { product: 'credit_card', text: 'No interest until May.' },
    ['No interest until'],
    '12 CFR 1026.16(h)',
    2,
  ],
  [
    'open-end-fixed',
    { product: 'credit_card', rateMayChange: true, text: 'A low fixed APR for you' },
    ['fixed APR'],
    '12 CFR 1026.16(f)',
    1,
  ],
  // 1026.16(d)(1): fees, rate, and the maximum.
  [
    'line-terms',
    { product: 'home_equity_line', rateMayChange: true, text: 'We waive closing costs.' },
    ['waive closing costs'],
    '12 CFR 1026.16(d)(1)',
    3,
  ],
  [
    'line-free-money',
    { product: 'home_equity_line', text: 'Your home holds free money.' },
    ['free money'],
    '12 CFR 1026.16(d)(5)',
    0,
  ],
  [
    'line-deductible',
    { product: 'home_equity_line', text: 'Interest may be tax-deductible.' },
    ['tax-deductible'],
    '12 CFR 1026.16(d)(4)',
    1,
  ],
  // 1030.8 and 707.8.
  [
    'deposit-apy',
    { product: 'deposit', institution: 'community_bank', text: 'Earn 4.25% APY' },
    ['4.25%', 'APY'],
    '12 CFR 1030.8(b)',
    1,
  ],
  [
    'deposit-apy',
    { product: 'deposit', institution: 'credit_union', text: 'Dividends of 3%.' },
    ['3%'],
    '12 CFR 707.8(b)',
    1,
  ],
  [
    'deposit-balance',
    { product: 'deposit', institution: 'community_bank', text: '4% annual percentage yield' },
    ['annual percentage yield'],
    '12 CFR 1030.8(c)(3)',
    1,
  ],
  [
    'deposit-variable',
    { product: 'deposit', rateMayChange: true, text: '4% annual percentage yield (APY)' },
    ['annual percentage yield', 'APY'],
    '12 CFR 1030.8(c)(1)',
    1,
  ],
  [
    'term-penalty',
    { product: 'term_deposit', institution: 'credit_union', text: '12-month certificate, 4% APY' },
    ['APY'],
    '12 CFR 707.8(c)(6)(ii)',
    1,
  ],
  // A bonus: yield, time, balance, and when it is paid.
  [
    'deposit-bonus',
    { product: 'deposit', text: 'A $200 bonus for new friends' },
    ['$200 bonus'],
    '12 CFR 1030.8(d)',
    4,
  ],
  // Comment 8(a)-3.i and -5.
  [
    'deposit-free',
    { product: 'deposit', hasAccountFees: true, text: 'Free checking: $5 fee below $500.' },
    ['Free'],
    '12 CFR 1030.8(a)(2)',
    0,
  ],
  [
    'deposit-free',
    { product: 'deposit', hasAccountFees: true, text: 'Monthly fees waived with direct deposit' },
    ['fees waived'],
    '12 CFR 1030.8(a)(2)',
    0,
  ],
  [
    'deposit-profit',
    { product: 'deposit', institution: 'credit_union', text: 'Share in our profit.' },
    ['profit'],
    '12 CFR 707.8(a)(2)',
    0,
  ],
  // 11(b)(1): fee, kinds, time, and when not.
  [
    'deposit-overdraft',
    { product: 'deposit', text: 'Relax with Overdraft Privilege.' },
    ['Overdraft Privilege'],
    '12 CFR 1030.8(f)',
    4,
  ],
  // 11(b)(3): of a recording on the phone the fee and the time to repay alone.
  [
    'deposit-overdraft',
    { product: 'deposit', channel: 'phone_recording', text: 'Ask about overdraft protection.' },
    ['overdraft protection'],
    '12 CFR 1030.8(f)',
    2,
  ],
  // 11(b)(4): a sign inside says that fees may apply, and whom to ask.
  [
    'deposit-overdraft-sign',
    { product: 'deposit', channel: 'branch_sign', text: 'Overdraft Protection for you.' },
    ['Overdraft Protection'],
    '12 CFR 1030.8(f)',
    2,
  ],
  // 707.8(c)(2): the time of an offer is not enough for dividends of a share account without a term.
  [
    'deposit-as-of-dividend',
    {
      product: 'deposit',
      institution: 'credit_union',
      text: 'Earn 3.10% annual percentage yield. Offer ends May 31.',
    },
    ['annual percentage yield'],
    '12 CFR 707.8(c)(2)',
    1,
  ],
  // 740.5(a) and 740.3.
  [
    'insured-by-ncua',
    { product: 'deposit', institution: 'credit_union', text: 'Open a share account today.' },
    [],
    '12 CFR 740.5(a)',
    1,
  ],
  [
    'excess-insurance',
    { product: 'deposit', institution: 'credit_union', text: 'Privately insured up to $250,000 more.' },
    ['Privately insured'],
    '12 CFR 740.3',
    1,
  ],
  [
    'equal-housing',
    { product: 'mortgage', institution: 'credit_union', text: 'Buy a home with us.' },
    [],
    '12 CFR 701.31(d)(1)',
    1,
  ],
  // 1002.4(b), comment 4(b)-1.
  [
    'discouraging',
    { product: 'mortgage', text: 'Loans for young families.' },
    ['young families'],
    '12 CFR 1002.4(b)',
    0,
  ],
  [
    'discouraging',
    { product: 'consumer_loan', text: 'Retired persons need not apply.' },
    ['Retired persons need not apply'],
    '12 CFR 1002.4(b)',
    0,
  ],
  [
    'perhaps-discouraging',
    { product: 'mortgage', text: 'Homes in exclusive neighborhoods' },
    ['exclusive neighborhoods'],
    '12 CFR 1002.4(b)',
    0,
  ],
  [
    'dwelling-sale',
    { product: 'mortgage', text: 'Listings by our realtor: no children.' },
    ['no children'],
    '24 CFR 100.75',
    0,
  ],
  // 1026.24(a), comment 24(a)-1: only terms that the creditor is prepared to offer.
  [
    'closed-end-available',
    { product: 'mortgage', text: 'No closing costs, 0% down.' },
    ['No closing costs', '0% down'],
    '12 CFR 1026.24(a)',
    0,
  ],
  [
    'closed-end-available',
    { product: 'consumer_loan', text: '$0 down' },
    ['$0 down'],
    '12 CFR 1026.24(a)',
    0,
  ],
  // 740.2; of others, section 1036(a)(1)(B) of the Consumer Financial Protection Act.
  [
    'accurate',
    { product: 'mortgage', institution: 'credit_union', text: 'Guaranteed approval!' },
    ['Guaranteed approval'],
    '12 CFR 740.2',
    0,
  ],
  [
    'deceptive',
    { product: 'mortgage', institution: 'community_bank', text: 'Guaranteed approval!' },
    ['Guaranteed approval'],
    '12 U.S.C. 5536(a)(1)(B)',
    0,
  ],
  // 1014.3(c): misrepresentations that no fees are charged.
  [
    'no-fees',
    { product: 'mortgage', institution: 'mortgage_company', text: 'No lender fees.' },
    ['No lender fees'],
    '12 CFR 1014.3(c)',
    0,
  ],
  // 338.3(a).
  [
    'equal-housing-fdic',
    { product: 'home_equity_line', institution: 'community_bank', text: 'Use the equity of your home.' },
    [],
    '12 CFR 338.3(a)',
    1,
  ],
]

test.each(FLAGGED)('%s: %o', (rule, piece, words, citation, missing) => {
  expect(found(rule, piece)).toEqual({ words, citation, missing })
})
