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
}

const COMMENT = 0.6
const EXAMPLE = 0.5
const APPENDIX = 0.8
const VOTE = 0.35
const TITLE = 0.7
const PAIRS = 0.6
const TIME = 1.3
const EXCEPTED = 0.8
const OPENING = 1.25
const FIRST_PARAGRAPH = 1.25
const SECOND_PARAGRAPH = 1.1
const FIRST_BELOW = 1.15

const ASKS_FOR_EXCEPTION = /exempt|except|exclu|waive|unless|not (?:apply|required)/i
const EXCEPTION = /\bexcepti|\bexempt|no longer|not required|alternative|partial/i
const ASKS_FOR_TIME = /\b(?:when|how (?:long|many|soon|quickly|often)|by which|deadline|until)\b/i
const SAYS_TIME =
  /\b(?:\d+|three|seven|ten|thirty)[- ](?:calendar |business |specific )?(?:days?|months?|years?|minutes)\b|no(?:t)? later than|\bwithin\b|\bby march|until midnight|before|annually|business day/i
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
    if (defined && definedTerm(text.text) === defined) score *= 1.5
    return { text, score }
  })
  for (const one of scored) {
    if (one.text.kind === 'comment') continue
    const best = Math.max(
      0,
      ...scored.filter(({ text }) => isCommentOn(text, one.text)).map(({ score }) => score),
    )
    one.score += VOTE * best
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
    (rest.length >= 4 ? 0.92 : 1)
  )
}

function isCommentOn(comment: RankedText, rule: RankedText): boolean {
  if (comment.kind !== 'comment' || comment.part !== rule.part) return false
  const place = rule.key.slice(rule.part.length + 1)
  return comment.key.startsWith(`comment ${place}-`)
}
