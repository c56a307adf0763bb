import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { visibleTo as findingVisibleTo } from '../../compliance/findings/finding-store.ts'
import { visibleTo as policyVisibleTo } from '../../compliance/policies/policy-store.ts'
import { visibleTo as taskVisibleTo, waitsForApprovalOf } from '../../compliance/tasks/task-list-store.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'

type WorkFigure = 'waiting' | 'overdue' | 'closure' | 'high' | 'policies' | 'toPlan' | 'toComplete'

/** What waits for somebody's review. */
export const countReviews = (work: Record<WorkFigure, number>): number =>
  work.waiting + work.closure + work.policies + work.toPlan + work.toComplete

/** The screens count the same rows under the same filters. */
export async function countWork(tx: Db, reader: Reader, today: string) {
  const { rows } = await tx.execute<Record<WorkFigure, number>>(sql`
    select
      (select count(*)::integer from tasks t where ${taskVisibleTo(reader)} and t.status = 'waiting') as waiting,
      (select count(*)::integer from tasks t where ${taskVisibleTo(reader)}
        and t.status in ('open', 'in_progress', 'waiting') and t.due_on < ${today}::date) as overdue,
      (select count(*)::integer from findings f where ${findingVisibleTo(reader)}
        and f.status = 'waiting_for_closure') as closure,
      (select count(*)::integer from policies p where ${policyVisibleTo(reader, today)} and exists (
        select 1 from policy_versions v where v.institution_id = p.institution_id and v.policy_id = p.id
          and v.state = 'in_review')) as policies,
      (select count(*)::integer from update_assessments a where a.institution_id = ${reader.institutionId}
        and a.status = 'assessed') as "toPlan",
      (select count(*)::integer from update_assessments a where a.institution_id = ${reader.institutionId}
        and a.status = 'planned') as "toComplete",
      (select count(*)::integer from findings f where ${findingVisibleTo(reader)}
        and f.status in ('open', 'in_progress', 'waiting_for_closure') and f.severity = 'high') as high`)
  return rows[0]!
}

type Need = 'tasksOverdue' | 'tasksDueWithinWeek' | 'approvals' | 'policyApprovals' | 'policiesToSign'

/** What waits for the reader alone. */
export async function countNeeds(tx: Db, reader: Reader, today: string) {
  const { institutionId, userId } = reader
  const { rows } = await tx.execute<Record<Need, number>>(sql`
    select
      count(*) filter (where t.due_on < ${today}::date)::integer as "tasksOverdue",
      count(*) filter (where t.due_on <= ${today}::date + 7)::integer as "tasksDueWithinWeek",
      (select count(*)::integer from tasks t where ${taskVisibleTo(reader)} and ${waitsForApprovalOf(reader)}) as approvals,
      (select count(*)::integer from policy_approvals a join policy_versions v on v.institution_id = a.institution_id
          and v.id = a.version_id
        where a.institution_id = ${institutionId} and a.user_id = ${userId} and a.decision is null
          and v.state = 'in_review') as "policyApprovals",
      (select count(*)::integer from attestations a join policy_versions v on v.institution_id = a.institution_id
          and v.id = a.version_id
        where a.institution_id = ${institutionId} and a.user_id = ${userId} and a.signed_at is null
          and not exists (select 1 from policy_versions n where n.institution_id = v.institution_id
            and n.policy_id = v.policy_id and n.state = 'approved' and n.number > v.number
            and n.effective_on <= ${today}::date)) as "policiesToSign"
    from tasks t where t.institution_id = ${institutionId} and t.owner_id = ${userId}
      and t.status in ('open', 'in_progress', 'waiting')`)
  return rows[0]!
}

/** Articles are of the product, not of an institution: asked outside its transaction. */
export async function countArticles(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from articles where is_published`,
  )
  return rows[0]!.count
}
