import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

/** A link has no direction for readers: what was linked from either side. */
export async function listLinks(
  tx: Db,
  institutionId: string,
  { kind, id }: SubjectRef,
): Promise<SubjectRef[]> {
  const { rows } = await tx.execute<SubjectRef & Record<string, unknown>>(sql`
    select kind, id from (
      select to_kind as kind, to_id as id, created_at from work_links
        where institution_id = ${institutionId} and from_kind = ${kind} and from_id = ${id}
      union all
      select from_kind, from_id, created_at from work_links
        where institution_id = ${institutionId} and to_kind = ${kind} and to_id = ${id}
    ) as linked order by created_at`)
  return rows
}

/** False where the two were linked already, from either side. */
export async function addLink(
  tx: Db,
  institutionId: string,
  userId: string,
  from: SubjectRef,
  to: SubjectRef,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into work_links (institution_id, from_kind, from_id, to_kind, to_id, created_by)
    select ${institutionId}::uuid, ${from.kind}, ${from.id}::uuid, ${to.kind}, ${to.id}::uuid, ${userId}::uuid
    where not exists (select 1 from work_links where institution_id = ${institutionId}
      and from_kind = ${to.kind} and from_id = ${to.id} and to_kind = ${from.kind} and to_id = ${from.id})
    on conflict do nothing returning 1`)
  return rows.length > 0
}

export async function removeLink(
  tx: Db,
  institutionId: string,
  a: SubjectRef,
  b: SubjectRef,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    delete from work_links where institution_id = ${institutionId}
      and ((from_kind = ${a.kind} and from_id = ${a.id} and to_kind = ${b.kind} and to_id = ${b.id})
        or (from_kind = ${b.kind} and from_id = ${b.id} and to_kind = ${a.kind} and to_id = ${a.id}))
    returning 1`)
  return rows.length > 0
}
