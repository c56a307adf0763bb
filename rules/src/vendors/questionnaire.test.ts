import { expect, test } from 'vitest'
import { changeOf, gapOf, gapsOf, questionsFor, type VendorQuestion } from './questionnaire.ts'
import { START_QUESTIONS } from './start-questions.ts'

const question = (parts: Partial<VendorQuestion> = {}): VendorQuestion => ({
  ...{ id: 'q', section: 'security', text: 'Do you?', answer: 'choice', document: null, tiers: ['low'] },
  ...parts,
})

test.each([
  [question(), undefined, false, 'Choose an answer.'],
  [question(), { choice: 'yes', text: '' }, false, undefined],
  [question(), { choice: 'no', text: ' ' }, false, 'Say why in a sentence.'],
  [question(), { choice: 'not_applicable', text: 'We see no data.' }, false, undefined],
  [
    question({ document: 'insurance' }),
    { choice: 'yes', text: '' },
    false,
    'Attach the document, or say how we can see it.',
  ],
  [question({ document: 'insurance' }), { choice: 'yes', text: '' }, true, undefined],
  [question({ document: 'insurance' }), { choice: 'no', text: 'None needed.' }, false, undefined],
  [question({ answer: 'text' }), { choice: 'none', text: '' }, false, 'Write an answer.'],
  [question({ answer: 'text' }), { choice: 'none', text: 'Ohio.' }, false, undefined],
  [question({ answer: 'text', document: 'financial_statements' }), undefined, true, undefined],
] as const)('%#: what keeps an answer from being whole', (asked, given, hasFile, problem) => {
  expect(gapOf(asked, given, hasFile)).toBe(problem)
})

test('gaps are named in the order of the questions', () => {
  const questions = [question({ id: 'a' }), question({ id: 'b', answer: 'text' }), question({ id: 'c' })]
  expect(gapsOf(questions, { a: { choice: 'yes', text: '' } }, [{ questionId: 'b' }])).toEqual([
    { questionId: 'c', problem: 'Choose an answer.' },
  ])
})

test('an answer is compared with that of the round before', () => {
  const yes = { choice: 'yes', text: 'Daily.' } as const
  expect(changeOf(yes, undefined)).toBe('new')
  expect(changeOf({ ...yes, text: ' Daily. ' }, yes)).toBe('same')
  expect(changeOf({ ...yes, choice: 'no' }, yes)).toBe('changed')
  expect(changeOf(undefined, yes)).toBe('changed')
})

test('the start set asks every vendor something, and a critical one everything', () => {
  const ids = START_QUESTIONS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const counts = (['critical', 'high', 'moderate', 'low'] as const).map(
    (tier) => questionsFor(START_QUESTIONS, tier).length,
  )
  expect(counts).toEqual([26, 24, 19, 6])
})
