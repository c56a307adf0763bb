import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { asc, gt, sql } from 'drizzle-orm'
import { auditLogTable } from './audit-tables.ts'

export interface AuditEntry {
  action: string
  /** Who did it; nobody where the program or a stranger did. */
  actorId: string | null
  /** What it was done to: an account, an article, a request. */
  subjectId: string | null
  ip: string
  /** Never secrets, and of people only ids: the log outlives their accounts. */
  detail?: Record<string, unknown>
}

/** Call it last in the transaction of the write it tells of: the chain has one end, and writers wait for it in line. */
export async function recordAudit(
  tx: Db,
  { action, actorId, subjectId, ip, detail = {} }: AuditEntry,
): Promise<void> {
  const at = new Date().toISOString()
  const detailText = JSON.stringify(detail)
  const hashed = hashedText({ at, action, actorId, subjectId, ip, detail: detailText })
  await tx.execute(sql`
    with link as (
      update audit_chain chain
      set length = chain.length + 1,
        previous_hash = chain.hash,
        hash = encode(sha256(convert_to(chain.hash || ':' || (chain.length + 1)::text || ':' || ${hashed}::text, 'UTF8')), 'hex')
      returning chain.length, chain.previous_hash, chain.hash
    )
    insert into audit_log (number, at, action, actor_id, subject_id, ip, detail, previous_hash, hash)
    select link.length, ${at}::timestamptz, ${action}, ${actorId}::uuid, ${subjectId}, ${ip}, ${detailText}, link.previous_hash, link.hash
    from link`)
}

interface HashedFields {
  at: string
  action: string
  actorId: string | null
  subjectId: string | null
  ip: string
  detail: string
}

function hashedText({ at, action, actorId, subjectId, ip, detail }: HashedFields): string {
  return JSON.stringify([at, action, actorId, subjectId, ip, detail])
}

export type ChainVerdict =
  | { outcome: 'whole'; length: number }
  | { outcome: 'broken'; number: number; because: 'missing' | 'changed' | 'cut' }

const BATCH = 1000

/** Walks the whole chain; says the first entry that is missing, was changed, or where the end was cut off. */
export async function verifyAuditChain(db: Db): Promise<ChainVerdict> {
  let hash = '0'.repeat(64)
  let number = 0
  for (;;) {
    const rows = await db
      .select()
      .from(auditLogTable)
      .where(gt(auditLogTable.number, number))
      .orderBy(asc(auditLogTable.number))
      .limit(BATCH)
    for (const row of rows) {
      if (row.number !== number + 1) return { outcome: 'broken', number: number + 1, because: 'missing' }
      const expected = createHash('sha256')
        .update(`${hash}:${row.number}:${hashedText({ ...row, at: row.at.toISOString() })}`)
        .digest('hex')
      if (row.hash !== expected || row.previousHash !== hash) {
        return { outcome: 'broken', number: row.number, because: 'changed' }
      }
      hash = row.hash
      number = row.number
    }
    if (rows.length < BATCH) break
  }
  const { rows } = await db.execute<{ length: string; hash: string }>(
    sql`select length::text, hash from audit_chain`,
  )
  const end = rows[0]
  if (!end || Number(end.length) !== number || end.hash !== hash) {
    return { outcome: 'broken', number: number + 1, because: 'cut' }
  }
  return { outcome: 'whole', length: number }
}
