import { definedTerm } from './definitions.ts'
import type { ReadQuestion } from './field-terms.ts'
import { stemsOf } from './words.ts'

export interface RankedText {
  key: string
  part: string
  kind: string
  text: string
  title: string
  score: number
  /** How much of the question it holds: 0 to 1. */
  coverage: number
}

const COMMENT = 0.5
const EXAMPLE = 0.5
const APPENDIX = 0.8
const VOTE = 0.45
const CHILD_VOTE = 0.1
const TITLE = 0.7
const PAIRS = 0.4
const COVERAGE = 0.3
const DUTY = 1.1
const DEFINITION = 3
const DEEP = 0.88
const TIME = 1.3
const EXCEPTED = 0.8
const OPENING = 1.25
const FIRST_PARAGRAPH = 1.25
const SECOND_PARAGRAPH = 1.1
const FIRST_BELOW = 1.15

const ASKS_FOR_EXCEPTION = /exempt|except|exclu|waive|unless|not (?:apply|required)/i
const EXCEPTION = /\bexcepti|\bexempt|no longer|not required|alternative|partial/i
const ASKS_FOR_DUTY = /\b(?:must|may|shall|required?|can|when|how)\b/i
const SAYS_DUTY = /\b(?:shall|must|may not|is required)\b/
/** Where a paragraph says what it is about. */
const BEGINNING_LETTERS = 260
const ASKS_FOR_TIME = /\b(?:when|how (?:long|many|soon|quickly|often)|by which|deadline|until)\b/i
const SAYS_TIME =
  /\b(?:\d+|three|seven|ten|thirty)[- ](?:calendar |business |specific )?(?:days?|months?|years?|minutes)\b|no(?:t)? later than|\bwithin\b|\bby march|until midnight|before|annually|business day/i
/** What a question asks for, and how a paragraph that has it says so. */
const INTENTS: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /\b(?:contain|include|state|show|list|contents?|what information)\b/i,
    /\bcontents?\b|\b(?:shall|must) (?:include|contain|state|disclose)|the following/i,
  ],
  [
    /^how (?:must|may|should|can|are|is)\b|\b(?:form|manner|method|format)\b/i,
    /\b(?:form|format|methods?|manner|in writing|clearly and conspicuously|by mail)\b/i,
  ],
  [
    /\bhow (?:much|large|high|many)\b|\blimits?\b|\bmaximum\b|\bcap\b|\bpercent\b/i,
    /\$\s?\d|\bpercent|\bexceed|\blimit|\d+ (?:days|times|years|months)/i,
  ],
  [/^(?:may|can|is it (?:allowed|permitted))\b/i, /\b(?:shall not|may not|prohibited|may|permitted)\b/],
  [
    /^(?:who|which (?:persons?|institutions?|creditors?|servicers?|lenders?|compan\w+))\b/i,
    /\b(?:means|applies to|coverage|scope|exempt)/i,
  ],
]
const INTENT = 1.1

/** The text goes on in the paragraphs below. */
const INTRODUCES = /[:—–-]\s*$/

/** The order of the best matches by what their texts look like: headings, neighboring words, definitions. */
export function rerank<Text extends RankedText>(
  question: string,
  { groups, defined }: ReadQuestion,
  found: readonly Text[],
): Text[] {
  const asked = stemsOf(question)
  const pairs = asked.slice(1).map((word, index) => `${asked[index]} ${word}`)
  const asksForTime = ASKS_FOR_TIME.test(question)
  const scored = found.map((text) => {
    const title = new Set(stemsOf(text.title))
    const inTitle = groups.filter(({ options }) =>
      options.some((words) => words.every((word) => title.has(word))),
    ).length
    const words = stemsOf(text.text)
    const near = new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`))
    const paired = pairs.length === 0 ? 0 : pairs.filter((pair) => near.has(pair)).length / pairs.length
    let score = text.score * weightOfKind(text) * weightOfPlace(text)
    score *= 1 + (TITLE * inTitle) / Math.max(groups.length, 2)
    score *= 1 + PAIRS * paired
    if (!ASKS_FOR_EXCEPTION.test(question) && EXCEPTION.test(`${text.title} ${text.text.slice(0, 60)}`))
      score *= EXCEPTED
    if (asksForTime && SAYS_TIME.test(text.text)) score *= TIME
    if (/^(?:\([a-z0-9]+\)\s*)+(?:in general|general rule|general|rule|requirement)/i.test(text.text))
      score *= OPENING
    if (ASKS_FOR_DUTY.test(question) && SAYS_DUTY.test(text.text.slice(0, BEGINNING_LETTERS))) score *= DUTY
    for (const [asks, says] of INTENTS)
      if (asks.test(question) && says.test(`${text.title} ${text.text.slice(0, BEGINNING_LETTERS)}`))
        score *= INTENT
    if (defined && definedTerm(text.text) === defined) score *= DEFINITION
    score *= 1 + COVERAGE * text.coverage
    return { text, score, own: score }
  })
  const bestComments = bestOf(
    scored.flatMap(({ text, own }) => ruleOfComment(text).map((rule) => [rule, own] as const)),
  )
  const bestChildren = bestOf(
    scored.flatMap(({ text, own }) => keysAbove(text.key).map((key) => [key, own] as const)),
  )
  for (const one of scored) {
    if (one.text.kind === 'comment') continue
    one.score += VOTE * (bestComments.get(one.text.key) ?? 0)
    if (INTRODUCES.test(one.text.text)) one.score += CHILD_VOTE * (bestChildren.get(one.text.key) ?? 0)
  }
  return scored.sort((one, other) => other.score - one.score).map(({ text, score }) => ({ ...text, score }))
}

function weightOfKind({ kind, key }: RankedText): number {
  if (kind === 'comment') return /-\d+\./.test(key) ? EXAMPLE : COMMENT
  return kind === 'appendix' ? APPENDIX : 1
}

/** General rules stand first within a section, exceptions after them. */
function weightOfPlace({ key }: RankedText): number {
  const [first = 'z', ...rest] = [...key.matchAll(/\(([A-Za-z0-9]+)\)/g)].map(([, mark]) => mark!)
  const isFirst = ['1', 'i', 'A'].includes(rest.at(-1) ?? '')
  return (
    (first === 'a' ? FIRST_PARAGRAPH : first === 'b' ? SECOND_PARAGRAPH : 1) *
    (isFirst ? FIRST_BELOW : 1) *
    (rest.length >= 4 ? DEEP : 1)
  )
}

/** "comment 19(f)(1)(ii)-1" of part 1026 explains "1026.19(f)(1)(ii)". */
function ruleOfComment({ kind, key, part }: RankedText): string[] {
  const rule = kind === 'comment' ? /^comment ([^-]+)-/.exec(key)?.[1] : undefined
  return rule ? [`${part}.${rule}`] : []
}

function keysAbove(key: string): string[] {
  const above: string[] = []
  for (let at = key.lastIndexOf('('); at > 0; at = key.lastIndexOf('(', at - 1)) above.push(key.slice(0, at))
  return above
}

function bestOf(scores: readonly (readonly [key: string, score: number])[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const [key, score] of scores) if (score > (best.get(key) ?? 0)) best.set(key, score)
  return best
}
