import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'

export interface ScimReader extends Record<string, unknown> {
  id: string
  email: string
  fullName: string
  givenName: string
  familyName: string
  externalId: string | null
  isActive: boolean
  readerId: string | null
  createdAt: string
  changedAt: string
}

export type ScimReaderCriterion =
  | { kind: 'id' | 'email' | 'externalId'; value: string }
  | { kind: 'active' }
  | { kind: 'ids'; ids: readonly string[] }
  | undefined

/** By age, so that a page never shifts. */
export async function listScimReaders(
  tx: Db,
  institutionId: string,
  criterion: ScimReaderCriterion,
  { offset, count }: { offset: number; count: number },
): Promise<{ people: ScimReader[]; total: number }> {
  const chosen = sql`institution_id = ${institutionId} and ${conditionOf(criterion)}`
  const { rows } = await tx.execute<ScimReader>(sql`
    select id, email, full_name as "fullName", given_name as "givenName", family_name as "familyName",
      external_id as "externalId", is_active as "isActive", reader_id as "readerId",
      ${utcMoment('created_at')} as "createdAt", ${utcMoment('changed_at')} as "changedAt"
    from scim_readers where ${chosen} order by created_at, id limit ${count} offset ${offset}`)
  const { rows: counted } = await tx.execute<{ total: number }>(
    sql`select count(*)::integer as total from scim_readers where ${chosen}`,
  )
  return { people: rows, total: counted[0]!.total }
}

function conditionOf(criterion: ScimReaderCriterion): SQL {
  switch (criterion?.kind) {
    case undefined:
      return sql`true`
    case 'id':
      return sql`id::text = lower(${criterion.value})`
    case 'email':
      return sql`email = lower(${criterion.value})`
    case 'externalId':
      return sql`external_id = ${criterion.value}`
    case 'active':
      return sql`is_active`
    case 'ids':
      return sql`id = any(${uuidList(criterion.ids)})`
  }
}

export type ScimReaderRow = Pick<
  ScimReader,
  'email' | 'fullName' | 'givenName' | 'familyName' | 'externalId' | 'isActive' | 'readerId'
>

export async function insertScimReader(tx: Db, institutionId: string, row: ScimReaderRow): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into scim_readers
      (institution_id, email, full_name, given_name, family_name, external_id, is_active, reader_id)
    values (${institutionId}, ${row.email}, ${row.fullName}, ${row.givenName}, ${row.familyName}, ${row.externalId},
      ${row.isActive}, ${row.readerId})
    returning id`)
  return rows[0]!.id
}

export async function updateScimReader(
  tx: Db,
  institutionId: string,
  id: string,
  row: ScimReaderRow,
): Promise<void> {
  await tx.execute(sql`
    update scim_readers set email = ${row.email}, full_name = ${row.fullName}, given_name = ${row.givenName},
      family_name = ${row.familyName}, external_id = ${row.externalId}, is_active = ${row.isActive},
      reader_id = ${row.readerId}, changed_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function deleteScimReader(tx: Db, institutionId: string, id: string): Promise<void> {
  await tx.execute(sql`delete from scim_readers where institution_id = ${institutionId} and id = ${id}`)
}

/** Code and visit of the old address end. False where another reader has the new one. */
export async function changeReaderAddress(
  tx: Db,
  institutionId: string,
  readerId: string,
  email: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update readers set email = ${email}, code_hash = null, code_ends_at = null, session_hash = null,
      session_ends_at = null
    where institution_id = ${institutionId} and id = ${readerId} and not exists (
      select 1 from readers other where other.institution_id = ${institutionId} and other.email = ${email}
        and other.vendor_id is null and other.id <> ${readerId})
    returning id`)
  return rows.length > 0
}
