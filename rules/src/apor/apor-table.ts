import { type Day, formatDay, isoWeekday, readDay } from '../dates/calendar-day.ts'
import { type Percent, percentText, readPercent } from '../money/percent.ts'

/** Years of the loan's term, or years to the first adjustment of its rate. */
export const APOR_TERMS = 50

export const APOR_TABLE_KINDS = ['fixed', 'variable'] as const
export type AporTableKind = (typeof APOR_TABLE_KINDS)[number]

export interface AporWeek {
  /** The day from which the rates are in effect: in the official tables a Monday. */
  effective: Day
  /** For 1 to 50 years. */
  values: readonly Percent[]
}

export type AporTable = ReadonlyMap<Day, AporWeek>
export type AporTables = Readonly<Record<AporTableKind, AporTable>>

const FIRST_COLUMN: Readonly<Record<string, AporTableKind>> = {
  'Term of Loan in Years': 'fixed',
  'Years to First Adjustment': 'variable',
}

/** What is wrong with an official file, by its line. */
export class AporFileError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AporFileError'
  }
}

/** Reads YieldTableFixed.txt or YieldTableAdjustable.txt; its first line says which it is. */
export function parseAporFile(text: string): { kind: AporTableKind; table: AporTable } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const [name = '', ...years] = (lines[0] ?? '').split('|').map((cell) => cell.trim())
  const kind = FIRST_COLUMN[name]
  if (!kind || years.length !== APOR_TERMS || years.some((year, index) => year !== String(index + 1)))
    throw new AporFileError(
      'Line 1 is not the first line of YieldTableFixed.txt or YieldTableAdjustable.txt: a name, then the years 1 to 50, separated by "|".',
    )
  const table = new Map<Day, AporWeek>()
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    const week = parseLine(line, index + 1)
    if (table.has(week.effective))
      throw new AporFileError(
        `Line ${index + 1}: the week of ${formatDay(week.effective)} is in the file twice.`,
      )
    table.set(week.effective, week)
  }
  if (table.size === 0) throw new AporFileError('The file has no weeks, only its first line.')
  return { kind, table }
}

function parseLine(line: string, number: number): AporWeek {
  const [date = '', ...cells] = line.split('|').map((cell) => cell.trim())
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date)
  const effective = match ? readDay(`${match[3]}-${match[1]}-${match[2]}`) : undefined
  if (effective === undefined)
    throw new AporFileError(`Line ${number}: "${date}" is not a date written as MM/DD/YYYY.`)
  if (isoWeekday(effective) !== 1)
    throw new AporFileError(
      `Line ${number}: ${date} is not a Monday. The official tables begin each week on one.`,
    )
  if (cells.length !== APOR_TERMS)
    throw new AporFileError(`Line ${number}: has ${cells.length} rates instead of ${APOR_TERMS}.`)
  const values = cells.map((cell, index) => {
    const value = readPercent(cell)
    if (value === undefined || value < 0)
      throw new AporFileError(`Line ${number}: the rate for ${index + 1} years, "${cell}", is not a number.`)
    return value
  })
  return { effective, values }
}

/** The Monday on or before a day. */
export const mondayOf = (day: Day): Day => day - (isoWeekday(day) - 1)

/** The last week in effect on the day, if it began in the day's own week (comment 4(a)(12)-6). */
export function aporWeekOn(table: AporTable, day: Day): AporWeek | undefined {
  for (let start = day; start >= mondayOf(day); start--) {
    const week = table.get(start)
    if (week) return week
  }
  return undefined
}

/** First and last week of a table, and the weeks between them that are missing. */
export function aporCoverage(
  table: AporTable,
): { first: Day; last: Day; weeks: number; missing: Day[] } | undefined {
  const days = [...table.keys()].sort((a, b) => a - b)
  if (days.length === 0) return undefined
  const first = days[0]!
  const last = days.at(-1)!
  const missing: Day[] = []
  for (let monday = mondayOf(first); monday < last; monday += 7)
    if (!aporWeekOn(table, monday + 6)) missing.push(monday)
  return { first, last, weeks: days.length, missing }
}

export interface AporChanges {
  added: Day[]
  changed: { effective: Day; years: number[] }[]
  same: number
  /** Weeks that we hold and the file does not. They stay. */
  absent: Day[]
}

/** What a file would do to the table that we hold. */
export function compareAporTables(held: AporTable, file: AporTable): AporChanges {
  const changes: AporChanges = { added: [], changed: [], same: 0, absent: [] }
  for (const [effective, week] of file) {
    const known = held.get(effective)
    if (!known) {
      changes.added.push(effective)
      continue
    }
    const years = week.values.flatMap((value, index) => (value === known.values[index] ? [] : [index + 1]))
    if (years.length === 0) changes.same++
    else changes.changed.push({ effective, years })
  }
  for (const effective of held.keys()) if (!file.has(effective)) changes.absent.push(effective)
  return changes
}

/** A table as the official file is written, oldest week first. */
export function aporFileText(kind: AporTableKind, table: AporTable): string {
  const name = Object.keys(FIRST_COLUMN).find((column) => FIRST_COLUMN[column] === kind)
  const years = Array.from({ length: APOR_TERMS }, (_, index) => index + 1)
  const weeks = [...table.values()].sort((a, b) => a.effective - b.effective)
  const lines = weeks.map(({ effective, values }) => {
    const [year, month, day] = formatDay(effective).split('-')
    return [`${month}/${day}/${year}`, ...values.map(percentText)].join('|')
  })
  return `${[[name, ...years].join('|'), ...lines].join('\n')}\n`
}
