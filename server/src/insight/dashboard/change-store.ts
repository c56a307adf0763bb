import { CHANGES_AT_MOST, type DashboardChange } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { visibleTo as complaintVisibleTo } from '../../compliance/complaints/complaint-store.ts'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as incidentVisibleTo } from '../../compliance/incidents/incident-store.ts'
import { visibleTo as policyVisibleTo } from '../../compliance/policies/policy-store.ts'
import { visibleTo as taskVisibleTo } from '../../compliance/tasks/task-list-store.ts'
import { utcMoment } from '../../platform/sql.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

/** What happened to the work that a person sees since a moment, by others where it tells who; the newest first. */
export async function listChangesSince(
  tx: Db,
  reader: Reader,
  since: string,
  today: string,
): Promise<DashboardChange[]> {
  const after = sql`${since}::timestamptz`
  const task = sql`t.id::text, t.title, '/tasks?whose=all&status=all&task=' || t.id`
  const { rows } = await tx.execute<DashboardChange & Record<string, unknown>>(sql`
    select kind, id, title, link, ${utcMoment('changed.at')} as at from (
      select 'task_given' as kind, t.id::text as id, t.title, '/tasks?whose=all&status=all&task=' || t.id as link,
        t.created_at as at
      from tasks t where ${taskVisibleTo(reader)} and t.owner_id = ${reader.userId} and t.created_at > ${after}
        and t.assigned_by is distinct from ${reader.userId} and t.status in ('open', 'in_progress', 'waiting')
      union all
      select 'task_done', ${task}, t.done_at from tasks t
      where ${taskVisibleTo(reader)} and t.done_at > ${after} and t.done_by is distinct from ${reader.userId}
      union all
      select 'finding', f.id::text, f.number || '. ' || f.title, '/tasks/findings?finding=' || f.id, f.created_at
      from findings f where ${findingVisibleTo(reader)} and f.created_at > ${after}
      union all
      select 'complaint', c.id::text, c.number || '. ' || c.title, '/tasks/complaints?complaint=' || c.id, c.created_at
      from complaints c where ${complaintVisibleTo(reader)} and c.created_at > ${after}
      union all
      select 'incident', i.id::text, i.number || '. ' || i.title, '/incidents?incident=' || i.id, i.created_at
      from incidents i where ${incidentVisibleTo(reader)} and i.created_at > ${after}
      union all
      select 'policy_approved', p.id::text, p.title, '/policies/' || p.id, v.approved_at
      from policies p join policy_versions v on v.institution_id = p.institution_id and v.policy_id = p.id
      where ${policyVisibleTo(reader, today)} and v.approved_at > ${after}
      union all
      select 'law_change', p.id::text, p.title, '/policies/' || p.id, max(w.found_at)
      from policies p join policy_law_changes w on w.institution_id = p.institution_id and w.policy_id = p.id
      where ${policyVisibleTo(reader, today)} and w.found_at > ${after} group by p.id, p.title) changed
    order by changed.at desc, kind, id limit ${CHANGES_AT_MOST}`)
  return rows
}
