/** `node scripts/write-citations.ts` writes the reference of citations that readme-examples.test.ts compares. */
import { writeFileSync } from 'node:fs'
import { citationPage, type WorkedExample } from '@plumbline/rules/loan-tests/citation-reference.ts'
import EXAMPLES from '@plumbline/rules/loan-tests/worked-examples.json' with { type: 'json' }
import { bundledData } from '@plumbline/rules/testing/bundled-data.ts'

writeFileSync(
  new URL('../rules/citations.md', import.meta.url),
  citationPage(EXAMPLES as WorkedExample[], bundledData),
)
