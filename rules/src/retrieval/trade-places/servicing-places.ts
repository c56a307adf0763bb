import { all, DENY, KEEP, TIME, type TradePlace } from './place-words.ts'

/** Settlement, escrow, and servicing. */
export const SERVICING_PLACES: readonly TradePlace[] = [
  // Regulation X
  [all('application', 'respa'), ['1024.2(b) "Application"', '1024.2(b)']],
  [all('(?:business|commercial)', 'respa'), ['1024.5(b)(2)']],
  [all('special information booklet|toolkit'), ['1024.6(a)(1)', '1024.6(a)', '1026.19(g)(1)']],
  [all('(?:split\\w*|unearned)', '(?:fee|charge|without)'), ['1024.14(c)']],
  [
    all('(?:payments?|fees?)', '(?:allow\\w*|permit\\w*|permissible)', '(?:section 8|respa)'),
    ['1024.14(g)(1)'],
  ],
  [
    all('(?:referral|kickback|realtor|refer\\w*|for sending)', '(?:fee|pay\\w*|thing of value|loans)'),
    ['1024.14(b)'],
  ],
  [all('affiliated business'), ['1024.15(b)(1)', '1024.15(b)']],
  [all('title (?:company|insurance)', '(?:seller|require|demand|certain)'), ['1024.16 introductory text']],
  [
    all(
      'escrow',
      '(?:closing|up ?front|at settlement|initial deposit|collect)',
      '(?:how much|limit|maximum)',
    ),
    ['1024.17(c)(1)(i)', '1024.17(c)(1)'],
  ],
  [all('escrow', 'cushion'), ['1024.17(c)(1)(ii)', '1024.17(c)(5)']],
  [all('escrow', '(?:surplus|overage)'), ['1024.17(f)(2)(i)']],
  [all('escrow', 'shortage'), ['1024.17(f)(3)(i)', '1024.17(f)(3)']],
  [all('escrow', 'deficienc\\w+'), ['1024.17(f)(4)(i)', '1024.17(f)(4)']],
  [all('initial escrow'), ['1024.17(g)(1)', '1024.17(g)']],
  [all('short[- ]year', '(?:payoff|paid|pays)'), ['1024.17(i)(4)(iii)']],
  [all('(?:annual|yearly|trial balance)', 'escrow'), ['1024.17(i)']],
  [all(KEEP, 'escrow', '(?:record|keep|retain)'), ['1024.17(l)']],
  [
    all('small servicers?', '(?:exempt\\w*|respa|rules)', '(?:respa|reg(?:ulation|\\.)? x|servicing rules)'),
    ['1024.30(b)'],
  ],
  [all('small servicers?', 'foreclos\\w+'), ['1024.41(j)']],
  [all('small servicers?'), ['1026.41(e)(4)(ii)', '1026.41(e)(4)(ii)(A)']],
  [
    all('(?:transfer)', '(?:servic\\w+|notice)', '(?:contain|content|say|include|what does)'),
    ['1024.33(b)(4)'],
  ],
  [
    all(
      '(?:goodbye|hello|transfer)',
      '(?:letter|notice|servicing)',
      `(?:${TIME}|before|after)`,
      '(?:servic\\w+|letter)',
    ),
    ['1024.33(b)(3)(i)', '1024.33(b)(3)'],
  ],
  [all('(?:old|prior|previous|wrong|transferor) servicer', '(?:payment|pay|sent)'), ['1024.33(c)(1)']],
  [
    all('escrow', '(?:balance|refund|return\\w*|giv\\w+ back)', '(?:pay\\w* ?off|paid|pays)'),
    ['1024.34(b)(1)', '1024.34(b)'],
  ],
  [
    all(
      '(?:notice of error|error notice|error letter|\\bnoe\\b|\\bqwr\\b|errors?)',
      'foreclosure sale',
      '(?:days|before)',
    ),
    ['1024.35(f)(2)', '1024.35(e)(3)(i)(B)'],
  ],
  [all('(?:error|noe)', 'pay-?off', `(?:${TIME}|answer|respond)`), ['1024.35(e)(3)(i)(A)']],
  [all('(?:notice of error|error notice|noe)', 'exten\\w+'), ['1024.35(e)(3)(ii)']],
  [
    all('(?:error notice|notice of error|noe)', '(?:untimely|overbroad|duplicative|year after)'),
    ['1024.35(g)(1)', '1024.35(g)(1)(iii)'],
  ],
  [all('(?:error|noe)', '(?:fee|charge)', '(?:answer\\w*|respond\\w*|servicer)'), ['1024.35(h)']],
  [
    all(
      '(?:error|noe)\\b',
      '(?:report|credit report\\w*|adverse|late)',
      '(?:open|pending|while|60 days|during)',
    ),
    ['1024.35(i)(1)'],
  ],
  [all('(?:covered errors?|which (?:things|errors))', 'errors?'), ['1024.35(b)']],
  [
    all(
      '(?:error|noe|qwr|letter)',
      '(?:30|thirty|answer|respond|response)',
      `${TIME}`,
      '(?:notice of error|error notice|borrower|noe|qwr)',
    ),
    ['1024.35(e)(3)(i)(C)', '1024.35(e)(3)(i)'],
  ],
  [all('(?:notice of error|noe\\b|qwr)', 'acknowledg\\w+|five days to acknowledge'), ['1024.35(d)']],
  [all('what (?:makes|is|counts)', 'notice of error'), ['1024.35(a)']],
  [
    all(
      '(?:who|owner|owns|assignee)',
      '(?:mortgage|loan)',
      `(?:request|asks?|${TIME})`,
      '(?:days|how|when|borrower|request)',
    ),
    ['1024.36(d)(2)(i)(A)'],
  ],
  [
    all(
      '(?:information request|request for information|\\brfi\\b)',
      'acknowledg\\w+|acknowledg\\w+',
      'information request',
    ),
    ['1024.36(c)'],
  ],
  [
    all('(?:information request|request for information|\\brfi\\b)', '(?:respon\\w+|time|days|answer)'),
    ['1024.36(d)(2)(i)(B)', '1024.36(d)(2)(i)'],
  ],
  [all('force[- ]?plac\\w+', '(?:second|reminder)'), ['1024.37(d)(1)']],
  [all('force[- ]?plac\\w+', '(?:cancel\\w*|proof|proves?|refund|evidence)'), ['1024.37(g)']],
  [
    all('force[- ]?plac\\w+', '(?:45|forty|letter|notice|before charging)'),
    ['1024.37(c)(1)(i)', '1024.37(c)(1)'],
  ],
  [all('force[- ]?plac\\w+'), ['1024.37(b)']],
  [all(KEEP, 'servic(?:er|ing)', '(?:file|record|year|long)'), ['1024.38(c)(1)']],
  [all('servic(?:er|ing)', 'policies and procedures'), ['1024.38(b)(1)', '1024.38(a)']],
  [all('live contact'), ['1024.39(a)']],
  [all('early intervention', '(?:writ\\w+|45|notice)'), ['1024.39(b)(1)']],
  [all('continuity of contact'), ['1024.40(a)']],
  [all('loss mit\\w*', 'acknowledg\\w+'), ['1024.41(b)(2)(i)(B)', '1024.41(b)(2)(i)']],
  [all('loss mit\\w*', 'appeal'), ['1024.41(h)(1)', '1024.41(h)(2)']],
  [all('loss mit\\w*', '(?:evaluat\\w+|decide|review|30 days)'), ['1024.41(c)(1)']],
  [all('loss mit\\w*', DENY), ['1024.41(d)']],
  [
    all('(?:foreclos\\w+)', '(?:first|filing|120|start|begin|refer\\w*)'),
    ['1024.41(f)(1)(i)', '1024.41(f)(1)'],
  ],
  [all('dual track\\w*'), ['1024.41(g)']],
]
