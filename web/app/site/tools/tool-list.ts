/** The tools for everyone, in the order of the page. */
export const PUBLIC_TOOLS: readonly { href: string; title: string; question: string; about: string }[] = [
  {
    href: '/tools/loan',
    title: 'Loan file check',
    question: 'Is this loan within its limits?',
    about:
      'Every test of one Closing Disclosure file, in the browser. The file does not leave your computer.',
  },
  {
    href: '/tools/trid',
    title: 'TRID calendar',
    question: 'When can we close?',
    about:
      'Receipt, the seven and the three days, and rescission, each day counted or skipped with its reason.',
  },
  {
    href: '/tools/apr',
    title: 'APR check',
    question: 'Is this APR right?',
    about: 'The actuarial method of appendix J to Regulation Z, with the tolerance of 1026.22(a).',
  },
  {
    href: '/tools/rate-spread',
    title: 'Rate spread',
    question: 'What is the rate spread?',
    about: 'The APR against the average prime offer rate of its week and term, as HMDA asks for it.',
  },
  {
    href: '/tools/business-days',
    title: 'Business day calculator',
    question: 'Which days count?',
    about: 'Both definitions of 12 CFR 1026.2(a)(6), forward or backward, with each day that does not count.',
  },
  {
    href: '/tools/thresholds',
    title: 'Threshold register',
    question: 'What is the figure this year?',
    about: 'The yearly amounts of Regulations B, C, X, and Z with their paragraphs, two years side by side.',
  },
  {
    href: '/tools/hmda',
    title: 'HMDA file check',
    question: 'Is this register clean?',
    about: 'The edits of the filing platform, in the browser. The file does not leave your computer.',
  },
  {
    href: '/tools/proxy',
    title: 'BISG proxy',
    question: 'Which groups do we lend to?',
    about:
      'Probabilities from surname and place by the published method, for products without monitoring information. In the browser.',
  },
  {
    href: '/tools/check-digit',
    title: 'ULI check digit',
    question: 'Is this identifier right?',
    about: 'Check digits of universal loan identifiers, made and tested in bulk.',
  },
]
