import { expect, test } from 'vitest'
import { readQuestion } from './field-terms.ts'
import { type QuestionType, questionTypeOf } from './question-type.ts'

const typeOf = (question: string) => questionTypeOf(question, readQuestion(question))

test.each<[question: string, is: (keyof QuestionType)[], isNot: (keyof QuestionType)[]]>([
  ['How long do we keep the appraisal?', ['asksHowLong', 'asksRetention'], ['asksWho', 'asksMay']],
  ['By when must the notice go out?', ['asksWhen', 'asksDeadline'], ['asksRetention', 'asksYesOrNo']],
  ['How much may a late fee be?', ['asksAmount'], ['asksYesOrNo', 'asksWho']],
  ['May we charge for the copy?', ['asksMay', 'asksYesOrNo'], ['asksHowLong', 'asksWhatIs']],
  ['Who gets the Closing Disclosure?', ['asksWho'], ['asksWhen', 'asksWhatIs']],
  ['What is a finance charge?', ['asksWhatIs'], ['asksWho', 'hasNegation']],
  ["Can't we skip the notice if the loan is denied?", ['hasNegation', 'hasCondition'], ['asksWho']],
])('%s', (question, is, isNot) => {
  const type = typeOf(question)
  expect(is.filter((name) => type[name] !== 1)).toEqual([])
  expect(isNot.filter((name) => type[name] !== 0)).toEqual([])
})

test('words are counted once', () => {
  expect(typeOf('escrow, escrow, and escrow').wordsAsked).toBe(1)
})
