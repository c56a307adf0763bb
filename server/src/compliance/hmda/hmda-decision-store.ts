import { randomBytes } from 'node:crypto'
import type { HmdaDecision } from '@plumbline/contract/compliance/hmda.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { utcMoment } from '../../platform/sql.ts'

interface Memory {
  remembers: boolean
  key: string
}

/** The institution's switch and key; made at the first look, switched on. */
export async function findMemory(tx: Db, institutionId: string): Promise<Memory> {
  const key = randomBytes(32).toString('base64')
  await tx.execute(sql`
    insert into hmda_memories (institution_id, hash_key) values (${institutionId}, ${key})
    on conflict (institution_id) do nothing`)
  const { rows } = await tx.execute<{ remembers: boolean; key: string }>(sql`
    select remembers, hash_key as key from hmda_memories where institution_id = ${institutionId}`)
  return rows[0]!
}

export async function setMemory(tx: Db, institutionId: string, remembers: boolean): Promise<void> {
  await findMemory(tx, institutionId)
  const key = randomBytes(32).toString('base64')
  if (!remembers) await tx.execute(sql`delete from hmda_decisions where institution_id = ${institutionId}`)
  // A new key: hashes that left the institution match nothing any more.
  await tx.execute(sql`
    update hmda_memories set remembers = ${remembers}, hash_key = case when ${remembers} then hash_key else ${key} end
    where institution_id = ${institutionId}`)
}

export async function listDecisions(tx: Db, institutionId: string): Promise<HmdaDecision[]> {
  const { rows } = await tx.execute<HmdaDecision & Record<string, unknown>>(sql`
    select edit, loan_hash as loan, values_hash as "values", reason, decided_by_name as who,
      ${utcMoment('decided_at', 'MS')} as "when"
    from hmda_decisions where institution_id = ${institutionId} order by decided_at, edit, loan_hash`)
  return rows
}

export async function countDecisions(tx: Db, institutionId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from hmda_decisions where institution_id = ${institutionId}`)
  return rows[0]!.count
}

interface NewDecision {
  edit: string
  loan: string
  values: string
  reason: string
  userId: string
  name: string
}

export async function saveDecision(
  tx: Db,
  institutionId: string,
  decision: NewDecision,
): Promise<HmdaDecision> {
  const { edit, loan, values, reason, userId, name } = decision
  const { rows } = await tx.execute<HmdaDecision & Record<string, unknown>>(sql`
    insert into hmda_decisions (institution_id, edit, loan_hash, values_hash, reason, decided_by, decided_by_name)
    values (${institutionId}, ${edit}, ${loan}, ${values}, ${reason}, ${userId}, ${name})
    on conflict (institution_id, edit, loan_hash) do update set values_hash = excluded.values_hash,
      reason = excluded.reason, decided_by = excluded.decided_by, decided_by_name = excluded.decided_by_name, decided_at = now()
    returning edit, loan_hash as loan, values_hash as "values", reason, decided_by_name as who,
      ${utcMoment('decided_at', 'MS')} as "when"`)
  return rows[0]!
}

export async function removeDecision(
  tx: Db,
  institutionId: string,
  edit: string,
  loan: string,
): Promise<void> {
  await tx.execute(sql`
    delete from hmda_decisions where institution_id = ${institutionId} and edit = ${edit} and loan_hash = ${loan}`)
}
