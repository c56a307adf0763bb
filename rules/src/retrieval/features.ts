import { BUREAU_PARTS } from '../citations/citation.ts'
import { openingOf } from './context-of.ts'
import { definedTerm } from './definitions.ts'
import { dutyFitOf } from './duty-fit.ts'
import type { ReadQuestion } from './field-terms.ts'
import { neighborhoodOf } from './neighborhood.ts'
import { isWithin, type PassageIndex } from './passage-index.ts'
import { placeName } from './place-name.ts'
import { QuestionWords } from './question-words.ts'
import type { RankedText } from './ranked-text.ts'
import { asksFor, namedParts, TITLE_INTENTS } from './what-is-asked.ts'
import { stemsOf } from './words.ts'

const LEAD_WORDS = 25
const OPENING_WORDS = 12
/** Where a paragraph says what it is about. */
const BEGINNING_LETTERS = 300
const TIME_LETTERS = 400

const SAYS_DUTY = /\b(?:shall|must|is required)\b/
const SAYS_TIME =
  /\b(?:\d+|three|seven|ten|thirty)[- ](?:calendar |business |specific )?(?:days?|months?|years?|minutes)\b|no(?:t)? later than|\bwithin\b|\bby march|until midnight|before|annually|business day/i
const SAYS_EXCEPTION = /\bexcepti|\bexempt|no longer|not required|alternative|partial/i
/** The text goes on in the paragraphs below. */
const INTRODUCES = /[:—–-]\s*$/

/** What the order of paragraphs is learned from, for each paragraph that a first search found. */
export function featuresOf(
  question: string,
  read: ReadQuestion,
  found: readonly RankedText[],
  index: PassageIndex,
) {
  const words = new QuestionWords(read, index)
  const asked = asksFor(question)
  const named = namedParts(question)
  const pairs = pairsOf(stemsOf(question))
  const neighborhood = neighborhoodOf(found)
  const stemsIn = rememberedStems()
  const dutyFit = dutyFitOf(question)
  const nearest = Math.max(...found.map((one) => one.nearness.whole))
  const texts = found.map(({ text }) => stemsOf(text))
  const inSection = words.weightsWithin(
    found.map(neighborhood.sectionOf),
    texts.map((text) => new Set(text)),
  )
  const sets = texts.map((text) => new Set(text))
  const ofSection = unitedBy(found.map(neighborhood.sectionOf), sets)
  const coveredBySection = new Map([...ofSection].map(([section, set]) => [section, words.covered(set)]))
  return found.map((one, at) => {
    const text = texts[at]!
    const own = sets[at]!
    const { title, heading, above, parent, names, below } = stemsAround(one, stemsIn)
    const aboveWords = new Set([...above, ...heading])
    const near = neighborhood.of(one)
    const marks = [...one.key.matchAll(/\(([A-Za-z0-9]+)\)/g)].map(([, mark]) => mark!)
    const titles = `${openingOf(one.text)} ${one.around.above.at(-1) ?? ''}`.toLowerCase()
    const titleFits = (intent: keyof typeof TITLE_INTENTS) =>
      Number(asked[intent] && TITLE_INTENTS[intent].test(titles))
    const isRule = one.kind === 'paragraph' || one.kind === 'definition'
    const paired = new Set(pairsOf(text))
    const said = saidFit(one.around.said, words, stemsIn)
    const target = read.targets?.indexOf(placeName(one.part, one.key)) ?? -1
    return {
      firstSearch: Math.log(near.share + 0.001),
      firstSearchCoverage: one.coverage,
      behindSection: Math.log(near.shareOfSectionBest + 0.001),
      sectionShare: near.sectionShare,
      sectionBest: near.sectionBest,
      partShare: near.partShare,
      firstPlaces: 1 / (1 + at),
      coveredBySection: coveredBySection.get(neighborhood.sectionOf(one))!,
      rarest: words.rarestHeld(own, aboveWords, new Set(names), new Set(below)),
      childBest: isRule ? near.childBest : 0,
      coveredAnywhere: words.covered(own, new Set(heading), new Set(above), new Set(names), new Set(below)),
      coveredByText: words.covered(own),
      coveredByLead: words.covered(new Set(text.slice(0, LEAD_WORDS))),
      coveredByNames: words.covered(new Set(names)),
      coveredByAbove: words.covered(new Set(above)),
      coveredByBelow: words.covered(new Set(below)),
      addedToAbove: words.covered(own, aboveWords) - words.covered(aboveWords),
      rareInSection: words.coveredBy(own, inSection.get(neighborhood.sectionOf(one))!),
      titleAsked: words.askedShareOf(title),
      hasTitle: Number(title.length > 0),
      aboveAsked: words.askedShareOf(above),
      parentAsked: words.askedShareOf(parent),
      openingAsked: words.askedShareOf(text.slice(0, OPENING_WORDS)),
      pairs: pairs.length === 0 ? 0 : pairs.filter((pair) => paired.has(pair)).length / pairs.length,
      defines: Number(read.defined !== undefined && definedTerm(one.text) === read.defined),
      namedPart: Number(named.includes(one.part)),
      topicalPlace: Number(read.places.some((place) => isWithin(place, one))),
      length: Math.log(text.length + 1),
      comment: Number(one.kind === 'comment'),
      example: Number(one.kind === 'comment' && /-\d+\./.test(one.key)),
      appendix: Number(one.kind === 'appendix'),
      underA: Number(marks[0] === 'a'),
      underB: Number(marks[0] === 'b'),
      firstOfSiblings: Number(marks.length > 1 && ['1', 'i', 'A'].includes(marks.at(-1)!)),
      depthOne: Number(isRule && marks.length <= 1),
      depthThree: Number(marks.length === 3),
      depthFour: Number(marks.length >= 4),
      depthFive: Number(marks.length >= 5),
      introduces: Number(INTRODUCES.test(one.text)),
      saysDuty: Number(SAYS_DUTY.test(one.text.slice(0, BEGINNING_LETTERS))),
      saysTime: Number(SAYS_TIME.test(one.text.slice(0, TIME_LETTERS))),
      unaskedException: Number(
        !asked.exception && SAYS_EXCEPTION.test(`${one.title} ${one.text.slice(0, 60)}`),
      ),
      saidFit: said.fit,
      saidCovered: said.covered,
      saidAsked: said.asked,
      saidMeant: one.nearness.said,
      meaning: one.nearness.whole,
      meaningBehindBest: one.nearness.whole - nearest,
      meaningOfText: one.nearness.text,
      saidNothing: Number(one.around.said.length === 0),
      target: target === -1 ? 0 : 1 / (1 + target),
      pairBest: near.pairBest,
      bureau: Number(BUREAU_PARTS.includes(one.part)),
      statute: Number(one.part.startsWith('usc-')),
      ...dutyFit(one.text),
      titleOfTime: titleFits('time'),
      titleOfContent: titleFits('content'),
      titleOfException: titleFits('exception'),
      titleOfManner: titleFits('manner'),
      titleOfAmount: titleFits('amount'),
    }
  })
}

