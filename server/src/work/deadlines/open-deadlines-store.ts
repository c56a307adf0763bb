import type { Need, NeedKind } from '@plumbline/contract/insight/dashboard.ts'
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

/** Everything with a date that a person has to act on, for their calendar. */
export async function listOwnDeadlines(
  tx: Db,
  deadlines: readonly Deadline[],
  { institutionId, userId }: Reader,
  today: string,
): Promise<OwnDeadline[]> {
  const parts = deadlines.map(
    ({ subject, open }) => sql`select ${subject}::text as subject, o.id::text as id, o.title, o.link, o.due_on
      from (${open({ institutionId, due: sql`is not null`, today: sql`${today}::date` })}) o
      where o.user_id = ${userId}`,
  )
  const { rows } = await tx.execute<OwnDeadline & Record<string, unknown>>(sql`
    select subject, id, title, link, due_on::text as "dueOn" from (${unionOf(parts)}) own
    order by due_on desc, subject, id limit ${CALENDAR_AT_MOST}`)
  return rows
}

export interface Needs {
  items: Need[]
  totalCount: number
  overdueCount: number
}

/**
 * What needs a person now: what waits for them, and what is due within so many days. A record with two dates
 * counts once, with the earlier one.
 */
export async function listNeeds(
  tx: Db,
  { deadlines, waiting }: { deadlines: readonly Deadline[]; waiting: readonly Waiting[] },
  reader: Reader,
  { today, days, atMost }: { today: string; days: number; atMost: number },
): Promise<Needs> {
  const { institutionId, userId } = reader
  const day = sql`${today}::date`
  const dated = deadlines.map(
    ({ need, open }) => sql`select ${need}::text as kind, o.id::text as id, o.title, o.link, o.due_on
      from (${open({ institutionId, due: sql`<= ${day} + ${days}::integer`, today: day })}) o
      where o.user_id = ${userId}`,
  )
  const undated = waiting.map(
    ({
      need,
      open,
    }) => sql`select ${need}::text as kind, o.id::text as id, o.title, o.link, null::date as due_on
      from (${open({ institutionId, userId, isManager: isManager(reader), today: day })}) o`,
  )
  const { rows } = await tx.execute<
    { kind: NeedKind; id: string; title: string; link: string; dueOn: string | null } & Counted
  >(sql`
    select kind, id, title, link, due_on::text as "dueOn", count(*) over ()::integer as "totalCount",
      count(*) filter (where due_on < ${day}) over ()::integer as "overdueCount"
    from (select distinct on (id) * from (${unionOf([...dated, ...undated])}) every order by id, due_on nulls last) needs
    order by due_on nulls last, kind, id limit ${atMost}`)
  const [first] = rows
  return {
    items: rows.map(({ kind, id, title, link, dueOn }) => ({ kind, id, title, link, dueOn })),
    totalCount: first?.totalCount ?? 0,
    overdueCount: first?.overdueCount ?? 0,
  }
}

type Counted = { totalCount: number; overdueCount: number } & Record<string, unknown>

const unionOf = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `)
