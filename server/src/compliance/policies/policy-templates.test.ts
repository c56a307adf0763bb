import { isInLibrary, isWholePart, libraryPart } from '@plumbline/rules/citations/library-parts.ts'
import { parseCitation } from '@plumbline/rules/citations/parse-citation.ts'
import { printWithinPart } from '@plumbline/rules/citations/print-citation.ts'
import { policySections } from '@plumbline/rules/policies/policy-sections.ts'
import { splitRegulationText } from '@plumbline/rules/regulations/split-text.ts'
import { expect, test } from 'vitest'
import { readBundledHistory } from '../../regulations/history/bundled-history.ts'
import { policyTemplates } from './policy-templates.ts'

const templates = policyTemplates('Test Credit Union')
const KINDS = ['credit_union', 'community_bank', 'mortgage_company'] as const

test('there is a template for each policy', () => {
  expect(templates.map(({ key }) => key).sort()).toEqual([
    'ability-to-repay',
    'adverse-action',
    'advertising',
    'appraisal-independence',
    'bsa-aml',
    'business-continuity',
    'complaint-management',
    'compliance-management',
    'cra',
    'credit-cards',
    'customer-identification',
    'debt-collection',
    'electronic-disclosures',
    'electronic-fund-transfers',
    'escrow-accounts',
    'fair-credit-reporting',
    'fair-lending',
    'flood',
    'high-cost-and-higher-priced-loans',
    'hmda',
    'home-equity-lines',
    'identity-theft',
    'incident-response',
    'liquidity-and-interest-rate-risk',
    'loan-originator-compensation',
    'loans-to-officials',
    'loss-mitigation',
    'member-business-loans',
    'military-lending',
    'mortgage-insurance',
    'overdrafts',
    'privacy',
    'record-retention',
    'remittance-transfers',
    'sanctions',
    'servicing',
    'trid',
    'truth-in-savings',
    'unfair-and-deceptive-practices',
    'vendor-oversight',
  ])
})

test.each(templates.map(({ key, body }) => [key, body]))(
  '%s: each section names law that can be opened',
  (_key, body) => {
    expect(body).not.toContain('{{')
    for (const { number, heading, citations, unreadable } of policySections(body)) {
      expect(unreadable).toEqual([])
      if (number > 0) expect(citations, heading).not.toEqual([])
      expect(citations.filter((text) => !isInLibrary(parseCitation(text)!))).toEqual([])
    }
  },
)

/** What an examiner looks for in every policy, as the headings name it. */
const PARTS = [
  /scope/i,
  /definitions|words that decide/i,
  /^roles$/i,
  /step by step|how a case is worked|the first three days/i,
  /controls|testing/i,
  /records/i,
  /training/i,
  /review$/i,
]

test.each(templates.map(({ key, body }) => [key, body]))('%s has all the parts of a policy', (_key, body) => {
  const headings = policySections(body).map(({ heading }) => heading)
  expect(PARTS.filter((part) => !headings.some((heading) => part.test(heading)))).toEqual([])
})

