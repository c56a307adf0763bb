import { type CertaintyMarks, certaintyMarksOf, type Ranked } from './certainty-marks.ts'
import { CERTAINTY_ENOUGH, CERTAINTY_WEIGHTS } from './certainty-weights.ts'
import type { Features } from './features.ts'
import { networkScore } from './hidden-units.ts'
import { ORDER } from './order-units.ts'
import type { QuestionType } from './question-type.ts'
import { WEIGHTS } from './weights.ts'

/** How many of the first by the weights alone the hidden units put in order. */
export const ORDERED = 30

const FEATURES = Object.keys(WEIGHTS) as (keyof Features)[]
const MARKS = Object.keys(CERTAINTY_WEIGHTS) as (keyof CertaintyMarks)[]

export const plainScoreOf = (features: Features) =>
  FEATURES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], 0)

/** What the hidden units are told of a paragraph and of the question. */
function inputsOf(features: Features, type: QuestionType): number[] {
  return [...FEATURES.map((name) => features[name]), ...Object.values(type)]
}

export const orderScoreOf = (features: Features, type: QuestionType) =>
  networkScore(ORDER, inputsOf(features, type))

/** How likely the right paragraph is to be among the first five: 0 to 1, and from a half on it is quoted. */
export function certaintyOf(ranked: readonly Ranked[], type: QuestionType): number {
  if (ranked.length === 0) return 0
  const marks = certaintyMarksOf(ranked, type)
  const sum = MARKS.reduce((all, name) => all + CERTAINTY_WEIGHTS[name] * marks[name], 0)
  return 1 / (1 + Math.exp(CERTAINTY_ENOUGH - sum))
}
