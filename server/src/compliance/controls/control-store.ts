import {
  CONTROL_FIELDS,
  CONTROL_PAGE_SIZE,
  type ControlFields,
  type ControlSummary,
} from '@plumbline/contract/compliance/controls.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { ControlStrength } from '@plumbline/rules/risks/risk-method.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'

/** Everybody of the institution sees what controls its risks. */
export const visibleTo = ({ institutionId }: Pick<Reader, 'institutionId'>): SQL =>
  sql`k.institution_id = ${institutionId}`

export interface ControlRow extends ControlFields, Record<string, unknown> {
  id: string
  number: number
  ownerName: string | null
  strength: ControlStrength
  because: string
  holdsUntil: string | null
  riskCount: number
  version: number
  changedByName: string
  createdAt: string
}

const COLUMNS = sql`k.id, k.number, ${selectFields('k', CONTROL_FIELDS)},
  (select p.full_name from user_profiles p where p.institution_id = k.institution_id and p.user_id = k.owner_id) as "ownerName",
  k.strength, k.strength_because as because, k.holds_until::text as "holdsUntil",
  (select count(*)::integer from work_links l where l.institution_id = k.institution_id
    and l.from_kind = 'risk' and l.to_kind = 'control' and l.to_id = k.id)
  + (select count(*)::integer from work_links l where l.institution_id = k.institution_id
    and l.to_kind = 'risk' and l.from_kind = 'control' and l.from_id = k.id) as "riskCount",
  k.version, k.changed_by_name as "changedByName", ${utcMoment('k.created_at')} as "createdAt"`

export const asSummary = (row: ControlRow): ControlSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  kind: row.kind,
  frequency: row.frequency,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  judged: row.judged,
  strength: row.strength,
  because: row.because,
  holdsUntil: row.holdsUntil,
  riskCount: row.riskCount,
  version: row.version,
})

interface Filters {
  strengths: readonly string[]
  search: string
  page: number
}

const ORDER = sql`array_position('{none,weak,adequate,strong}'::text[], k.strength), k.number`

const reads = recordReads({ table: 'controls', alias: 'k', columns: COLUMNS, visibleTo, asSummary })
export const { find: findControl, lock: lockControl, listRows: listControlRows } = reads

export const listControls = (tx: Db, reader: Reader, { strengths, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: oneOf(sql`k.strength`, strengths),
    ...{ ...asked, order: ORDER, size: CONTROL_PAGE_SIZE },
  })

/** Numbered within the institution, one after the other. */
export async function insertControl(
  tx: Db,
  institutionId: string,
  fields: ControlFields,
  byName: string,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`controls ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into controls (institution_id, number, title)
    values (${institutionId}, (select coalesce(max(number), 0) + 1 from controls where institution_id = ${institutionId}),
      ${fields.title})
    returning id`)
  const { id } = rows[0]!
  await updateControl(tx, institutionId, id, fields, byName)
  return id
}

export async function updateControl(
  tx: Db,
  institutionId: string,
  id: string,
  fields: ControlFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update controls set ${assignFields(CONTROL_FIELDS, fields)}, version = version + 1, changed_by_name = ${byName},
      updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}
