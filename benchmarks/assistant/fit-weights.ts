import { certaintyMarksOf, type Ranked } from '@plumbline/rules/retrieval/certainty-marks.ts'
import type { Features } from '@plumbline/rules/retrieval/features.ts'
import { type Network, networkScore } from '@plumbline/rules/retrieval/hidden-units.ts'
import { ORDERED } from '@plumbline/rules/retrieval/learned-order.ts'
import { sectionOf } from '@plumbline/rules/retrieval/neighborhood.ts'
import type { QuestionType } from '@plumbline/rules/retrieval/question-type.ts'
import { indexBundledTexts } from './bundled-passages.ts'
import { type Example, fitWeights, product } from './fit.ts'
import { boundFor, fitCertainty, type Judged } from './fit-certainty.ts'
import { fitNetwork } from './fit-units.ts'
import { answersIt, isHeldBack, linesOf, readQuestions } from './questions.ts'
import { writeCertainty, writeOrder, writeWeights } from './write-learned.ts'

const FOLDS = 5
const SHOWN = 5
/** An answer without the section of the right one has at least so many left to order. */
const LEFT_AT_LEAST = 6

interface Asked extends Example {
  /** Whether a paragraph of the library answers it. */
  hasAnswer: boolean
  found: readonly { part: string; key: string }[]
  features: readonly Features[]
  type: QuestionType
  /** Asked without the words of the trade. */
  isStranger: boolean
}

interface Order {
  weights: readonly number[]
  network: Network
}

/** Fits the order and its certainty to all questions that are not held back, and writes them where they are used. */
const { describe } = indexBundledTexts()
const ofStranger = indexBundledTexts({ asStranger: true })
const asked = questionsOfLibrary()
const others = questionsOfOtherLaw()
const names = Object.keys(asked[0]!.features[0]!) as (keyof Features)[]
const types = Object.keys(asked[0]!.type) as (keyof QuestionType)[]

const foldOf = (at: number) => Math.floor(((at + 1) * 7919 * 3) / 13) % FOLDS
const judged: (Judged & {
  fold: number
  place: number
  hasAnswer: boolean
  isMade: boolean
  isStranger: boolean
})[] = []
const plainPlaces: number[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const order = fitOrder(asked.filter((_, at) => foldOf(at) !== fold))
  const tested = [...asked, ...others].filter((_, at) => foldOf(at) === fold)
  for (const one of tested) {
    const { places, ranked } = rank(one, order)
    const place = places.findIndex((at) => one.isAnswer[at])
    judged.push({
      ...judge(ranked, one, place),
      fold,
      place,
      hasAnswer: one.hasAnswer,
      isMade: false,
      isStranger: one.isStranger,
    })
    if (!one.hasAnswer) continue
    plainPlaces.push(placesByWeights(one, order.weights).findIndex((at) => one.isAnswer[at]))
    // A stranger's question meets less of its words: made wrong answers would teach to doubt all like it.
    if (one.isStranger) continue
    const without = withoutItsSections(one)
    if (without.found.length < LEFT_AT_LEAST) continue
    const made = rank(without, order).ranked
    judged.push({
      ...judge(made, without, -1),
      fold,
      place: -1,
      hasAnswer: false,
      isMade: true,
      isStranger: one.isStranger,
    })
  }
  console.log(`fold ${fold + 1} of ${FOLDS}`)
}
const real = judged.filter(({ hasAnswer }) => hasAnswer)
console.log(`${real.length} questions, each measured with what the other folds taught:`)
console.log(`  by the weights alone: ${sharesOf(plainPlaces)}`)
console.log(`  with the hidden units: ${sharesOf(real.map(({ place }) => place))}`)
for (const own of [true, false])
  console.log(
    `  ${own ? 'of them without words of the trade' : 'and with them'}: ` +
      sharesOf(real.filter(({ isStranger }) => isStranger === own).map(({ place }) => place)),
  )

const scored = judged.map((one) => ({ ...one, score: 0 }))
for (let fold = 0; fold < FOLDS; fold++) {
  const fitted = fitCertainty(judged.filter((one) => one.fold !== fold))
  for (const one of scored)
    if (one.fold === fold) one.score = product(one.marks, fitted.weights) - fitted.enough
}
const answerable = scored.filter(({ hasAnswer, isStranger }) => hasAnswer && !isStranger)
const unanswerable = scored.filter(({ hasAnswer, isMade }) => !hasAnswer && !isMade)
for (const share of [0.01, 0.015, 0.02]) {
  const bound = boundFor(answerable, Math.floor(share * answerable.length))
  const quoted = answerable.filter(({ score }) => score > bound)
  const beside = unanswerable.filter(({ score }) => score > bound).length
  console.log(
    `  quoted from ${bound.toFixed(2)}: ${quoted.filter(({ isRight }) => !isRight).length} wrong, ` +
      `${answerable.length - quoted.length} declined, ${beside} of ${unanswerable.length} without an answer quoted`,
  )
}
const order = fitOrder(asked)
writeWeights(names, order.weights)
writeOrder([...names, ...types], order.network)
const fitted = fitCertainty(judged)
const marks = certaintyMarksOf(rank(asked[0]!, order).ranked, asked[0]!.type)
// What is as likely right as wrong is shown; `isSurelyFound` says from where it is called the answer.
writeCertainty(Object.keys(marks), fitted.weights, fitted.enough)

