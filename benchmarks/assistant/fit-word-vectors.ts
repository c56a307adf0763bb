import { writeFileSync } from 'node:fs'
import { sectionOf } from '@plumbline/rules/retrieval/neighborhood.ts'
import { placeName } from '@plumbline/rules/retrieval/place-name.ts'
import { everydayWays } from '@plumbline/rules/retrieval/trade-words.ts'
import { ABOVE_SHARE, WordVectors } from '@plumbline/rules/retrieval/word-vectors.ts'
import { stemsOf } from '@plumbline/rules/retrieval/words.ts'
import { WORD_VECTOR_FILE } from '../../server/src/regulations/retrieval/word-vector-file.ts'
import { bundledTexts } from './bundled-passages.ts'

const DIMENSIONS = 64
const ROUNDS = 4
const RATE = 0.01
/** Phrases that are told from the paragraphs of one another in one step, with up to so many of a section. */
const AT_ONCE = 192
const OF_A_SECTION = 8
/** How sharply a paragraph is told from the others. */
const SHARPNESS = 12
const TEXTS_AT_LEAST = 2
const WORDS_AT_MOST = 120
const ABOVE_AT_MOST = 60
/** How often a paragraph is known by its other phrases, too, and how often by the very one that asks for it. */
const WITH_PHRASES = 0.6
const WITH_ITS_OWN = 0.5
const STEPS = 127
/** The few larger numbers are capped, so that the others are stored more precisely. */
const SHARE_BELOW_CAP = 0.9995

interface Passage {
  name: string
  section: string
  own: Int32Array
  above: Int32Array
  phrases: readonly Int32Array[]
}

interface Summed {
  sum: Float32Array
  length: number
  parts: readonly { words: Int32Array; share: number }[]
}

/**
 * Learns a vector for each word, so that a phrase points where its paragraph does and away from the other paragraphs,
 * above all those of its section. Begins with chance and with how rare a word is, and draws the same each time.
 */
const ways = everydayWays()
const texts = bundledTexts({ asStranger: true })
const counts = new Map<string, number>()
for (const { text, around } of texts)
  for (const word of new Set([...stemsOf(text), ...around.said.flatMap(stemsOf)]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
const words = [...counts].filter(([, count]) => count >= TEXTS_AT_LEAST).map(([word]) => word)
const places = new Map(words.map((word, at) => [word, at]))
const placesOf = (stems: readonly string[]) =>
  Int32Array.from(new Set(stems.map((stem) => places.get(stem)).filter((at) => at !== undefined)))

const draw = drawFrom(7)
const values = new Float32Array(words.length * DIMENSIONS)
for (const [word, name] of words.entries()) {
  const count = counts.get(name)!
  const weight = Math.min(Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)), 8) / 5
  for (let at = 0; at < DIMENSIONS; at++)
    values[word * DIMENSIONS + at] = (draw() + draw() + draw() - 1.5) * 0.15 * weight
}

const passages = texts
  .map(
    ({ part, key, text, context, around }): Passage => ({
      name: placeName(part, key),
      section: sectionOf({ part, key }),
      own: placesOf(stemsOf(text)).slice(0, WORDS_AT_MOST),
      above: placesOf(stemsOf(`${context} ${around.names}`)).slice(0, ABOVE_AT_MOST),
      phrases: around.said.map((phrase) => placesOf(stemsOf(phrase))).filter(({ length }) => length > 0),
    }),
  )
  .filter(({ phrases }) => phrases.length > 0)
const pairs = passages.flatMap((passage) => passage.phrases.map((phrase) => ({ passage, phrase })))
console.log(`${words.length} words, ${pairs.length} phrases of ${ways.size} places`)

const mean = new Float32Array(values.length)
const squares = new Float32Array(values.length)
const slope = new Float32Array(values.length)
let step = 0
for (let round = 0; round < ROUNDS; round++) {
  const order = orderOfRound()
  let loss = 0
  for (let from = 0; from + AT_ONCE <= order.length; from += AT_ONCE)
    loss += learn(order.slice(from, from + AT_ONCE), 1 - ++step / ((ROUNDS * order.length) / AT_ONCE + 1))
  console.log(`round ${round + 1} of ${ROUNDS}: ${((loss * AT_ONCE) / order.length).toFixed(3)}`)
}
const sizes = values.map(Math.abs).sort()
const most = sizes[Math.floor(sizes.length * SHARE_BELOW_CAP)]!
const bytes = Int8Array.from(values, (value) =>
  Math.max(-STEPS, Math.min(STEPS, Math.round((value / most) * STEPS))),
)
writeFileSync(WORD_VECTOR_FILE, WordVectors.toFile(words, bytes))

