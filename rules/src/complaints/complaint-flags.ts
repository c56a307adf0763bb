export const COMPLAINT_FLAGS = ['udaap', 'fair_lending'] as const
export type ComplaintFlag = (typeof COMPLAINT_FLAGS)[number]

/** Words of a text that suggest a look, as they stand in it. Empty: nothing suggests it. */
export type SuggestedFlags = Record<ComplaintFlag, string[]>

const OURS = `(?:you|they|he|she|(?:your|the) (?:bank|credit union|branch|lender|servicer|company|loan officer|officer|teller|agent|representative|rep|manager|employee|staff))`

/**
 * What consumers write where an act may be unfair, deceptive, or abusive (12 U.S.C. 5531, 5536). A pattern says
 * who did it where the words alone would also fit what the consumer did.
 */
const UDAAP = [
  `misle(?:d|ads?|ading)`,
  `mis(?:represent|inform)(?:s|ed|ing|ation)?`,
  `decei(?:ve|ves|ved|ving|t|tful)|decepti(?:ve|on)`,
  `unfair(?:ly|ness)?`,
  `abusive|took advantage of|predatory`,
  `(?:hidden|surprise|undisclosed|junk) (?:fees?|charges?|costs?)`,
  `bait[- ]and[- ]switch(?:ed)?|scam(?:med)?|ripped off|tricked`,
  `(?:${OURS}|i was) lied|lied to (?:me|us)|lying to (?:me|us)`,
  `${OURS} promised|(?:was|were) promised`,
  `(?:never|not|n['’]t) (?:been )?(?:told|informed|disclosed|explained|warned)|(?:never|not|n['’]t) (?:tell|disclose|mention|explain)(?:ed)?`,
  `without (?:my|our) (?:consent|permission|authorization|knowledge|approval)`,
  `(?:never|not|n['’]t) (?:ask(?:ed)? for|agreed? to|authorized?|signed? up for)`,
  `(?:charged|billed|debited) (?:me |us )?(?:twice|double)|double[- ]charged`,
  `(?:refused|refuses|would not|wouldn['’]t) (?:to )?(?:let (?:me|us) )?(?:cancel|close|refund)`,
  `harass(?:ed|ing|ment)?|threaten(?:ed|ing|s)?|bull(?:ied|ying)`,
  `pressured|forced (?:me|us) (?:to|into)|fine print`,
]

/**
 * What consumers write where a protected basis may be behind it: 15 U.S.C. 1691(a) and 42 U.S.C. 3605. Words of
 * many meanings, such as "race", "color", or "age", count only beside words that give them this one.
 */
const BASES = `(?:race|color|religion|faith|sex|gender|age|nationality|national origin|ethnicity|ancestry|accent|disability|marital status|pregnancy|skin|language|orientation|familial status)`
const FAIR_LENDING = [
  `discriminat(?:e|es|ed|ing|ion|ory)`,
  `racis(?:t|m)|racial(?:ly)?|sexis(?:t|m)|ageis(?:t|m)|bigot(?:ed|ry)?|prejudiced?|redlin(?:ed|ing)`,
  `(?:because of|based on|due to|on account of|about) (?:my|our|his|her|their) (?:wife['’]s |husband['’]s )?${BASES}`,
  String.raw`(?:because|since|just because) (?:i['’]?a?m|we['’]?a?re|i am|we are) (?:an? )?(?:black|white|brown|african[- ]american|asian|hispanic|latin[oax]|native american|muslim|jewish|christian|gay|lesbian|trans\w*|a woman|woman|a man|female|male|old|elderly|disabled|blind|deaf|pregnant|single|divorced|married|unmarried|an immigrant|immigrant|foreign)`,
  `color of (?:my|our|his|her|their) skin|people of color|my kind of people`,
  `treated (?:me |us )?(?:differently|worse)|(?:white|male|younger|other) (?:people|customers?|applicants?|borrowers?|couples?) (?:get|got|were|was)`,
  `minorit(?:y|ies)|immigrants?`,
  `maternity leave|pregnan(?:t|cy)`,
  `public assistance|welfare|food stamps|section 8 (?:vouchers?|housing)|(?:social security|disability|ssi) (?:income|benefits?|payments?)`,
  `(?:in )?(?:my|our|this|these) neighborhoods?`,
  `wheelchair|service (?:dog|animal)|reasonable accommodation`,
  `(?:speaks?|spoke|understand) (?:little |no |poor )?(?:english|spanish)|broken english`,
]

const RULES: Record<ComplaintFlag, readonly RegExp[]> = {
  udaap: UDAAP.map(asPattern),
  fair_lending: FAIR_LENDING.map(asPattern),
}

/** "n't" begins within a word. */
function asPattern(source: string): RegExp {
  return new RegExp(String.raw`(?<!\w)(?:\w+(?=n['’]t))?(?:${source})(?!\w)`, 'giu')
}

/** The words that suggest a look, each once, in the order of the text. A suggestion is for a person to decide. */
export function suggestFlags(text: string): SuggestedFlags {
  const plain = text.replaceAll(/\s+/g, ' ')
  return { udaap: wordsOf(plain, RULES.udaap), fair_lending: wordsOf(plain, RULES.fair_lending) }
}

function wordsOf(text: string, rules: readonly RegExp[]): string[] {
  const found = rules
    .flatMap((rule) => [...text.matchAll(rule)])
    .filter((match) => !isDenied(text, match.index))
    .toSorted((a, b) => a.index - b.index)
  const words = new Map(found.map(([word]) => [word.toLowerCase(), word]))
  return [...words.values()]
}

const CLAUSE_END = /[.!?;:,\n]| (?:but|although|though|yet|and) /giu
/** "Not only" and "not just" deny nothing. */
const DENIAL =
  /(?:\b(?:not|never|no|nobody|nothing|isn|wasn|aren|weren|didn|don|doesn)\b(?:['’]t)?)(?! (?:only|just|merely))/iu
const WORDS_BEFORE = 6
/** What the institution said of itself denies nothing. */
const SAID_BY_OTHERS = new RegExp(
  String.raw`\b${OURS} (?:say|says|said|claim(?:s|ed)?|insist(?:s|ed)?|told (?:me|us))\b`,
  'iu',
)

/** Whether the writer says that it was not so: a denial within the few words before, in the same clause. */
function isDenied(text: string, index: number): boolean {
  const before = text.slice(0, index)
  const start = Math.max(0, ...[...before.matchAll(CLAUSE_END)].map((end) => end.index + end[0].length))
  const clause = before.slice(start)
  if (SAID_BY_OTHERS.test(clause)) return false
  return DENIAL.test(clause.trim().split(' ').slice(-WORDS_BEFORE).join(' '))
}
