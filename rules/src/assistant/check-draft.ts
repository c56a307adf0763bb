export interface CheckedPassage {
  number: number
  text: string
}

export type RemovalReason = 'no_passage' | 'unknown_passage' | 'citation' | 'number' | 'words' | 'too_long'

export interface CheckedDraft {
  sentences: { text: string; passages: number[] }[]
  removed: { text: string; because: RemovalReason }[]
}

export const SENTENCES_AT_MOST = 40
const SENTENCE_MAX_LENGTH = 1500
const REMOVED_MAX_LENGTH = 500
const WORDS_OF_A_RUN = 3

/** Words that may introduce what a passage says. None of them can turn a meaning around. */
const CONNECTORS = new Set(
  'according to under the this that a of in also and rule rules regulation text passage commentary comment paragraph policy article says states reads it as follows further addition next first here is'.split(
    ' ',
  ),
)

/**
 * A model may only arrange: each sentence names its passage, and apart from a few connecting words it consists of
 * whole clauses of that passage, word for word. What is invented, altered, or cut so that a word such as "no" is
 * lost is removed.
 */
export function checkDraft(draft: string, passages: readonly CheckedPassage[]): CheckedDraft {
  const check = new DraftCheck(passages)
  check.add(draft)
  check.end()
  return check.checked
}

/** Checks a draft while it is still being written: a sentence as soon as the next one begins. */
export class DraftCheck {
  readonly checked: CheckedDraft = { sentences: [], removed: [] }
  private readonly passages: readonly CheckedPassage[]
  /** What was written after the last whole sentence. */
  private rest = ''

  constructor(passages: readonly CheckedPassage[]) {
    this.passages = passages
  }

  /** Whether nothing that follows can still count. */
  get isFull(): boolean {
    const { sentences, removed } = this.checked
    return sentences.length >= SENTENCES_AT_MOST || removed.length >= SENTENCES_AT_MOST
  }

  add(written: string): void {
    this.rest += written
    const sentences = sentencesOf(this.rest)
    const unfinished = sentences.pop()
    if (unfinished === undefined || sentences.length === 0) return
    for (const sentence of sentences) this.check(sentence)
    this.rest = `${unfinished}${/\s$/.test(this.rest) ? ' ' : ''}`
  }

  end(): void {
    for (const sentence of sentencesOf(this.rest)) this.check(sentence)
    this.rest = ''
  }

  private check(sentence: string): void {
    if (this.isFull) return
    const because = problemOf(sentence, this.passages)
    if (because) this.checked.removed.push({ text: sentence.slice(0, REMOVED_MAX_LENGTH), because })
    else this.checked.sentences.push({ text: withoutMarks(sentence), passages: marksIn(sentence) })
  }
}

const MARK = /\[(\d{1,3})\]/g

/** A sentence ends with its marks: "…before consummation. [1]" and "…before consummation [1]." alike. */
function sentencesOf(draft: string): string[] {
  return draft
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=\[\d{1,3}\][.;:]?)(?!\s*[.;:]?\s*\[\d)\s*|(?<=[.!?]["”]?)\s+(?=[A-Z“"])(?!\s*\[\d)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const marksIn = (sentence: string) => [
  ...new Set([...sentence.matchAll(MARK)].map(([, number]) => Number(number))),
]
const withoutMarks = (sentence: string) =>
  sentence
    .replaceAll(MARK, '')
    .replaceAll(/\s+([.;:,])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

function problemOf(sentence: string, passages: readonly CheckedPassage[]): RemovalReason | undefined {
  if (sentence.length > SENTENCE_MAX_LENGTH) return 'too_long'
  const marks = marksIn(sentence)
  if (marks.length === 0) return 'no_passage'
  const named = marks.map((mark) => passages.find(({ number }) => number === mark))
  if (named.includes(undefined)) return 'unknown_passage'
  const said = withoutMarks(sentence)
  const texts = named.map((passage) => passage!.text)
  if (consistsOfClauses(said, texts)) return undefined
  if (placesIn(said).some((place) => !texts.some((text) => normalized(text).includes(place))))
    return 'citation'
  const numbers = new Set(texts.flatMap(numbersIn))
  return numbersIn(said).some((number) => !numbers.has(number)) ? 'number' : 'words'
}

const normalized = (text: string) =>
  text.toLowerCase().replaceAll(/[“”"]/g, '').replaceAll('’', "'").replaceAll(/\s+/g, ' ')

const numbersIn = (text: string) => normalized(text).match(/\d+(?:[.,/]\d+)*/g) ?? []
const placesIn = (text: string) =>
  normalized(text).match(/§?\s?\d{4}\.\d+(?:\([a-z0-9]+\))*|\d+ cfr [\d.]+/g) ?? []

interface Word {
  text: string
  /** Whether a clause begins before it, or ends after it. */
  begins: boolean
  ends: boolean
}

/** Words with their marks of enumeration and figures; punctuation is kept as the limits of clauses. */
function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let begins = true
  for (const [token] of normalized(text).matchAll(
    /(?:\([a-z0-9]{1,5}\))+|[\p{L}\p{N}§$%][\p{L}\p{N}§$%'./(),-]*[\p{L}\p{N}%)]|[\p{L}\p{N}§$%]|[^\s]/gu,
  )) {
    if (/^[.;:,—–!?-]$/.test(token)) {
      begins = true
      const last = words.at(-1)
      if (last) last.ends = true
      continue
    }
    if (!/[\p{L}\p{N}$%§]/u.test(token)) {
      words.push({ text: token, begins, ends: false })
      continue
    }
    words.push({ text: token, begins, ends: false })
    // A mark such as "(A)" opens what follows it.
    begins = /^(?:\([a-z0-9]{1,5}\))+$/.test(token) && begins
  }
  const last = words.at(-1)
  if (last) last.ends = true
  return words
}

/** Connecting words, then one run of whole clauses of one passage, and nothing else. */
function consistsOfClauses(said: string, texts: readonly string[]): boolean {
  const words = wordsOf(said)
  let start = 0
  while (start < words.length) {
    const run = words.slice(start).map(({ text }) => text)
    if (run.length >= WORDS_OF_A_RUN && texts.some((text) => holdsClauses(wordsOf(text), run))) return true
    if (!CONNECTORS.has(words[start]!.text)) return false
    start++
  }
  return false
}

function holdsClauses(words: readonly Word[], run: readonly string[]): boolean {
  return words.some(
    ({ begins }, at) =>
      begins &&
      words[at + run.length - 1]?.ends === true &&
      run.every((text, index) => words[at + index]?.text === text),
  )
}
