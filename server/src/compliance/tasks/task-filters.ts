import type { TaskFilters, TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import { type SQL, sql } from 'drizzle-orm'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'

/** Tasks are seen by managers, and by people who own them, assigned them, or were let in by name. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`t.institution_id = ${institutionId}`
  return sql`t.institution_id = ${institutionId}
    and (t.owner_id = ${userId} or t.assigned_by = ${userId} or t.id = any(array(select tasks_watched_by(${userId}))))`
}

/** One tab: what the filters narrow. */
export function inTab(reader: Reader, whose: TaskFilters['whose']): SQL {
  const visible = visibleTo(reader)
  if (whose === 'mine') return sql`${visible} and t.owner_id = ${reader.userId}`
  if (whose === 'assigned')
    return sql`${visible} and t.assigned_by = ${reader.userId} and t.owner_id is distinct from ${reader.userId}::uuid`
  return visible
}

/** One filter of several values stays apart: the list reads the index once for each value and merges. */
export interface Matching {
  where: SQL
  by: { column: SQL; values: readonly string[] } | null
}

export const UNFINISHED = ['open', 'in_progress', 'waiting'] as const satisfies TaskStatus[]

/** All filters but the words typed, which `findByWords` answers. */
export function matching(reader: Reader, filters: TaskFilters, today: string): Matching {
  const parts: SQL[] = [inTab(reader, filters.whose)]
  const choices: { column: SQL; values: readonly string[] }[] = []
  if (filters.overdueOnly) {
    parts.push(sql`t.due_on < ${today}::date`)
    const isWanted = (status: TaskStatus) =>
      filters.statuses.length === 0 || filters.statuses.includes(status)
    choices.push({ column: sql`t.status`, values: UNFINISHED.filter(isWanted) })
  } else if (filters.statuses.length > 0) choices.push({ column: sql`t.status`, values: filters.statuses })
  if (filters.topics.length > 0) choices.push({ column: sql`t.topic`, values: filters.topics })
  const [by = null, ...rest] = choices
  parts.push(...rest.map(oneOf))
  if (filters.priorities.length > 0)
    parts.push(oneOf({ column: sql`t.priority`, values: filters.priorities }))
  if (filters.owner === 'none') parts.push(sql`t.owner_id is null`)
  else if (filters.owner) parts.push(sql`t.owner_id = ${filters.owner}`)
  if (filters.dueFrom) parts.push(sql`t.due_on >= ${filters.dueFrom}::date`)
  if (filters.dueTo) parts.push(sql`t.due_on <= ${filters.dueTo}::date`)
  if (filters.approvalsOnly) parts.push(waitsForApprovalOf(reader))
  const [kind, id] = (filters.origin ?? '').split(':')
  if (kind && id && /^[0-9a-f-]{36}$/.test(id))
    parts.push(sql`t.origin_kind = ${kind} and t.origin_id = ${id}::uuid`)
  return { where: sql.join(parts, sql` and `), by }
}

const oneOf = ({ column, values }: NonNullable<Matching['by']>): SQL =>
  sql`${column} = any(${`{${values.join(',')}}`}::text[])`

/** All conditions as one. */
export const whole = ({ where, by }: Matching): SQL => (by ? sql`${where} and ${oneOf(by)}` : where)

/** Asked by somebody else, of managers and of who assigned it, as `mayApproveTask` decides for one task. */
export function waitsForApprovalOf(reader: Reader): SQL {
  const asked = sql`t.status = 'waiting' and t.approval_asked_by is not null and t.approval_asked_by <> ${reader.userId}`
  return isManager(reader) ? asked : sql`${asked} and t.assigned_by = ${reader.userId}`
}
