import { AUDIT_PAGE_SIZE, type AuditFilter, type AuditRecord } from '@plumbline/contract/audit.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../like-pattern.ts'

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

/** A subject may be anything that has a name; those that are people have the id of an account. */
const SUBJECT_AS_ACCOUNT = sql`case when a.subject_id ~ '^[0-9a-f-]{36}$' then a.subject_id::uuid end`

function select(filter: AuditFilter, condition: SQL, limit: number, offset: number): SQL {
  const { action, person, from, to } = filter
  const people = sql`(select p.user_id from user_profiles p where p.search_text like ${containing(person)} limit 500)`
  return sql`
    select a.number::text, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.action,
      a.actor_id, actor.full_name as actor_name, a.subject_id, subject.full_name as subject_name, a.ip, a.detail
    from audit_log a
    left join user_profiles actor on actor.user_id = a.actor_id
    left join user_profiles subject on subject.user_id = ${SUBJECT_AS_ACCOUNT}
    where ${condition}
      and ${action ? sql`a.action = ${action}` : sql`true`}
      and ${person ? sql`(a.actor_id in ${people} or ${SUBJECT_AS_ACCOUNT} in ${people})` : sql`true`}
      and ${from ? sql`a.at >= ${from}::date` : sql`true`}
      and ${to ? sql`a.at < ${to}::date + 1` : sql`true`}
    order by a.number desc limit ${limit} offset ${offset}`
}

/** One more than a page is asked for, to know whether there is another. */
export async function listAudit(db: Db, filter: AuditFilter, page: number) {
  const { rows } = await db.execute<AuditRow>(
    select(filter, sql`true`, AUDIT_PAGE_SIZE + 1, (page - 1) * AUDIT_PAGE_SIZE),
  )
  return { items: rows.slice(0, AUDIT_PAGE_SIZE).map(asRecord), hasMore: rows.length > AUDIT_PAGE_SIZE }
}

export async function* eachAuditRecord(db: Db, filter: AuditFilter): AsyncGenerator<AuditRecord> {
  let before: SQL = sql`true`
  for (;;) {
    const { rows } = await db.execute<AuditRow>(select(filter, before, 1000, 0))
    for (const row of rows) yield asRecord(row)
    const last = rows.at(-1)
    if (!last || rows.length < 1000) return
    before = sql`a.number < ${last.number}::bigint`
  }
}

/** Skips from one action to the next along the index instead of reading every entry. */
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
