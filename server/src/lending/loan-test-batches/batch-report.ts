import { createHash } from 'node:crypto'
import type { Batch, BatchCause, BatchResultRow } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { REGULATION_TEXT_AS_OF } from '@plumbline/rules/loan-tests/answer.ts'
import { sectionsOf } from '@plumbline/rules/loan-tests/applied-law.ts'
import { loanTestOf } from '@plumbline/rules/loan-tests/loan-test-list.ts'
import { groupMissText, missText } from '@plumbline/rules/loan-tests/miss-text.ts'
import { RULES_VERSION } from '@plumbline/rules/loan-tests/outcome.ts'
import { longDay } from '../../platform/days/long-day.ts'
import { dayAt } from '../../platform/days/today.ts'
import type {
  DocumentBlock,
  DocumentContent,
  DocumentLook,
} from '../../platform/documents/document-content.ts'
import type { BatchSource } from './batch-store.ts'

/** A document of more pages helps nobody; the CSV has every row. */
export const LOANS_IN_REPORT = 1000

interface BatchReport {
  batch: Batch
  source: BatchSource
  causes: readonly BatchCause[]
  /** The worst first, at most as many as the report shows. */
  outside: readonly BatchResultRow[]
  undetermined: readonly BatchResultRow[]
  lawNotes: string[]
  companyName: string
  timeZone: string
  look: DocumentLook
}

/** For the examiner: what was tested, on which loans, and what was found. */
export function batchReport(report: BatchReport): DocumentContent {
  const { batch, companyName, timeZone, look } = report
  const { question } = loanTestOf(batch.calculator as TestName)
  const createdAt = new Date()
  return {
    title: batch.name,
    about: `${companyName} · ${question} · ${longDay(dayAt(createdAt, timeZone))}`,
    issuer: companyName,
    createdAt: createdAt.toISOString(),
    look,
    blocks: [
      ...resultBlocks(batch),
      ...methodBlocks(report),
      ...populationBlocks(report),
      ...causeBlocks(report),
      ...loanBlocks('Loans outside the limits', report.outside, batch.counts.outside),
      ...loanBlocks('Loans not determined', report.undetermined, batch.counts.undetermined),
    ],
  }
}

const counted = (count: number) => count.toLocaleString('en-US')

function resultBlocks({ rowCount, counts }: Batch): DocumentBlock[] {
  const judged = counts.within + counts.outside
  // Rounded down, so that one loan outside never reads as 100 percent.
  const share = judged === 0 ? '' : `, ${Math.floor((counts.within / judged) * 100)}% of those decided`
  const facts = [
    { label: 'Loans in the file', value: counted(rowCount) },
    { label: 'Outside', value: counted(counts.outside) },
    { label: 'Within', value: `${counted(counts.within)}${share}` },
    { label: 'Not determined', value: counted(counts.undetermined) },
    { label: 'Not readable', value: counted(counts.error) },
    ...(counts.answer > 0 ? [{ label: 'Answered without a limit', value: counted(counts.answer) }] : []),
  ]
  return [
    { kind: 'heading', text: 'Result' },
    { kind: 'facts', facts },
  ]
}

function methodBlocks({ batch, source, lawNotes }: BatchReport): DocumentBlock[] {
  const test = loanTestOf(batch.calculator as TestName)
  const facts = [
    { label: 'Test', value: test.question },
    { label: 'Law', value: sectionsOf(test).length > 0 ? `12 CFR ${test.cites}` : test.cites },
    ...(batch.rulesVersion === RULES_VERSION
      ? [{ label: 'Text of the law as of', value: longDay(REGULATION_TEXT_AS_OF) }]
      : []),
    { label: 'Version of the rules', value: batch.rulesVersion },
    { label: 'Register of figures', value: source.registerVersion },
  ]
  return [
    { kind: 'heading', text: 'Method' },
    {
      kind: 'paragraph',
      text: 'Every loan of the file was tested; no sample was drawn. A loan that could not be decided, because an input is missing, is never counted as within.',
    },
    { kind: 'facts', facts },
    ...(lawNotes.length > 0 ? [{ kind: 'list', items: lawNotes } as const] : []),
  ]
}

function populationBlocks({ batch, source, timeZone }: BatchReport): DocumentBlock[] {
  const used = source.columns?.filter((column) => column !== '')
  return [
    { kind: 'heading', text: 'Population' },
    {
      kind: 'facts',
      facts: [
        { label: 'File', value: source.fileName ?? 'Name not kept' },
        { label: 'Rows', value: counted(batch.rowCount) },
        ...(used ? [{ label: 'Columns used', value: used.join(', ') }] : []),
        { label: 'Tested by', value: batch.createdBy },
        { label: 'Tested on', value: longDay(dayAt(new Date(batch.createdAt), timeZone)) },
        { label: 'SHA-256 of the rows', value: createHash('sha256').update(source.source).digest('hex') },
      ],
    },
  ]
}

const OUTCOMES = {
  outside: 'Outside',
  undetermined: 'Not determined',
  error: 'Not readable',
  within: 'Within',
  answer: 'Answered',
}

function causeBlocks({ causes }: BatchReport): DocumentBlock[] {
  if (causes.length === 0) return []
  return [
    { kind: 'heading', text: 'Results by cause' },
    {
      kind: 'table',
      headings: ['Outcome', 'Cause', 'Loans', 'Missed by'],
      rows: causes.map((cause) => [
        OUTCOMES[cause.outcome],
        cause.title,
        cause.count,
        groupMissText(cause) ?? '–',
      ]),
      widths: [3, 8, 2, 3],
    },
  ]
}

function loanBlocks(title: string, rows: readonly BatchResultRow[], count: number): DocumentBlock[] {
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      headings: ['Loan', 'Missed by', 'Why'],
      rows: rows.map(({ number, loanNumber, explanation }) => [
        loanNumber === null ? `Row ${number}` : `${loanNumber} (row ${number})`,
        explanation?.miss ? missText(explanation.miss) : '–',
        explanation?.sentence ?? '',
      ]),
      widths: [4, 3, 11],
    },
    ...(count > rows.length
      ? [
          {
            kind: 'note',
            text: `${counted(rows.length)} of ${counted(count)} loans, the worst first. The CSV of the batch has all.`,
          } as const,
        ]
      : []),
  ]
}
