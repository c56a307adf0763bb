import type { CompanyType } from '@plumbline/contract/tenancy/members.ts'
import { type ImportRow, NewUser } from '@plumbline/contract/tenancy/users.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { sandboxed } from '../../platform/sandbox/sandbox.ts'
import { findInstitution, listInstitutionsNamed } from '../institutions/institution-store.ts'
import { INSTITUTION_COLUMN, type ReadRow } from './user-rows.ts'

const readUserRows = sandboxed<typeof import('./user-rows.ts').readUserRows>('user-rows')

/** Validates every row of the file; creates nothing. */
export async function readImport(db: Db, institutionId: string, file: Uint8Array): Promise<ImportRow[]> {
  const read = await readUserRows(institutionId, file)
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
    const duplicate = earlier === undefined ? null : `Line ${earlier} has the same email address.`
    const existing = taken.has(email) ? 'A user with this email address already exists.' : null
    return { ...row, problem: row.problem ?? problemOf(row) ?? duplicate ?? existing }
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
