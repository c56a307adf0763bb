import { STANDARD_METHOD } from '@plumbline/rules/risks/risk-method.ts'
import { expect, test } from 'vitest'
import { changesOfMethod, draftOfMethod, methodOfDraft } from './method-draft.ts'

const draft = draftOfMethod(STANDARD_METHOD)

test('what is typed is the method that was shown', () => {
  expect(draft).toMatchObject({ 'weights.impact': '30', 'relief.adequate': '1.25', 'bandsFrom.high': '3.00' })
  expect(methodOfDraft(draft)).toEqual(STANDARD_METHOD)
})

test.each([
  ['weights.impact', '12.5', 'Impact on consumers, percent: enter a whole number.'],
  ['weights.impact', '25', 'Weights: together they must be 100 percent. They are 95 percent.'],
  ['relief.weak', 'much', 'Weak controls take off: enter points, such as 1.25.'],
  ['words.volume.2', ' ', 'Volume, word for 3: enter a word.'],
  [
    'bandsFrom.moderate',
    '3.00',
    'Levels: moderate must begin above 1, high above moderate, and critical above high.',
  ],
])('%s as “%s” is refused', (name, text, problem) => {
  expect(methodOfDraft({ ...draft, [name]: text })).toBe(problem)
})

test('a version says what it changed', () => {
  const { weights, relief } = STANDARD_METHOD
  const after = {
    ...STANDARD_METHOD,
    weights: { ...weights, likelihood: 20, impact: 40 },
    relief: { ...relief, strong: 175 },
  }
  expect(changesOfMethod(STANDARD_METHOD, after)).toEqual([
    'Likelihood of a breach, percent: 30 → 20',
    'Impact on consumers, percent: 30 → 40',
    'Strong controls take off: 2.00 → 1.75',
  ])
})
