/** So many characters before and after a passage are stored with it. */
export const CONTEXT_LENGTH = 64
/** So many of them, next to the passage, say that it is the same place. */
const ENOUGH = 12
/** Words that stand between others are looked for with a little of both sides. */
const A_LITTLE = 4
/** A quote of this length that comes once is found without the words around it. */
const LONG_QUOTE = 24
/** What now stands where a passage was is shown up to this length. */
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
  let [left, right] = [0, 0]
  for (const at of placesOf(text, passage)) {
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

/** Where the passage stands now; undefined where its words are gone or nothing tells which of several they are. */
export function findPassage(text: string, passage: Passage): number | undefined {
  const places = placesOf(text, passage)
  const isOnlyOne = places.length === 1 && passage.quote.length >= LONG_QUOTE
  let best: Candidate | undefined
  for (const at of places) {
    const candidate = { at, ...agreement(text, at, passage) }
    if (!isOnlyOne && !isSure(candidate, passage)) continue
    if (!best || isBetter(candidate, best, passage.at)) best = candidate
  }
  return best?.at
}

/** What stands now between the words that were around the passage; undefined where they are gone too. */
export function textInPlaceOf(text: string, { before, after, at }: Passage): string | undefined {
  const left = before.slice(-ENOUGH)
  const right = after.slice(0, ENOUGH)
  const starts = left === '' ? [0] : occurrences(text, left).map((place) => place + left.length)
  let nearest: { start: number; end: number } | undefined
  for (const start of starts) {
    const end = right === '' ? text.length : text.indexOf(right, start)
    if (end < 0 || end - start > SHOWN_AT_MOST) continue
    if (!nearest || Math.abs(start - at) < Math.abs(nearest.start - at)) nearest = { start, end }
  }
  return nearest && text.slice(nearest.start, nearest.end)
}

function occurrences(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) found.push(at)
  return found
}

type Words = Pick<Passage, 'quote' | 'before' | 'after'>

const placesOf = (text: string, words: Words) =>
  words.quote === '' ? pointsOf(text, words) : occurrences(text, words.quote)

/** Points between words at which the one side or the other looks like the passage. */
function pointsOf(text: string, { before, after }: Words): number[] {
  const left = before.slice(-ENOUGH)
  const right = after.slice(0, ENOUGH)
  const points = [
    ...(left === '' ? [0] : occurrences(text, left).map((at) => at + left.length)),
    ...(right === '' ? [text.length] : occurrences(text, right)),
  ]
  return [...new Set(points)]
}

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
