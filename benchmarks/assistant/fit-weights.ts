import { writeFileSync } from 'node:fs'
import type { Features } from '@plumbline/rules/retrieval/features.ts'
import { indexBundledTexts } from './bundled-passages.ts'
import { type Example, fitWeights, placeOf } from './fit.ts'
import { answersIt, readQuestions } from './questions.ts'

const FOLDS = 5
const REPEATS = 3

/** Fits the weights of the ranking to all questions that are not held back, and writes them where they are used. */
const { describe } = indexBundledTexts()
const questions = [
  ...readQuestions('questions.txt'),
  ...readQuestions('more-questions.txt'),
  ...readQuestions('practice-questions.txt'),
  ...readQuestions('field-questions.txt'),
  ...readQuestions('desk-questions.txt'),
].filter(({ isHeldBack }) => !isHeldBack)
let names: (keyof Features)[] = []
const examples = questions.map(({ text, answers, kind }): Example => {
  const { found, features } = describe(text, kind)
  names = Object.keys(features[0]!) as (keyof Features)[]
  return {
    rows: features.map((one) => names.map((name) => one[name])),
    isAnswer: found.map((one) => answersIt(answers, one)),
  }
})

/** Which fold a question is in: another one in each repeat. */
const foldOf = (at: number, repeat: number) => Math.floor(((at + 1) * 7919 * (repeat + 3)) / 13) % FOLDS

const places: number[] = []
for (let repeat = 0; repeat < REPEATS; repeat++)
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fitWeights(examples.filter((_, at) => foldOf(at, repeat) !== fold))
    for (const [at, example] of examples.entries())
      if (foldOf(at, repeat) === fold) places.push(placeOf(example, weights))
  }
console.log(
  `${examples.length} questions, each measured with the weights of the other folds:`,
  sharesOf(places),
)

const weights = fitWeights(examples)
console.log('all with the weights fitted to all:', sharesOf(examples.map((one) => placeOf(one, weights))))
const lines = names.map((name, at) => `  ${name}: ${Number(weights[at]!.toPrecision(4))},`)
writeFileSync(
  new URL('../../rules/src/retrieval/weights.ts', import.meta.url),
  `import type { Features } from './features.ts'

/** Learned by \`node benchmarks/assistant/fit-weights.ts\`; not changed by hand. */
export const WEIGHTS: Readonly<Record<keyof Features, number>> = {
${lines.join('\n')}
}
`,
)

function sharesOf(found: readonly number[]): string {
  const within = (count: number) =>
    ((found.filter((place) => place >= 0 && place < count).length / found.length) * 100).toFixed(1)
  return `first ${within(1)} %, among the first five ${within(5)} %`
}
