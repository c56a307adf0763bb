import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type NotificationKind, notify } from '../../platform/notifications/notify.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { findEscalation } from './notification-settings-store.ts'
import { examItems, openTrainings } from './own-deadlines.ts'

const AT_ONCE = 50

interface Source {
  stage: 'due_in_week' | 'due_tomorrow' | 'overdue'
  subjectKind: 'task' | 'finding' | 'assessment' | 'exam_item' | 'training_assignment' | 'attestation'
  kind: NotificationKind
  words: (title: string) => string
  /** Selects id, title, link, due_on, and user_id of what is due by `today`. */
  rows: (institutionId: string, today: SQL) => SQL
}

const UNFINISHED = sql`('open', 'in_progress', 'waiting')`
const TASK_LINK = sql`'/tasks?whose=all&status=all&task=' || t.id`

/** Of versions in force. Who was asked today knows it. */
const openSignatures = (institutionId: string, today: SQL, due: SQL): SQL => sql`
  select a.id, p.title, '/policies/' || p.id || '/sign' as link, a.due_on, a.user_id
  from attestations a join policies p on p.institution_id = a.institution_id and p.id = a.policy_id
  join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
  where a.institution_id = ${institutionId} and a.signed_at is null and a.asked_at < ${today} and a.due_on ${due}
    and not exists (select 1 from policy_versions n where n.institution_id = v.institution_id
      and n.policy_id = v.policy_id and n.state = 'approved' and n.number > v.number and n.effective_on <= ${today})`

const SOURCES: readonly Source[] = [
  {
    stage: 'due_in_week',
    subjectKind: 'exam_item',
    kind: 'exam.item_due_in_week',
    words: (title) => `${title} is due within a week`,
    rows: (institutionId, today) => examItems(institutionId, sql`between ${today} + 2 and ${today} + 7`),
  },
  {
    stage: 'due_tomorrow',
    subjectKind: 'exam_item',
    kind: 'exam.item_due_tomorrow',
    words: (title) => `${title} is due by tomorrow`,
    rows: (institutionId, today) => examItems(institutionId, sql`between ${today} and ${today} + 1`),
  },
  {
    stage: 'overdue',
    subjectKind: 'exam_item',
    kind: 'exam.item_overdue',
    words: (title) => `${title} is overdue`,
    rows: (institutionId, today) => examItems(institutionId, sql`between ${today} - 90 and ${today} - 1`),
  },
  {
    stage: 'due_in_week',
    subjectKind: 'task',
    kind: 'task.due_in_week',
    words: (title) => `“${title}” is due within a week`,
    rows: (
      institutionId,
      today,
    ) => sql`select t.id, t.title, ${TASK_LINK} as link, t.due_on, t.owner_id as user_id
      from tasks t where t.institution_id = ${institutionId} and t.status in ${UNFINISHED} and t.owner_id is not null
        and t.due_on between ${today} + 2 and ${today} + 7`,
  },
  {
    stage: 'due_tomorrow',
    subjectKind: 'task',
    kind: 'task.due_tomorrow',
    words: (title) => `“${title}” is due tomorrow`,
    rows: (
      institutionId,
      today,
    ) => sql`select t.id, t.title, ${TASK_LINK} as link, t.due_on, t.owner_id as user_id
      from tasks t where t.institution_id = ${institutionId} and t.status in ${UNFINISHED} and t.owner_id is not null
        and t.due_on = ${today} + 1`,
  },
  {
    stage: 'due_in_week',
    subjectKind: 'finding',
    kind: 'finding.response_due',
    words: (title) => `The response to finding ${title} is due within a week`,
    rows: (institutionId, today) => sql`select f.id, f.number || ', “' || f.title || '”,' as title,
        '/tasks/findings?finding=' || f.id as link, f.response_due_on as due_on, f.owner_id as user_id
      from findings f where f.institution_id = ${institutionId} and f.status <> 'closed' and f.owner_id is not null
        and f.response_due_on between ${today} and ${today} + 7`,
  },
  {
    stage: 'due_in_week',
    subjectKind: 'assessment',
    kind: 'assessment.due',
    words: (title) => `The assessment of “${title}” is due within a week`,
    rows: (
      institutionId,
      today,
    ) => sql`select a.update_id as id, r.title, '/updates/' || r.slug as link, a.due_on,
        a.owner_id as user_id
      from update_assessments a join regulatory_updates r on r.id = a.update_id
      where a.institution_id = ${institutionId} and a.status in ('identified', 'assessed', 'planned')
        and a.owner_id is not null and a.due_on between ${today} and ${today} + 7`,
  },
  {
    stage: 'due_in_week',
    subjectKind: 'training_assignment',
    kind: 'training.due_in_week',
    words: (title) => `The training “${title}” is due within a week`,
    rows: (institutionId, today) =>
      openTrainings(institutionId, sql`t.due_on between ${today} and ${today} + 7`),
  },
  {
    stage: 'overdue',
    subjectKind: 'training_assignment',
    kind: 'training.overdue',
    words: (title) => `The training “${title}” is overdue`,
    rows: (institutionId, today) =>
      openTrainings(institutionId, sql`t.due_on between ${today} - 30 and ${today} - 1`),
  },
  {
    stage: 'due_in_week',
    subjectKind: 'attestation',
    kind: 'attestation.due_in_week',
    words: (title) => `Your signature of “${title}” is due within a week`,
    rows: (institutionId, today) =>
      openSignatures(institutionId, today, sql`between ${today} + 2 and ${today} + 7`),
  },
  {
    stage: 'due_tomorrow',
    subjectKind: 'attestation',
    kind: 'attestation.due_tomorrow',
    words: (title) => `Your signature of “${title}” is due by tomorrow`,
    rows: (institutionId, today) =>
      openSignatures(institutionId, today, sql`between ${today} and ${today} + 1`),
  },
  {
    stage: 'overdue',
    subjectKind: 'attestation',
    kind: 'attestation.overdue',
    words: (title) => `Your signature of “${title}” is overdue`,
    rows: (institutionId, today) =>
      openSignatures(institutionId, today, sql`between ${today} - 90 and ${today} - 1`),
  },
]

