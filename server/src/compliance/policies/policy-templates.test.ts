import { isInLibrary } from '@plumbline/rules/citations/citation.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { expect, test } from 'vitest'
import { readBundledHistory } from '../../regulations/history/bundled-history.ts'
import { policyTemplates } from './policy-templates.ts'

const templates = policyTemplates('Test Credit Union')

/** What an institution decides for itself. */
const OWN = ['Purpose', 'Responsibility', 'Review', 'Checks before submission']

test('there is a template for each of the twelve policies', () => {
  expect(templates.map(({ key }) => key).sort()).toEqual([
    'advertising',
    'appraisal-independence',
    'bsa-aml',
    'complaint-management',
    'cra',
    'fair-lending',
    'flood',
    'hmda',
    'record-retention',
    'servicing',
    'trid',
    'vendor-oversight',
  ])
})

test.each(templates.map(({ key, body }) => [key, body]))('%s: each section names its law', (_key, body) => {
  expect(body).not.toContain('{{')
  for (const { number, heading, citations, unreadable } of policySections(body)) {
    expect(unreadable).toEqual([])
    if (number > 0 && !OWN.includes(heading)) expect(citations, heading).not.toEqual([])
  }
})

const keysOfPart = new Map<string, Set<string>>()

function keysOf(part: string): Set<string> {
  const known = keysOfPart.get(part)
  if (known) return known
  const history = readBundledHistory(part)
  const latest = history.events.findLast(({ version }) => version !== null)?.version ?? null
  const { paragraphs } = splitRegulationText(part, history.linesOf(latest))
  const keys = new Set(paragraphs.map(({ key }) => key))
  keysOfPart.set(part, keys)
  return keys
}

test.each(templates.map(({ key, body }) => [key, body]))(
  '%s: each paragraph that we hold is in the text',
  (_key, body) => {
    const missing = policySections(body)
      .flatMap(({ citations }) => citations)
      .filter((text) => {
        const citation = parseCitation(text)!
        return isInLibrary(citation) && !keysOf(citation.part).has(printWithinPart(citation))
      })
    expect(missing).toEqual([])
  },
)
