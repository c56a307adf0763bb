import {
  ITEM_NOTE_AT_MOST,
  type ReadRequest,
  type RequestList,
} from '@plumbline/contract/compliance/exam-items.ts'
import { pastedRows } from './pasted-rows.ts'
import { COLUMN_NAMES, type Columns, columnsOf, unusedColumns } from './request-columns.ts'

const REQUEST_AT_MOST = 5_000
const NUMBER_AT_MOST = 40

/** 1, 1a, 1.b, 2.1.3, 22), 3-1: up to three digits, so that a year at the beginning of a line is no number. */
const WITH_DIGITS =
  /^\(?((?:[IVXLC]{1,6}[-.])?\d{1,3}[a-z]?(?:[.-][0-9a-z]{1,3})*)(?:[.):]+(?=\s|$)|(?=\s|$))\s*/i
/** II-3, IV.2a */
const ROMAN_FIRST = /^([IVXLC]{1,6}[-.]\d{1,3}[a-z]?(?:[.-][0-9a-z]{1,3})*)[.):]?(?:\s+|$)/i
/** a) b. IV. */
const LETTER = /^\(?([IVXLC]{1,6}|[A-Z])[.)]\s+/i
/** Item 3: Request No. 4, #5 */
const WORDED =
  /^(?:item|request|question|no\.?|#)\s*(?:no\.?\s*)?#?\s*([0-9IVXLC]{1,6}[a-z]?(?:[.-][0-9a-z]{1,3})*)[.):]?\s+/i
const HEADING = /^(?:section|part|schedule|chapter)\s+[0-9IVXLCA-Z]{1,5}\b/i
const BULLET = /^[•●▪◦·*–—-]\s*/

function splitNumber(line: string): { number: string; rest: string } | undefined {
  for (const pattern of [WORDED, ROMAN_FIRST, WITH_DIGITS, LETTER]) {
    const match = pattern.exec(line)
    if (match?.[1]) return { number: match[1], rest: line.slice(match[0].length) }
  }
  return undefined
}

export const beginsWithNumber = (line: string): boolean => splitNumber(line) !== undefined

const isNumber = (cell: string): boolean => splitNumber(`${cell.trim()} `)?.rest === ''

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** 2026-03-01, 3/1/2026, March 1, 2026; what is no date of the calendar is none. */
export function readDay(text: string): string | null {
  const words = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(words)
  if (iso) return asDay(iso[1], iso[2], iso[3])
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(words)
  if (slashed) return asDay(slashed[3]?.length === 2 ? `20${slashed[3]}` : slashed[3], slashed[1], slashed[2])
  const named = /^([A-Za-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})$/.exec(words)
  const month = named?.[1] ? MONTHS.indexOf(named[1].slice(0, 3).toLowerCase()) : -1
  return named && month >= 0 ? asDay(named[3], String(month + 1), named[2]) : null
}

function asDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return isReal && Number(year) >= 1900 && Number(year) <= 2100 ? text : null
}

/** A list as it was pasted: lines, or a table of Word, whose cells are divided by tabs. */
export function readRequestText(text: string): RequestList {
  const plain = text.replaceAll(/\r\n?|\u2028|\u000b/g, '\n')
  const lines = plain.split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const tabbed = filled.filter((line) => line.trim().includes('\t'))
  const isList = tabbed.every((line) => /^\s*(?:[•●▪◦·*–—-]\s*)?\S{1,12}\t[^\t]*$/.test(line))
  const hasHeadings = filled.slice(0, 10).some((line) => isHeadingRow(line.split('\t')))
  if ((hasHeadings && tabbed.length > 1) || (tabbed.length > filled.length / 2 && !isList))
    return readRequestRows(pastedRows(plain, beginsRow))
  return readLines(lines.map((line) => line.replaceAll('\t', ' ').trim()))
}

function readLines(lines: readonly string[]): RequestList {
  const items: ReadRequest[] = []
  const isNumbered = lines.some((line) => splitNumber(line.replace(BULLET, '')))
  let section = ''
  let continued = 0
  for (const line of lines) {
    if (line === '') continue
    const found = splitNumber(line) ?? splitNumber(line.replace(BULLET, ''))
    if (!found && HEADING.test(line) && line.length <= 200) {
      section = line
      continue
    }
    const last = items.at(-1)
    if (!found && isNumbered && last) {
      // What has no number goes on with the request above it.
      last.request = last.request === '' ? line : `${last.request}\n${line}`
      continued++
      continue
    }
    items.push(
      row({ number: found?.number ?? '', section, request: found ? found.rest : line.replace(BULLET, '') }),
    )
  }
  const notes =
    continued === 1
      ? ['1 line without a number was joined to the item above it.']
      : continued > 1
        ? [`${continued} lines without a number were joined to the items above them.`]
        : []
  return finish(items, notes)
}

const isHeadingRow = (cells: readonly string[]) =>
  cells.length > 1 && cells.some((cell) => COLUMN_NAMES.request.test(cell.trim()))

