import { definedTerm } from './definitions.ts'
import type { ReadQuestion } from './field-terms.ts'
import { mendedWords } from './mended-words.ts'
import { placeName } from './place-name.ts'
import type { Surroundings } from './surroundings.ts'
import { type Meaning, type Nearness, StoredMeanings, WordVectors } from './word-vectors.ts'
import { stemsOf } from './words.ts'

/** What is found: a paragraph with the words above it, which say what it is about. */
export interface IndexedText {
  id: number
  part: string
  key: string
  text: string
  /** The words that open it, and the heading right above. */
  title: string
  /** Headings and the beginnings of the paragraphs above. */
  context: string
  around: Surroundings
  /** Headings are context of others and never an answer. */
  isAnswer: boolean
  countsFrom: string
  countsUntil: string
}

export interface IndexMatch {
  id: number
  part: string
  key: string
  title: string
  around: Surroundings
  score: number
  /** How much of the question, by weight of its words, the text and its context hold: 0 to 1. */
  coverage: number
  nearness: Nearness
}

interface Posting {
  at: number[]
  own: number[]
  above: number[]
}

const SATURATION = 0.8
const LENGTH_WEIGHT = 0.7
const CONTEXT_WEIGHT = 0.45
const SHORT_TEXT_WORDS = 9
/** A word by which the trade asks for a paragraph, beside one of its text. */
const SAID_WEIGHT = 2

/** A paragraph that the words of the trade name is found, whatever words it has itself. */
const TARGET_COVERAGE = 0.75
const TARGET_FACTOR = 3

/** Of what is found, so much may be found by its meaning alone, unless it is farther off than that. */
const NEAR_SHARE = 0.2
const NEAR_AT_LEAST = 0.3

/** Subpart B of Regulation B repeats the words of HMDA and of subpart A for another subject. */
const SMALL_BUSINESS = /^(?:1002\.1|comment (?:App\. [E-J]|1)\d\d)/

type Kept = Omit<IndexedText, 'text' | 'context'> & {
  length: number
  aboveLength: number
  /** Where the meaning of the first way to ask for it is stored. */
  saidFrom: number
}
type FoundText = Omit<IndexMatch, 'nearness'> & { at: number }

/** Words of all texts in memory: 22,000 paragraphs take some tens of megabytes, and a search some milliseconds. */
export class PassageIndex {
  private readonly texts: Kept[] = []
  private readonly postings = new Map<string, Posting>()
  private readonly definitions = new Map<string, number[]>()
  private readonly byKey = new Map<string, number[]>()
  private sums = new Float64Array(0)
  private ownLength = 0
  private aboveLength = 0
  private readonly meanings: StoredMeanings
  private readonly meaningsOfTexts: StoredMeanings
  private readonly meaningsOfSaid: StoredMeanings
  private saidCount = 0
  private readonly vectors: WordVectors

  constructor(vectors = WordVectors.none()) {
    this.vectors = vectors
    this.meanings = new StoredMeanings(vectors.dimensions)
    this.meaningsOfTexts = new StoredMeanings(vectors.dimensions)
    this.meaningsOfSaid = new StoredMeanings(vectors.dimensions)
  }

  get size() {
    return this.texts.length
  }

  add({ text, context, ...kept }: IndexedText): void {
    const own = stemsOf(text)
    const above = stemsOf(context)
    const at =
      this.texts.push({ ...kept, length: own.length, aboveLength: above.length, saidFrom: this.saidCount }) -
      1
    const name = placeName(kept.part, kept.key)
    this.byKey.set(name, [...(this.byKey.get(name) ?? []), at])
    const defined = kept.isAnswer ? definedTerm(text) : undefined
    if (defined) this.definitions.set(defined, [...(this.definitions.get(defined) ?? []), at])
    const said = kept.around.said.map(stemsOf)
    if (kept.isAnswer) this.storeMeanings(at, own, [...above, ...stemsOf(kept.around.names)], said)
    this.ownLength += own.length
    this.aboveLength += above.length
    const counts = new Map<string, [own: number, above: number]>()
    for (const [words, place] of [
      [own, 0],
      [above, 1],
    ] as const)
      for (const word of words) {
        let count = counts.get(word)
        if (!count) {
          count = [0, 0]
          counts.set(word, count)
        }
        count[place] += 1
      }
    for (const word of new Set(said.flat())) {
      const count = counts.get(word) ?? [0, 0]
      counts.set(word, [count[0] + SAID_WEIGHT, count[1]])
    }
    for (const [word, [inText, inContext]] of counts) {
      let posting = this.postings.get(word)
      if (!posting) {
        posting = { at: [], own: [], above: [] }
        this.postings.set(word, posting)
      }
      posting.at.push(at)
      posting.own.push(inText)
      posting.above.push(inContext)
    }
  }

