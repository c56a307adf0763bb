import { expect, test } from 'vitest'
import { answersHash } from '../testing/answer-variants.ts'
import type { WorkedExample } from './citation-reference.ts'
import ANSWERS from './worked-answers.json' with { type: 'json' }
import EXAMPLES from './worked-examples.json' with { type: 'json' }

const examples = EXAMPLES as WorkedExample[]

/**
 * The whole working, steps and notes included, of each example and of each small change to it. Where this fails, read
 * what changed with `npm run record-answers -- ID`, and keep it with `npm run record-answers`.
 */
test.each(examples)('$id and its neighbors are answered in the same words', (example) => {
  expect(answersHash(example, examples)).toBe((ANSWERS as Record<string, string>)[example.id])
})
