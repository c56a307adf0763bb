export interface KnownAnswerLink {
  href: string
  label: string
}

/** What the assistant says without looking anything up, with its citations. */
export interface KnownAnswer {
  paragraphs: readonly string[]
  /** Citations of the legal statements. */
  citations?: readonly string[]
  /** Links to articles and pages. */
  links?: readonly KnownAnswerLink[]
  /** Suggested next questions. */
  suggestions?: readonly string[]
}

const TWO_DEFINITIONS: KnownAnswerLink = {
  href: '/articles/two-definitions-of-a-business-day',
  label: 'Two definitions of a business day',
}
const CONTACT: KnownAnswerLink = { href: '/contact', label: 'Contact' }

export const FIRST_QUESTIONS = [
  'When is the Loan Estimate due?',
  'When must the Closing Disclosure arrive?',
  'What does HMDA ask for, and by when?',
]

export const KNOWN_ANSWERS = {
  welcome: {
    paragraphs: ['Hello. Ask me about disclosure timing, HMDA, the library or your account.'],
    suggestions: FIRST_QUESTIONS,
  },
  'loan-estimate': {
    paragraphs: [
      'The Loan Estimate is due within 3 business days.',
      'Exactly: it is delivered or placed in the mail no later than the third business day after the creditor receives the application. These are general business days: days on which the creditor’s offices are open to the public for substantially all of its business functions.',
    ],
    citations: ['12 CFR 1026.19(e)(1)(iii)(A)', '12 CFR 1026.2(a)(6)'],
    links: [
      {
        href: '/articles/six-items-application-and-loan-estimate-delivery',
        label: 'Six items make an application',
      },
      TWO_DEFINITIONS,
    ],
    suggestions: ['When must the Closing Disclosure arrive?', 'What is a business day?'],
  },
  'closing-disclosure': {
    paragraphs: [
      'The Closing Disclosure is due 3 business days before closing.',
      'Exactly: the consumer must receive it no later than three business days before consummation. These are specific business days: every calendar day but Sundays and the legal public holidays.',
    ],
    citations: ['12 CFR 1026.19(f)(1)(ii)(A)', '12 CFR 1026.2(a)(6)'],
    links: [
      { href: '/articles/closing-disclosure-timing-and-resets', label: 'Closing Disclosure timing' },
      TWO_DEFINITIONS,
    ],
    suggestions: ['When is the Loan Estimate due?', 'What is a business day?'],
  },
  'business-day': {
    paragraphs: [
      'There are two definitions, and each clock has its own.',
      'General: days on which the creditor’s offices are open to the public for substantially all of its business functions. The Loan Estimate’s 3 business days are counted so.',
      'Specific: every calendar day but Sundays and the legal public holidays. The Closing Disclosure’s 3 business days are counted so.',
    ],
    citations: ['12 CFR 1026.2(a)(6)'],
    links: [TWO_DEFINITIONS],
    suggestions: ['When is the Loan Estimate due?', 'When must the Closing Disclosure arrive?'],
  },
  hmda: {
    paragraphs: [
      'HMDA: 110 data points, and a March 1 deadline.',
      'Exactly: a row of the loan/application register has 110 data fields, while the rule counts 48 data points. The register of a calendar year is submitted by March 1 of the following year.',
    ],
    citations: ['12 CFR 1003.4(a)', '12 CFR 1003.5(a)(1)(i)'],
    links: [
      { href: '/articles/hmda-110-fields-and-data-quality', label: '48 data points, 110 fields' },
      { href: '/articles/hmda-filing-calendar-and-resubmission', label: 'The HMDA calendar' },
    ],
    suggestions: ['What do you have on fair lending?', 'Which reports can I make?'],
  },
  trid: {
    paragraphs: [
      'TRID has two clocks: the Loan Estimate within 3 business days of the application, and the Closing Disclosure 3 business days before closing.',
      'They are not the same days: the first are days on which the creditor is open, the second every calendar day but Sundays and the legal public holidays.',
    ],
    citations: ['12 CFR 1026.19(e)(1)(iii)(A)', '12 CFR 1026.19(f)(1)(ii)(A)', '12 CFR 1026.2(a)(6)'],
    links: [{ href: '/articles?category=trid', label: 'All articles on TRID' }, TWO_DEFINITIONS],
    suggestions: ['When is the Loan Estimate due?', 'When must the Closing Disclosure arrive?'],
  },
  'qualified-mortgage': {
    paragraphs: [
      'What makes a general qualified mortgage is listed in Regulation Z. The library takes its tests one by one.',
    ],
    citations: ['12 CFR 1026.43(e)(2)'],
    links: [
      { href: '/articles/general-qm-price-test-in-order', label: 'The General QM price test' },
      { href: '/articles/points-and-fees-cap-what-counts', label: 'Points and fees' },
      { href: '/articles?category=qualified-mortgage', label: 'All articles on Qualified Mortgage' },
    ],
    suggestions: ['When is the Loan Estimate due?', 'What do you have on fair lending?'],
  },
  'fair-lending': {
    paragraphs: ['Fair lending begins with Regulation B. The library goes from notices to examinations.'],
    citations: ['12 CFR part 1002'],
    links: [
      {
        href: '/articles/adverse-action-notice-clocks-and-reasons',
        label: 'Adverse action under Regulation B',
      },
      { href: '/articles?category=fair-lending', label: 'All articles on Fair Lending' },
    ],
    suggestions: ['What does HMDA ask for, and by when?', 'What do you have on BSA/AML?'],
  },
  'bsa-aml': {
    paragraphs: [
      'The rules for an anti-money-laundering program differ by kind of institution: one section is for banks and credit unions, another for nonbank mortgage companies.',
    ],
    citations: ['31 CFR 1020.210', '31 CFR 1029.210'],
    links: [
      {
        href: '/articles/aml-program-elements-bank-and-mortgage-company',
        label: 'The elements of an AML program',
      },
      { href: '/articles?category=bsa-aml', label: 'All articles on BSA/AML' },
    ],
    suggestions: ['What do you have on fair lending?', 'Which reports can I make?'],
  },
  support: {
    paragraphs: ['Support is there Monday-Friday 8 AM-6 PM EST.'],
    links: [CONTACT, { href: '/help', label: 'Help Center' }],
    suggestions: ['How do I reset my password?', 'Which reports can I make?'],
  },
  pricing: {
    paragraphs: [
      'Starter is $99 a month or $990 a year for up to 5 users, Professional $299 a month or $2,990 a year for up to 25. Enterprise has no limit on users; ask us for a quote.',
    ],
    links: [{ href: '/pricing', label: 'Pricing' }, CONTACT],
    suggestions: ['How long is the free trial?', 'How do I cancel?'],
  },
  trial: {
    paragraphs: ['The free trial lasts 14 days with full access. No credit card is needed.'],
    links: [
      { href: '/help#free-trial', label: 'What the free trial includes' },
      { href: '/pricing', label: 'Pricing' },
    ],
    suggestions: ['What does it cost?', 'When is support there?'],
  },
  cancel: {
    paragraphs: [
      'You can cancel at any time with 30 days’ notice, and come back within 30 days of canceling.',
    ],
    links: [{ href: '/help#canceling-and-returning', label: 'Canceling and coming back' }, CONTACT],
    suggestions: ['What does it cost?', 'When is support there?'],
  },
  password: {
    paragraphs: ['Choose Forgot password on the sign-in page. The link that we send expires after 24 hours.'],
    links: [{ href: '/help#resetting-a-password', label: 'Setting a new password' }],
    suggestions: ['When is support there?'],
  },
  reports: {
    paragraphs: [
      'There are three types: Monthly Summary, Risk Assessment and Regulatory Changes, each as PDF or Excel.',
    ],
    links: [{ href: '/help#kinds-of-reports', label: 'Which reports can I make?' }],
    suggestions: ['What does HMDA ask for, and by when?', 'When is support there?'],
  },
  thanks: {
    paragraphs: ['You are welcome.'],
    suggestions: FIRST_QUESTIONS,
  },
} as const satisfies Record<string, KnownAnswer>

export type KnownAnswerId = keyof typeof KNOWN_ANSWERS

/** Whatever comes from elsewhere: an id of an answer that there is. */
export function knownAnswerOf(id: string | null): KnownAnswer | undefined {
  return id !== null && Object.hasOwn(KNOWN_ANSWERS, id) ? KNOWN_ANSWERS[id as KnownAnswerId] : undefined
}
