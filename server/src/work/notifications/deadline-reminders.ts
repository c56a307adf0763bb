import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, Together } from '../../platform/deadlines/deadline.ts'
import { giveWay, inTurn } from '../../platform/jobs/background-pace.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { type NotificationKind, notify } from './notify.ts'

const AT_ONCE = 50
const INSTITUTIONS_AT_ONCE = 100

/** A date that nobody met is escalated for so long; older ones were there before anybody was told. */
const ESCALATED_DAYS = 90

interface Told {
  stage: 'due_in_week' | 'due_tomorrow' | 'overdue' | 'escalated'
  subject: string
  kind: NotificationKind
  words: (title: string) => string
  /** Selects id, title, link, due_on, and user_id. */
  rows: SQL
  together?: Together | undefined
}

interface Turn {
  id: string
  /** The day where the institution is. */
  today: string
}

/**
 * Tells the people who have to act of what is due soon or overdue, and managers of dates of the law that nobody has
 * met: once for each due date. True while there is more to do.
 */
export async function remindAhead(db: Db, now: Date, deadlines: readonly Deadline[]): Promise<boolean> {
  const { rows } = await db.execute<Turn & Record<string, unknown>>(sql`
    select i.id, (${now.toISOString()}::timestamptz at time zone i.time_zone)::date::text as today
    from institutions i where i.suspended_at is null order by i.id`)
  let isMore = false
  for (let first = 0; first < rows.length; first += INSTITUTIONS_AT_ONCE) {
    const turns = rows.slice(first, first + INSTITUTIONS_AT_ONCE)
    for await (const deadline of inTurn(deadlines))
      for await (const { id, today } of inTurn(await listOwed(db, deadline, turns))) {
        const all = noticesOf(deadline, id, sql`${today}::date`)
        isMore = (await inInstitution(db, id, (tx) => tellOfAll(tx, id, all))) || isMore
      }
    await giveWay()
  }
  return isMore
}

/** The institutions where somebody is still to be told. Asked for many at once: of most there is nobody. */
async function listOwed(db: Db, deadline: Deadline, turns: readonly Turn[]): Promise<Turn[]> {
  const owed = noticesOf(deadline, sql`turn.id`, sql`turn.today`).map(
    (told) => sql`exists (select 1 from (${told.rows}) d where ${untold(told, sql`turn.id`)})`,
  )
  if (owed.length === 0) return []
  const { rows } = await db.execute<Turn & Record<string, unknown>>(sql`
    select turn.id, turn.today::text as today
    from json_to_recordset(${JSON.stringify(turns)}::json) as turn (id uuid, today date)
    where ${sql.join(owed, sql` or `)}`)
  return rows
}

const untold = ({ stage, subject }: Told, institutionId: string | SQL): SQL => sql`
  not exists (select 1 from sent_reminders s where s.institution_id = ${institutionId}
    and s.stage = ${stage} and s.subject_kind = ${subject} and s.subject_id = d.id and s.due_on = d.due_on)`

function noticesOf(
  { subject, open, reminders, together, escalation }: Deadline,
  institutionId: string | SQL,
  today: SQL,
): Told[] {
  const reminded = reminders.map(({ stage, kind, from, to, words }): Told => {
    const due = sql`between ${today} + ${from}::integer and ${today} + ${to}::integer`
    const rows = open({ institutionId, due, today, purpose: 'reminders' })
    return { stage, subject, kind, words, rows, together }
  })
  if (!escalation) return reminded
  const due = sql`between ${today} - ${ESCALATED_DAYS}::integer and ${today}`
  // The people who have to act get the reminders; every other manager hears of it here.
  const rows = sql`
    select o.id, o.title, o.link, o.due_on, m.user_id
    from (select id, min(title) as title, min(link) as link, due_on, array_agg(user_id) as users
      from (${open({ institutionId, due, today, purpose: 'escalation' })}) acting group by id, due_on) o
    join user_profiles m on m.institution_id = ${institutionId} and m.role in ('manager', 'admin')
      and m.seat = 'member' and m.user_id <> all (o.users)`
  return [...reminded, { stage: 'escalated', subject, ...escalation, rows }]
}

interface Notice extends Record<string, unknown> {
  title: string
  link: string
  users: string[]
}

async function tellOfAll(tx: Db, institutionId: string, all: readonly Told[]): Promise<boolean> {
  let isMore = false
  for (const told of all) {
    const { kind, words, together } = told
    const { rows: due } = await tx.execute<Notice>(
      together ? claimTogether(institutionId, told, together) : claimEach(institutionId, told),
    )
    for (const { title, link, users } of due)
      for (const userId of users)
        await notify(tx, institutionId, userId, { kind, subject: words(title), link })
    isMore ||= due.length === AT_ONCE
  }
  return isMore
}

const claimEach = (institutionId: string, told: Told): SQL => sql`
  with due as (${told.rows}),
  chosen as (select d.id, d.due_on, min(d.title) as title, min(d.link) as link, json_agg(d.user_id) as users
    from due d where ${untold(told, institutionId)}
    group by d.id, d.due_on order by d.due_on, d.id limit ${AT_ONCE}),
  claimed as (${claim(institutionId, told)})
  select c.title, c.link, c.users from chosen c join claimed on claimed.subject_id = c.id`

const claimTogether = (institutionId: string, told: Told, { several, listPath }: Together): SQL => sql`
  with due as (${told.rows}),
  chosen as (select d.id, d.due_on, min(d.title) as title, min(d.link) as link
    from due d where ${untold(told, institutionId)} group by d.id, d.due_on),
  claimed as (${claim(institutionId, told)})
  select case when count(*) = 1 then min(c.title) else count(*) || ${` ${several}`} end as title,
    case when count(*) = 1 then min(c.link) else ${listPath} end as link,
    (select json_agg(distinct d.user_id) from due d) as users
  from chosen c join claimed on claimed.subject_id = c.id having count(*) > 0`

const claim = (institutionId: string, { stage, subject }: Told): SQL => sql`
  insert into sent_reminders (institution_id, stage, subject_kind, subject_id, due_on)
  select ${institutionId}, ${stage}, ${subject}, c.id, c.due_on from chosen c order by c.due_on, c.id
  on conflict do nothing returning subject_id`
