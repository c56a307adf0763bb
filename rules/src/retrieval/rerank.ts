import { type Features, featuresOf } from './features.ts'
import type { ReadQuestion } from './field-terms.ts'
import { certaintyOf } from './is-well-found.ts'
import type { PassageIndex } from './passage-index.ts'
import type { RankedText } from './ranked-text.ts'
import { WEIGHTS } from './weights.ts'

const NAMES = Object.keys(WEIGHTS) as (keyof Features)[]

/** The order of the best matches by what was learned from questions and the paragraphs that answer them. */
export function rerank<Text extends RankedText>(
  question: string,
  read: ReadQuestion,
  found: readonly Text[],
  index: PassageIndex,
): (Text & { certainty: number })[] {
  const features = featuresOf(question, read, found, index)
  return found
    .map((text, at) => {
      const score = scoreOf(features[at]!)
      return { ...text, score, certainty: certaintyOf(score) }
    })
    .sort((one, other) => other.score - one.score)
}

const scoreOf = (features: Features) => NAMES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0)
