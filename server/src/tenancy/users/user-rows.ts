import { IMPORT_ROWS_AT_MOST, type ImportRow } from '@plumbline/contract/tenancy/users.ts'
import { UnreadableFile } from '@plumbline/rules/workbooks/unreadable-file.ts'
import { CsvError, parse } from 'csv-parse/sync'

/** The file as a whole is unusable. */
export class UnreadableImport extends UnreadableFile {
  override readonly name = 'UnreadableImport'
  constructor(because: 'encoding' | 'csv' | 'header' | 'too_many_rows' | 'empty', message: string) {
    super(message, because)
  }
}

const HEADER = ['email', 'full_name', 'company_name', 'company_type', 'role']
/** With this column, those of the company may be absent. */
export const INSTITUTION_COLUMN = 'institution_id'
const COMPANY_COLUMNS = ['company_name', 'company_type']

/** The rows of a file of users as they are written. */
export const readUserRows = (file: Uint8Array): ReadRow[] => parseRows(decode(file))

/**
 * UTF-8 with or without a byte order mark; anything else is read as Windows-1252, which spreadsheets
 * write.
 */
function decode(bytes: Uint8Array): string {
  if (bytes.includes(0))
    throw new UnreadableImport('encoding', 'The file is not text. Save it as CSV (UTF-8).')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export type ReadRow = Omit<ImportRow, 'problem' | 'isNewInstitution'>

function parseRows(text: string): ReadRow[] {
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, {
      bom: true,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: IMPORT_ROWS_AT_MOST + 2,
    }) as unknown as typeof records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : ''
    throw new UnreadableImport('csv', `The file is not well-formed CSV${line}. Check the quotes.`)
  }
  const [header, ...rows] = records
  if (!header) throw new UnreadableImport('empty', 'The file is empty.')
  const names = header.record.map((name) => name.toLowerCase())
  const wanted = names.includes(INSTITUTION_COLUMN)
    ? HEADER.filter((name) => !COMPANY_COLUMNS.includes(name))
    : HEADER
  const missing = wanted.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    throw new UnreadableImport(
      'header',
      `The first line must name the columns ${HEADER.join(', ')}. Missing: ${missing.join(', ')}.`,
    )
  }
  if (rows.length === 0) throw new UnreadableImport('empty', 'The file has a header but no rows.')
  if (rows.length > IMPORT_ROWS_AT_MOST) {
    throw new UnreadableImport(
      'too_many_rows',
      `The file has more than ${IMPORT_ROWS_AT_MOST.toLocaleString('en-US')} rows. Split it and import the parts.`,
    )
  }
  return rows.map(({ record, info }) => {
    const cell = (name: string) => record[names.indexOf(name)] ?? ''
    return {
      line: info.lines,
      email: cell('email'),
      fullName: cell('full_name'),
      institutionId: cell(INSTITUTION_COLUMN).toLowerCase(),
      companyName: cell('company_name'),
      companyType: cell('company_type').toLowerCase().replaceAll(' ', '_'),
      role: cell('role').toLowerCase() || 'user',
    }
  })
}
