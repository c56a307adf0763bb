import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { type NotificationKind, notify } from './notify.ts'

const AT_ONCE = 50

/** A date that nobody met is escalated for so long; older ones were there before anybody was told. */
const ESCALATED_DAYS = 90

interface Told {
  stage: 'due_in_week' | 'due_tomorrow' | 'overdue' | 'escalated'
  subject: string
  kind: NotificationKind
  words: (title: string) => string
  /** Selects id, title, link, due_on, and user_id. */
  rows: SQL
}

/**
 * Tells the people who have to act of what is due soon or overdue, and managers of dates of the law that nobody has
 * met: once for each due date. True while there is more to do.
 */
export async function remindAhead(db: Db, now: Date, deadlines: readonly Deadline[]): Promise<boolean> {
  const { rows } = await db.execute<{ id: string; today: string }>(sql`
    select i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from institutions i where i.suspended_at is null`)
  let isMore = false
  for (const { id, today } of rows) {
    const all = deadlines.flatMap((deadline) => noticesOf(deadline, id, sql`${today}::date`))
    isMore = (await inInstitution(db, id, (tx) => tellOfAll(tx, id, all))) || isMore
  }
  return isMore
}

function noticesOf(
  { subject, open, reminders, escalation }: Deadline,
  institutionId: string,
  today: SQL,
): Told[] {
  const reminded = reminders.map(({ stage, kind, from, to, words }): Told => {
    const due = sql`between ${today} + ${from}::integer and ${today} + ${to}::integer`
    return { stage, subject, kind, words, rows: open({ institutionId, due, today, forReminders: true }) }
  })
  if (!escalation) return reminded
  const due = sql`between ${today} - ${ESCALATED_DAYS}::integer and ${today}`
  // The people who have to act get the reminders; every other manager hears of it here.
  const rows = sql`
    select o.id, o.title, o.link, o.due_on, m.user_id
    from (select id, min(title) as title, min(link) as link, due_on, array_agg(user_id) as users
      from (${open({ institutionId, due, today })}) acting group by id, due_on) o
    join user_profiles m on m.institution_id = ${institutionId} and m.role in ('manager', 'admin')
      and m.seat = 'member' and m.user_id <> all (o.users)`
  return [...reminded, { stage: 'escalated', subject, ...escalation, rows }]
}

async function tellOfAll(tx: Db, institutionId: string, all: readonly Told[]): Promise<boolean> {
  let isMore = false
  for (const { stage, subject, kind, words, rows } of all) {
    const { rows: due } = await tx.execute<{ title: string; link: string; users: string[] }>(sql`
      with due as (${rows}),
      chosen as (select d.id, d.due_on, min(d.title) as title, min(d.link) as link, json_agg(d.user_id) as users
        from due d where not exists (select 1 from sent_reminders s where s.institution_id = ${institutionId}
          and s.stage = ${stage} and s.subject_kind = ${subject} and s.subject_id = d.id and s.due_on = d.due_on)
        group by d.id, d.due_on order by d.due_on, d.id limit ${AT_ONCE}),
      claimed as (insert into sent_reminders (institution_id, stage, subject_kind, subject_id, due_on)
        select ${institutionId}, ${stage}, ${subject}, c.id, c.due_on from chosen c on conflict do nothing
        returning subject_id)
      select c.title, c.link, c.users from chosen c join claimed on claimed.subject_id = c.id`)
    for (const { title, link, users } of due)
      for (const userId of users)
        await notify(tx, institutionId, userId, { kind, subject: words(title), link })
    isMore ||= due.length === AT_ONCE
  }
  return isMore
}
