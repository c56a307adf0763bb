import {
  BSA_FIELDS,
  BSA_PAGE_SIZE,
  type BsaEntry,
  type BsaEntryFields,
} from '@plumbline/contract/compliance/bsa-entries.ts'
import type { Db } from '@plumbline/database/db.ts'
import { filingClock, filingDueOn } from '@plumbline/rules/bsa/filing-clock.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { isNamedSql } from './bsa-people-store.ts'

type BsaReader = Reader & { companyType: Parameters<typeof filingClock>[0]['kind'] }

interface EntryRow extends BsaEntryFields, Record<string, unknown> {
  id: string
  ownerName: string | null
  changedByName: string
  updatedAt: string
  version: number
}

const visibleTo = (reader: Reader): SQL =>
  sql`x.institution_id = ${reader.institutionId} and ${isNamedSql(reader)}`

const COLUMNS = sql`x.id, ${selectFields('x', BSA_FIELDS)}, x.starts_on::text as "startsOn", x.handled_by as "ownerId",
  (select p.full_name from user_profiles p where p.institution_id = x.institution_id and p.user_id = x.handled_by) as "ownerName",
  x.changed_by_name as "changedByName", ${utcMoment('x.updated_at')} as "updatedAt", x.version`

const asEntry = ({ ownerName, ...row }: EntryRow, { companyType }: BsaReader): BsaEntry => ({
  ...row,
  owner: row.ownerId ? { userId: row.ownerId, name: ownerName ?? '' } : null,
  clock: filingClock({ kind: companyType }, row),
})

const ORDER = sql`x.filed_on is not null or x.decision = 'no_file', x.due_on, x.id`

export async function listBsaEntries(tx: Db, reader: BsaReader, asked: number) {
  const { rows: counts } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from bsa_entries x where ${visibleTo(reader)}`,
  )
  const totalCount = counts[0]!.count
  const pageCount = Math.ceil(totalCount / BSA_PAGE_SIZE)
  const page = Math.min(asked, Math.max(pageCount, 1))
  const { rows } = await tx.execute<EntryRow>(sql`
    select ${COLUMNS} from bsa_entries x where ${visibleTo(reader)} order by ${ORDER}
    limit ${BSA_PAGE_SIZE} offset ${(page - 1) * BSA_PAGE_SIZE}`)
  return { items: rows.map((row) => asEntry(row, reader)), page, pageCount, totalCount }
}

export async function findBsaEntry(tx: Db, reader: BsaReader, id: string): Promise<BsaEntry | undefined> {
  const { rows } = await tx.execute<EntryRow>(
    sql`select ${COLUMNS} from bsa_entries x where ${visibleTo(reader)} and x.id = ${id}`,
  )
  return rows[0] && asEntry(rows[0], reader)
}

export async function lockBsaEntry(tx: Db, reader: BsaReader, id: string): Promise<BsaEntry | undefined> {
  await tx.execute(
    sql`select 1 from bsa_entries x where ${visibleTo(reader)} and x.id = ${id} for no key update of x`,
  )
  return findBsaEntry(tx, reader, id)
}

export async function insertBsaEntry(
  tx: Db,
  institutionId: string,
  fields: BsaEntryFields,
  byName: string,
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into bsa_entries (institution_id, reference, starts_on, due_on)
    values (${institutionId}, ${fields.reference}, ${fields.startsOn}::date, ${filingDueOn(fields)}::date)
    returning id`)
  const { id } = rows[0]!
  await updateBsaEntry(tx, institutionId, id, fields, byName)
  return id
}

export async function updateBsaEntry(
  tx: Db,
  institutionId: string,
  id: string,
  fields: BsaEntryFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update bsa_entries set ${assignFields(BSA_FIELDS, fields)}, starts_on = ${fields.startsOn}::date,
      handled_by = ${fields.ownerId}::uuid, due_on = ${filingDueOn(fields)}::date,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
