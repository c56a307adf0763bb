import { BATCH_COLUMNS_AT_MOST, HEADER_AT_MOST } from '@plumbline/contract/lending/loan-test-batches.ts'
import type { TestName } from '@plumbline/contract/lending/loan-test-results.ts'
import { readWrittenDay } from '@plumbline/rules/dates/written-day.ts'
import { readTypedFigure } from '@plumbline/rules/money/typed-figure.ts'
import { eachCsvRecord } from '@plumbline/rules/thresholds/csv-records.ts'
import { batchColumns, type CellKind } from './batch-columns.ts'
import { UnreadableBatch } from './unreadable-batch.ts'

export const BATCH_ROWS_AT_MOST = 100_000

export interface BatchFile {
  /** As the file names its columns. */
  header: string[]
  records: string[][]
}

/** Reads the file and its header. Rows are judged one by one later. */
export function readBatchFile(text: string): BatchFile {
  const { header, records } = openBatchFile(text)
  return { header, records: [...records] }
}

/** The header, and the rows one after the other; more than the limit are refused when they are reached. */
export function openBatchFile(text: string): { header: string[]; records: Generator<string[]> } {
  const all = eachCsvRecord(text)
  const header = all.next().value as string[] | undefined
  if (!header) throw new UnreadableBatch('The file is empty. Its first line names the columns.')
  if (header.length > BATCH_COLUMNS_AT_MOST)
    throw new UnreadableBatch(`The file has ${header.length} columns. The limit is ${BATCH_COLUMNS_AT_MOST}.`)
  const names = header.map((name) => name.trim())
  const long = names.find((name) => name.length > HEADER_AT_MOST)
  if (long !== undefined)
    throw new UnreadableBatch(
      `The column "${long.slice(0, 60)}…" has a name of ${long.length} characters. The limit is ${HEADER_AT_MOST}.`,
    )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableBatch(`The column "${twice}" appears twice in the file.`)
  return { header: names, records: limited(all) }
}

function* limited(records: Generator<string[]>): Generator<string[]> {
  let count = 0
  for (const record of records) {
    if (++count > BATCH_ROWS_AT_MOST)
      throw new UnreadableBatch(
        `The file has more than ${BATCH_ROWS_AT_MOST.toLocaleString('en-US')} rows, which is the limit.`,
      )
    yield record
  }
  if (count === 0) throw new UnreadableBatch('The file has a header but no rows.')
}

export interface CellFault {
  field: string
  message: string
}

/** The input of one row. Empty cells are left out; a cell of the wrong kind is a fault that names its column. */
export function rowInput(
  calculator: TestName,
  columns: readonly string[],
  cells: readonly string[],
): { input: object } | { fault: CellFault } {
  if (cells.length > columns.length)
    return {
      fault: { field: '', message: `The row has ${cells.length} cells, the header ${columns.length}.` },
    }
  const input: Record<string, unknown> = {}
  for (const { index, name, path, kind } of placesOf(calculator, columns)) {
    const cell = cells[index]?.trim() ?? ''
    if (cell === '') continue
    const read = readCell(cell, kind)
    if (read === undefined)
      return { fault: { field: name, message: `${name}: "${cell.slice(0, 60)}" is not ${KINDS[kind]}.` } }
    setAt(input, path, read.value)
  }
  return { input }
}

interface Place {
  index: number
  name: string
  path: readonly string[]
  kind: CellKind
}

/** One batch asks a hundred thousand times for the places of the same list of columns. */
const knownPlaces = new WeakMap<readonly string[], { calculator: TestName; places: readonly Place[] }>()

/** Where each cell that the test takes belongs. */
function placesOf(calculator: TestName, columns: readonly string[]): readonly Place[] {
  const known = knownPlaces.get(columns)
  if (known?.calculator === calculator) return known.places
  const kinds = batchColumns(calculator)
  const places = columns.flatMap((name, index) => {
    const kind = kinds.get(name)
    return kind ? [{ index, name, path: name.split('.'), kind }] : []
  })
  knownPlaces.set(columns, { calculator, places })
  return places
}

const KINDS: Record<CellKind, string> = {
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  json: 'a JSON list or object',
}
const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  false: false,
  no: false,
  n: false,
  '0': false,
}

/** A spreadsheet that saves a CSV file writes 6/8/2026, $1,250.00, and 6.5%. */
const plainText = (cell: string) => readWrittenDay(cell) ?? readTypedFigure(cell)

function readCell(cell: string, kind: CellKind): { value: unknown } | undefined {
  if (kind === 'text') return { value: plainText(cell) }
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(cell) ? { value: Number(cell) } : undefined
  if (kind === 'boolean') {
    const value = BOOLEANS[cell.toLowerCase()]
    return value === undefined ? undefined : { value }
  }
  try {
    return { value: JSON.parse(cell) }
  } catch {
    return undefined
  }
}

function setAt(input: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let target = input
  for (let depth = 0; depth < path.length - 1; depth++) {
    target[path[depth]!] ??= {}
    target = target[path[depth]!] as Record<string, unknown>
  }
  target[path.at(-1)!] = value
}
