import type { WorkedExample } from './citation-reference.ts'
import { LOAN_TESTS } from './loan-test-list.ts'

export const README_HEADING = '## Calculators'

/** The end of `rules/README.md`: each calculator with its question, what it cites, and an example. */
export function readmeSection(examples: readonly WorkedExample[]): string {
  const calculators = LOAN_TESTS.map(({ name, question, cites }) => {
    const shown = examples.find(({ calculator, isInReadme }) => calculator === name && isInReadme)
    if (!shown) throw new Error(`Mark an example of ${name} in worked-examples.json with isInReadme.`)
    const { source, calculator, input, expected } = shown
    const json = JSON.stringify({ calculator, input, result: expected }, null, 2)
    return `### \`${name}\`: ${question}\n${cites}. Example after ${source}.\n\n\`\`\`json\n${json}\n\`\`\``
  })
  const about =
    'Written by `node scripts/write-rule-pages.ts` from the list and the worked examples; a test compares it.'
  return `${[README_HEADING, about, ...calculators].join('\n\n')}\n`
}
