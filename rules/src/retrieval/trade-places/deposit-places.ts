import { all, KEEP, type TradePlace } from './place-words.ts'

/** Truth in savings, payday loans, and loan originators. */
export const DEPOSIT_PLACES: readonly TradePlace[] = [
  // Regulation DD, payday, SAFE
  [all('(?:truth in savings|tisa)', 'form'), ['1030.3(a)']],
  [
    all('(?:truth in savings|tisa|account)', 'disclos\\w+', '(?:contain|content|what is|what must)'),
    ['1030.4(b)'],
  ],
  [all('account disclos\\w+', '(?:when|given|timing)'), ['1030.4(a)(1)(i)', '1030.4(a)(1)']],
  [
    all(
      '(?:lower\\w*|add\\w*|chang\\w+|adverse\\w*)',
      '(?:savings|deposit|account)',
      '(?:notice|rate|fees?)',
      'savings|deposit',
    ),
    ['1030.5(a)(1)'],
  ],
  [all('(?:cd|time account|certificate)', 'matur\\w+'), ['1030.5(b)(1)', '1030.5(b)']],
  [all('deposit', 'statements?'), ['1030.6(a)']],
  [all('balance', 'interest', '(?:comput\\w+|calculat\\w+)'), ['1030.7(a)(1)']],
  [all('(?:ad|ads|advertis\\w+)', 'apy'), ['1030.8(c)']],
  [all('(?:ad|ads|advertis\\w+)', '(?:free|misleading)', 'account'), ['1030.8(a)']],
  [all(KEEP, '(?:truth in savings|tisa|reg(?:ulation|\\.)? dd)'), ['1030.9(c)']],
  [all('overdraft', '(?:total\\w*|statements?)', 'fees?'), ['1030.11(a)(1)', '1030.11(a)']],
  [all('(?:payday|covered loan)', '(?:two|failed|consecutive)'), ['1041.8(b)(1)', '1041.8(b)']],
  [all('(?:payday|covered loan)', 'notice'), ['1041.9(b)(1)', '1041.9(b)']],
  [
    all('(?:loan officers?|mlos?|employees?)', 'register\\w*', '(?:nmls|registry|bank)'),
    ['1007.103(a)(1)', '1007.103(a)'],
  ],
  [all('(?:unique identifier|nmls (?:number|id))', '(?:give|giv\\w+|provide|when)'), ['1007.105(a)']],
  [all('safe act', 'state'), ['1008.105 introductory text', '1008.105(a)']],
]
