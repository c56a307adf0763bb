import { editTitle } from '@plumbline/rules/hmda/edit-sentences.ts'
import { findingLines } from '@plumbline/rules/hmda/finding-lines.ts'
import { F, LOAN_FIELDS } from '@plumbline/rules/hmda/loan-fields.ts'
import { OWN_CHECK_IDS, OWN_CHECKS } from '@plumbline/rules/hmda/own-file/own-checks.ts'
import type { DeskFile } from './desk-file.ts'
import { DeskProblem } from './desk-problem.ts'
import type { DeskExport } from './desk-protocol.ts'
import { KIND_TITLES } from './hmda-text.ts'
import { modifiedRow } from './modified-register.ts'
import { pdfOf } from './pdf-paper.ts'
import { summaryPaper } from './summary-paper.ts'
import { writeWorkbook } from './workbook-file.ts'

const FORMULA = /^[=+\-@\t\r]/
/** A cell that a spreadsheet cannot take for a formula. */
function cell(value: string | number): string {
  const text = String(value)
  const safe =
    typeof value === 'string' && FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
const line = (cells: readonly (string | number)[]) => `${cells.map(cell).join(',')}\r\n`

const FINDING_HEAD = ['Row', 'Edit', 'Kind', 'Title', 'ULI', 'Fields', 'Values', 'Official sentence'] as const
type Cell = string | number

/** Every finding as a line: those of the official edits first, then ours. */
function* findingCells(file: DeskFile): Generator<Cell[]> {
  const { check, own } = file
  const { register, filing } = check
  const texts = new Map(filing.edits.map(({ id, text }) => [id, text]))
  for (const { row, edit, kind, fields, values } of findingLines(check)) {
    const at = row === undefined ? undefined : row - register.firstLine
    const uli = at !== undefined && at >= 0 && kind !== 'reading' ? check.load(at).text(F.uli) : ''
    yield [
      ...[row ?? '', edit, KIND_TITLES[kind], editTitle(edit, filing), uli],
      ...[fields.join(' | '), values.join(' | '), texts.get(edit) ?? ''],
    ]
  }
  if (!own) return
  for (const id of OWN_CHECK_IDS) {
    const rows = own.rowsOf(id)
    for (let at = rows.next(0); at >= 0; at = rows.next(at + 1)) {
      const { fields, sentence } = own.explain(id, at)
      const loaded = check.load(at)
      yield [
        ...[register.line(at), id, KIND_TITLES.own, OWN_CHECKS[id], loaded.text(F.uli)],
        ...[fields.join(' | '), fields.map((field) => loaded.text(F[field])).join(' | '), sentence],
      ]
    }
  }
}

const CHANGE_HEAD = ['Row', 'Field', 'From', 'To', 'How', 'When (UTC)'] as const
const changeCells = (file: DeskFile): Cell[][] =>
  file.changes.list().map(({ line: row, field, from, to, how, when }) => [row, field, from, to, how, when])

const KEPT_HEAD = ['Edit', 'Row', 'ULI', 'Reason', 'Who', 'When (UTC)', 'Loan (keyed hash)', 'Holds'] as const
/** Decisions that hold here, then those on loans or values that this file does not have. */
function keptCells(file: DeskFile): Cell[][] {
  const held = file.held()
  const known = new Set(held.map(({ edit, loan }) => edit + loan))
  return [
    ...held.map(({ edit, line: row, uli, reason, who, when, loan }) => [
      ...[edit, row ?? '', uli, reason, who, when, loan, 'yes'],
    ]),
    ...file.decisions.all
      .filter(({ edit, loan }) => !known.has(edit + loan))
      .map(({ edit, reason, who, when, loan }) => [
        edit,
        '',
        '',
        reason,
        who,
        when,
        loan,
        'not in this file',
      ]),
  ]
}

const csv = (head: readonly Cell[], rows: Iterable<Cell[]>): string[] => {
  const parts = [line(head)]
  for (const row of rows) parts.push(line(row))
  return parts
}

/** More rows than this make a workbook that spreadsheets open slowly; the CSV file has them all. */
const WORKBOOK_ROWS_AT_MOST = 100_000

function workbookOf(file: DeskFile): Promise<Blob> {
  const findings: Cell[][] = []
  let left = 0
  for (const cells of findingCells(file)) {
    if (findings.length < WORKBOOK_ROWS_AT_MOST) findings.push(cells)
    else left++
  }
  const note = left > 0 ? `${left.toLocaleString('en-US')} more findings are in the CSV file.` : ''
  return writeWorkbook([
    {
      name: 'Counts',
      widths: [12, 22, 46, 12, 12],
      head: ['Edit', 'Kind', 'Title', 'Findings', 'Kept'],
      rows: [
        ...file
          .state()
          .edits.map(({ id, kind, title, count, kept }) => [...[id, KIND_TITLES[kind], title, count, kept]]),
        ...(note ? [[note]] : []),
      ],
    },
    { name: 'Findings', widths: [8, 12, 16, 36, 28, 40, 40, 90], head: FINDING_HEAD, rows: findings },
    { name: 'Kept', widths: [10, 8, 28, 60, 24, 26, 40, 18], head: KEPT_HEAD, rows: keptCells(file) },
    { name: 'Changes', widths: [8, 28, 30, 30, 28, 26], head: CHANGE_HEAD, rows: changeCells(file) },
  ])
}

/** The sample as a worksheet: plan and verdict, errors by field, every row with what was found. */
function sampleWorkbook(file: DeskFile): Promise<Blob> {
  const view = file.sample.view(file.check)
  if (!view) throw new DeskProblem('No sample is drawn.')
  const { plan, seed, drawnAt, fileRows, rows, score } = view
  const details = rows.flatMap(({ line: row, uli, tested }, place) => {
    const differing = file.sample.row(file.check, place).fields.filter(({ found }) => found !== undefined)
    const base = [place + 1, row ?? 'gone', uli, tested ? 'yes' : 'no']
    return differing.length === 0
      ? [[...base, '', '', '', '']]
      : differing.map(({ title, value, found, isError }) => [
          ...[...base, title, value, found!, isError ? 'error' : 'within tolerance'],
        ])
  })
  return writeWorkbook([
    {
      name: 'Plan and verdict',
      widths: [46, 90],
      head: ['Item', 'Value'],
      rows: [
        ['File', file.name],
        ['Rows that could be drawn', fileRows],
        ['Seed', seed],
        ['Drawn (UTC)', drawnAt],
        ['Rows of the sample', plan.size],
        ['Rows of the initial sample', plan.initialSize],
        ['Errors in a field that lead to the rest', plan.initialThreshold],
        ['Errors in a field that lead to a correction', plan.fieldThreshold],
        ['Tolerance: days of the application date', plan.dateDays],
        ['Tolerance: dollars of the loan amount', plan.amountDollars],
        ['Tolerance: thousands of income', plan.incomeThousands],
        ['Source of sizes, thresholds and tolerances', plan.source],
        ['Rows tested', score.tested],
        ['Rows with an error', score.rowsWithErrors],
        ['Verdict by the plan', score.sentence],
      ],
    },
    {
      name: 'By field',
      widths: [36, 16, 24, 18],
      head: ['Field', 'Errors', 'In the initial sample', 'Within tolerance'],
      rows: score.fields.map(({ title, errors, initialErrors, within }) => [
        ...[title, errors, initialErrors, within],
      ]),
    },
    {
      name: 'Rows',
      widths: [8, 8, 28, 10, 36, 30, 30, 18],
      head: ['Drawn', 'Row', 'ULI', 'Tested', 'Field', 'Register', 'Loan file', 'Counts as'],
      rows: details,
    },
  ])
}

/** Rows as the agency publishes them, to compare with its file; never to be sent to anyone. */
function modified(file: DeskFile): string[] {
  const { register } = file.check
  const parts: string[] = []
  for (let row = 0; row < register.count; row++) {
    if (register.isRemoved(row)) continue
    const loaded = file.check.load(row)
    if (loaded.hasRightLength)
      parts.push(`${modifiedRow(LOAN_FIELDS.map((_, field) => loaded.text(field).trim()))}\n`)
  }
  return parts
}

const text = (parts: BlobPart[], type = 'text/plain') => new Blob(parts, { type })
// Spreadsheets read UTF-8 only with a byte order mark.
const table = (parts: string[]) => text(['\ufeff', ...parts], 'text/csv')

/** SHA-256 of the register as it would be exported now. */
export async function hashOf(file: DeskFile): Promise<string> {
  const bytes = await text(file.changes.print() as Uint8Array<ArrayBuffer>[]).arrayBuffer()
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const EXPORTS: Record<DeskExport, (file: DeskFile) => Blob | Promise<Blob>> = {
  file: (file) => text(file.changes.print() as Uint8Array<ArrayBuffer>[]),
  modified: (file) => text(modified(file)),
  findings: (file) => table(csv(FINDING_HEAD, findingCells(file))),
  changes: (file) => table(csv(CHANGE_HEAD, changeCells(file))),
  decisions: (file) => table(csv(KEPT_HEAD, keptCells(file))),
  workbook: workbookOf,
  sample: sampleWorkbook,
  summary: async (file) => pdfOf(summaryPaper(file.state(), await hashOf(file), file.held(), file.signature)),
}

export const exportOf = (file: DeskFile, what: DeskExport): Blob | Promise<Blob> => EXPORTS[what](file)
