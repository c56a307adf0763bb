import { featuresOf } from './features.ts'
import type { ReadQuestion } from './field-terms.ts'
import { certaintyOf, ORDERED, orderScoreOf, plainScoreOf } from './learned-order.ts'
import { sectionOf } from './neighborhood.ts'
import type { PassageIndex } from './passage-index.ts'
import { questionTypeOf } from './question-type.ts'
import type { RankedText } from './ranked-text.ts'

/** Off the subject a paragraph stays below this plain score, and a right one is seldom there. */
const PLAIN_SCORE_ENOUGH = 9.5

/** The order of the best matches by what was learned from questions and the paragraphs that answer them. */
export function rerank<Text extends RankedText>(
  question: string,
  read: ReadQuestion,
  found: readonly Text[],
  index: PassageIndex,
): (Text & { certainty: number })[] {
  const type = questionTypeOf(question, read)
  const features = featuresOf(question, read, found, index)
  const plain = features
    .map((one, at) => ({ at, features: one, plainScore: plainScoreOf(one) }))
    .sort((one, other) => other.plainScore - one.plainScore)
  const ordered = plain
    .slice(0, ORDERED)
    .map((one) => {
      const { part } = found[one.at]!
      return {
        ...one,
        part,
        section: sectionOf(found[one.at]!),
        score: orderScoreOf(one.features, type),
      }
    })
    .sort((one, other) => other.score - one.score)
  const ofFirst = certaintyOf(ordered, type)
  // The first speaks for the answer; one below it counts for no more than that, nor than its own words.
  const certainty = (plainScore: number, place: number) =>
    place === 0 ? ofFirst : Math.min(ofFirst, 1 / (1 + Math.exp(PLAIN_SCORE_ENOUGH - plainScore)))
  return [...ordered, ...plain.slice(ORDERED)].map(({ at, plainScore }, place) => ({
    ...found[at]!,
    score: plainScore,
    certainty: certainty(plainScore, place),
  }))
}
