import type { NumberCursorInput } from '@plumbline/contract/platform/paging.ts'
import { AUDIT_PAGE_SIZE, type AuditFilter, type AuditRecord } from '@plumbline/contract/tenancy/audit.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { awaitWriters } from '../../platform/audit-log/audit-locks.ts'
import { containing, utcMoment } from '../../platform/sql.ts'

interface AuditRow extends Record<string, unknown> {
  number: string
  at: string
  action: string
  actor_id: string | null
  actor_name: string | null
  subject_id: string | null
  subject_name: string | null
  ip: string
  detail: string
}

/** A subject may be anything with a name; people are named by account id. */
const SUBJECT_AS_ACCOUNT = sql`case when a.subject_id ~ '^[0-9a-f-]{36}$' then a.subject_id::uuid end`

interface AuditReader {
  /** Of a manager, who reads the entries of their institution alone; an operator reads all. */
  institutionId?: string
}

/** An operator reads that an institution worked, and when; what exactly stays with the institution. */
const detailFor = ({ institutionId }: AuditReader): SQL =>
  institutionId
    ? sql`coalesce((
        select (a.detail::jsonb - 'reasonId' || jsonb_build_object('reason', r.reason))::text
        from team_act_reasons r
        where a.action = 'team.second_factor_reset' and r.institution_id = a.institution_id
          and r.id::text = a.detail::jsonb ->> 'reasonId'), a.detail)`
    : sql`case when a.institution_id is null then a.detail else '{}' end`

interface AuditPart {
  /** Only entries with smaller numbers. */
  before?: string
  /** Only entries with larger numbers, oldest first. */
  after?: number
  limit: number
  offset?: number
}

function select(
  filter: Partial<AuditFilter>,
  reader: AuditReader,
  { before, after, limit, offset = 0 }: AuditPart,
): SQL {
  const { action, person, from, to } = filter
  const { institutionId } = reader
  const pattern = containing(person ?? '')
  return sql`
    select a.number::text, ${utcMoment('a.at', 'MS')} as at, a.action,
      a.actor_id, coalesce(actor.full_name, reader.name) as actor_name, a.subject_id, subject.full_name as subject_name, a.ip,
      ${detailFor(reader)} as detail
    from audit_log a
    left join user_profiles actor on actor.user_id = a.actor_id
    left join readers reader on reader.id = a.actor_id and reader.institution_id = a.institution_id
    left join user_profiles subject on subject.user_id = ${SUBJECT_AS_ACCOUNT}
    where ${institutionId ? sql`a.institution_id = ${institutionId}` : sql`true`}
      and ${before ? sql`a.number < ${before}::bigint` : sql`true`}
      and ${after === undefined ? sql`true` : sql`a.number > ${after}::bigint`}
      and ${action ? sql`a.action = ${action}` : sql`true`}
      and ${person ? sql`(actor.search_text like ${pattern} or subject.search_text like ${pattern})` : sql`true`}
      and ${from ? sql`a.at >= ${from}::date` : sql`true`}
      and ${to ? sql`a.at < ${to}::date + 1` : sql`true`}
    order by a.number ${after === undefined ? sql`desc` : sql`asc`} limit ${limit} offset ${offset}`
}

/** One more than a page, to know whether there is a next one. */
export async function listAudit(db: Db, filter: AuditFilter, page: number, institutionId?: string) {
  const { rows } = await db.execute<AuditRow>(
    select(filter, { institutionId }, { limit: AUDIT_PAGE_SIZE + 1, offset: (page - 1) * AUDIT_PAGE_SIZE }),
  )
  return { items: rows.slice(0, AUDIT_PAGE_SIZE).map(asRecord), hasMore: rows.length > AUDIT_PAGE_SIZE }
}

/** Waits for those who write, so that no entry comes later in front of the cursor. */
export async function listAuditRows(db: Db, { cursor, limit }: NumberCursorInput, institutionId: string) {
  await awaitWriters(db, institutionId)
  const { rows } = await db.execute<AuditRow>(
    select({}, { institutionId }, { after: cursor ?? 0, limit: limit + 1 }),
  )
  const items = rows.slice(0, limit).map(asRecord)
  return { items, nextCursor: rows.length > limit ? items.at(-1)!.number : null }
}

export async function* eachAuditRecord(
  db: Db,
  filter: AuditFilter,
  institutionId?: string,
): AsyncGenerator<AuditRecord> {
  let before: string | undefined
  for (;;) {
    const { rows } = await db.execute<AuditRow>(select(filter, { institutionId }, { before, limit: 1000 }))
    for (const row of rows) yield asRecord(row)
    before = rows.at(-1)?.number
    if (rows.length < 1000) return
  }
}

/** A skip scan of the index instead of reading every entry. */
export async function listActions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select a.action from audit_log a where a.action > actions.action order by a.action limit 1)
      from actions where actions.action is not null
    )
    select action from actions where action is not null`)
  return rows.map(({ action }) => action)
}

function asRecord(row: AuditRow): AuditRecord {
  return {
    number: Number(row.number),
    at: row.at,
    action: row.action,
    actorId: row.actor_id,
    actorName: row.actor_name,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    ip: row.ip,
    detail: row.detail,
  }
}

export const AUDIT_COLUMNS = [
  'number',
  'at',
  'action',
  'actor_id',
  'actor',
  'subject_id',
  'subject',
  'ip',
  'detail',
] as const

/** A record as the cells of a CSV row. */
export function asAuditCells(record: AuditRecord): string[] {
  const { number, at, action, actorId, actorName, subjectId, subjectName, ip, detail } = record
  return [
    String(number),
    at,
    action,
    actorId ?? '',
    actorName ?? '',
    subjectId ?? '',
    subjectName ?? '',
    ip,
    detail,
  ]
}