/** A row with a number or headings of its own is no rest of the row above it. */
const beginsRow = (cells: readonly string[]) =>
  isHeadingRow(cells) ||
  (cells.length > 1 && isNumber(cells[0]!)) ||
  (cells.length === 1 && HEADING.test(cells[0]!.trim()))

/** A table: by its heading row where it has one, else number, request, and date by what the cells look like. */
export function readRequestRows(table: readonly (readonly string[])[]): RequestList {
  const rows = table.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean))
  const notes: string[] = []
  const headingAt = rows.slice(0, 10).findIndex(isHeadingRow)
  const columns: Columns = headingAt >= 0 ? columnsOf(rows[headingAt]!) : new Map()
  const items: ReadRequest[] = []
  let section = ''
  for (const cells of rows.slice(headingAt + 1)) {
    const read = columns.has('request') ? byHeading(cells, columns) : byLook(cells)
    const filled = cells.filter(Boolean)
    if (filled.length === 1 && read.number === '' && HEADING.test(filled[0]!) && filled[0]!.length <= 200) {
      section = filled[0]!
      continue
    }
    if (read.request === '' && read.number === '') continue
    items.push(row({ ...read, section: read.section || section }))
  }
  if (headingAt > 0)
    notes.push(
      headingAt === 1
        ? '1 row above the headings was left out.'
        : `${headingAt} rows above the headings were left out.`,
    )
  return finish(items, notes, headingAt >= 0 ? unusedColumns(rows.slice(headingAt), columns) : [])
}

function byHeading(cells: readonly string[], columns: Columns) {
  const cell = (name: keyof typeof COLUMN_NAMES) => cells[columns.get(name) ?? -1] ?? ''
  const due = cell('due')
  const dueOn = readDay(due)
  const request = cell('request')
  // A row of one cell, such as a merged one, is no number.
  const alone = request === '' && !isNumber(cell('number')) ? cell('number') : ''
  const own = columns.has('number') && alone === '' ? undefined : splitNumber(alone || request)
  return {
    number: own?.number ?? (alone ? '' : cell('number')),
    section: cell('section'),
    request: own?.rest ?? (alone || request),
    dueOn,
    ownerName: cell('owner'),
    note: cell('note'),
    warning: due !== '' && dueOn === null ? `“${due}” cannot be read as a date.` : '',
  }
}

function byLook(cells: readonly string[]) {
  const rest = [...cells]
  let number = ''
  const first = rest.find(Boolean) ?? ''
  const split = splitNumber(`${first} `)
  if (split && split.rest.trim() === '') {
    number = split.number
    rest[rest.indexOf(first)] = ''
  }
  const dated = rest.findIndex((cell) => readDay(cell) !== null)
  const dueOn = dated >= 0 ? readDay(rest[dated]!) : null
  if (dated >= 0) rest[dated] = ''
  const text = rest.filter(Boolean).join('\n')
  const own = number === '' ? splitNumber(text) : undefined
  return { number: own?.number ?? number, section: '', request: own?.rest ?? text, dueOn }
}

const row = (read: Partial<ReadRequest>): ReadRequest => ({
  number: '',
  section: '',
  request: '',
  dueOn: null,
  ownerName: '',
  ownerId: null,
  note: '',
  warning: '',
  ...read,
})

/** Words that are no numbered request, whatever they begin with. */
export const plainRequest = (request: string, warning: string): ReadRequest[] =>
  finish([row({ request, warning })], []).items

/** Nothing is dropped: what is too long is cut and says so, numbers that come twice stay and say so. */
function finish(items: ReadRequest[], notes: string[], unused: RequestList['unused'] = []): RequestList {
  const times = new Map<string, number>()
  for (const { number } of items) if (number) times.set(number, (times.get(number) ?? 0) + 1)
  return {
    notes,
    unused,
    items: items.map((item) => {
      const said = item.warning ? [item.warning] : []
      if ((times.get(item.number) ?? 0) > 1)
        said.push(`The number ${item.number} appears ${times.get(item.number)} times in this list.`)
      if (item.number.length > NUMBER_AT_MOST)
        said.push(`The number was longer than ${NUMBER_AT_MOST} characters and was cut.`)
      if (item.request.trim() === '') said.push('This number has no text.')
      if (item.request.length > REQUEST_AT_MOST)
        said.push(`The text was longer than ${REQUEST_AT_MOST} characters and was cut.`)
      if (item.note.length > ITEM_NOTE_AT_MOST)
        said.push(`The note was longer than ${ITEM_NOTE_AT_MOST} characters and was cut.`)
      return {
        ...item,
        number: item.number.slice(0, NUMBER_AT_MOST),
        section: item.section.slice(0, 200),
        request: item.request.trim().slice(0, REQUEST_AT_MOST) || '(no text)',
        ownerName: item.ownerName.slice(0, 200),
        note: item.note.slice(0, ITEM_NOTE_AT_MOST),
        warning: said.join(' '),
      }
    }),
  }
}
