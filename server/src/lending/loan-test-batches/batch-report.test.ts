import type { BatchResultRow } from '@plumbline/contract/lending/loan-test-batches.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { expect, test } from 'vitest'
import type { DocumentBlock } from '../../platform/documents/document-content.ts'
import { batchReport } from './batch-report.ts'

const batch = {
  ...{ id: 'b', calculator: 'trid-forward', name: 'June closings', rowCount: 1300, status: 'done' as const },
  counts: { done: 1300, within: 199, outside: 1, undetermined: 1099, answer: 0, error: 1 },
  ...{ rulesVersion: RULES_VERSION, createdBy: 'Dana Ruiz', createdAt: '2026-07-01T02:00:00.000Z' },
}
const cause = { key: 'closing_disclosure_three_days', title: 'Closed too early' }
const row = (number: number, loanNumber: string | null): BatchResultRow => ({
  ...{ number, loanNumber, outcome: 'outside', result: {}, error: null },
  explanation: {
    ...{ sentence: 'Closing is 1 day too early.', miss: { unit: 'days', amount: '1' }, decidedBy: null },
    ...{ cause, missing: [] },
  },
})
const report = (more: object = {}) =>
  batchReport({
    batch,
    source: {
      ...{ calculator: 'trid-forward', source: 'a\n1\n', columns: ['plannedConsummation', ''] },
      ...{ fileName: 'june.csv', registerVersion: '2026-03' },
    },
    causes: [{ ...cause, outcome: 'outside', count: 1, dollars: null, daysAtMost: 1 }],
    outside: [row(7, 'A-7')],
    undetermined: [row(8, null)],
    lawNotes: ['A later rule changes this section.'],
    ...{ companyName: 'Harborlight', timeZone: 'America/New_York', look: { color: '#000', logo: null } },
    ...more,
  }).blocks

function under(blocks: DocumentBlock[], heading: string): DocumentBlock[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading)
  const to = blocks.findIndex((block, index) => index > from && block.kind === 'heading')
  return from < 0 ? [] : blocks.slice(from + 1, to < 0 ? undefined : to)
}
const factsUnder = (blocks: DocumentBlock[], heading: string) =>
  Object.fromEntries(
    under(blocks, heading).flatMap((block) =>
      block.kind === 'facts' ? block.facts.map(({ label, value }) => [label, value]) : [],
    ),
  )

test('tells the examiner what was tested, on which loans, and what was found', () => {
  const blocks = report()
  expect(factsUnder(blocks, 'Result')).toEqual({
    'Loans in the file': '1,300',
    Outside: '1',
    Within: '199, 99% of those decided',
    'Not determined': '1,099',
    'Not readable': '1',
  })
  expect(factsUnder(blocks, 'Method')).toEqual({
    Test: 'When can we close?',
    Law: '12 CFR 1026.19(e)-(f), 1026.23',
    'Text of the law as of': 'March 2, 2026',
    'Version of the rules': RULES_VERSION,
    'Register of figures': '2026-03',
  })
  expect(under(blocks, 'Method').at(-1)).toEqual({
    kind: 'list',
    items: ['A later rule changes this section.'],
  })
  expect(factsUnder(blocks, 'Population')).toMatchObject({
    File: 'june.csv',
    Rows: '1,300',
    'Columns used': 'plannedConsummation',
    'Tested by': 'Dana Ruiz',
    // In the evening of June 30 where the institution is.
    'Tested on': 'June 30, 2026',
  })
  expect(under(blocks, 'Results by cause')[0]).toMatchObject({
    rows: [['Outside', 'Closed too early', 1, 'up to 1 day']],
  })
  expect(under(blocks, 'Loans outside the limits')).toMatchObject([
    { rows: [['A-7 (row 7)', '1 day', 'Closing is 1 day too early.']] },
  ])
  expect(under(blocks, 'Loans not determined')).toMatchObject([
    { rows: [['Row 8', '1 day', 'Closing is 1 day too early.']] },
    { kind: 'note', text: '1 of 1,099 loans, the worst first. The CSV of the batch has all.' },
  ])
})

test('names no day of the text for a batch of other rules', () => {
  const facts = factsUnder(report({ batch: { ...batch, rulesVersion: '2025.1' } }), 'Method')
  expect(facts).toMatchObject({ 'Version of the rules': '2025.1' })
  expect(facts).not.toHaveProperty('Text of the law as of')
})
