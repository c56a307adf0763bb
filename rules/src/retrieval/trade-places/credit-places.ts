import { all, DENY, KEEP, TIME, type TradePlace } from './place-words.ts'

/** Applications and the data about them. */
export const CREDIT_PLACES: readonly TradePlace[] = [
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
]