function fitOrder(examples: readonly Asked[]) {
  const weights = fitWeights(examples)
  const network = fitNetwork(
    examples.map((one) => {
      const best = placesByWeights(one, weights).slice(0, ORDERED)
      return { rows: best.map((at) => inputs(one, at)), isAnswer: best.map((at) => one.isAnswer[at]!) }
    }),
  )
  return { weights, network }
}

function inputs({ rows, type }: Asked, at: number): number[] {
  return [...rows[at]!, ...types.map((name) => type[name])]
}

function placesByWeights({ rows }: Asked, weights: readonly number[]): number[] {
  return rows
    .map((row, at) => ({ at, score: product(row, weights) }))
    .sort((one, other) => other.score - one.score)
    .map(({ at }) => at)
}

/** As `rerank` orders what was found, with what these folds taught. */
function rank(one: Asked, { weights, network }: Order): { places: number[]; ranked: Ranked[] } {
  const places = placesByWeights(one, weights)
  const best = places
    .slice(0, ORDERED)
    .map((at) => ({ at, score: networkScore(network, inputs(one, at)) }))
    .sort((left, right) => right.score - left.score)
  return {
    places: [...best.map(({ at }) => at), ...places.slice(ORDERED)],
    ranked: best.map(({ at, score }) => ({
      part: one.found[at]!.part,
      section: sectionOf(one.found[at]!),
      features: one.features[at]!,
      plainScore: product(one.rows[at]!, weights),
      score,
    })),
  }
}

function judge(ranked: readonly Ranked[], { type, hasAnswer }: Asked, place: number): Judged {
  return {
    marks: Object.values(certaintyMarksOf(ranked, type)),
    isRight: hasAnswer && place >= 0 && place < SHOWN,
  }
}

/** What an answer looks like where the right section was not found: an example of a wrong one. */
function withoutItsSections(one: Asked): Asked {
  const right = new Set(one.found.filter((_, at) => one.isAnswer[at]).map(sectionOf))
  const kept = one.found.map((text) => !right.has(sectionOf(text)))
  const keep = <Item>(items: readonly Item[]) => items.filter((_, at) => kept[at])
  return {
    ...{ type: one.type, hasAnswer: false, isStranger: one.isStranger },
    ...{ found: keep(one.found), features: keep(one.features) },
    ...{ rows: keep(one.rows), isAnswer: keep(one.isAnswer) },
  }
}

function questionsOfLibrary(): Asked[] {
  const files = ['questions.txt', 'more-questions.txt', 'practice-questions.txt']
  return [...files, 'field-questions.txt', 'desk-questions.txt', 'teaching-questions.txt']
    .flatMap(readQuestions)
    .filter((question) => !question.isHeldBack)
    .map(({ text, answers, kind }, at) => described(text, kind, answers, isAskedByStranger(at)))
}

function questionsOfOtherLaw(): Asked[] {
  const files = ['unanswerable.txt', 'practice-unanswerable.txt', 'field-unanswerable.txt']
  return [...files, 'desk-unanswerable.txt']
    .flatMap(linesOf)
    .filter((text) => !isHeldBack(text, 2))
    .map((text) => described(text, 'community_bank', []))
}

/** Words were written for these questions: half of them are asked without, as of a subject that nobody tuned to. */
function isAskedByStranger(at: number): boolean {
  return at % 2 === 0
}

function described(
  text: string,
  kind: Parameters<typeof describe>[1],
  answers: readonly string[],
  isStranger = false,
): Asked {
  const { found, features, type } = (isStranger ? ofStranger.describe : describe)(text, kind)
  return {
    ...{ found, features, type, hasAnswer: answers.length > 0, isStranger },
    rows: features.map((one) => Object.values(one)),
    isAnswer: found.map((one) => answersIt(answers, one)),
  }
}

function sharesOf(found: readonly number[]): string {
  const within = (count: number) =>
    ((found.filter((place) => place >= 0 && place < count).length / found.length) * 100).toFixed(1)
  return `first ${within(1)} %, among the first five ${within(5)} %`
}
