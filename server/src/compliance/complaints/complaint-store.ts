import { COMPLAINT_FIELDS } from '@plumbline/contract/compliance/complaint-fields.ts'
import {
  COMPLAINT_PAGE_SIZE,
  type ComplaintFields,
  type ComplaintKind,
  type ComplaintSummary,
} from '@plumbline/contract/compliance/complaints.ts'
import type { Topic } from '@plumbline/contract/compliance/topics.ts'
import type { Db } from '@plumbline/database/db.ts'
import { complaintClocks } from '@plumbline/rules/complaints/complaint-clocks.ts'
import { COMPLAINT_FLAGS } from '@plumbline/rules/complaints/complaint-flags.ts'
import { portalClocks } from '@plumbline/rules/complaints/portal-clocks.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { assignFields, insertRecord, selectFields } from '../../work/records/record-columns.ts'
import { oneOf, recordReads } from '../../work/records/record-store.ts'
import { decisionOf, FLAG_COLUMNS, type FlagRow } from './complaint-flag-store.ts'

/** Complaints are for managers, and for people who own one or were let in by name. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`c.institution_id = ${institutionId}`
  return sql`c.institution_id = ${institutionId} and (c.owner_id = ${userId} or c.watcher_ids @> array[${userId}::uuid])`
}

export interface ComplaintRow
  extends Omit<ComplaintSummary, 'owner' | 'flags'>,
    ComplaintFields,
    FlagRow,
    Record<string, unknown> {
  ownerName: string | null
  vendorName: string | null
  closureAskedBy: string | null
  closureAskedByName: string | null
  closedBy: string | null
  closedByName: string
  closedAloneReason: string
  reopened: { on: string; byName: string } | null
  evidenceCount: number
  changedByName: string
}

const nameOf = (column: string, name: string) =>
  sql.raw(
    `(select p.full_name from user_profiles p where p.institution_id = c.institution_id and p.user_id = c.${column}) as "${name}"`,
  )

/** What the portal waits for. A first response that was the final one leaves nothing. */
const PORTAL_BY = sql.raw(
  `case when c.portal_final_on is not null then null when c.portal_responded_on is not null then c.portal_final_by
    else c.portal_response_by end`,
)

const COLUMNS = sql`c.id, c.number, ${selectFields('c', COMPLAINT_FIELDS)}, ${nameOf('owner_id', 'ownerName')},
  c.acknowledge_by::text as "acknowledgeBy", c.answer_by::text as "answerBy", ${PORTAL_BY}::text as "portalBy",
  ${FLAG_COLUMNS},
  (select v.title from vendors v where v.institution_id = c.institution_id and v.id = c.vendor_id) as "vendorName",
  ${utcMoment('c.closed_at')} as "closedOn",
  c.closure_asked_by is not null and c.closed_at is null as "isWaitingForClosure", c.version,
  c.closure_asked_by as "closureAskedBy", ${nameOf('closure_asked_by', 'closureAskedByName')},
  c.closed_by as "closedBy", c.closed_by_name as "closedByName", c.closed_alone_reason as "closedAloneReason", c.changed_by_name as "changedByName",
  case when c.closed_at is null then (select json_build_object('on', ${utcMoment('h.at')}, 'byName', h.actor_name)
    from history_entries h where h.institution_id = c.institution_id and h.subject_kind = 'complaint'
      and h.subject_id = c.id and h.action = 'reopened' order by h.at desc limit 1) end as reopened,
  (select count(*)::integer from evidence_uses u where u.institution_id = c.institution_id
    and u.subject_kind = 'complaint' and u.subject_id = c.id) as "evidenceCount"`

export const asSummary = (row: ComplaintRow): ComplaintSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  kind: row.kind,
  channel: row.channel,
  product: row.product,
  owner: row.ownerId ? { userId: row.ownerId, name: row.ownerName ?? '' } : null,
  receivedOn: row.receivedOn,
  acknowledgedOn: row.acknowledgedOn,
  answeredOn: row.answeredOn,
  acknowledgeBy: row.acknowledgeBy,
  answerBy: row.answerBy,
  source: row.source,
  portalBy: row.portalBy,
  flags: COMPLAINT_FLAGS.filter((flag) => decisionOf(row, flag).decision === 'confirmed'),
  closedOn: row.closedOn,
  isWaitingForClosure: row.isWaitingForClosure,
  version: row.version,
})

