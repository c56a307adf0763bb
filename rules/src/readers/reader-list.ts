import { isEmailAddress } from '../addresses/email-address.ts'
import { type CsvRow, csvRows, plainName, UnclosedQuote } from '../csv/csv-rows.ts'

export const READER_NAME_AT_MOST = 120

export interface ListedReader {
  line: number
  name: string
  /** In lower case. */
  email: string
  department: string
}

export interface ListProblem {
  line: number
  problem: string
}

const COLUMNS = {
  email: ['email', 'emailaddress', 'mail', 'address', 'workemail'],
  name: ['name', 'fullname', 'person', 'employee'],
  first: ['firstname', 'first', 'givenname'],
  last: ['lastname', 'last', 'surname', 'familyname'],
  department: ['department', 'dept', 'branch', 'team', 'unit'],
} as const
type Column = keyof typeof COLUMNS

/** `Ana Lopez <ana@example.org>`, as mail programs copy people. */
const WITH_ADDRESS = /^(?<name>[^<>]*)<(?<email>[^<>]*)>,?$/

/**
 * People as they are typed, pasted from a spreadsheet or a mail program, or read from a CSV file. Either nothing is
 * wrong, or each problem is named with its line.
 */
export function readReaderList(text: string): { people: ListedReader[]; problems: ListProblem[] } {
  const problems: ListProblem[] = []
  const people: ListedReader[] = []
  const lineOf = new Map<string, number>()
  for (const person of listed(text.replace(/^\uFEFF/, ''), problems)) {
    const problem = problemOf(person, lineOf)
    if (problem) problems.push({ line: person.line, problem })
    else people.push(person)
    if (!lineOf.has(person.email)) lineOf.set(person.email, person.line)
  }
  return { people, problems }
}

function problemOf({ name, email, department }: ListedReader, lineOf: ReadonlyMap<string, number>) {
  if (email === '')
    return 'No email address. Write a name and an address, such as Ana Lopez, ana@example.org.'
  if (!isEmailAddress(email)) return `“${email.slice(0, 80)}” is not an email address.`
  if (name === '') return `No name for ${email}. The signature shows the reader’s name.`
  if (name.length > READER_NAME_AT_MOST) return `The name is longer than ${READER_NAME_AT_MOST} characters.`
  if (department.length > READER_NAME_AT_MOST)
    return `The department is longer than ${READER_NAME_AT_MOST} characters.`
  const before = lineOf.get(email)
  return before === undefined ? undefined : `${email} is on line ${before} already.`
}

function listed(text: string, problems: ListProblem[]): ListedReader[] {
  if (/<[^<>@]*@[^<>]*>/.test(text)) return fromMailProgram(text)
  try {
    return fromRows(csvRows(text.replace(/^\s*\n/, '')))
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    problems.push({ line: error.line, problem: error.message })
    return []
  }
}

function fromMailProgram(text: string): ListedReader[] {
  return text.split('\n').flatMap((row, at) =>
    row
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const found = WITH_ADDRESS.exec(part)?.groups
        const [last, first] = unquoted(found?.name ?? '').split(',', 2)
        const name = first === undefined ? last! : `${first} ${last}`
        const email = (found?.email ?? part).trim().toLowerCase()
        return { line: at + 1, name: spaced(name), email, department: '' }
      }),
  )
}

function fromRows(rows: readonly CsvRow[]): ListedReader[] {
  const places = headerOf(rows[0])
  return rows.slice(places ? 1 : 0).flatMap(({ cells, line }) => {
    const trimmed = cells.map(spaced)
    if (trimmed.every((cell) => cell === '')) return []
    return [{ line, ...(places ? byHeader(trimmed, places) : byShape(trimmed)) }]
  })
}

function headerOf(row: CsvRow | undefined): Map<Column, number> | undefined {
  const names = row?.cells.map(plainName) ?? []
  const places = new Map<Column, number>()
  for (const [column, known] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const at = names.findIndex((name) => known.includes(name))
    if (at >= 0) places.set(column, at)
  }
  return places.has('email') ? places : undefined
}

function byHeader(cells: readonly string[], places: ReadonlyMap<Column, number>) {
  const cell = (column: Column) => cells[places.get(column) ?? -1] ?? ''
  return {
    name: cell('name') || spaced(`${cell('first')} ${cell('last')}`),
    email: cell('email').toLowerCase(),
    department: cell('department'),
  }
}

/** Without a header: the cell with an @ is the address; the others are the name and the department, in this order. */
function byShape(cells: readonly string[]) {
  const at = cells.findIndex((cell) => cell.includes('@'))
  const [name = '', department = ''] = cells.filter((cell, place) => place !== at && cell !== '')
  return { name, email: (cells[at] ?? '').toLowerCase(), department }
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()
const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1')