export type Features = ReturnType<typeof featuresOf>[number]

/** How well the best of the trade's ways to ask for a place meets the question, in both directions. */
function saidFit(said: readonly string[], words: QuestionWords, stemsIn: typeof stemsOf) {
  const best = { fit: 0, covered: 0, asked: 0 }
  for (const phrase of said) {
    const stems = stemsIn(phrase)
    const covered = words.covered(new Set(stems))
    const asked = words.askedShareOf(stems)
    best.covered = Math.max(best.covered, covered)
    best.asked = Math.max(best.asked, asked)
    if (covered + asked > 0) best.fit = Math.max(best.fit, (2 * covered * asked) / (covered + asked))
  }
  return best
}

function stemsAround({ text, around }: RankedText, stemsIn: typeof stemsOf) {
  const above = around.above.map(stemsIn)
  return {
    title: stemsOf(openingOf(text)),
    heading: stemsIn(around.heading),
    above: above.flat(),
    parent: above.at(-1) ?? [],
    names: stemsIn(around.names),
    below: stemsOf(around.below),
  }
}

/** All words of what was found in each section. */
function unitedBy(sections: readonly string[], sets: readonly ReadonlySet<string>[]) {
  const united = new Map<string, Set<string>>()
  for (const [at, section] of sections.entries()) {
    const words = united.get(section) ?? new Set()
    for (const word of sets[at]!) words.add(word)
    united.set(section, words)
  }
  return united
}

/** Neighbors have the same words above them. */
function rememberedStems(): typeof stemsOf {
  const known = new Map<string, string[]>()
  return (text) => {
    let stems = known.get(text)
    if (!stems) {
      stems = stemsOf(text)
      known.set(text, stems)
    }
    return stems
  }
}

const pairsOf = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`)