interface Filters {
  state: 'open' | 'closed' | 'all'
  kinds: ComplaintKind[]
  topic?: Topic | undefined
  search: string
  page: number
}

const ORDER = sql`c.answered_on is not null, least(c.answer_by, ${PORTAL_BY}) nulls last, c.received_on desc, c.id`

const reads = recordReads({ table: 'complaints', alias: 'c', columns: COLUMNS, visibleTo, asSummary })
export const { find: findComplaint, lock: lockComplaint, listRows: listComplaintRows } = reads

export const listComplaints = (tx: Db, reader: Reader, { state, kinds, topic, ...asked }: Filters) =>
  reads.listPage(tx, reader, {
    filters: [...inState(state), ...oneOf(sql`c.kind`, kinds), ...oneOf(sql`c.topic`, topic ? [topic] : [])],
    ...{ ...asked, order: ORDER, size: COMPLAINT_PAGE_SIZE },
  })

function inState(state: Filters['state']): SQL[] {
  if (state === 'all') return []
  return [state === 'open' ? sql`c.closed_at is null` : sql`c.closed_at is not null`]
}

export const clocksOf = (
  fields: Pick<
    ComplaintFields,
    | 'kind'
    | 'receivedOn'
    | 'isExtended'
    | 'letterAcknowledgeBy'
    | 'letterAnswerBy'
    | 'foreclosureSale'
    | 'transferCircumstance'
  >,
) => complaintClocks({ ...fields, received: fields.receivedOn })

export async function insertComplaint(
  tx: Db,
  institutionId: string,
  fields: ComplaintFields,
  byName: string,
): Promise<string> {
  return insertRecord(tx, institutionId, 'complaints', COMPLAINT_FIELDS, fields, {
    ...clockColumns(fields),
    changed_by_name: sql`${byName}`,
  })
}

function clockColumns(fields: ComplaintFields): Record<string, SQL> {
  const clocks = clocksOf(fields)
  const portal = portalClocks(fields.source, fields.receivedOn)
  const days = {
    ...{ acknowledge_by: clocks.acknowledge, answer_by: clocks.answer, credit_by: clocks.provisionalCredit },
    ...{ portal_response_by: portal.response, portal_final_by: portal.finalResponse },
  }
  return Object.fromEntries(
    Object.entries(days).map(([column, clock]) => [column, sql`${clock?.by ?? null}::date`]),
  )
}

export async function updateComplaint(
  tx: Db,
  institutionId: string,
  id: string,
  fields: ComplaintFields,
  byName: string,
): Promise<void> {
  const clocks = Object.entries(clockColumns(fields)).map(
    ([column, day]) => sql`${sql.identifier(column)} = ${day}`,
  )
  await tx.execute(sql`
    update complaints set ${assignFields(COMPLAINT_FIELDS, fields)}, ${sql.join(clocks, sql`, `)},
      version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function setClosure(
  tx: Db,
  institutionId: string,
  id: string,
  by: { userId: string; fullName: string },
  { isClosed, aloneReason }: { isClosed: boolean; aloneReason: string },
): Promise<void> {
  await tx.execute(sql`
    update complaints set closure_asked_by = case when ${isClosed}::boolean then closure_asked_by else ${by.userId}::uuid end,
      closed_at = case when ${isClosed}::boolean then now() end, closed_by = ${isClosed ? by.userId : null}::uuid,
      closed_by_name = ${isClosed ? by.fullName : ''}, closed_alone_reason = ${aloneReason},
      version = version + 1, changed_by_name = ${by.fullName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

/** Nobody has asked for its closure. The history keeps who closed it, and when. */
export async function reopenComplaint(
  tx: Db,
  institutionId: string,
  id: string,
  byName: string,
): Promise<void> {
  await tx.execute(sql`
    update complaints set closure_asked_by = null, closed_at = null, closed_by = null, closed_by_name = '',
      closed_alone_reason = '', version = version + 1, changed_by_name = ${byName}, updated_at = now()
    where institution_id = ${institutionId} and id = ${id}`)
}

export async function letIntoComplaint(
  tx: Db,
  institutionId: string,
  id: string,
  userIds: readonly string[],
) {
  await tx.execute(sql`
    update complaints set watcher_ids = (select array_agg(distinct w) from unnest(watcher_ids || ${uuidList(userIds)}) w)
    where institution_id = ${institutionId} and id = ${id}`)
}