/** What a reader reads: without the lines that name the law, and without the marks of tables and headings. */
const wordsOf = (body: string) =>
  body
    .replace(/^Implements: .*$/gm, '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length

test.each([undefined, ...KINDS])('each template says enough to start from: %s', (kind) => {
  const shown = policyTemplates('Test', kind && { facts: [], charter: { kind } })
  const lengths = shown.map(({ key, body }) => [key, wordsOf(body)] as const)
  expect(lengths.filter(([, words]) => words < 1500 || words > 4000)).toEqual([])
})

/** Sentences and cells of ten words or more: shorter ones may be alike. */
const sentencesOf = (body: string) =>
  body
    .replace(/^Implements: .*$/gm, '')
    .split(/(?<=[.!?:;])\s|[|\n]/)
    .map((sentence) => sentence.replace(/^[\s\d.#-]+/, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 10)

test('no two templates say the same in the same words', () => {
  const where = new Map<string, Set<string>>()
  for (const { key, body } of templates)
    for (const sentence of sentencesOf(body)) where.set(sentence, (where.get(sentence) ?? new Set()).add(key))
  expect([...where].filter(([, keys]) => keys.size > 1).map(([sentence]) => sentence)).toEqual([])
})

const keysOfPart = new Map<string, Set<string>>()

function keysOf(part: string): Set<string> {
  const known = keysOfPart.get(part)
  if (known) return known
  const history = readBundledHistory(part)
  const latest =
    history.events.findLast(({ version }) => version !== null)?.version ?? history.firstVersion.id
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
        return (
          isInLibrary(citation) &&
          !isWholePart(citation) &&
          !keysOf(libraryPart(citation)).has(printWithinPart(citation))
        )
      })
    expect(missing).toEqual([])
  },
)

const bodyFor = (key: string, kind: 'credit_union' | 'community_bank' | 'mortgage_company') =>
  policyTemplates('Test', { facts: [], charter: { kind } }).find((template) => template.key === key)!.body

test('a credit union and a bank get their own rule on truth in savings', () => {
  const [union, bank] = [
    bodyFor('truth-in-savings', 'credit_union'),
    bodyFor('truth-in-savings', 'community_bank'),
  ]
  expect(union).toContain('Implements: 12 CFR 707.4(a)\n')
  expect(union).not.toContain('1030')
  expect(bank).toContain('Implements: 12 CFR 1030.4(a)\n')
  expect(bank).not.toContain('707')
})

test('the notice of an incident is that of the charter', () => {
  const hours = (kind: Parameters<typeof bodyFor>[1]) =>
    ['72 hours', '36 hours', '30 days after discovery'].filter((text) =>
      bodyFor('incident-response', kind).includes(text),
    )
  expect(hours('credit_union')).toEqual(['72 hours'])
  expect(hours('community_bank')).toEqual(['36 hours'])
  expect(hours('mortgage_company')).toEqual(['30 days after discovery'])
})

/** Rules and guidance that are written for one charter alone. */
const OF_CHARTER = {
  credit_union: /NCUA|\b74[89]\.\d|part 74[89]/,
  community_bank: /88 FR 37920|\b53\.3\b|364\.101/,
  mortgage_company: /16 CFR 314/,
} as const

test.each(KINDS)('a %s is not shown the guidance of other charters', (kind) => {
  const shown = policyTemplates('Test', { facts: [], charter: { kind } })
  for (const other of KINDS) {
    const naming = shown.filter(({ body }) => OF_CHARTER[other].test(body)).map(({ key }) => key)
    if (other === kind) expect(naming).toContain('vendor-oversight')
    else expect(naming, other).toEqual([])
  }
})

test('sections whose rule is another agency’s are named once as not held', () => {
  const bank = bodyFor('business-continuity', 'community_bank')
  expect(bank).not.toMatch(/Implements: 12 CFR 74[89]/)
  expect(bank).toMatch(/does not hold the rule of our own agency for: .*Vital records; .*Catastrophic acts/)
  expect(bodyFor('record-retention', 'community_bank')).not.toContain('## Vital records')
  expect(bodyFor('record-retention', 'credit_union')).toContain('## Vital records')
})

test.each(KINDS)('nothing of the marks is left for a %s', (kind) => {
  for (const { body } of policyTemplates('Test', { facts: [], charter: { kind } }))
    expect(body).not.toMatch(/\{\{|\}\}|\n{3}|^ /m)
})

test('a policy on what only others may do is not offered', () => {
  const keys = (kind: 'credit_union' | 'community_bank' | 'mortgage_company') =>
    new Set(policyTemplates('Test', { facts: [], charter: { kind } }).map(({ key }) => key))
  expect([...keys('credit_union')]).not.toContain('cra')
  expect([...keys('community_bank')]).toContain('cra')
  expect([...keys('community_bank')]).not.toContain('loans-to-officials')
  expect([...keys('mortgage_company')]).not.toContain('truth-in-savings')
})
