/** So many characters before and after a passage are stored with it. */
export const CONTEXT_LENGTH = 64
/** So many of them, next to the passage, say that it is the same place. */
const ENOUGH = 12
/** Words between others are looked for with a little of both sides. */
const A_LITTLE = 4
/** A quote of this length that comes once is found without the words around it. */
const LONG_QUOTE = 24
/** Words that occur in more places than this tell nothing: the passage is not found. */
const PLACES_AT_MOST = 1_000
/** What is now where a passage was is shown up to this length. */
const SHOWN_AT_MOST = 2_000

/** A place in a text: its words, those around it, and where it stood. An empty quote is a point between words. */
export interface Passage {
  quote: string
  before: string
  after: string
  at: number
  /** How many characters before it tell it from every other place of the text it was taken from; 0: none would. */
  needsBefore: number
  /** The same of the characters after it. */
  needsAfter: number
}

export function passageAt(text: string, from: number, to: number): Passage {
  const passage = {
    quote: text.slice(from, to),
    before: text.slice(Math.max(0, from - CONTEXT_LENGTH), from),
    after: text.slice(to, to + CONTEXT_LENGTH),
    at: from,
  }
  const { byLeft, byRight } = placesOf(text, passage)
  // A side that occurs in too many places tells nothing.
  let left = byLeft ? 0 : Number.POSITIVE_INFINITY
  let right = byRight ? 0 : Number.POSITIVE_INFINITY
  for (const at of allOf({ byLeft, byRight })) {
    if (at === from) continue
    const other = agreement(text, at, passage)
    left = Math.max(left, other.left + 1)
    right = Math.max(right, other.right + 1)
  }
  return {
    ...passage,
    needsBefore: needed(left, passage.before.length),
    needsAfter: needed(right, passage.after.length),
  }
}

function needed(more: number, length: number): number {
  if (length === 0) return ENOUGH
  return more > length ? 0 : Math.max(more, Math.min(ENOUGH, length))
}

interface Candidate {
  at: number
  left: number
  right: number
}

/** Where the passage is now; undefined where its words are gone or nothing tells which of several they are. */
export function findPassage(text: string, passage: Passage): number | undefined {
  const only = onlyPlaceOf(text, passage.quote)
  if (only !== undefined) return only
  let best: Candidate | undefined
  for (const at of allOf(placesOf(text, passage))) {
    const candidate = { at, ...agreement(text, at, passage) }
    if (!isSure(candidate, passage)) continue
    if (!best || isBetter(candidate, best, passage.at)) best = candidate
  }
  return best?.at
}

/** What is now between the words that were around the passage; undefined where they are gone too. */
export function textInPlaceOf(text: string, { before, after, at }: Passage): string | undefined {
  const left = before.slice(-ENOUGH)
  const right = after.slice(0, ENOUGH)
  const starts = left === '' ? [0] : (occurrences(text, left) ?? []).map((place) => place + left.length)
  let nearest: { start: number; end: number } | undefined
  for (const start of starts) {
    const length = right === '' ? text.length - start : nextWithin(text, start, right)
    if (length < 0 || length > SHOWN_AT_MOST) continue
    const end = start + length
    if (!nearest || Math.abs(start - at) < Math.abs(nearest.start - at)) nearest = { start, end }
  }
  return nearest && text.slice(nearest.start, nearest.end)
}

/** How far behind the start the words come, as far as it is shown; -1 where they do not. */
const nextWithin = (text: string, start: number, words: string) =>
  text.slice(start, start + SHOWN_AT_MOST + words.length).indexOf(words)

/** Undefined where they are too many. */
function occurrences(text: string, words: string): number[] | undefined {
  const found: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (found.length === PLACES_AT_MOST) return undefined
    found.push(at)
  }
  return found
}

function onlyPlaceOf(text: string, quote: string): number | undefined {
  if (quote.length < LONG_QUOTE) return undefined
  const at = text.indexOf(quote)
  return at >= 0 && text.indexOf(quote, at + 1) < 0 ? at : undefined
}

/**
 * Where the words occur with enough of the one side or the other as the passage had it: nothing less makes a place sure.
 * An empty quote is a point between words. A side is undefined where its places are too many.
 */
function placesOf(text: string, { quote, before, after }: Words): Places {
  const left = before.slice(-ENOUGH)
  const right = after.slice(0, ENOUGH)
  const atStart = text.startsWith(quote) ? [0] : []
  const atEnd = text.endsWith(quote) ? [text.length - quote.length] : []
  return {
    byLeft: left === '' ? atStart : occurrences(text, left + quote)?.map((at) => at + left.length),
    byRight: right === '' ? atEnd : occurrences(text, quote + right),
  }
}

const allOf = ({ byLeft = [], byRight = [] }: Places) => new Set([...byLeft, ...byRight])

interface Places {
  byLeft: number[] | undefined
  byRight: number[] | undefined
}

type Words = Pick<Passage, 'quote' | 'before' | 'after'>

/** How many characters next to the place are those of the passage, on each side. */
function agreement(text: string, at: number, { quote, before, after }: Words) {
  let left = 0
  while (left < before.length && left < at && text[at - 1 - left] === before.at(-1 - left)) left++
  let right = 0
  const end = at + quote.length
  while (right < after.length && end + right < text.length && text[end + right] === after[right]) right++
  // The beginning and the end of a text are as good as words.
  if (before === '' && at === 0) left = ENOUGH
  if (after === '' && end === text.length) right = ENOUGH
  return { left, right }
}

function isSure({ left, right }: Candidate, passage: Passage): boolean {
  const { quote, before, after, needsBefore, needsAfter } = passage
  const enoughLeft = needsBefore > 0 && left >= needsBefore
  const enoughRight = needsAfter > 0 && right >= needsAfter
  // Where even all the words around it were elsewhere, too, only all of them will do.
  const whole = left >= before.length && right >= after.length
  if (quote !== '') return enoughLeft || enoughRight || whole
  const littleLeft = left >= Math.min(A_LITTLE, before.length || A_LITTLE)
  const littleRight = right >= Math.min(A_LITTLE, after.length || A_LITTLE)
  return (enoughLeft && littleRight) || (enoughRight && littleLeft) || whole
}

function isBetter(one: Candidate, other: Candidate, at: number): boolean {
  const lead = one.left + one.right - (other.left + other.right)
  return lead > 0 || (lead === 0 && Math.abs(one.at - at) < Math.abs(other.at - at))
}
