/**
 * Where the duties of the trade are, in the words of the trade: who must do what, by when, or how much. Reviewed by a
 * person against the text. A question that meets a pattern is answered from the places, in their order.
 */
const KEEP =
  '(?:keep|kept|retain\\w*|retention|preserve\\w*|hold on to|hold|records?|how long|store|destroy|shred)'
const TIME =
  '(?:when|how (?:soon|long|many days|fast|quickly|far)|deadline|due|by when|within|days?|timing|time ?frame|time limit)'
const DENY = '(?:den(?:y|ied|ies|ial)|adverse action|turn(?:ed|ing)? down|declin\\w+|reject\\w+)'

/** All of these words, in any order. */
const all = (...words: string[]) => new RegExp(words.map((word) => `(?=.*\\b${word})`).join(''), 'i')

const PLACES: readonly (readonly [pattern: RegExp, places: readonly string[]])[] = [
  // Regulation B
  [all(DENY, 'incomplete', TIME), ['1002.9(a)(1)(ii)', '1002.9(c)(1)']],
  [
    all(
      `(?:${DENY}|terminat\\w+|reduc\\w+|clos\\w+)`,
      '(?:existing|credit line|line of credit|account)',
      '(?:notice|letter|when|how)',
    ),
    ['1002.9(a)(1)(iii)'],
  ],
  [all('counter-?(?:ed|offer\\w*)\\b', `(?:${TIME}|notice|never|not accept|didn)`), ['1002.9(a)(1)(iv)']],
  [
    all('(?:app|application)\\b', '(?:approv\\w+|complete)', `(?:${TIME}|notify|let them know)`),
    ['1002.9(a)(1)(i)', '1002.9(a)(1)'],
  ],
  [
    all(DENY, '(?:business|company|revenue|sales|commercial)', '(?:more than|over|above|exceed\\w*|large)'),
    ['1002.9(a)(3)(ii)'],
  ],
  [
    all(`(?:${DENY}|notice)`, '(?:small business|business)', '(?:under|less|million or less|below|revenue)'),
    ['1002.9(a)(3)(i)'],
  ],
  [all('ecoa notice', '(?:word\\w*|language|text|form)'), ['1002.9(b)(1)']],
  [
    all(DENY, 'reasons?', '(?:specific|how many|principal|list|state|enough)'),
    ['1002.9(b)(2)', 'comment 9(b)(2)-1'],
  ],
  [
    all(DENY, '(?:letter|notice)', '(?:contain|content|what (?:has|must|is|should|goes)|say|include)'),
    ['1002.9(a)(2)'],
  ],
  [
    all(
      '(?:notice of incompleteness|\\bnoia?\\b|incompleteness notice)',
      '(?:contain|content|what|say|include|goes)',
    ),
    ['1002.9(c)(2)', '1002.9(c)(1)'],
  ],
  [all('(?:missing|incomplete)', '(?:phone|orally|oral|call|verbal)'), ['1002.9(c)(3)']],
  [
    all('(?:missing|incomplete)', '(?:application|app)\\b', '(?:options?|notice|what do)'),
    ['1002.9(c)(1)', '1002.9(c)(1)(ii)'],
  ],
  [
    all(`(?:${DENY}|notice|letter)`, '(?:two|joint|co-?|multiple|several) ?(?:applicants?|borrowers?)'),
    ['1002.9(f)'],
  ],
  [
    all('(?:several|multiple|more than one) (?:lenders?|creditors?)', `(?:${DENY}|notice|broker)`),
    ['1002.9(g)'],
  ],
  [all(DENY, 'oral\\w*', '(?:150|100|few|small)'), ['1002.9(d)']],
  [
    all(KEEP, '(?:investigat\\w+|enforcement|lawsuit|examination)', '(?:ecoa|denied|files?|notified)'),
    ['1002.12(b)(4)'],
  ],
  [all(KEEP, 'prescreen\\w*'), ['1002.12(b)(7)']],
  [all(KEEP, 'business (?:credit|loan)'), ['1002.12(b)(3)']],
  [all(KEEP, 'existing (?:account|credit)'), ['1002.12(b)(2)']],
  [all(KEEP, `(?:${DENY}|applications?)`, '(?:file|long|months|loan|consumer)'), ['1002.12(b)(1)']],
  [all('(?:wife|husband|spous\\w+|partner)', 'sign', 'guarant\\w+'), ['1002.7(d)(6)']],
  [
    all(
      '(?:wife|husband|spous\\w+)',
      '(?:sign|documents?)',
      '(?:owns?|secured|collateral|title|house|property|lien)',
    ),
    ['1002.7(d)(4)'],
  ],
  [all('(?:wife|husband|spous\\w+|cosign\\w*)', '(?:sign|signature)'), ['1002.7(d)(1)']],
  [all('(?:ask|inquir\\w+|question)', '(?:child support|alimony|maintenance)'), ['1002.5(d)(2)']],
  [
    all(
      '(?:ask\\w*|inquir\\w+)',
      '(?:religion|race|color|national origin|sex|gender|ethnicity)',
      '(?:can|may|officer|lender|applicant)',
    ),
    ['1002.5(b)'],
  ],
  [
    all('(?:ask\\w*|inquir\\w+)', '(?:birth control|children|kids|pregnan\\w+|child\\w*bearing|family)'),
    ['1002.5(d)(3)'],
  ],
  [all('\\bage\\b', '(?:judgmental|judgment)'), ['1002.6(b)(2)(iii)']],
  [all('\\bage\\b', '(?:scor\\w+|empirical|model)'), ['1002.6(b)(2)(ii)']],
  [
    all(
      '(?:part[- ]time|pension|annuity|retirement) ?(?:income)?',
      '(?:discount|exclude|count|consider|income)',
    ),
    ['1002.6(b)(5)'],
  ],
  [
    all('(?:immigration|citizen\\w*|residency|alien)', '(?:status|underwrit\\w+|consider|ecoa|reg)'),
    ['1002.6(b)(7)'],
  ],
  [all('(?:monitoring information|\\bgmi\\b)', '(?:which|what|when|need|loans?|collect)'), ['1002.13(a)(1)']],
  [all('(?:ethnicity|race|demographic)', '(?:refus\\w+|won.?t|decline|mail|phone)'), ['1002.13(b)']],
  [all('(?:apprais\\w+|valuation)', '(?:withdrawn|denied|incomplete|cancel\\w+)'), ['1002.14(a)(4)']],
  [all('(?:apprais\\w+|valuation)', '(?:charge|fee|cost|pay|reimburse)', 'cop(?:y|ies)'), ['1002.14(a)(3)']],
  [all('(?:apprais\\w+|valuation)', '(?:right|notice)', '(?:cop(?:y|ies)|receive)'), ['1002.14(a)(2)']],
  [
    /^(?!.*\b(?:hpml|higher.priced|flip|interior|second)\b)(?=.*\b(?:apprais\w+|valuation)\b)(?=.*\b(?:cop(?:y|ies)|hand over|provide|give|deliver)\b)(?=.*\b(?:when|how|by|days?|deadline|must)\b)/i,
    ['1002.14(a)(1)'],
  ],
  [all('self-?test'), ['1002.15(a)(1)']],
  [all('(?:punitive|damages)', '(?:ecoa|equal credit|cap|reg)'), ['1002.16(b)(1)']],
  [
    all(
      '(?:what|which|definition|count\\w*)',
      'adverse action$|(?:what|which|definition|count\\w*)',
      'adverse action\\?',
    ),
    ['1002.2(c)(1)'],
  ],
  [
    all('(?:application)', '(?:under )?(?:reg(?:ulation|\\.)? b\\b|ecoa)', '(?:when|what|is|definition)'),
    ['1002.2(f)'],
  ],
  [all('prohibited bas[ei]s'), ['1002.2(z)']],
  // Regulation C
  [
    all('temporary (?:financing|construction|loan)', '(?:hmda|report\\w*)|construction', 'hmda'),
    ['1003.3(c)(3)'],
  ],
  [all('(?:ag|agricultur\\w+|farm)\\b', '(?:hmda|lar)'), ['1003.3(c)(9)']],
  [
    all('(?:business|commercial)', '(?:hmda|lar)\\b', '(?:purpose|exempt|report\\w*|loan)'),
    ['1003.3(c)(10)'],
  ],
  [all('partial(?:ly)? exempt\\w*', '(?:data|which|skip|fields?|hmda|points)'), ['1003.3(d)(2)']],
  [all('(?:universal loan identifier|\\buli\\b)'), ['1003.4(a)(1)(i)']],
  [all('action taken', '(?:code|type|hmda|lar)'), ['1003.4(a)(8)(i)']],
  [all('(?:demographic|ethnicity|race|sex)', '(?:hmda|lar)'), ['1003.4(a)(10)(i)']],
  [all('income', '(?:hmda|lar)\\b'), ['1003.4(a)(10)(iii)']],
  [all('rate spread', '(?:hmda|which|report|need|loans?)'), ['1003.4(a)(12)(i)']],
  [all('(?:denial reasons?|reasons? for denial)', '(?:hmda|lar)'), ['1003.4(a)(16)']],
  [
    all('(?:quarterly|30 days|thirty days)', '(?:record|register|lar)', '(?:on|by|when|record\\w*)'),
    ['1003.4(f)'],
  ],
  [all('(?:hmda|lar)', 'quarter\\w*', '(?:fil\\w+|report\\w*|submit\\w*|who)'), ['1003.5(a)(1)(ii)']],
  [all('(?:hmda|lar)', '(?:certif\\w+|officer)'), ['1003.5(a)(1)(i)']],
  [all('(?:hmda|lar)', 'disclosure statement'), ['1003.5(b)(2)']],
  [
    all('modified', '(?:lar|register|hmda)', '(?:how (?:long|many)|years?|keep|kept|retain)'),
    ['1003.5(d)(1)'],
  ],
  [all('modified', '(?:lar|register|hmda)'), ['1003.5(c)(1)']],
  [all('hmda', '(?:poster|lobby|posted|sign)'), ['1003.5(e)']],
  [all('(?:hmda|lar)', '(?:mistake|honest|bona fide|error)'), ['1003.6(b)(1)']],
  [all('(?:hmda|lar)', '(?:deadline|due|filing|submit|file|when)'), ['1003.5(a)(1)(i)']],
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
  // Regulation Z
  [all('(?:six|6) (?:items|pieces)'), ['1026.2(a)(3)(ii)']],
  [all('business day', '(?:both|meaning|defin\\w+|reg(?:ulation|\\.)? z|what)'), ['1026.2(a)(6)']],
  [
    all('(?:business|commercial|ag\\w*)', '(?:purpose|loan|credit)', '(?:reg(?:ulation|\\.)? z|tila)'),
    ['1026.3(a)(1)', '1026.3(a)'],
  ],
  [
    all('(?:over|above|dollar|threshold|limit)', '(?:exempt\\w*)', '(?:tila|reg(?:ulation|\\.)? z)'),
    ['1026.3(b)(1)(i)', '1026.3(b)(1)', '1026.3(b)'],
  ],
  [all('finance charge', 'real estate|(?:closing|settlement) fees', 'finance charge'), ['1026.4(c)(7)']],
  [all('(?:credit (?:life|insurance)|premiums?)', 'finance charge'), ['1026.4(d)(1)', '1026.4(d)']],
  [all('what', 'finance charge'), ['1026.4(a)']],
  [
    all('(?:card|credit card)', 'statements?', '(?:mail\\w*|21|days|before)'),
    ['1026.5(b)(2)(ii)(A)', '1026.5(b)(2)(ii)'],
  ],
  [all('late payment', '(?:warning|disclos\\w+)'), ['1026.7(b)(11)(i)', '1026.7(b)(11)']],
  [
    all('(?:45|forty)', '(?:card|change|terms)', 'card|(?:change in terms)', 'card'),
    ['1026.9(c)(2)(i)(A)', '1026.9(c)(2)(i)'],
  ],
  [all('cut-?[- ]?off', 'payment'), ['1026.10(b)(2)(ii)', '1026.10(b)']],
  [all('due date', '(?:sunday|weekend|holiday|saturday)'), ['1026.10(d)(1)', '1026.10(d)']],
  [
    all(
      '(?:credit card|card)',
      '(?:stolen|lost|unauthorized)',
      '(?:\\$50|liab\\w+|fifty)',
      'credit card|stolen credit',
    ),
    ['1026.12(b)(1)(ii)', '1026.12(b)'],
  ],
  [all('billing (?:error|dispute)', 'acknowledg\\w+'), ['1026.13(c)(1)']],
  [all('(?:two|2) billing cycles', '(?:dispute|error|resolve)'), ['1026.13(c)(2)']],
  [
    all('billing (?:error|dispute)', '(?:send|60|how long|notice|consumer|cardholder)'),
    ['1026.13(b)(1)', '1026.13(b)'],
  ],
  [all('(?:heloc|open-end)', 'resci\\w+'), ['1026.15(a)(3)', '1026.15(a)(1)(i)']],
  [all('trigger\\w* terms?', '(?:open-end|heloc|home[- ]equity)'), ['1026.16(b)(1)', '1026.16(d)(1)']],
  [all('trigger\\w* terms?'), ['1026.24(d)(1)', '1026.24(d)(2)']],
  [all('legal obligation', 'disclos\\w+'), ['1026.17(c)(1)']],
  [all('payment schedule', '(?:disclos\\w+|car loan|closed-end)'), ['1026.18(g)', '1026.18(g)(1)']],
  [
    all('(?:le|loan estimate)\\b', '(?:after|following)', '(?:cd|closing disclosure)\\b'),
    ['1026.19(e)(4)(ii)'],
  ],
  [all('(?:revised (?:le|loan estimate)|redisclos\\w+)', '(?:three|3|days)'), ['1026.19(e)(4)(i)']],
  [all('rate lock', '(?:le\\b|loan estimate|redisclos\\w+|revis\\w+)'), ['1026.19(e)(3)(iv)(D)']],
  [
    all('(?:reset|chang\\w+ circumstances?)', 'toleranc\\w+|(?:valid|what)', 'changed circumstance'),
    ['1026.19(e)(3)(iv)', '1026.19(e)(3)(iv)(A)'],
  ],
  [all('(?:seven|7)[- ]day', '(?:le\\b|loan estimate|wait\\w*)'), ['1026.19(e)(1)(iii)(B)']],
  [all('(?:le|loan estimate)\\b', '(?:three|3) business days'), ['1026.19(e)(1)(iii)(A)']],
  [all('(?:fees?|charge)', 'intent to proceed'), ['1026.19(e)(2)(i)(A)']],
  [
    all(
      '(?:new|restart\\w*|another|second)',
      '(?:three|3)[- ](?:business[- ])?day',
      '(?:cd|closing disclosure|wait\\w*)',
    ),
    ['1026.19(f)(2)(ii)', '1026.19(f)(2)(ii)(A)'],
  ],
  [
    all('(?:cd|closing disclosure)\\b', '(?:three|3) (?:business )?days', '(?:before|prior)'),
    ['1026.19(f)(1)(ii)(A)'],
  ],
  [all('(?:60|sixty) days', '(?:cure|refund|tolerance)'), ['1026.19(f)(2)(v)']],
  [all('seller', '(?:cd|closing disclosure)\\b'), ['1026.19(f)(4)(i)']],
  [
    all('(?:written )?list of (?:service )?providers|(?:provider list)'),
    ['1026.19(e)(1)(vi)(C)', '1026.19(e)(1)(vi)'],
  ],
  [
    all('(?:arm|adjustable)', '(?:first|initial)', '(?:reset|adjust\\w+|210)'),
    ['1026.20(d)(2)', '1026.20(d)'],
  ],
  [all('(?:arm|adjustable)', '(?:change|adjust\\w+)', '(?:notice|days)'), ['1026.20(c)(2)', '1026.20(c)']],
  [all('apr', 'toleranc\\w+', '(?:irregular|uneven)'), ['1026.22(a)(3)']],
  [all('apr', '(?:toleranc\\w+|accura\\w+)', '(?:plain|regular|fixed|eighth|1/8|how)'), ['1026.22(a)(2)']],
  [all('resci\\w+', '(?:copies|copy|each owner)'), ['1026.23(b)(1)']],
  [all('resci\\w+', '(?:return\\w*|money|20 days|give back)'), ['1026.23(d)(2)']],
  [all('resci\\w+', '(?:purchase|residential mortgage transaction)'), ['1026.23(f)(1)']],
  [all('refi\\w*', 'same (?:lender|creditor)'), ['1026.23(f)(2)']],
  [all('(?:fund|disburse)', '(?:refi\\w*|resci\\w+)'), ['1026.23(c)']],
  [
    all('resci\\w+', '(?:three years|3 years|no notice|not given|how long|until|period|refi\\w*)'),
    ['1026.23(a)(3)(i)', '1026.23(a)(3)'],
  ],
  [
    all(KEEP, '(?:closing disclosures?|\\bcds?\\b)', '(?:five|5|years|long|retention|keep)'),
    ['1026.25(c)(1)(ii)', '1026.25(c)(1)(ii)(A)'],
  ],
  [all(KEEP, '(?:les?\\b|loan estimates?|trid)'), ['1026.25(c)(1)(i)']],
  [all(KEEP, '(?:lo comp\\w*|loan (?:officer|originator))'), ['1026.25(c)(2)(i)', '1026.25(c)(2)']],
  [all(KEEP, '(?:ability[- ]to[- ]repay|\\batr\\b|qualified mortgage)'), ['1026.25(c)(3)']],
  [all(KEEP, '(?:tila|reg(?:ulation|\\.)? z)\\b'), ['1026.25(a)']],
  [all('apr', '(?:high[- ]cost|hoepa)'), ['1026.32(a)(1)(i)', '1026.32(a)(1)(i)(A)']],
  [all('points and fees', '(?:high[- ]cost|hoepa)'), ['1026.32(a)(1)(ii)', '1026.32(a)(1)(ii)(A)']],
  [all('balloon', '(?:high[- ]cost|hoepa)'), ['1026.32(d)(1)(i)', '1026.32(d)(1)']],
  [all('counsel\\w+', '(?:high[- ]cost|hoepa)'), ['1026.34(a)(5)(i)', '1026.34(a)(5)']],
  [
    all('hpmls?|higher[- ]priced', 'escrow', '(?:cancel\\w*|drop\\w*|five years|end)'),
    ['1026.35(b)(3)(i)', '1026.35(b)(3)'],
  ],
  [all('(?:hpmls?|higher[- ]priced)', 'escrow'), ['1026.35(b)(1)']],
  [all('(?:flips?|flipped|resale|second appraisal)'), ['1026.35(c)(4)(i)', '1026.35(c)(4)']],
  [
    all('(?:hpmls?|higher[- ]priced)', 'apprais\\w+', 'cop(?:y|ies)'),
    ['1026.35(c)(6)(ii)', '1026.35(c)(6)(i)'],
  ],
  [all('(?:hpmls?|higher[- ]priced)', 'apprais\\w+'), ['1026.35(c)(3)(i)', '1026.35(c)(3)']],
  [all('(?:when|what|which)', '(?:hpml|higher[- ]priced)'), ['1026.35(a)(1)']],
  [all('who', '(?:loan originator|mlo)'), ['1026.36(a)(1)(i)']],
  [
    all(
      '(?:loan (?:officer|originator)|lo|mlo)s?\\b',
      '(?:both|dual|consumer and creditor|borrower and (?:the )?lender)',
    ),
    ['1026.36(d)(2)(i)(A)', '1026.36(d)(2)(i)'],
  ],
  [
    all('(?:loan (?:officer|originator)|lo|mlo)s?\\b', '(?:compensat\\w+|comp|paid|bonus|commission)'),
    ['1026.36(d)(1)(i)'],
  ],
  [/\bsteer(?:ing|ed)?\b/i, ['1026.36(e)(1)', '1026.36(e)']],
  [
    all('(?:credit\\w*|post\\w*)', 'payments?', '(?:mortgage|day|received)', '(?:mortgage|loan)'),
    ['1026.36(c)(1)(i)', '1026.36(c)(1)'],
  ],
  [all('payoff (?:statement|letter|quote)'), ['1026.36(c)(3)']],
  [all('pyramid\\w*'), ['1026.36(c)(2)']],
  [
    all('(?:train\\w+|qualif\\w+)', '(?:loan (?:officer|originator)s?|mlos?)'),
    ['1026.36(f)(3)(iii)', '1026.36(f)(3)', '1026.36(f)(3)(ii)'],
  ],
  [all('arbitration'), ['1026.36(h)(1)']],
  [all('(?:single[- ]premium|financ\\w+)', '(?:credit )?insurance'), ['1026.36(i)(1)', '1026.36(i)']],
  [all('(?:mortgage|loan)', '(?:sold|transferred|new owner)', '(?:30|notice|disclos\\w+)'), ['1026.39(b)']],
  [all('heloc', 'disclos\\w+', '(?:when|time|timing)'), ['1026.40(b)']],
  [all('(?:periodic|mortgage|monthly)', 'statements?', '(?:contain|content|what|include)'), ['1026.41(d)']],
  [all('coupon book'), ['1026.41(e)(3)']],
  [
    all('(?:periodic|monthly)', '(?:mortgage )?statements?', '(?:when|go out|timing|sent|days)'),
    ['1026.41(b)'],
  ],
  [all('apprais\\w+', '(?:pressur\\w+|coerc\\w+|influenc\\w+)'), ['1026.42(c)(1)']],
  [all('customary and reasonable'), ['1026.42(f)(1)']],
  [all('(?:atr|ability[- ]to[- ]repay)', '(?:factors|eight|consider\\w*)'), ['1026.43(c)(2)']],
  [all('(?:qm|qualified mortgage)', 'points and fees'), ['1026.43(e)(3)(i)']],
  [all('(?:qm|qualified mortgage)', 'safe harbor'), ['1026.43(e)(1)(i)']],
  [all('(?:qm|qualified mortgage)s?', '(?:fha|va|usda|government|agency)'), ['1026.43(e)(4)']],
  [all('balloon', '(?:qm|qualified mortgage)'), ['1026.43(f)(1)']],
  [all('(?:general qm|general qualified|makes?)', '(?:qm|qualified mortgage)'), ['1026.43(e)(2)']],
  [all('prepayment penalt\\w+', '(?:allow\\w*|when|mortgage|may)'), ['1026.43(g)(1)']],
  [all('card', '(?:ability to pay|make (?:the )?payments)'), ['1026.51(a)(1)(i)']],
  [all('card', '(?:under (?:the age of )?21|underage|students?)'), ['1026.51(b)(1)', '1026.51(b)']],
  [all('card', 'fees?', 'first year'), ['1026.52(a)(1)']],
  [all('(?:allocat\\w+)', 'payments?', '(?:card|minimum|excess)'), ['1026.53(a)']],
  [all('(?:rais\\w+|increas\\w+)', 'rates?', '(?:existing|outstanding|balances?|card)'), ['1026.55(a)']],
  [all('card', '(?:application|solicitation)', '(?:table|disclos\\w+|box)'), ['1026.60(b)']],
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

/** The places that a question of the trade is about, the likeliest first, by their names. */
export function tradePlaces(question: string): string[] {
  const found: string[] = []
  for (const [pattern, places] of PLACES) {
    if (!pattern.test(question)) continue
    for (const place of places) {
      const name = placeOfTarget(place, places)
      if (!found.includes(name)) found.push(name)
    }
    if (found.length >= 4) break
  }
  return found
}

/** A comment belongs to the part of the rule that it interprets. */
export function placeOfTarget(place: string, places: readonly string[]): string {
  const part = places.find((one) => /^\d/.test(one))?.split('.')[0]
  return place.startsWith('comment') && part ? `${part}/${place}` : place
}

export const TRADE_PLACES = PLACES
