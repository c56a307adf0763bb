import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Whoever owns the item, else the lead of the exam. Its number alone is said: what the agency asked stands in no
 * notification or mail.
 */
export const examItems = (institutionId: string, due: SQL): SQL => sql`
  select i.id, case when i.number = '' then 'An examination item' else 'Examination item ' || i.number end as title,
    '/examinations/' || i.exam_id || '?item=' || i.id as link, i.due_on, coalesce(i.owner_id, x.lead_id) as user_id
  from exam_items i join exams x on x.institution_id = i.institution_id and x.id = i.exam_id and x.status <> 'closed'
  join exam_people n on n.institution_id = i.institution_id and n.exam_id = i.exam_id
    and n.user_id = coalesce(i.owner_id, x.lead_id)
  where i.institution_id = ${institutionId} and i.status <> 'delivered' and i.due_on ${due}`

/** What people have not completed yet. */
export const openTrainings = (institutionId: string, due: SQL): SQL => sql`
  select a.id, t.title, '/tasks/trainings?training=' || t.id as link, t.due_on, a.user_id
  from trainings t join training_assignments a on a.institution_id = t.institution_id and a.training_id = t.id
  where t.institution_id = ${institutionId} and a.completed_on is null and ${due}`

const OWN_AT_MOST = 500

export interface OwnDeadline {
  kind: 'exam' | 'training'
  id: string
  title: string
  link: string
  dueOn: string
}

/** The open examination items and trainings of a person that have a date, for their calendar. */
export async function listOwnDeadlines(
  tx: Db,
  institutionId: string,
  userId: string,
): Promise<OwnDeadline[]> {
  const { rows } = await tx.execute<OwnDeadline & Record<string, unknown>>(sql`
    select kind, id, title, link, due_on::text as "dueOn" from (
      select 'exam' as kind, e.* from (${examItems(institutionId, sql`is not null`)}) e
      union all
      select 'training' as kind, t.* from (${openTrainings(institutionId, sql`true`)}) t
    ) own where user_id = ${userId} order by due_on desc, id limit ${OWN_AT_MOST}`)
  return rows
}
