import { expect, test } from 'vitest'
import { certaintyMarksOf, type Ranked } from './certainty-marks.ts'
import type { Features } from './features.ts'
import { readQuestion } from './field-terms.ts'
import { certaintyOf, orderScoreOf } from './learned-order.ts'
import { questionTypeOf } from './question-type.ts'
import { WEIGHTS } from './weights.ts'

const QUESTION = 'How long do we keep the appraisal?'
const type = questionTypeOf(QUESTION, readQuestion(QUESTION))
const none = Object.fromEntries(Object.keys(WEIGHTS).map((name) => [name, 0])) as unknown as Features

const ranked = (section: string, score: number, features: Partial<Features> = {}): Ranked => ({
  ...{ part: section.split('.')[0]!, section, score, plainScore: score },
  features: { ...none, ...features },
})

test('the marks say how far the first is ahead, and of whom', () => {
  const marks = certaintyMarksOf(
    [
      ranked('1002.12', 9, { saidFit: 0.4, comment: 1 }),
      ranked('1002.12', 8, { saidFit: 0.7 }),
      ranked('1026.25', 6),
    ],
    type,
  )
  expect(marks).toMatchObject({
    ...{ scoreOfFirst: 9, leadOverSecond: 1, leadOverOtherSection: 3 },
    ...{ partsShown: 2, sectionsShown: 2, saidFit: 0.4, bestSaidFit: 0.7, comment: 1 },
    asksRetention: 1,
  })
  // e⁰ + e⁻¹ + e⁻³ = 1.417667
  expect(marks.shareOfFirst).toBeCloseTo(-Math.log(1.417667), 5)
  expect(marks.shareOfShown).toBeCloseTo(0, 10)
})

test('what holds the question and leads is surer than what holds none of it, and nothing is not sure', () => {
  const held = { coveredAnywhere: 0.95, coveredBySection: 0.95, firstSearchCoverage: 0.9, saidCovered: 0.9 }
  const fitting = { ...held, saidFit: 0.8, coveredByText: 0.8, rarest: 1, openingAsked: 0.8, partShare: 0.8 }
  const sure = certaintyOf([ranked('1002.12', 14, fitting), ranked('1026.25', 5)], type)
  const unsure = certaintyOf([ranked('1002.12', 3), ranked('1026.25', 3), ranked('1024.38', 2.9)], type)
  expect(sure).toBeGreaterThan(0.5)
  expect(unsure).toBeLessThan(0.5)
  expect(certaintyOf([], type)).toBe(0)
})

test('a question about keeping prefers the paragraph that orders to keep, the same way each time', () => {
  const keeps = { ...none, keeps: 1, coveredByText: 0.5 }
  const keepsNothing = { ...none, keepsNothing: 1, coveredByText: 0.5 }
  expect(orderScoreOf(keeps, type)).toBeGreaterThan(orderScoreOf(keepsNothing, type))
  expect(orderScoreOf({ ...keeps }, type)).toBe(orderScoreOf(keeps, type))
})
