/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledData } from '../testing/bundled-data.ts'
import { citationPage, type WorkedExample } from './citation-reference.ts'
import { README_HEADING, readmeSection } from './readme-section.ts'
import EXAMPLES from './worked-examples.json' with { type: 'json' }

const examples = EXAMPLES as WorkedExample[]
const page = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

test('`node scripts/write-rule-pages.ts` writes the calculators of the README', () => {
  const readme = page('README.md')
  expect(readme.slice(readme.indexOf(README_HEADING))).toBe(readmeSection(examples))
})

test('`node scripts/write-rule-pages.ts` writes citations.md', () => {
  expect(page('citations.md')).toBe(citationPage(examples, bundledData))
})