/**
 * Tells owners of what is due soon, and managers of what has been overdue for too long: once for each due
 * date. True while there is more to do.
 */
export async function remindAhead(db: Db, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; today: string }>(sql`
    select i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from institutions i where i.suspended_at is null`)
  let isMore = false
  for (const { id, today } of rows)
    isMore = (await inInstitution(db, id, (tx) => remindWithin(tx, id, today))) || isMore
  return isMore
}

async function remindWithin(tx: Db, institutionId: string, today: string): Promise<boolean> {
  let isMore = await escalateTasks(tx, institutionId, today)
  for (const { stage, subjectKind, kind, words, rows } of SOURCES) {
    const { rows: due } = await tx.execute<{ title: string; link: string; users: string[] }>(sql`
      with due as (${rows(institutionId, sql`${today}::date`)}),
      chosen as (select d.id, d.due_on, min(d.title) as title, min(d.link) as link, json_agg(d.user_id) as users
        from due d where not exists (select 1 from sent_reminders s where s.institution_id = ${institutionId}
          and s.stage = ${stage} and s.subject_kind = ${subjectKind} and s.subject_id = d.id and s.due_on = d.due_on)
        group by d.id, d.due_on order by d.due_on, d.id limit ${AT_ONCE}),
      claimed as (insert into sent_reminders (institution_id, stage, subject_kind, subject_id, due_on)
        select ${institutionId}, ${stage}, ${subjectKind}, c.id, c.due_on from chosen c on conflict do nothing
        returning subject_id)
      select c.title, c.link, c.users from chosen c join claimed on claimed.subject_id = c.id`)
    for (const { title, link, users } of due)
      for (const userId of users)
        await notify(tx, institutionId, userId, { kind, subject: words(title), link })
    isMore ||= due.length === AT_ONCE
  }
  return isMore
}

/** Tells every manager but the owner. A task counts as escalated for its due date though nobody else is there. */
async function escalateTasks(tx: Db, institutionId: string, today: string): Promise<boolean> {
  const days = await findEscalation(tx, institutionId)
  if (days === null) return false
  const { rows } = await tx.execute<{ title: string; link: string; users: string[] }>(sql`
    with chosen as (select t.id from tasks t
      where t.institution_id = ${institutionId} and t.status in ${UNFINISHED}
        and t.escalated_for is distinct from t.due_on and t.due_on <= ${today}::date - ${days}::integer
      order by t.due_on, t.id limit ${AT_ONCE} for no key update skip locked),
    escalated as (update tasks t set escalated_for = t.due_on from chosen c
      where t.institution_id = ${institutionId} and t.id = c.id returning t.id, t.title, t.due_on, t.owner_id)
    select t.title, ${TASK_LINK} as link, array(select m.user_id::text from user_profiles m
      where m.institution_id = ${institutionId} and m.role in ('manager', 'admin') and m.seat = 'member'
        and m.user_id is distinct from t.owner_id) as users
    from escalated t order by t.due_on, t.id`)
  for (const { title, link, users } of rows)
    for (const userId of users)
      await notify(tx, institutionId, userId, {
        kind: 'task.escalated',
        subject: `“${title}” is overdue, and its owner was told`,
        link,
      })
  return rows.length === AT_ONCE
}
