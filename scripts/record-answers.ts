/**
 * `npm run record-answers` keeps the hashes that worked-answers.test.ts compares;
 * `npm run record-answers -- ID` prints the answers of one example, so that two versions can be compared.
 */
import { writeFileSync } from 'node:fs'
import type { WorkedExample } from '@plumbline/rules/loan-tests/citation-reference.ts'
import EXAMPLES from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { answersHash, answerText, variantsOf } from '@plumbline/rules/testing/answer-variants.ts'

const examples = EXAMPLES as WorkedExample[]
const [id] = process.argv.slice(2)
if (id) {
  const example = examples.find((one) => one.id === id)
  if (!example) throw new Error(`There is no example ${id}.`)
  for (const input of variantsOf(example, examples))
    console.log(`${JSON.stringify(input)}\n  ${answerText(example, input)}`)
} else {
  const hashes = Object.fromEntries(examples.map((one) => [one.id, answersHash(one, examples)]))
  writeFileSync(
    new URL('../rules/src/loan-tests/worked-answers.json', import.meta.url),
    `${JSON.stringify(hashes, null, 2)}\n`,
  )
  console.log(`${examples.length} examples recorded.`)
}
