import { expect, test } from 'vitest'
import { dutyFitOf } from './duty-fit.ts'
import { dutyOf } from './duty-of.ts'
import { numbersOf } from './number-words.ts'

// 12 CFR 1026.25(a), 1024.35(d), and 1026.43(g)(2)(i).
const KEPT = 'A creditor shall retain evidence of compliance with this part for two years after the date'
const DUE =
  'Within five days of a servicer receiving a notice of error, the servicer shall provide a response'
const LIMIT = 'Must not apply after the three-year period following consummation'

test('a paragraph tells what it orders', () => {
  expect(dutyOf(KEPT)).toMatchObject({ retention: true, deadline: true, forbids: false })
  expect(dutyOf(DUE)).toMatchObject({ retention: false, deadline: true })
  expect(dutyOf(LIMIT)).toMatchObject({ forbids: true, retention: false })
})

test('numbers meet in words and digits', () => {
  expect(numbersOf('within ten days of a loan over $10,000')).toEqual(new Set(['10000', '10']))
  expect(numbersOf('more than ten thousand, or $1.5 million')).toEqual(new Set(['10000', '1500000']))
  expect(numbersOf('loans over 10k')).toEqual(new Set(['10000']))
})

test('a question of one kind is met by a duty of that kind', () => {
  const kept = dutyFitOf('how long do we keep this file')
  expect(kept(KEPT)).toMatchObject({ keeps: 1, keepsNothing: 0, fallsDue: 0 })
  expect(kept(DUE)).toMatchObject({ keeps: 0, keepsNothing: 1 })
  const due = dutyFitOf('when is the letter due, 5 days?')
  expect(due(DUE)).toMatchObject({ fallsDue: 1, sharedNumbers: 1, keepsUnasked: 0 })
  expect(due(KEPT)).toMatchObject({ keepsUnasked: 1, sharedNumbers: 0 })
  expect(dutyFitOf('can we apply it for more years')(LIMIT)).toMatchObject({ answersMay: 1, forbids: 1 })
})
