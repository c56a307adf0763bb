import { all, KEEP, TIME, type TradePlace } from './place-words.ts'

/** Electronic transfers, collection, leases, privacy, and credit reports. */
export const CONSUMER_PLACES: readonly TradePlace[] = [
  // Regulation E
  [
    all('(?:card|access device|pin)', '(?:lost|stolen|unauthorized)', '(?:two|2) (?:business )?days'),
    ['1005.6(b)(1)'],
  ],
  [
    all('(?:card|access device)', '(?:lost|stolen)', '(?:week|late|after two|more than two|waited|\\$500)'),
    ['1005.6(b)(2)'],
  ],
  [all('unauthorized', '(?:statement|60 days|90 days|sixty)'), ['1005.6(b)(3)']],
  [all('initial', '(?:eft|electronic fund)', 'disclos\\w+'), ['1005.7(b)']],
  [
    all('(?:eft|electronic fund)', '(?:chang\\w+|rais\\w+|increas\\w+)', '(?:notice|fee|terms?)'),
    ['1005.8(a)(1)'],
  ],
  [all('(?:eft|electronic fund)', 'statements?'), ['1005.9(b)']],
  [all('preauthorized', '(?:authoriz\\w+|written|signed)', '(?:debit|transfer|kind|what)'), ['1005.10(b)']],
  [all('stop payment'), ['1005.10(c)(1)']],
  [
    all('(?:preauthorized|recurring|autopay)', '(?:var\\w+|differ\\w*)', '(?:amount|notice)'),
    ['1005.10(d)(1)'],
  ],
  [
    all('(?:require|condition|must)', '(?:autopay|automatic payment|auto[- ]debit|electronic payment)'),
    ['1005.10(e)(1)'],
  ],
  [
    all(
      '(?:eft|reg(?:ulation|\\.)? e|transfer|debit)',
      '(?:consumer|member|customer)',
      '(?:report|notify|notice)',
      '(?:60|sixty|how long|when)',
    ),
    ['1005.11(b)(1)'],
  ],
  [all('new account', '(?:reg(?:ulation|\\.)? e|claim|dispute|error|20|twenty)'), ['1005.11(c)(3)(i)']],
  [
    all('(?:90|ninety) days', '(?:debit|eft|reg(?:ulation|\\.)? e|dispute|error|foreign|pos)'),
    ['1005.11(c)(3)(ii)'],
  ],
  [
    all(
      '(?:45|forty[- ]five) days',
      '(?:eft|reg(?:ulation|\\.)? e|dispute|error|provisional|investigat\\w+)',
    ),
    ['1005.11(c)(2)'],
  ],
  [all('(?:10|ten) business days', '(?:reg(?:ulation|\\.)? e|eft|error|claim|dispute)'), ['1005.11(c)(1)']],
  [all('provisional credit', '(?:revers\\w+|tak\\w+ back|debit\\w*|remov\\w+)'), ['1005.11(d)(2)']],
  [all('provisional credit'), ['1005.11(c)(2)(i)', '1005.11(c)(2)']],
  [all('no error', '(?:found|send|explan\\w+|what|determin\\w+)'), ['1005.11(d)(1)']],
  [all(KEEP, '(?:reg(?:ulation|\\.)? e\\b|eft)'), ['1005.13(b)(1)']],
  [all('atm', '(?:fee|notice|screen)'), ['1005.16(b)']],
  [all('overdraft', '(?:check|refus\\w+|condition\\w*|don.?t opt|do not opt)'), ['1005.17(b)(2)']],
  [all('overdraft', '(?:opt|consent|debit card|one-time)'), ['1005.17(b)(1)']],
  [all('gift (?:card|certificate)s?', '(?:expir\\w+|years?)'), ['1005.20(e)(2)']],
  [all('gift (?:card|certificate)s?', '(?:fee|dorman\\w+|inactiv\\w+)'), ['1005.20(d)']],
  [
    all(
      '(?:remittance|wires? (?:abroad|transfer)|international (?:wire|transfer))',
      '(?:how many|500|provider|normal course)',
    ),
    ['1005.30(f)(2)(i)'],
  ],
  [
    all(
      '(?:remittance|wires? abroad|international wire)',
      '(?:prepayment|before payment)',
      'disclos\\w+|international wires?',
      'disclos\\w+',
    ),
    ['1005.31(b)(1)'],
  ],
  [
    all('(?:remittance|sender)', '(?:error|claim)', '(?:investigat\\w+|resolve|90|provider)'),
    ['1005.33(c)(1)'],
  ],
  [all('(?:remittance|sender)', 'error', '(?:report|notice|180|how long|file)'), ['1005.33(b)(1)']],
  [all('(?:remittance|sender|wire)', 'cancel'), ['1005.34(a)']],
  [all('prepaid', 'short[- ]form|short form', 'prepaid'), ['1005.18(b)(2)']],
  // Regulation F
  [
    all(
      '(?:collector|debt)',
      '(?:call|phone|telephone)',
      '(?:how (?:many|often)|times|seven|week|frequen\\w+)',
    ),
    ['1006.14(b)(2)(i)', '1006.14(b)(2)(i)(A)'],
  ],
  [
    all('(?:collector|debt|debtor)', '(?:hours|8 ?a|9 ?p|time of day|night|morning|inconvenient time)'),
    ['1006.6(b)(1)(i)'],
  ],
  [
    all('(?:collector|debt|debtor|consumer)', '(?:at work|workplace|place of employment|employer)'),
    ['1006.6(b)(1)(ii)', '1006.6(b)(3)'],
  ],
  [all('(?:attorney|lawyer|represented)', '(?:call|contact|collect\\w*|communicat\\w+)'), ['1006.6(b)(2)']],
  [all('(?:stop|cease)', '(?:contact\\w*|communicat\\w+|calling)'), ['1006.6(c)(1)']],
  [all('(?:collector|debt)', '(?:third part\\w+|neighbors?|family|relatives|friends)'), ['1006.6(d)(1)']],
  [all('location information', '(?:collect\\w*|debt\\w*|third part\\w+|calls?)'), ['1006.10(b)']],
  [all('(?:text|texts|email|emails)', '(?:collect\\w*|debt)', 'opt'), ['1006.6(e)']],
  [all('mini[- ]?miranda'), ['1006.18(e)(1)']],
  [
    all('collector', '(?:fee|interest|charge|amount)', '(?:contract|agreement|authorized|add)'),
    ['1006.22(b)'],
  ],
  [all('(?:time[- ]barred|statute of limitations)'), ['1006.26(b)', '1006.26(a)(2)']],
  [
    all('(?:collector|debt)', '(?:bureaus?|report\\w*|furnish\\w*|parking)', '(?:before|first|consumer)'),
    ['1006.30(a)(1)'],
  ],
  [all('validation (?:period)', '(?:end|count\\w*|long|days)'), ['1006.34(b)(5)']],
  [all('validation (?:notice|information)', TIME), ['1006.34(a)(1)', '1006.34(a)(1)(i)(B)']],
  [
    all('validation (?:notice|information)', '(?:contain|content|what|include|information)'),
    ['1006.34(c)(2)', '1006.34(c)'],
  ],
  [all('original creditor'), ['1006.38(c)']],
  [all('(?:debt|collect\\w*)', 'dispute', '(?:writ\\w+|what|stop|cease|then|respond)'), ['1006.38(d)(2)']],
  [all(KEEP, '(?:debt collector|collector|fdcpa|reg(?:ulation|\\.)? f\\b)'), ['1006.100(a)']],
  [all('who', '(?:is|counts as) a debt collector'), ['1006.2(i)(1)']],
  [all('limited[- ]content'), ['1006.2(j)']],
  // Regulations M and P
  [all('consumer lease', '(?:what|when|is|definition)'), ['1013.2(e)(1)']],
  [all(KEEP, '\\bleas(?:e|ing)'), ['1013.8 introductory text']],
  [all('\\blease', '(?:payment schedule|schedule of payments)'), ['1013.4(c)']],
  [all('\\bleas(?:e|ing)', '(?:trigger\\w*|ads?\\b|advertis\\w+)'), ['1013.7(d)(1)']],
  [
    all('privacy (?:notice|policy)', '(?:skip|exception|not (?:have|need)|exempt|alternative|stop)'),
    ['1016.5(e)(1)'],
  ],
  [all('privacy (?:notice|policy)', '(?:annual|yearly|every year|each year)'), ['1016.5(a)(1)']],
  [all('privacy (?:notice|policy)', '(?:initial|new customer|first|when)'), ['1016.4(a)']],
  [all('privacy (?:notice|policy)', '(?:contain|content|what|say|include)'), ['1016.6(a)']],
  [all('(?:chang\\w+|revis\\w+)', '(?:sharing|privacy)', '(?:notice|practices?)'), ['1016.8(a)']],
  [all('opt[- ]?out', '(?:notice|contain|what|form)', '(?:privacy|notice)'), ['1016.7(a)(1)']],
  [all('(?:account numbers?)', 'market\\w+'), ['1016.12(a)']],
  [all('(?:joint market\\w+|service provider)'), ['1016.13(a)(1)']],
  [all('shar\\w+', '(?:process\\w*|servic\\w+)', 'transaction'), ['1016.14(a)']],
  [
    all('shar\\w+', '(?:nonpublic|npi|personal information|nonaffiliat\\w+|third part\\w+)'),
    ['1016.10(a)(1)'],
  ],
  // Regulation V
  [
    all('affiliat\\w+', 'market\\w+', '(?:when|may|can|use|data|information|opt)'),
    ['1022.21(a)(1)', '1022.20(a)'],
  ],
  [all('furnish\\w*', '(?:accuracy|integrity|policies)'), ['1022.42(a)']],
  [all('dispute', '(?:frivolous|irrelevant)', TIME), ['1022.43(f)(2)']],
  [all('dispute', '(?:frivolous|irrelevant)'), ['1022.43(f)(1)']],
  [
    all('direct dispute', '(?:ignore|exception|not (?:have|required)|exempt)'),
    ['1022.43(b)', '1022.43(b)(1)'],
  ],
  [
    all(
      '(?:direct dispute|disputes? (?:from|of) (?:a )?(?:consumer|credit))',
      '(?:dut\\w+|must|furnisher|what)',
    ),
    ['1022.43(e)', '1022.43(a)'],
  ],
  [all('risk[- ]based pricing', '(?:contain|content|what (?:does|must)|include|say)'), ['1022.73(a)(1)']],
  [all('risk[- ]based pricing'), ['1022.72(a)']],
  [all('credit score', 'disclos\\w+', '(?:mortgage|residential|exception)'), ['1022.74(d)(1)']],
  [all('address discrepanc\\w+'), ['1022.82(c)(1)', '1022.82(c)', '1022.82(d)(1)']],
  [all('prescreen\\w*', '(?:short|notice|opt)'), ['1022.54(c)']],
  [all('(?:free|annual)', '(?:credit report|file disclosure)'), ['1022.136(a)', '1022.136(b)']],
  [all('(?:fraud|active duty) alert'), ['1022.121(a)']],
]
