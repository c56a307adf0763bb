import type { Actor, Auth } from '@plumbline/auth/auth.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { listWorkTables } from './institution-merge.ts'

const PROGRAM: Actor = { id: null, ip: '127.0.0.1' }

/** Deletes one institution whose grace period is over, and that no legal hold keeps; true if there may be another. */
export async function deleteNextInstitution(db: Db, auth: Auth): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from institutions where delete_after <= now()
        and not exists (select 1 from legal_holds h where h.institution_id = institutions.id and h.lifted_at is null)
      order by delete_after limit 1 for update skip locked`)
    const [due] = rows
    if (!due) return false
    await deleteInstitution(tx, auth, due.id, PROGRAM)
    await recordAudit(tx, {
      action: 'institution.deleted',
      actorId: null,
      subjectId: due.id,
      ip: PROGRAM.ip,
      institutionId: due.id,
    })
    return true
  })
}

/** An institution with its work and its people. Its audit entries stay. */
export async function deleteInstitution(tx: Db, auth: Auth, id: string, actor: Actor): Promise<void> {
  const { rows } = await tx.execute<{ user_id: string }>(
    sql`select user_id from user_profiles where institution_id = ${id}`,
  )
  await deleteInstitutionWork(tx, id)
  if (rows.length > 0)
    await auth.accounts.remove(
      tx,
      rows.map(({ user_id }) => user_id),
      actor,
    )
  await tx.execute(sql`delete from institutions where id = ${id}`)
}

/**
 * Rows of work name each other, so tables are emptied in rounds until no reference is left.
 */
async function deleteInstitutionWork(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select set_config('plumbline.deleting_institution', ${id}, true)`)
  let waiting = await listWorkTables(tx)
  while (waiting.length > 0) {
    const blocked: string[] = []
    for (const table of waiting) if (!(await tryDelete(tx, table, id))) blocked.push(table)
    if (blocked.length === waiting.length)
      throw new Error(`rows of ${blocked.join(', ')} still refer to each other`)
    waiting = blocked
  }
}

async function tryDelete(tx: Db, table: string, id: string): Promise<boolean> {
  try {
    await tx.transaction((step) =>
      step.execute(sql`delete from ${sql.identifier(table)} where institution_id = ${id}`),
    )
    return true
  } catch (error) {
    if (isForeignKeyViolation(error)) return false
    throw error
  }
}

function isForeignKeyViolation(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } }).cause?.code
  return code === '23503' || code === '23001'
}
