import { createHash } from 'node:crypto'
import {
  IMPORT_PROBLEMS_NAMED,
  type ImportKind,
  type ImportProblem,
  type WorkImportPreview,
} from '@plumbline/contract/compliance/work-imports.ts'
import { readWrittenDay } from '@plumbline/rules/dates/written-day.ts'
import { nearestOf } from '../../platform/nearest-of.ts'
import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import type { ImportTable } from './import-table.ts'

/** What a cell can name, besides what the file itself says. */
export interface NamedThings {
  /** Active people by email address in lower case. */
  idOf: ReadonlyMap<string, string>
  /** Topics that may be chosen, by key and by name. */
  topics: readonly { key: string; label: string }[]
}

/** A fault of the whole row, laid at the column that a person would mend. */
export interface RowFault {
  field: string
  because: string
  nearest?: string | undefined
}

export type RowReader<Input> = (fields: Record<string, unknown>) => { input: Input } | { faults: RowFault[] }

export interface ReadImport<Input> {
  inputs: Input[]
  preview: WorkImportPreview
}

const ROWS_SHOWN = 20
const VALUE_SHOWN = 80
const FLAGS: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, '1': true, x: true },
  ...{ no: false, false: false, '0': false },
}

/** Judges every cell of the file; creates nothing. */
export function readImport<Input>(
  kind: ImportKind,
  { header, rows }: ImportTable,
  named: NamedThings,
  readRow: RowReader<Input>,
): ReadImport<Input> {
  const problems: ImportProblem[] = []
  const columns = matchColumns(kind, header, problems)
  const inputs: Input[] = []
  if (problems.length === 0)
    for (const { line, cells } of rows) {
      const textOf = ({ name }: ImportColumn) => cells[columns.findIndex((one) => one?.name === name)] ?? ''
      const add = (column: ImportColumn | undefined, because: string, nearest?: string) =>
        problems.push({
          line,
          column: column?.name ?? '',
          value: (column ? textOf(column) : '').slice(0, VALUE_SHOWN),
          because,
          nearest: nearest ?? null,
        })
      const before = problems.length
      if (cells.length > header.length && cells.slice(header.length).some((cell) => cell !== ''))
        add(undefined, `The row has ${cells.length} cells, the header ${header.length}.`)
      const fields: Record<string, unknown> = {}
      for (const column of IMPORT_COLUMNS[kind]) {
        const cell = readCell(column, textOf(column), named)
        if ('because' in cell) add(column, cell.because, cell.nearest)
        else if (cell.value !== undefined) fields[column.field] = cell.value
      }
      if (problems.length > before) continue
      const read = readRow(fields)
      if ('input' in read) inputs.push(read.input)
      else
        for (const { field, because, nearest } of read.faults)
          add(
            IMPORT_COLUMNS[kind].find((column) => column.field === field),
            because,
            nearest,
          )
    }
  return {
    inputs,
    preview: {
      rowCount: rows.length,
      columns: header,
      rows: rows.slice(0, ROWS_SHOWN).map(({ line, cells }) => ({
        line,
        cells: header.map((_, at) => (cells[at] ?? '').slice(0, VALUE_SHOWN)),
      })),
      problems: problems.slice(0, IMPORT_PROBLEMS_NAMED),
      problemCount: problems.length,
      fingerprint:
        problems.length > 0
          ? null
          : createHash('sha256')
              .update(JSON.stringify([kind, inputs]))
              .digest('hex'),
    },
  }
}

function matchColumns(
  kind: ImportKind,
  header: readonly string[],
  problems: ImportProblem[],
): (ImportColumn | undefined)[] {
  const known = IMPORT_COLUMNS[kind]
  const names = known.map(({ name }) => name)
  const seen = new Set<string>()
  const add = (column: string, because: string, nearest: string | null = null) =>
    problems.push({ line: 1, column: column.slice(0, VALUE_SHOWN), value: '', because, nearest })
  const columns = header.map((given) => {
    const name = given
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
    const column = known.find((one) => one.name === name)
    if (!column) add(given, 'There is no such column.', nearestOf(name, names) ?? null)
    else if (seen.has(name)) add(given, 'This column appears in the file twice.')
    seen.add(name)
    return column
  })
  for (const { name, isRequired } of known)
    if (isRequired && !seen.has(name)) add(name, 'This column is missing.')
  return columns
}

type Cell = { value: unknown } | { because: string; nearest?: string | undefined }

function readCell(column: ImportColumn, text: string, { idOf, topics }: NamedThings): Cell {
  if (text === '') return column.isRequired ? { because: 'Enter a value.' } : { value: undefined }
  switch (column.kind) {
    case 'text':
      return { value: text }
    case 'day': {
      const day = readWrittenDay(text)
      return day ? { value: day } : { because: 'Enter a date such as 2026-12-31 or 12/31/2026.' }
    }
    case 'flag': {
      const value = FLAGS[text.toLowerCase()]
      return value === undefined
        ? { because: 'Enter yes or no.', nearest: nearestOf(text, ['yes', 'no']) }
        : { value }
    }
    case 'number':
      return /^\d{1,9}$/.test(text) ? { value: Number(text) } : { because: 'Enter a whole number.' }
    case 'person': {
      const value = idOf.get(text.toLowerCase())
      return value
        ? { value }
        : {
            because: 'No active person of your institution has this email address.',
            nearest: nearestOf(text, [...idOf.keys()]),
          }
    }
    case 'choice':
      return readChoice(text, column.choices ?? [])
    case 'topic':
      return readTopic(text, topics)
  }
}

const plain = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '_')

function readTopic(text: string, topics: NamedThings['topics']): Cell {
  const topic = topics.find(({ key, label }) => plain(key) === plain(text) || plain(label) === plain(text))
  return topic
    ? { value: topic.key }
    : {
        because: 'There is no topic of this name.',
        nearest: nearestOf(
          text,
          topics.map(({ label }) => label),
        ),
      }
}

function readChoice(text: string, choices: readonly string[]): Cell {
  const value = choices.find((one) => plain(one) === plain(text))
  return value === undefined
    ? { because: 'This is not one of the values.', nearest: nearestOf(text, choices) }
    : { value }
}
