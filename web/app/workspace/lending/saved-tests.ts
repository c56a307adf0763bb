/** The screen of each calculator and its name for people. A saved result opens its form again. */
export const TEST_SCREENS: Readonly<Record<string, { title: string; path?: string; part: string }>> = {
  'adverse-action': { title: 'Adverse action', path: '/loan-tests/adverse-action', part: '1002' },
  apr: { title: 'APR', path: '/loan-tests/apr', part: '1026' },
  'apr-tolerance': { title: 'APR tolerance', path: '/loan-tests/apr-tolerance', part: '1026' },
  'business-days': { title: 'Business days', path: '/loan-tests/business-days', part: '1026' },
  'escrow-analysis': { title: 'Escrow analysis', path: '/loan-tests/escrow', part: '1024' },
  'fee-tolerance': { title: 'Fee ledger', path: '/loan-tests/fees', part: '1026' },
  'hmda-coverage': { title: 'HMDA coverage', path: '/loan-tests/hmda-coverage', part: '1003' },
  hoepa: { title: 'High-cost mortgage', part: '1026' },
  'hoepa-rate': { title: 'High-cost rate', part: '1026' },
  hpml: { title: 'Higher-priced mortgage loan', part: '1026' },
  'points-and-fees': { title: 'Points and fees', part: '1026' },
  'qm-points-fees': { title: 'Points and fees limit', part: '1026' },
  'qm-status': { title: 'Qualified mortgage', part: '1026' },
  'rate-spread': { title: 'Rate spread', path: '/loan-tests/rate-spread', part: '1003' },
  'servicing-dates': { title: 'Servicing dates', path: '/loan-tests/servicing', part: '1024' },
  threshold: { title: 'Threshold', part: '1026' },
  'trid-backward': { title: 'TRID, backward', part: '1026' },
  'trid-forward': { title: 'TRID clock', path: '/loan-tests/trid-clock', part: '1026' },
  'trid-post-closing': { title: 'After closing', path: '/loan-tests/after-closing', part: '1026' },
}

export const screenOf = (calculator: string) =>
  TEST_SCREENS[calculator] ?? { title: calculator, path: undefined, part: '1026' }

/** Tests without a form of their own stand on the screen of another. */
export const ruleScreenOf = (name: string) =>
  screenOf(name).path ??
  (name === 'trid-backward'
    ? '/loan-tests/trid-clock'
    : name === 'threshold'
      ? '/resources/thresholds'
      : '/loan-tests/price-and-fees')

export const OUTCOME_WORDS = {
  within: 'Within',
  outside: 'Outside',
  undetermined: 'Not determined',
  answer: 'Answered',
} as const