  private storeMeanings(
    at: number,
    own: readonly string[],
    above: readonly string[],
    said: readonly (readonly string[])[],
  ): void {
    this.meanings.set(at, this.vectors.meaningOfParagraph(own, above, said))
    this.meaningsOfTexts.set(at, this.vectors.meaningOf(own))
    for (const phrase of said) this.meaningsOfSaid.set(this.saidCount++, this.vectors.meaningOf(phrase))
  }

  private nearnessTo(meaning: Meaning, at: number): Nearness {
    const { saidFrom, around } = this.texts[at]!
    let said = 0
    for (let place = saidFrom; place < saidFrom + around.said.length; place++)
      said = Math.max(said, this.meaningsOfSaid.nearnessTo(meaning, place))
    return {
      whole: this.meanings.nearnessTo(meaning, at),
      text: this.meaningsOfTexts.nearnessTo(meaning, at),
      said,
    }
  }

  /** Rare words weigh more. A word that appears nowhere weighs most: no text answers what it asks. */
  weightOf(word: string): number {
    const count = this.postings.get(word)?.at.length ?? 0
    return Math.log(1 + (this.texts.length - count + 0.5) / (count + 0.5))
  }

  holds(word: string): boolean {
    return this.postings.has(word)
  }

  /** The words of the texts that begin so, those of most texts first: the last word of a search is still being typed. */
  wordsBeginning(prefix: string, limit: number): string[] {
    const found: [word: string, count: number][] = []
    for (const [word, { at }] of this.postings) if (word.startsWith(prefix)) found.push([word, at.length])
    return found
      .sort((one, other) => other[1] - one[1])
      .slice(0, limit)
      .map(([word]) => word)
  }

  /** Words that no text has are read as the nearest that one has. */
  mend(question: ReadQuestion): ReadQuestion {
    return mendedWords(question, (word) => this.postings.get(word)?.at.length ?? 0, this.postings.keys())
  }

  search(
    { groups, places, targets = [], defined }: ReadQuestion,
    on: string,
    limit: number,
    without: ReadonlySet<string> = new Set(),
  ): IndexMatch[] {
    const size = this.texts.length
    const scores = new Float64Array(size)
    const covered = new Float64Array(size)
    let whole = 0
    for (const { options, own } of groups) {
      const weight = this.groupWeight(own, options)
      whole += weight
      const best = new Float64Array(size)
      for (const [index, words] of options.entries()) this.scoreOption(words, index === 0 ? 1 : 0.9, best)
      for (let at = 0; at < size; at++)
        if (best[at]! > 0) {
          scores[at]! += best[at]! * weight
          covered[at]! += Math.min(1, best[at]! * 1.6) * weight
        }
    }
    const asksSmallBusiness = groups.some(({ own }) => own.includes('small') || own.includes('1071'))
    const definitions = new Set(defined ? this.definitions.get(defined) : [])
    let matches: FoundText[] = []
    let floor = 0
    const meaning = this.vectors.meaningOf(groups.flatMap(({ own }) => own))
    const isFound = ({ isAnswer, countsFrom, countsUntil, part }: Kept) =>
      isAnswer && countsFrom <= on && countsUntil > on && !without.has(part)
    const near = this.nearest(meaning, Math.floor(limit * NEAR_SHARE), isFound)
    const beside: FoundText[] = []
    const wanted = new Set(targets.flatMap((key) => this.byKey.get(key) ?? []))
    for (let at = 0; at < size; at++) {
      if (scores[at] === 0 && !wanted.has(at) && !near.has(at)) continue
      const text = this.texts[at]!
      if (!isFound(text)) continue
      const isWanted = wanted.has(at)
      const ownCoverage = whole === 0 ? 0 : covered[at]! / whole
      const coverage = isWanted ? Math.max(ownCoverage, TARGET_COVERAGE) : ownCoverage
      const isPlace = places.some((place) => isWithin(place, text))
      const isSmallBusiness = text.part === '1002' && SMALL_BUSINESS.test(text.key)
      const score =
        (isWanted ? Math.max(scores[at]!, whole * 0.4) * TARGET_FACTOR : scores[at]!) *
        (0.3 + 0.7 * coverage) *
        (isPlace ? 1.6 : 1) *
        (isSmallBusiness && !asksSmallBusiness ? 0.5 : 1) *
        (definitions.has(at) ? (isPlace || places.length === 0 ? 6 : 2) : 1) *
        (text.key.startsWith('comment') ? 0.9 : 1) *
        (text.length < SHORT_TEXT_WORDS ? 0.7 : 1) *
        (text.key.startsWith('Appendix') ? 0.75 : 1)
      const isNear = near.has(at)
      if (score < floor && !isNear) continue
      const { id, part, key, title, around } = text
      const match = { id, part, key, title, around, score, coverage, at }
      if (isNear) beside.push(match)
      else matches.push(match)
      if (matches.length < limit * 4) continue
      matches = bestOf(matches, limit)
      floor = matches.at(-1)!.score
    }
    return bestOf([...bestOf(matches, limit - beside.length), ...beside], limit).map(({ at, ...match }) => ({
      ...match,
      nearness: this.nearnessTo(meaning, at),
    }))
  }

