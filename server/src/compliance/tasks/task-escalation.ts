import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { inQuotes } from '../../platform/deadlines/unowned-deadline.ts'
import { inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { ESCALATE_AFTER_DAYS, findEscalation } from '../../work/notifications/notification-settings-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { titleForMail } from './task-subject.ts'

const AT_ONCE = 50

/** Tells managers of tasks that have been overdue for too long, once for each due date. True while there is more. */
export async function escalateTasks(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; today: string }>(sql`
    select i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from institutions i left join notification_rules r on r.institution_id = i.id
    where i.suspended_at is null and exists (select 1 from tasks t where t.institution_id = i.id
      and t.status in ('open', 'in_progress', 'waiting') and t.escalated_for is distinct from t.due_on
      and t.due_on <= (${now.toISOString()}::timestamptz at time zone i.time_zone)::date
        - case when r.institution_id is null then ${ESCALATE_AFTER_DAYS}::integer else r.escalate_after_days end)`)
  let isMore = false
  for await (const { id, today } of inTurn(rows))
    isMore = (await inInstitution(db, id, (tx) => escalateWithin(tx, id, today))) || isMore
  return isMore
}

/** Tells every manager but the owner. A task counts as escalated for its due date though nobody else is there. */
async function escalateWithin(tx: Db, institutionId: string, today: string): Promise<boolean> {
  const days = await findEscalation(tx, institutionId)
  if (days === null) return false
  const { rows } = await tx.execute<{ title: string; link: string; isOwned: boolean; users: string[] }>(sql`
    with chosen as (select t.id from tasks t
      where t.institution_id = ${institutionId} and t.status in ('open', 'in_progress', 'waiting')
        and t.escalated_for is distinct from t.due_on and t.due_on <= ${today}::date - ${days}::integer
      order by t.due_on, t.id limit ${AT_ONCE} for no key update skip locked),
    escalated as (update tasks t set escalated_for = t.due_on from chosen c
      where t.institution_id = ${institutionId} and t.id = c.id returning t.*)
    select ${titleForMail(sql`t`, inQuotes)} as title, '/tasks?whose=all&status=all&task=' || t.id as link,
      t.owner_id is not null as "isOwned", array(select m.user_id::text from user_profiles m
      where m.institution_id = ${institutionId} and m.role in ('manager', 'admin') and m.seat = 'member'
        and m.user_id is distinct from t.owner_id) as users
    from escalated t order by t.due_on, t.id`)
  for (const { title, link, isOwned, users } of rows)
    for (const userId of users)
      await notify(tx, institutionId, userId, {
        kind: 'task.escalated',
        subject: `${title} is overdue, and ${isOwned ? 'its owner was told' : 'nobody owns it'}`,
        link,
      })
  return rows.length === AT_ONCE
}
