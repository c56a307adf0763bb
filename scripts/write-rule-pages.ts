/** `node scripts/write-rule-pages.ts` writes what rule-pages.test.ts compares: the citations and the calculators of the README. */
import { readFileSync, writeFileSync } from 'node:fs'
import { citationPage, type WorkedExample } from '@plumbline/rules/loan-tests/citation-reference.ts'
import { README_HEADING, readmeSection } from '@plumbline/rules/loan-tests/readme-section.ts'
import EXAMPLES from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { bundledData } from '@plumbline/rules/testing/bundled-data.ts'

const examples = EXAMPLES as WorkedExample[]
const readme = new URL('../rules/README.md', import.meta.url)

writeFileSync(new URL('../rules/citations.md', import.meta.url), citationPage(examples, bundledData))
const [before] = readFileSync(readme, 'utf8').split(README_HEADING)
writeFileSync(readme, before + readmeSection(examples))
