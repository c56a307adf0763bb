/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { runCalculator } from './calculators.ts'
import { citationPage, type WorkedExample } from './citation-reference.ts'
import { CALCULATOR_NAMES, type CalculatorName, LOAN_TESTS } from './loan-test-list.ts'
import EXAMPLES from './worked-examples.json' with { type: 'json' }

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const examples = [...README.matchAll(/```json\n(.*?)```/gs)].map(
  ([, json]) => JSON.parse(json!) as { calculator: CalculatorName; input: object; result: object },
)

test.each(examples)('the example of $calculator in the README is right', ({ calculator, input, result }) => {
  expect(runCalculator(calculator, input, bundledData).result).toMatchObject(result)
})

test('the README has an example of each calculator', () => {
  expect(examples.map(({ calculator }) => calculator).toSorted()).toEqual(CALCULATOR_NAMES.toSorted())
})

test('the README has the question and the citations of the register', () => {
  const headings = [...README.matchAll(/^### `([a-z-]+)`: (.+)\n(.+?)\. Example/gm)].map(
    ([, name, question, cites]) => [name!, question!, cites!],
  )
  expect(headings.toSorted()).toEqual(
    LOAN_TESTS.map(({ name, question, cites }) => [name, question, cites]).toSorted(),
  )
})

test('citations.md is what `node scripts/write-citations.ts` writes', () => {
  const page = readFileSync(new URL('../../citations.md', import.meta.url), 'utf8')
  expect(page).toBe(citationPage(EXAMPLES as WorkedExample[], bundledData))
})
