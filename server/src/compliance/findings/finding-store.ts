import { FINDING_FIELDS } from '@plumbline/contract/compliance/finding-fields.ts'
import {
  FINDING_PAGE_SIZE,
  type FindingFields,
  type FindingSeverity,
  type FindingSource,
  type FindingStatus,
  type FindingSummary,
} from '@plumbline/contract/compliance/findings.ts'
import type { SubjectKind } from '@plumbline/contract/compliance/subjects.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { comesOfExam, isNamedOnOrigin } from '../../work/records/exam-origin.ts'
import { assignFields, insertRecord, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'

/** Findings are for managers, and for people who own one or were let in by name. */
export function visibleTo({ institutionId, userId, key, ...reader }: Reader): SQL {
  // What an exam found is never for a key.
  const ofExam = key ? sql`not ${comesOfExam(sql`f`)}` : isNamedOnOrigin(sql`f`, sql`${userId}`)
  if (isManager(reader)) return sql`f.institution_id = ${institutionId} and ${ofExam}`
  return sql`f.institution_id = ${institutionId} and ${ofExam} and (f.owner_id = ${userId} or f.watcher_ids @> array[${userId}::uuid])`
}

export interface FindingRow extends Omit<FindingSummary, 'owner'>, FindingFields, Record<string, unknown> {
  ownerName: string | null
  closureAskedBy: string | null
  closureAskedByName: string | null
  closedByName: string
  closedAloneReason: string
  originKind: SubjectKind | null
  originId: string | null
  changedByName: string
  createdAt: string
}

const nameOf = (column: string, name: string) =>
  sql.raw(
    `(select p.full_name from user_profiles p where p.institution_id = f.institution_id and p.user_id = f.${column}) as "${name}"`,
  )

const COLUMNS = sql`f.id, f.number, ${selectFields('f', FINDING_FIELDS)}, f.status, ${nameOf('owner_id', 'ownerName')},
  ${utcMoment('f.closed_at')} as "closedOn", f.origin_title as "originTitle",
  (select count(*)::integer from tasks t where t.institution_id = f.institution_id and t.origin_kind = 'finding'
    and t.origin_id = f.id and t.status not in ('done', 'cancelled')) as "openTaskCount",
  (select count(*)::integer from evidence_uses u where u.institution_id = f.institution_id
    and u.subject_kind = 'finding' and u.subject_id = f.id) as "evidenceCount",
  f.version, f.closure_asked_by as "closureAskedBy", ${nameOf('closure_asked_by', 'closureAskedByName')},
  f.closed_by_name as "closedByName", f.closed_alone_reason as "closedAloneReason", f.origin_kind as "originKind",
  f.origin_id as "originId", f.changed_by_name as "changedByName",
  ${utcMoment('f.created_at')} as "createdAt"`

export const asSummary = (row: FindingRow): FindingSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  source: row.source,
  severity: row.severity,
  status: row.status,
  topic: row.topic,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  foundOn: row.foundOn,
  responseDueOn: row.responseDueOn,
  closedOn: row.closedOn,
  originTitle: row.originTitle,
  openTaskCount: row.openTaskCount,
  evidenceCount: row.evidenceCount,
  version: row.version,
})

interface Filters {
  statuses: FindingStatus[]
  sources: FindingSource[]
  severities: FindingSeverity[]
  topic?: Topic | undefined
  search: string
  page: number
}

const ORDER = sql`f.status = 'closed', f.severity_rank, f.response_due_on nulls last, f.number`

const reads = recordReads({ table: 'findings', alias: 'f', columns: COLUMNS, visibleTo, asSummary })
export const { find: findFinding, lock: lockFinding, listRows: listFindingRows } = reads

/** Open ones first, by severity and the day the response is due. */
export const listFindings = (
  tx: Db,
  reader: Reader,
  { statuses, sources, severities, topic, ...asked }: Filters,
) =>
  reads.listPage(tx, reader, {
    filters: [
      ...oneOf(sql`f.status`, statuses),
      ...oneOf(sql`f.source`, sources),
      ...oneOf(sql`f.severity`, severities),
      ...oneOf(sql`f.topic`, topic ? [topic] : []),
    ],
    ...{ ...asked, order: ORDER, size: FINDING_PAGE_SIZE },
  })

type Origin = { kind: SubjectKind; id: string; title: string } | null

/** Numbered within the institution, one after the other. */
export const insertFinding = (
  tx: Db,
  institutionId: string,
  fields: FindingFields,
  origin: Origin,
  byName: string,
): Promise<string> =>
  insertRecord(tx, institutionId, 'findings', FINDING_FIELDS, fields, {
    origin_kind: sql`${origin?.kind ?? null}`,
    origin_id: sql`${origin?.id ?? null}::uuid`,
    origin_title: sql`${(origin?.title ?? '').slice(0, 240)}`,
    changed_by_name: sql`${byName}`,
  })

export async function updateFinding(
  tx: Db,
  institutionId: string,
  id: string,
  fields: FindingFields,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update findings set ${assignFields(FINDING_FIELDS, fields)},
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function setFindingStatus(
  tx: Db,
  institutionId: string,
  id: string,
  status: FindingStatus,
  by: { userId: string; fullName: string },
  { aloneReason = '' }: { aloneReason?: string } = {},
): Promise<void> {
  const isClosed = status === 'closed'
  await tx.execute(sql`
    update findings set status = ${status},
      closure_asked_by = ${status === 'waiting_for_closure' ? by.userId : null}::uuid,
      closed_at = case when ${isClosed} then now() end, closed_by = ${isClosed ? by.userId : null}::uuid,
      closed_by_name = ${isClosed ? by.fullName : ''}, closed_alone_reason = ${aloneReason},
      version = version + 1, changed_by_name = ${by.fullName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

/** What was made for an item of an exam is the exam's. The program makes none like that, but an old archive can hold one. */
export async function moveFindingsToExams(tx: Db, institutionId: string): Promise<void> {
  await tx.execute(sql`
    update findings f set origin_kind = 'exam', origin_id = i.exam_id
    from exam_items i where f.institution_id = ${institutionId} and f.origin_kind = 'exam_item'
      and i.institution_id = f.institution_id and i.id = f.origin_id`)
}

export async function letIntoFinding(tx: Db, institutionId: string, id: string, userIds: readonly string[]) {
  await tx.execute(sql`
    update findings set watcher_ids = (select array_agg(distinct w)
      from unnest(watcher_ids || ${`{${userIds.join(',')}}`}::uuid[]) w)
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function listCorrectiveTasks(tx: Db, institutionId: string, id: string) {
  const { rows } = await tx.execute<{ id: string; title: string; status: string; dueOn: string | null }>(sql`
    select id, title, status, due_on::text as "dueOn" from tasks
    where institution_id = ${institutionId} and origin_kind = 'finding' and origin_id = ${id}
    order by due_on nulls last, id limit 100`)
  return rows
}
