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
import { recordReads } from '../../work/records/record-store.ts'
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

const reads = recordReads({
  ...{ table: 'bsa_entries', alias: 'x', columns: COLUMNS, visibleTo },
  asSummary: asEntry,
})

export const listBsaEntries = (tx: Db, reader: BsaReader, page: number) =>
  reads.listPage(tx, reader, { order: ORDER, size: BSA_PAGE_SIZE, page })

export async function findBsaEntry(tx: Db, reader: BsaReader, id: string): Promise<BsaEntry | undefined> {
  const row = await reads.find(tx, reader, id)
  return row && asEntry(row, reader)
}

export async function lockBsaEntry(tx: Db, reader: BsaReader, id: string): Promise<BsaEntry | undefined> {
  const row = await reads.lock(tx, reader, id)
  return row && asEntry(row, reader)
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
