import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'

export async function listAdopted(
  tx: Db,
  institutionId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await tx.execute<{ key: string; taskId: string | null }>(sql`
    select key, task_id as "taskId" from adopted_duties where institution_id = ${institutionId}`)
  return new Map(rows.map(({ key, taskId }) => [key, taskId]))
}

/** False where somebody made it a task before, or at the same moment. A deleted task can be made again. */
export async function claimDuty(
  tx: Db,
  institutionId: string,
  key: string,
  byName: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into adopted_duties as a (institution_id, key, adopted_by_name) values (${institutionId}, ${key}, ${byName})
    on conflict (institution_id, key) do update set adopted_by_name = excluded.adopted_by_name, adopted_at = now()
      where a.task_id is null
    returning 1`)
  return rows.length > 0
}

export async function noteTask(tx: Db, institutionId: string, key: string, taskId: string): Promise<void> {
  await tx.execute(sql`
    update adopted_duties set task_id = ${taskId} where institution_id = ${institutionId} and key = ${key}`)
}
