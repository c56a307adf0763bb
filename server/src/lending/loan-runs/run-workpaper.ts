import { longDay } from '../../platform/days/long-day.ts'
import { dayAt } from '../../platform/days/today.ts'
import type { DocumentBlock } from '../../platform/documents/document-content.ts'
import { renderPdfDocument } from '../../platform/documents/rendered-documents.ts'
import type { StoredResult, StoredRun, StoredVerdict } from './stored-run.ts'

/** More lines than this help nobody; the stored run has them all. */
const LINES_AT_MOST = 400

interface Reader {
  companyName: string
  timeZone: string
}

/** For the examiner: what was tested and how, on which loans, and what was found. */
export function runWorkpaper(run: StoredRun, { companyName, timeZone }: Reader): Promise<Buffer> {
  const stored = longDay(dayAt(new Date(run.storedAt), timeZone))
  return renderPdfDocument({
    title: run.name,
    about: `${companyName} · Test of ${counted(run.loans.length, 'loan')} · ${stored}`,
    issuer: companyName,
    createdAt: run.storedAt,
    blocks: [
      ...resultBlocks(run),
      ...methodBlocks(run),
      ...populationBlocks(run),
      ...causeBlocks(run, 'outside', 'Results by cause'),
      ...causeBlocks(run, 'undetermined', 'Not determined, by test'),
      ...exceptionBlocks(run),
      ...correctionBlocks(run),
    ],
  })
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`

function resultBlocks({ results }: StoredRun): DocumentBlock[] {
  const count = (verdict: StoredResult['verdict']) =>
    results.filter((one) => one.verdict === verdict).length.toLocaleString('en-US')
  return [
    { kind: 'heading', text: 'Result' },
    {
      kind: 'facts',
      facts: [
        { label: 'Loans tested', value: results.length.toLocaleString('en-US') },
        { label: 'Outside in at least one test', value: count('outside') },
        { label: 'Not determined in at least one test', value: count('undetermined') },
        { label: 'Within in every test that applies', value: count('within') },
      ],
    },
  ]
}

function methodBlocks(run: StoredRun): DocumentBlock[] {
  return [
    { kind: 'heading', text: 'Method' },
    {
      kind: 'paragraph',
      text: 'Every test that applies was run on every loan of the files; no sample was drawn here. A test that lacks a value is not determined and never counted as within.',
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Text of the law as of', value: longDay(run.textAsOf) },
        { label: 'Version of the rules', value: run.rulesVersion },
        { label: 'Register of figures', value: run.registerVersion },
      ],
    },
  ]
}

function populationBlocks({ loans }: StoredRun): DocumentBlock[] {
  const files = new Map<string, number>()
  for (const { loan } of loans) files.set(loan.file, (files.get(loan.file) ?? 0) + 1)
  const rows = [...files].slice(0, LINES_AT_MOST).map(([file, count]) => [file, count])
  return [
    { kind: 'heading', text: 'Population' },
    {
      kind: 'paragraph',
      text: `${counted(loans.length, 'loan')} in ${counted(files.size, 'file')}. Loan Estimates with the number of a Closing Disclosure are part of its loan.`,
    },
    { kind: 'table', headings: ['File', 'Loans'], rows, widths: [8, 2] },
    ...moreThan(files.size),
  ]
}

const PARAGRAPH = 'Paragraph (12 CFR)'

interface Cause {
  question: string
  citation: string
  loans: number
  cents: number
}

function causeBlocks(
  { results }: StoredRun,
  about: StoredVerdict['verdict'],
  heading: string,
): DocumentBlock[] {
  const causes = new Map<string, Cause>()
  for (const { verdicts } of results)
    for (const { id, question, citation, verdict, dollars } of verdicts) {
      if (verdict !== about) continue
      const cause = causes.get(id) ?? { question, citation, loans: 0, cents: 0 }
      causes.set(id, cause)
      cause.loans++
      cause.cents += Math.round(Number(dollars ?? 0) * 100)
    }
  if (causes.size === 0) return []
  const found = [...causes.values()].sort((a, b) => b.loans - a.loans)
  const hasDollars = found.some(({ cents }) => cents !== 0)
  const rows = found.map(({ question, citation, loans, cents }) => [
    question,
    citation,
    loans,
    ...(hasDollars ? [cents === 0 ? '' : money(cents)] : []),
  ])
  const headings = ['Test', PARAGRAPH, 'Loans', ...(hasDollars ? ['Dollars'] : [])]
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', headings, rows, widths: [8, 5, 2, ...(hasDollars ? [3] : [])] },
  ]
}

const money = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

function exceptionBlocks({ results }: StoredRun): DocumentBlock[] {
  const lines = results.flatMap(({ name, verdicts }) =>
    verdicts
      .filter(({ verdict }) => verdict === 'outside')
      .map(({ sentence, citation }) => [name, sentence, citation]),
  )
  if (lines.length === 0) return []
  return [
    { kind: 'heading', text: 'Exceptions' },
    {
      kind: 'table',
      headings: ['Loan', 'What is wrong', PARAGRAPH],
      rows: lines.slice(0, LINES_AT_MOST),
      widths: [3, 9, 4],
    },
    ...moreThan(lines.length),
  ]
}

/** Values that a person put in the place of what a file says. */
function correctionBlocks({ loans, results }: StoredRun): DocumentBlock[] {
  const rows = loans.flatMap(({ additions }, index) =>
    Object.entries(additions).map(([key, { value, reason }]) => [
      results[index]!.name,
      key.split(' ').at(-1)!,
      value,
      reason ?? 'Not in the file',
    ]),
  )
  if (rows.length === 0) return []
  return [
    { kind: 'heading', text: 'Values entered by a person' },
    {
      kind: 'table',
      headings: ['Loan', 'Value', 'Entered', 'Reason'],
      rows: rows.slice(0, LINES_AT_MOST),
      widths: [3, 5, 4, 5],
    },
    ...moreThan(rows.length),
  ]
}

const moreThan = (count: number): DocumentBlock[] =>
  count > LINES_AT_MOST
    ? [
        {
          kind: 'paragraph',
          text: `The first ${LINES_AT_MOST} of ${count.toLocaleString('en-US')} are shown.`,
        },
      ]
    : []
