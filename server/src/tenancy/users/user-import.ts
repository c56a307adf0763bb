import { IMPORT_ROWS_AT_MOST, type ImportRow, NewUser } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { listInstitutionsNamed } from '../institutions/institution-store.ts'

/** The file as a whole is unusable. */
export class UnreadableImport extends Error {
  override readonly name = 'UnreadableImport'
  readonly because: 'encoding' | 'csv' | 'header' | 'too_many_rows' | 'empty'
  constructor(because: UnreadableImport['because'], message: string) {
    super(message)
    this.because = because
  }
}

const HEADER = ['email', 'full_name', 'company_name', 'company_type', 'role']

/** Validates every row of the file; creates nothing. */
export async function readImport(db: Db, bytes: Uint8Array): Promise<ImportRow[]> {
  const rows = parseRows(decode(bytes))
  const taken = await listTakenEmails(
    db,
    rows.map(({ email }) => email.toLowerCase()),
  )
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const email = row.email.toLowerCase()
    const earlier = seen.get(email)
    seen.set(email, earlier ?? row.line)
    const duplicate = earlier === undefined ? null : `The same email address stands in line ${earlier}.`
    const existing = taken.has(email) ? 'A user with this email address already exists.' : null
    return { ...row, problem: problemOf(row) ?? duplicate ?? existing }
  })
}

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

type ReadRow = Omit<ImportRow, 'problem'>

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
  const missing = HEADER.filter((name) => !names.includes(name))
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
      companyName: cell('company_name'),
      companyType: cell('company_type').toLowerCase().replaceAll(' ', '_'),
      role: cell('role').toLowerCase() || 'user',
    }
  })
}

/** In column order: names the first invalid field. */
const FIELD_PROBLEMS: Record<string, string> = {
  email: 'The email address is not valid.',
  fullName: 'The full name is missing or longer than 120 characters.',
  companyName: 'The company name is missing or longer than 160 characters.',
  companyType: 'The company type must be credit_union, community_bank or mortgage_company.',
  role: 'The role must be admin, manager or user.',
}

/** The row as a new user, if valid. */
export function asNewUser({ email, fullName, companyName, companyType, role }: ReadRow) {
  return NewUser.safeParse({ email, fullName, companyName, companyType, role })
}

function problemOf(row: ReadRow): string | null {
  const result = asNewUser(row)
  if (result.success) return null
  const broken = new Set(result.error.issues.map(({ path }) => String(path[0])))
  const first = Object.keys(FIELD_PROBLEMS).find((field) => broken.has(field))
  return first ? FIELD_PROBLEMS[first]! : 'This row is not valid.'
}

async function listTakenEmails(db: Db, emails: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from auth.users where email in (select json_array_elements_text(${JSON.stringify(emails)}::json))`)
  return new Set(rows.map(({ email }) => email))
}

/** A name in an import fits more than one institution. */
export class AmbiguousInstitution extends Error {
  override readonly name = 'AmbiguousInstitution'
}

/** Rows of one company name belong together: the first makes the institution, later ones find it. */
export async function institutionOfRow(
  tx: Db,
  { institutionId, companyName, companyType }: Pick<NewUser, 'institutionId' | 'companyName' | 'companyType'>,
): Promise<string | undefined> {
  if (institutionId) return institutionId
  const named = await listInstitutionsNamed(tx, companyName, companyType)
  if (named.length > 1)
    throw new AmbiguousInstitution(
      `${named.length} institutions are called ${companyName}. Name the one you mean in a column institution_id.`,
    )
  return named[0]?.id
}
