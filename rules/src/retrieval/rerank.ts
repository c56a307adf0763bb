import { type Features, featuresOf } from './features.ts'
import type { ReadQuestion } from './field-terms.ts'
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
): Text[] {
  const features = featuresOf(question, read, found, index)
  return found
    .map((text, at) => ({ ...text, score: scoreOf(features[at]!) + bonusOf(text.key, read) }))
    .sort((one, other) => other.score - one.score)
}

const TARGET_BONUS = 6
const NEXT_TARGET_LESS = 1.2

/** What the words of the trade name comes first, in the order in which they name it. */
function bonusOf(key: string, { targets = [] }: ReadQuestion): number {
  const at = targets.indexOf(key)
  return at === -1 ? 0 : Math.max(0.5, TARGET_BONUS - NEXT_TARGET_LESS * at)
}

const scoreOf = (features: Features) => NAMES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0)
