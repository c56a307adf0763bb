import {
  INCIDENT_FIELDS,
  INCIDENT_PAGE_SIZE,
  type IncidentFields,
  type IncidentSummary,
} from '@plumbline/contract/compliance/incidents.ts'
import type { Vendor } from '@plumbline/contract/compliance/vendors.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { InstitutionFacts } from '@plumbline/rules/applicability/institution-facts.ts'
import { incidentClock } from '@plumbline/rules/incidents/incident-clock.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'

/** Incidents are for managers, and for people who own one or were let in by name. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`i.institution_id = ${institutionId}`
  return sql`i.institution_id = ${institutionId} and (i.owner_id = ${userId} or i.watcher_ids @> array[${userId}::uuid])`
}

export interface IncidentRow extends IncidentFields, Record<string, unknown> {
  id: string
  number: number
  ownerName: string | null
  vendorName: string | null
  notifyBy: string | null
  version: number
  changedByName: string
  createdAt: string
}

const moment = (column: string, name: string) => sql`${utcMoment(`i.${column}`)} as "${sql.raw(name)}"`

const COLUMNS = sql`i.id, i.number, ${selectFields('i', INCIDENT_FIELDS)},
  (select p.full_name from user_profiles p where p.institution_id = i.institution_id and p.user_id = i.owner_id) as "ownerName",
  (select v.title from vendors v where v.institution_id = i.institution_id and v.id = i.vendor_id) as "vendorName",
  ${moment('discovered_at', 'discoveredAt')}, ${moment('believed_at', 'believedAt')},
  ${moment('told_by_vendor_at', 'toldByVendorAt')}, ${moment('notified_at', 'notifiedAt')},
  ${moment('notify_by', 'notifyBy')}, i.version, i.changed_by_name as "changedByName",
  ${moment('created_at', 'createdAt')}`

export const asSummary = (row: IncidentRow): IncidentSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  kind: row.kind,
  status: row.status,
  reportable: row.reportable,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  discoveredAt: row.discoveredAt,
  notifyBy: row.notifyBy,
  notifiedAt: row.notifiedAt,
  version: row.version,
})

interface Filters {
  statuses: readonly string[]
  search: string
  page: number
}

const ORDER = sql`i.status = 'closed', i.notified_at is not null, i.notify_by nulls last, i.discovered_at desc, i.number`

const reads = recordReads({ table: 'incidents', alias: 'i', columns: COLUMNS, visibleTo, asSummary })
export const { find: findIncident, lock: lockIncident, listRows: listIncidentRows } = reads

export const listIncidents = (tx: Db, reader: Reader, { statuses, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: oneOf(sql`i.status`, statuses),
    ...{ ...asked, order: ORDER, size: INCIDENT_PAGE_SIZE },
  })

/** Until somebody decides it, an incident counts as one to report from the moment it was discovered. */
export function clockOf(
  { believedAt, discoveredAt, toldByVendorAt, consumersAffected, reportable }: IncidentFields,
  facts: InstitutionFacts,
) {
  const clock = incidentClock(facts, {
    believedAt: believedAt ?? discoveredAt,
    toldByVendorAt,
    consumersAffected,
  })
  return reportable === 'no' ? { ...clock, notifyBy: null } : clock
}

export async function insertIncident(
  tx: Db,
  institutionId: string,
  fields: IncidentFields,
  facts: InstitutionFacts,
  byName: string,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`incidents ${institutionId}`}, 0))`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into incidents (institution_id, number, title)
    values (${institutionId}, (select coalesce(max(number), 0) + 1 from incidents where institution_id = ${institutionId}),
      ${fields.title})
    returning id`)
  const { id } = rows[0]!
  await updateIncident(tx, institutionId, id, fields, facts, byName)
  return id
}

export async function updateIncident(
  tx: Db,
  institutionId: string,
  id: string,
  fields: IncidentFields,
  facts: InstitutionFacts,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update incidents set ${assignFields(INCIDENT_FIELDS, fields)}, discovered_at = ${fields.discoveredAt}::timestamptz,
      believed_at = ${fields.believedAt}::timestamptz, told_by_vendor_at = ${fields.toldByVendorAt}::timestamptz,
      notified_at = ${fields.notifiedAt}::timestamptz, notify_by = ${clockOf(fields, facts).notifyBy}::timestamptz,
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function letIntoIncident(tx: Db, institutionId: string, id: string, userIds: readonly string[]) {
  await tx.execute(sql`
    update incidents set watcher_ids = (select array_agg(distinct w) from unnest(watcher_ids || ${uuidList(userIds)}) w)
    where institution_id = ${institutionId} and id = ${id}`)
}

/** The incidents at one vendor that the reader may see, the latest first. */
export async function listIncidentsOfVendor(
  tx: Db,
  reader: Reader,
  vendorId: string,
): Promise<Vendor['incidents']> {
  const { rows } = await tx.execute<Vendor['incidents'][number] & Record<string, unknown>>(sql`
    select i.id, i.title, i.status, ${moment('discovered_at', 'discoveredAt')} from incidents i
    where ${visibleTo(reader)} and i.vendor_id = ${vendorId} order by i.discovered_at desc, i.id limit 50`)
  return rows
}
