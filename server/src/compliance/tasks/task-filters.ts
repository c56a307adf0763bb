import type { TaskFilters } from '@plumbline/contract/compliance/tasks.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containing } from '../../platform/sql.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'

/** Tasks are seen by managers, and by people who own them, assigned them, or were let in by name. */
export function visibleTo({ institutionId, userId, ...reader }: Reader): SQL {
  if (isManager(reader)) return sql`t.institution_id = ${institutionId}`
  return sql`t.institution_id = ${institutionId}
    and (t.owner_id = ${userId} or t.assigned_by = ${userId} or t.watcher_ids @> array[${userId}::uuid])`
}

/** One tab: what the filters narrow. */
export function inTab(reader: Reader, whose: TaskFilters['whose']): SQL {
  const visible = visibleTo(reader)
  if (whose === 'mine') return sql`${visible} and t.owner_id = ${reader.userId}`
  if (whose === 'assigned')
    return sql`${visible} and t.assigned_by = ${reader.userId} and t.owner_id is distinct from ${reader.userId}::uuid`
  return visible
}

export function matching(reader: Reader, filters: TaskFilters, today: string): SQL {
  const parts: SQL[] = [inTab(reader, filters.whose)]
  const oneOf = (column: SQL, values: readonly string[]) => {
    if (values.length > 0) parts.push(sql`${column} = any(${`{${values.join(',')}}`}::text[])`)
  }
  oneOf(sql`t.status`, filters.statuses)
  oneOf(sql`t.topic`, filters.topics)
  oneOf(sql`t.priority`, filters.priorities)
  if (filters.owner === 'none') parts.push(sql`t.owner_id is null`)
  else if (filters.owner) parts.push(sql`t.owner_id = ${filters.owner}`)
  if (filters.dueFrom) parts.push(sql`t.due_on >= ${filters.dueFrom}::date`)
  if (filters.dueTo) parts.push(sql`t.due_on <= ${filters.dueTo}::date`)
  if (filters.overdueOnly)
    parts.push(sql`t.due_on < ${today}::date and t.status in ('open', 'in_progress', 'waiting')`)
  if (filters.approvalsOnly) parts.push(waitsForApprovalOf(reader))
  if (filters.search) parts.push(sql`t.search_text like ${containing(filters.search)}`)
  const [kind, id] = (filters.origin ?? '').split(':')
  if (kind && id && /^[0-9a-f-]{36}$/.test(id))
    parts.push(sql`t.origin_kind = ${kind} and t.origin_id = ${id}::uuid`)
  return sql.join(parts, sql` and `)
}

/** Asked by somebody else, of managers and of who assigned it, as `mayApproveTask` decides for one task. */
export function waitsForApprovalOf(reader: Reader): SQL {
  const asked = sql`t.status = 'waiting' and t.approval_asked_by is not null and t.approval_asked_by <> ${reader.userId}`
  return isManager(reader) ? asked : sql`${asked} and t.assigned_by = ${reader.userId}`
}
