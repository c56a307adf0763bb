import { type CsvRow, csvRows, plainName, UnclosedQuote } from '../csv/csv-rows.ts'
import { PROXY_GROUPS, type ProxyGroup } from './proxy.ts'
import { type ProxyAnswer, type ProxyQuestion, type ProxyTables, proxyOf } from './proxy-answer.ts'

export const PROXY_ROWS_AT_MOST = 100_000
export const PROXY_MEGABYTES_AT_MOST = 50

/** Says what is wrong with the file, and where. */
export class UnreadableProxyFile extends Error {}

export const PROXY_FIELDS = ['surname', 'coSurname', 'tract', 'zip'] as const
export type ProxyField = (typeof PROXY_FIELDS)[number]
/** The column that holds each field, counted from zero. */
export type ProxyColumns = Partial<Record<ProxyField, number>>

export interface ProxyFile {
  header: string[]
  rows: string[][]
}

/** Headings that exports use, in the form that `plainName` gives. */
const HEADINGS: Readonly<Record<ProxyField, readonly string[]>> = {
  surname: [
    ...['surname', 'lastname', 'lname', 'familyname', 'applicantlastname', 'applicantsurname'],
    ...['primaryborrowerlastname', 'primaryapplicantlastname', 'borrowerlastname', 'borrowersurname'],
    ...['borrower1lastname', 'customerlastname', 'memberlastname'],
  ],
  coSurname: [
    ...['coapplicantlastname', 'coapplicantsurname', 'coborrowerlastname', 'coborrowersurname'],
    ...['cosurname', 'colastname', 'borrower2lastname', 'jointapplicantlastname', 'jointlastname'],
  ],
  tract: [
    ...['censustract', 'tract', 'tractcode', 'tractfips', 'fipstract', 'tractgeoid', 'tractid'],
    ...['censustract2010', '2010censustract', 'tract2010', '2010tract', 'geoid', 'geoid10', 'geoid10tract'],
  ],
  zip: [
    ...['zip', 'zipcode', 'zip5', 'zip4', 'postalcode', 'zcta', 'zcta5', 'zcta2020'],
    ...[
      'applicantzip',
      'applicantzipcode',
      'borrowerzip',
      'borrowerzipcode',
      'mailingzip',
      'mailingzipcode',
      'zippostalcode',
    ],
  ],
}

/** Reads a table with a header. Limits are checked before the work begins. */
export function readProxyFile(bytes: Uint8Array): ProxyFile {
  if (bytes.length > PROXY_MEGABYTES_AT_MOST * 1024 * 1024)
    throw new UnreadableProxyFile(
      `The file is larger than ${PROXY_MEGABYTES_AT_MOST} MB. Leave out columns that are not needed, or split it.`,
    )
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new UnreadableProxyFile('This is a workbook or a ZIP file. Save the sheet as CSV (UTF-8).')
  if (bytes.includes(0))
    throw new UnreadableProxyFile('This is not a text file. Save the table as CSV (UTF-8).')
  const [head, ...rest] = rowsOf(decoded(bytes))
  if (!head) throw new UnreadableProxyFile('The file is empty.')
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length === 0)
    throw new UnreadableProxyFile('The file has a header and no row, or its first row is not a header.')
  if (rows.length > PROXY_ROWS_AT_MOST)
    throw new UnreadableProxyFile(
      `The file has ${rows.length.toLocaleString('en-US')} rows. At most ${PROXY_ROWS_AT_MOST.toLocaleString('en-US')} are read at once: split the file.`,
    )
  const wide = rows.find(({ cells }) => cells.length > head.cells.length)
  if (wide)
    throw new UnreadableProxyFile(
      `Line ${wide.line} has ${wide.cells.length} cells, the header ${head.cells.length}.`,
    )
  return { header: head.cells.map((cell) => cell.trim()), rows: rows.map(({ cells }) => cells) }
}

function rowsOf(text: string): CsvRow[] {
  try {
    return csvRows(text)
  } catch (error) {
    if (error instanceof UnclosedQuote) throw new UnreadableProxyFile(`Line ${error.line}: ${error.message}`)
    throw error
  }
}

/** UTF-8, or what spreadsheets on Windows write without asking. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The columns whose headings say what they hold; the first of several. */
export function recognizedColumns(header: readonly string[]): ProxyColumns {
  const names = header.map(plainName)
  return Object.fromEntries(
    PROXY_FIELDS.flatMap((field) => {
      const at = names.findIndex((name) => HEADINGS[field].includes(name))
      return at < 0 ? [] : [[field, at]]
    }),
  )
}

export const canAnswer = ({ surname, tract, zip }: ProxyColumns): boolean =>
  surname !== undefined && (tract !== undefined || zip !== undefined)

export function answerRows(
  { rows }: ProxyFile,
  columns: ProxyColumns,
  tables: ProxyTables,
): { question: ProxyQuestion; answer: ProxyAnswer }[] {
  return rows.map((cells) => {
    const cell = (field: ProxyField) => cells[columns[field] ?? -1] ?? ''
    const question = {
      surnames: [cell('surname'), cell('coSurname')],
      tract: cell('tract'),
      zip: cell('zip'),
    }
    return { question, answer: proxyOf(question, tables) }
  })
}

/** As the CFPB's output calls them. */
const VARIABLES: Readonly<Record<ProxyGroup, string>> = {
  white: 'pr_white',
  black: 'pr_black',
  hispanic: 'pr_hispanic',
  api: 'pr_api',
  aian: 'pr_aian',
  multi: 'pr_mult_other',
}
const DIGITS = 8

/** The rows as they came, each with its probabilities or the reason why it has none. */
export function resultTable({ header, rows }: ProxyFile, answers: readonly ProxyAnswer[]): string[][] {
  const added = [
    ...PROXY_GROUPS.map((group) => VARIABLES[group]),
    'proxy_surname',
    'proxy_place',
    'proxy_note',
  ]
  return [
    [...header, ...added],
    ...rows.map((cells, row) => {
      const { shares, name, place, note } = answers[row]!
      return [
        ...header.map((_, column) => cells[column] ?? ''),
        ...PROXY_GROUPS.map((group) => shares?.[group].toFixed(DIGITS) ?? ''),
        shares ? name!.name : '',
        shares ? `${place!.level} ${place!.code}` : '',
        note,
      ]
    }),
  ]
}
