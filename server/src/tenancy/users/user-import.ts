import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { IMPORT_ROWS_AT_MOST, type ImportRow, NewUser } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { findInstitution, listInstitutionsNamed } from '../institutions/institution-store.ts'

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
/** With this column, those of the company may be absent. */
const INSTITUTION_COLUMN = 'institution_id'
const COMPANY_COLUMNS = ['company_name', 'company_type']

/** Validates every row of the file; creates nothing. */
export async function readImport(db: Db, bytes: Uint8Array): Promise<ImportRow[]> {
  const read = parseRows(decode(bytes))
  const known = await findNamedInstitutions(db, read)
  const rows = read.map((row) => ({ ...row, ...placeOf(row, known) }))
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
    return { ...row, problem: row.problem ?? problemOf(row) ?? duplicate ?? existing }
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

type ReadRow = Omit<ImportRow, 'problem' | 'isNewInstitution'>

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

/** In column order: names the first invalid field. */
const FIELD_PROBLEMS: Record<string, string> = {
  institutionId: 'The institution_id is not an id.',
  email: 'The email address is not valid.',
  fullName: 'The full name is missing or longer than 120 characters.',
  companyName: 'The company name is missing or longer than 160 characters.',
  companyType: 'The company type must be credit_union, community_bank or mortgage_company.',
  role: 'The role must be admin, manager or user.',
}

/** The row as a new user, if valid. */
export function asNewUser({ email, fullName, institutionId, companyName, companyType, role }: ReadRow) {
  const chosen = institutionId === '' ? {} : { institutionId }
  return NewUser.safeParse({ email, fullName, ...chosen, companyName, companyType, role })
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

interface NamedInstitution extends Record<string, unknown> {
  id: string
  name: string
  name_key: string
  type: CompanyType
}

/** The institutions that the rows of a file name, by id or by name. */
async function findNamedInstitutions(db: Db, rows: readonly ReadRow[]): Promise<NamedInstitution[]> {
  const ids = JSON.stringify([...new Set(rows.map(({ institutionId }) => institutionId))])
  const names = JSON.stringify([...new Set(rows.map(({ companyName }) => companyName))])
  const { rows: found } = await db.execute<NamedInstitution>(sql`
    select id, name, name_key, type from institutions
    where delete_after is null and (
      id::text in (select json_array_elements_text(${ids}::json))
      or name_key in (select lower(btrim(value)) from json_array_elements_text(${names}::json) value))`)
  return found
}

type Place = Pick<ImportRow, 'companyName' | 'companyType' | 'isNewInstitution'> & { problem: string | null }

/** Where a row puts its person: an id decides, and a company name beside it must be that institution's. */
function placeOf(row: ReadRow, known: readonly NamedInstitution[]): Place {
  const { institutionId, companyName, companyType } = row
  const sameName = ({ name_key }: NamedInstitution) => name_key === companyName.trim().toLowerCase()
  const given = { companyName, companyType, isNewInstitution: false }
  if (institutionId !== '') {
    const institution = known.find(({ id }) => id === institutionId)
    if (!institution)
      return { ...given, problem: `institution_id: there is no institution with the id ${institutionId}.` }
    const { name, type } = institution
    if (companyName !== '' && !sameName(institution))
      return {
        ...given,
        problem: `company_name: the institution with this id is called ${name}. Correct one of the two.`,
      }
    return { companyName: name, companyType: type, isNewInstitution: false, problem: null }
  }
  const named = known.filter((each) => sameName(each) && each.type === companyType)
  const problem = named.length > 1 ? ambiguous(companyName, named.length) : null
  return { ...given, isNewInstitution: named.length === 0, problem }
}

const ambiguous = (name: string, count: number) =>
  `company_name: ${count} institutions are called ${name}. Name the one you mean in a column ${INSTITUTION_COLUMN}.`

/** A row names no institution, or more than one. */
export class UnclearInstitution extends Error {
  override readonly name = 'UnclearInstitution'
}

/** Rows of one company name belong together: the first makes the institution, later ones find it. */
export async function institutionOfRow(
  tx: Db,
  { institutionId, companyName, companyType }: Pick<NewUser, 'institutionId' | 'companyName' | 'companyType'>,
): Promise<string | undefined> {
  if (institutionId) {
    if (await findInstitution(tx, institutionId)) return institutionId
    throw new UnclearInstitution(`institution_id: there is no institution with the id ${institutionId}.`)
  }
  const named = await listInstitutionsNamed(tx, companyName, companyType)
  if (named.length > 1) throw new UnclearInstitution(ambiguous(companyName, named.length))
  return named[0]?.id
}
