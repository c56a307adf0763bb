import { type Day, formatDay, parseDay } from '../dates/calendar-day.ts'
import { LoanTestRefusal } from '../loan-tests/refusal.ts'
import { csvRecords } from './csv-records.ts'

/** V read in the regulation text, V2 official page, S secondary source, N not to be shown as in force. */
export type ThresholdStatus = 'V' | 'V2' | 'S' | 'N' | 'CONFLICT'

export interface ThresholdRow {
  key: string
  /** As written in the source: "137958", "1.5", "0.00125". */
  value: string
  unit: string
  from: string
  /** Nothing when no end is known. */
  to: string | null
  /** Which date of the loan chooses the row. */
  pickedBy: string
  citation: string
  federalRegister: string
  status: ThresholdStatus
  note: string
}

/** Rows of each key, ordered by their first day. */
export type ThresholdRegister = ReadonlyMap<string, readonly ThresholdRow[]>

const COLUMNS = [
  ...['key', 'value', 'unit', 'from', 'to', 'picked_by'],
  ...['citation', 'federal_register', 'status', 'note'],
]
const STATUSES: ReadonlySet<string> = new Set(['V', 'V2', 'S', 'N', 'CONFLICT'])

/** Reads the register from CSV text. A row that cannot be right is an error that names its line. */
export function parseThresholds(csv: string): ThresholdRegister {
  const [header, ...records] = csvRecords(csv)
  if (header?.join() !== COLUMNS.join())
    throw new Error(`The first line of the threshold file must be: ${COLUMNS.join(',')}`)
  return registerOf(
    records.map((cells, index) => {
      const problem = rowProblem(cells)
      if (problem) throw new Error(`Threshold file, row ${index + 2}: ${problem}`)
      const [key, value, unit, from, to, pickedBy, citation, federalRegister, status, note] = cells
      return {
        key: key!,
        value: value!,
        unit: unit!,
        from: from!,
        to: to === '' ? null : to!,
        pickedBy: pickedBy!,
        citation: citation!,
        federalRegister: federalRegister!,
        status: status as ThresholdStatus,
        note: note!,
      }
    }),
  )
}

function rowProblem(cells: readonly string[]): string | undefined {
  if (cells.length !== COLUMNS.length) return `has ${cells.length} columns instead of ${COLUMNS.length}.`
  const [key, value, , from, to, , , , status] = cells as [string, ...string[]]
  if (!/^[a-z0-9_]+$/.test(key)) return `key "${key}" is not lower case letters, digits and underscores.`
  if (!/^\d+(\.\d+)?$|^\d+\/\d+$/.test(value!)) return `value "${value}" is not a number.`
  if (!STATUSES.has(status!)) return `status "${status}" is not one of ${[...STATUSES].join(', ')}.`
  const first = parseDay(from!, 'from')
  if (to !== '' && parseDay(to!, 'to') < first) return `ends on ${to} before it begins on ${from}.`
  return undefined
}

/** Builds the register; two rows of a key may not hold on one day. */
export function registerOf(rows: readonly ThresholdRow[]): ThresholdRegister {
  const register = new Map<string, ThresholdRow[]>()
  for (const row of rows) {
    const others = register.get(row.key)
    if (others) others.push(row)
    else register.set(row.key, [row])
  }
  for (const [key, ofKey] of register) {
    ofKey.sort((left, right) => (left.from < right.from ? -1 : 1))
    for (const [index, row] of ofKey.entries()) {
      const next = ofKey[index + 1]
      if (next && (row.to === null || row.to >= next.from))
        throw new Error(`Threshold ${key}: the row from ${row.from} overlaps the row from ${next.from}.`)
    }
  }
  return register
}

interface DatedRow {
  row: ThresholdRow
  first: Day
  last: Day
}

/** The days of the rows as numbers; a look-up that compares text would cost more than a calculator. */
const datedRows = new WeakMap<readonly ThresholdRow[], readonly DatedRow[]>()

function rowOn(rows: readonly ThresholdRow[], day: Day): ThresholdRow | undefined {
  let dated = datedRows.get(rows)
  if (!dated) {
    dated = rows.map((row) => ({
      row,
      first: parseDay(row.from, 'from'),
      last: row.to === null ? Number.POSITIVE_INFINITY : parseDay(row.to, 'to'),
    }))
    datedRows.set(rows, dated)
  }
  return dated.find(({ first, last }) => first <= day && day <= last)?.row
}

/** The row in force on the day. Never the row of another year: outside every row it refuses. */
export function thresholdOn(register: ThresholdRegister, key: string, day: Day): ThresholdRow {
  const rows = register.get(key)
  if (!rows)
    throw new LoanTestRefusal('UNKNOWN_THRESHOLD', 'key', `key: "${key}" is not in the threshold register.`)
  const row = rowOn(rows, day)
  if (!row)
    throw new LoanTestRefusal(
      'NOT_LOADED',
      key,
      `${key}: not known on ${formatDay(day)}. The register holds it from ${rows[0]!.from} to ${rows.at(-1)!.to ?? 'today'}.`,
    )
  return row
}

/** The same, where a figure that is not loaded leaves one part of a test undetermined. */
export function findThreshold(register: ThresholdRegister, key: string, day: Day): ThresholdRow | undefined {
  const rows = register.get(key)
  return rows && rowOn(rows, day)
}

/** The row without an end, for figures that no yearly adjustment changes. */
export function standingThreshold(register: ThresholdRegister, key: string): ThresholdRow {
  const row = register.get(key)?.find(({ to }) => to === null)
  if (!row) throw new LoanTestRefusal('NOT_LOADED', key, `${key}: no row of the register is in force.`)
  return row
}

/** Yearly figures that the register has for the year before and not for this one. */
export function keysMissingIn(register: ThresholdRegister, year: number): string[] {
  const last = `${year - 1}-12-31`
  const first = `${year}-01-01`
  return [...register]
    .filter(([, rows]) => rows.some(({ to }) => to === last))
    .filter(([, rows]) => !rows.some(({ from, to }) => from <= first && (to === null || to >= first)))
    .map(([key]) => key)
}