/** The phrases in a drawn order, a few of a section together: its paragraphs are the hardest to tell apart. */
function orderOfRound() {
  const bySection = Map.groupBy(shuffled(pairs), ({ passage }) => passage.section)
  const groups: (typeof pairs)[] = []
  for (const ofSection of bySection.values())
    for (let from = 0; from < ofSection.length; from += OF_A_SECTION)
      groups.push(ofSection.slice(from, from + OF_A_SECTION))
  return shuffled(groups).flat()
}

function learn(batch: typeof pairs, pace: number): number {
  const asked = batch.map(({ phrase }) => summed([{ words: phrase, share: 1 }]))
  const told = batch.map(({ passage, phrase }) => summed(partsOf(passage, phrase)))
  const slopesOfAsked = batch.map(() => new Float32Array(DIMENSIONS))
  const slopesOfTold = batch.map(() => new Float32Array(DIMENSIONS))
  let loss = 0
  for (const [at, question] of asked.entries()) {
    const cosines = told.map((one, other) =>
      other !== at && isSame(batch[at]!.passage, batch[other]!.passage)
        ? Number.NEGATIVE_INFINITY
        : product(question.sum, one.sum) / question.length / one.length,
    )
    const best = Math.max(...cosines)
    const odds = cosines.map((cosine) => Math.exp(SHARPNESS * (cosine - best)))
    const whole = odds.reduce((sum, one) => sum + one, 0)
    loss -= Math.log(odds[at]! / whole + 1e-12) / batch.length
    for (const [other, one] of told.entries()) {
      const pull = odds[other]! / whole - Number(at === other)
      if (Math.abs(pull) < 1e-4) continue
      const scale = (pull * SHARPNESS) / batch.length / question.length / one.length
      const along = cosines[other]! * question.length * one.length
      for (let number = 0; number < DIMENSIONS; number++) {
        const ofQuestion = question.sum[number]!
        const ofOne = one.sum[number]!
        slopesOfAsked[at]![number]! += scale * (ofOne - (along / question.length ** 2) * ofQuestion)
        slopesOfTold[other]![number]! += scale * (ofQuestion - (along / one.length ** 2) * ofOne)
      }
    }
  }
  const touched = new Set<number>()
  for (const at of batch.keys()) {
    addSlope(asked[at]!, slopesOfAsked[at]!, touched)
    addSlope(told[at]!, slopesOfTold[at]!, touched)
  }
  move(touched, RATE * pace)
  return loss
}

function partsOf({ own, above, phrases }: Passage, phrase: Int32Array) {
  const isWithItsOwn = draw() >= WITH_ITS_OWN
  const others = isWithItsOwn ? phrases : phrases.filter((one) => one !== phrase)
  const said = draw() < WITH_PHRASES ? others : []
  return [
    { words: own, share: 1 },
    { words: above, share: ABOVE_SHARE },
    ...said.map((one) => ({ words: one, share: 1 / said.length })),
  ]
}

function summed(parts: Summed['parts']): Summed {
  const scaled = parts
    .filter((part) => part.words.length > 0)
    .map((part) => ({ words: part.words, share: part.share / Math.sqrt(part.words.length) }))
  const sum = new Float32Array(DIMENSIONS)
  for (const part of scaled)
    for (const word of part.words)
      for (let at = 0; at < DIMENSIONS; at++) sum[at]! += part.share * values[word * DIMENSIONS + at]!
  return { sum, length: Math.sqrt(product(sum, sum)) || 1, parts: scaled }
}

function addSlope({ parts }: Summed, own: Float32Array, touched: Set<number>): void {
  for (const part of parts)
    for (const word of part.words) {
      touched.add(word)
      for (let at = 0; at < DIMENSIONS; at++) slope[word * DIMENSIONS + at]! += part.share * own[at]!
    }
}

function move(touched: ReadonlySet<number>, rate: number): void {
  for (const word of touched)
    for (let at = word * DIMENSIONS; at < (word + 1) * DIMENSIONS; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!
      squares[at] = 0.99 * squares[at]! + 0.01 * slope[at]! ** 2
      values[at]! -= (rate * mean[at]!) / (Math.sqrt(squares[at]!) + 1e-6)
      slope[at] = 0
    }
}

/** A comment may say what its rule says, so that neither is wrong where the other is asked for. */
function isSame(one: Passage, other: Passage): boolean {
  return one.name === other.name || ruleOf(one.name) === ruleOf(other.name)
}

function ruleOf(name: string): string {
  const [, part, explained] = /^(\d+)\/comment (\d+\w?(?:\([A-Za-z0-9]+\))*)-/.exec(name) ?? []
  return explained ? `${part}.${explained}` : name
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, drawn: draw() }))
    .sort((one, other) => one.drawn - other.drawn)
    .map(({ item }) => item)
}

/** The same numbers each time, from 0 to 1. */
function drawFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