  /** The paragraphs whose meaning is nearest, whatever words they have. */
  private nearest(meaning: Meaning, limit: number, isFound: (text: Kept) => boolean): Set<number> {
    const near: { at: number; nearness: number }[] = []
    let least = NEAR_AT_LEAST
    for (let at = 0; at < this.texts.length; at++) {
      const nearness = this.meanings.nearnessTo(meaning, at)
      if (!(nearness > least) || !isFound(this.texts[at]!)) continue
      near.push({ at, nearness })
      if (near.length < limit * 2) continue
      near.sort((one, other) => other.nearness - one.nearness).splice(limit)
      least = near.at(-1)?.nearness ?? 1
    }
    near.sort((one, other) => other.nearness - one.nearness).splice(limit)
    return new Set(near.map(({ at }) => at))
  }

  /** The weight of what was said, or of the words of the texts for it where no text says it so. */
  groupWeight(own: readonly string[], options: readonly (readonly string[])[]): number {
    const weigh = (words: readonly string[]) =>
      Math.max(0, ...words.map((word) => this.weightOf(word))) + 0.5 * (words.length - 1)
    const held = options.filter((words) => words.every((word) => this.holds(word)))
    return held.length === 0 ? weigh(own) : Math.min(...held.map(weigh))
  }

  /** The share of an option that each text has, between 0 and 1: kept where it is better than what was found. */
  private scoreOption(words: readonly string[], factor: number, best: Float64Array): void {
    const averageOwn = this.ownLength / this.texts.length
    const averageAbove = this.aboveLength / this.texts.length || 1
    const whole = words.reduce((sum, word) => sum + this.weightOf(word), 0)
    const sums = this.sums.length === best.length ? this.sums : new Float64Array(best.length)
    this.sums = sums
    for (const word of words) {
      const share = (this.weightOf(word) / whole) * factor
      const posting = this.postings.get(word)
      if (!posting) continue
      for (let index = 0; index < posting.at.length; index++) {
        const at = posting.at[index]!
        const text = this.texts[at]!
        const inText = posting.own[index]! / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * text.length) / averageOwn)
        const inContext =
          (CONTEXT_WEIGHT * Math.min(2, posting.above[index]!)) /
          (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * text.aboveLength) / averageAbove)
        const frequency = inText + inContext
        const sum = sums[at]! + (share * frequency) / (frequency + SATURATION)
        sums[at] = sum
        if (sum > best[at]!) best[at] = sum
      }
    }
    for (const word of words) for (const at of this.postings.get(word)?.at ?? []) sums[at] = 0
  }
}

function bestOf(matches: readonly FoundText[], limit: number): FoundText[] {
  return matches.toSorted((one, other) => other.score - one.score || one.id - other.id).slice(0, limit)
}

export function isWithin(place: string, { part, key }: Pick<Kept, 'part' | 'key'>): boolean {
  if (!place.includes('.')) return place === part
  if (!place.startsWith(part)) return false
  const section = place.slice(part.length + 1)
  return (
    key === place ||
    key.startsWith(`${place}(`) ||
    key.startsWith(`comment ${section}(`) ||
    key.startsWith(`comment ${section}-`)
  )
}
