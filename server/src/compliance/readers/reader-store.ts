import type { Reader } from '@plumbline/contract/compliance/readers.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { ListedReader } from '@plumbline/rules/readers/reader-list.ts'
import { type SQL, sql } from 'drizzle-orm'
import { utcMoment, uuidList } from '../../platform/sql.ts'
import { registeredNouns } from '../../work/nouns/noun-register.ts'

export const readerPath = (id: string): string => `/read/${id}`

/** The institution's own people: those of vendors are no readers of its policies. */
const IS_STAFF = sql`r.vendor_id is null`

/** What a reader owes or has done: signatures of versions that no later one replaced, and what nouns ask. */
const askedOf = (institutionId: string, today: string): SQL => sql`
  select a.reader_id, a.due_on, a.signed_at is not null as is_done
  from attestations a join policy_versions v on v.institution_id = a.institution_id and v.id = a.version_id
  where a.institution_id = ${institutionId} and a.reader_id is not null
    and (a.signed_at is not null or not exists (select 1 from policy_versions n
      where n.institution_id = v.institution_id and n.policy_id = v.policy_id and n.state = 'approved'
        and n.number > v.number and n.effective_on <= ${today}::date))
  ${sql.join(
    registeredNouns().flatMap(({ readerDesk }) =>
      readerDesk?.owed ? [sql`union all ${readerDesk.owed(institutionId)}`] : [],
    ),
    sql` `,
  )}`

export async function listReaders(tx: Db, institutionId: string, today: string): Promise<Reader[]> {
  const { rows } = await tx.execute<Omit<Reader, 'path'> & Record<string, unknown>>(sql`
    with counts as (select asked.reader_id, count(*) filter (where not is_done)::integer as open,
        count(*) filter (where not is_done and due_on < ${today}::date)::integer as overdue,
        count(*) filter (where is_done)::integer as done
      from (${askedOf(institutionId, today)}) asked group by asked.reader_id)
    select r.id, r.name, r.email, r.department, ${utcMoment('r.last_seen_at')} as "lastSeenAt",
      coalesce(c.open, 0) as "openCount", coalesce(c.overdue, 0) as "overdueCount", coalesce(c.done, 0) as "doneCount"
    from readers r left join counts c on c.reader_id = r.id
    where r.institution_id = ${institutionId} and ${IS_STAFF} order by lower(r.name), r.id limit 2000`)
  return rows.map((row) => ({ ...row, path: readerPath(row.id) }))
}

export async function countReaders(tx: Db, institutionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from readers r where r.institution_id = ${institutionId} and ${IS_STAFF}`,
  )
  return rows[0]!.count
}

/** Of these ids, those of readers of the institution. */
export async function findReaderIds(
  tx: Db,
  institutionId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    select r.id from readers r where r.institution_id = ${institutionId} and ${IS_STAFF} and r.id = any(${uuidList(ids)})`)
  return rows.map(({ id }) => id)
}

/** Those of the addresses under which people of the institution have accounts. */
export async function listOwnAddresses(
  tx: Db,
  institutionId: string,
  emails: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select lower(email) as email from institution_people where institution_id = ${institutionId}
      and lower(email) in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`)
  return rows.map(({ email }) => email)
}

export async function saveReaders(
  tx: Db,
  institutionId: string,
  people: readonly ListedReader[],
): Promise<{ id: string; isNew: boolean }[]> {
  const { rows } = await tx.execute<{ id: string; isNew: boolean }>(sql`
    insert into readers (institution_id, email, name, department)
    select ${institutionId}::uuid, p.email, p.name, p.department
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(email text, name text, department text)
    on conflict (institution_id, email) where vendor_id is null do update set name = excluded.name,
      department = case when excluded.department = '' then readers.department else excluded.department end
    returning id, xmax = 0 as "isNew"`)
  return rows
}

/** What the reader has not done goes along, by a trigger: also where a person is erased by address. */
export async function deleteReader(tx: Db, institutionId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`delete from readers r where r.institution_id = ${institutionId} and r.id = ${id} and ${IS_STAFF} returning r.id`,
  )
  return rows.length > 0
}

const MAIL_SPACING_MINUTES = 5

/** False where the reader got one within the last minutes. */
export async function takeMailTurn(tx: Db, institutionId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update readers set mailed_at = now() where institution_id = ${institutionId} and id = ${id}
      and coalesce(mailed_at < now() - ${`${MAIL_SPACING_MINUTES} minutes`}::interval, true) returning id`)
  return rows.length > 0
}
