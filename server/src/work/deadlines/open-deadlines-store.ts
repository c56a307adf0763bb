import type { Need } from '@plumbline/contract/insight/dashboard.ts'
import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'

const CALENDAR_AT_MOST = 1_000

export interface OwnDeadline {
  subject: string
  id: string
  title: string
  link: string
  dueOn: string
}

/** Everything with a date that a person has to act on, for their calendar: of too many, those nearest to today. */
export async function listOwnDeadlines(
  tx: Db,
  deadlines: readonly Deadline[],
  { institutionId, userId }: Reader,
  today: string,
): Promise<OwnDeadline[]> {
  const parts = deadlines.map(
    ({ subject, open }) => sql`select ${subject}::text as subject, o.id::text as id, o.title, o.link, o.due_on
      from (${open({ institutionId, due: sql`is not null`, today: sql`${today}::date`, purpose: 'calendar' })}) o
      where o.user_id = ${userId}`,
  )
  const { rows } = await tx.execute<OwnDeadline & Record<string, unknown>>(sql`
    select subject, id, title, link, due_on::text as "dueOn" from (${unionOf(parts)}) own
    order by abs(due_on - ${today}::date), subject, id limit ${CALENDAR_AT_MOST}`)
  return rows
}

export interface Needs {
  items: Need[]
  totalCount: number
  overdueCount: number
  byDay: { day: string; count: number }[]
}

interface WhichNeeds {
  today: string
  days: number
  on?: string | undefined
  atMost: number
}

/**
 * What needs a person: what waits for them, and what is due within so many days. A record with two dates counts once,
 * with the earlier one; a task that was made for something else counts as that. What waits without a date holds others
 * up: it comes after what is due today, before what is due later.
 */
export async function listNeeds(
  tx: Db,
  sources: Sources,
  reader: Reader,
  { today, days, on, atMost }: WhichNeeds,
): Promise<Needs> {
  const day = sql`${today}::date`
  const { rows } = await tx.execute<NeedsRow>(sql`
    with needs as materialized (
      select distinct on (id) * from (${allNeeds(sources, reader, day, days)}) every
      order by id, kind = 'task', due_on nulls last),
    shown as (
      select * from needs ${on === undefined ? sql`` : sql`where due_on = ${on}::date`}
      order by coalesce(due_on, ${day}), due_on nulls last, kind, id limit ${atMost})
    select (select count(*)::integer from needs) as "totalCount",
      (select count(*)::integer from needs where due_on < ${day}) as "overdueCount",
      (select coalesce(json_agg(json_build_object('day', d.due_on::text, 'count', d.count) order by d.due_on), '[]')
        from (select due_on, count(*)::integer as count from needs where due_on >= ${day} group by due_on) d) as "byDay",
      (select coalesce(json_agg(json_build_object('kind', s.kind, 'id', s.id, 'title', s.title, 'link', s.link,
          'dueOn', s.due_on::text, 'reason', ${reasonOf(sources, sql`s`)}) order by coalesce(s.due_on, ${day}), s.due_on nulls last, s.kind, s.id), '[]')
        from shown s) as items`)
  return rows[0]!
}

type NeedsRow = Needs & Record<string, unknown>

type Sources = { deadlines: readonly Deadline[]; waiting: readonly Waiting[] }

function allNeeds({ deadlines, waiting }: Sources, reader: Reader, day: SQL, days: number): SQL {
  const { institutionId, userId } = reader
  const dated = deadlines.map(
    (
      { need, open },
      at,
    ) => sql`select ${sourceAt(at)} as source, ${need}::text as kind, o.id::text as id, o.title, o.link, o.due_on
      from (${open({ institutionId, due: sql`<= ${day} + ${days}::integer`, today: day, purpose: 'needs' })}) o
      where o.user_id = ${userId}`,
  )
  const undated = waiting.map(
    (
      { need, open, hasDate },
      at,
    ) => sql`select ${sourceAt(deadlines.length + at)} as source, ${need}::text as kind, o.id::text as id, o.title, o.link,
      ${hasDate ? sql`o.due_on` : sql`null::date`} as due_on
      from (${open({ reader, institutionId, userId, isManager: isManager(reader), today: day })}) o`,
  )
  return unionOf([...dated, ...undated])
}

/** A kind can have several sources, each with a reason of its own. */
const sourceAt = (at: number): SQL => sql.raw(String(at))

/** Asked for the few rows that are shown. */
function reasonOf({ deadlines, waiting }: Sources, row: SQL): SQL {
  const cases = [...deadlines, ...waiting].map(
    ({ reason }, at) =>
      sql`when ${sourceAt(at)} then ${
        typeof reason === 'string' ? sql`${reason}::text` : sql`(${reason(sql`${row}.id::uuid`)})`
      }`,
  )
  return sql`coalesce(case ${row}.source ${sql.join(cases, sql` `)} end, '')`
}

const unionOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `)
