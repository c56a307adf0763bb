import { createHash } from 'node:crypto'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { auditLogTable } from './audit-tables.ts'

export interface AuditEntry {
  action: AuditAction
  /** Who did it; absent for the program and for visitors. */
  actorId: string | null
  /** What it was done to: an account, an article, a request. */
  subjectId: string | null
  ip: string
  /** The institution whose people or work it concerns; its managers read the entry. */
  institutionId?: string | null
  /** Never secrets, and only ids of people: the log outlives their accounts. */
  detail?: Record<string, unknown>
}

/** Call it last in the transaction of the write: entries form one chain, and writers queue for its end. */
export async function recordAudit(
  tx: Db,
  { action, actorId, subjectId, ip, detail = {}, institutionId = null }: AuditEntry,
): Promise<void> {
  const at = new Date().toISOString()
  const detailText = JSON.stringify(detail)
  const hashed = hashedText({ at, action, actorId, subjectId, ip, detail: detailText, institutionId })
  await tx.execute(sql`
    with link as (
      update audit_chain chain
      set length = chain.length + 1,
        previous_hash = chain.hash,
        hash = encode(sha256(convert_to(chain.hash || ':' || (chain.length + 1)::text || ':' || ${hashed}::text, 'UTF8')), 'hex')
      returning chain.length, chain.previous_hash, chain.hash
    )
    insert into audit_log (number, at, action, actor_id, subject_id, ip, detail, previous_hash, hash, institution_id)
    select link.length, ${at}::timestamptz, ${action}, ${actorId}::uuid, ${subjectId}, ${ip}, ${detailText}, link.previous_hash, link.hash, ${institutionId}::uuid
    from link`)
}

interface HashedFields {
  at: string
  action: string
  actorId: string | null
  subjectId: string | null
  ip: string
  detail: string
  institutionId: string | null
}

/** Entries from before there were institutions were hashed without one. */
function hashedText({ at, action, actorId, subjectId, ip, detail, institutionId }: HashedFields): string {
  const fields = [at, action, actorId, subjectId, ip, detail]
  return JSON.stringify(institutionId === null ? fields : [...fields, institutionId])
}

export type ChainVerdict =
  | { outcome: 'whole'; length: number; hash: string }
  | { outcome: 'broken'; number: number; because: 'missing' | 'changed' | 'cut' | 'not the noted one' }

/** The end of the chain as it was noted outside of the database: whoever rewrites the log cannot rewrite this. */
export interface ChainAnchor {
  length: number
  hash: string
}

const BATCH = 1000

/**
 * Verifies the whole chain. Names the first entry that is missing or changed, or where the end was cut
 * off, and with an anchor the entry that is not the one noted then. Reads the end first, so that entries written meanwhile are ignored.
 */
export async function verifyAuditChain(db: Db, anchor?: ChainAnchor): Promise<ChainVerdict> {
  const end = await readEnd(db)
  let hash = '0'.repeat(64)
  let number = 0
  while (number < end.length) {
    const rows = await db
      .select()
      .from(auditLogTable)
      .where(and(gt(auditLogTable.number, number), lte(auditLogTable.number, end.length)))
      .orderBy(asc(auditLogTable.number))
      .limit(BATCH)
    if (rows.length === 0) break
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
      if (anchor?.length === number && anchor.hash !== hash)
        return { outcome: 'broken', number, because: 'not the noted one' }
    }
  }
  if (number !== end.lastNumber || number !== end.length || hash !== end.hash) {
    return { outcome: 'broken', number: number + 1, because: 'cut' }
  }
  if (anchor && anchor.length > number) return { outcome: 'broken', number: number + 1, because: 'cut' }
  return { outcome: 'whole', length: number, hash }
}

/** What to note outside of the database. */
export async function readAuditAnchor(db: Db): Promise<ChainAnchor> {
  const { length, hash } = await readEnd(db)
  return { length, hash }
}

/** One statement and so one snapshot: the end of the chain and the last entry. */
async function readEnd(db: Db) {
  const { rows } = await db.execute<{ length: string; hash: string; last_number: string }>(sql`
    select length::text, hash, (select coalesce(max(number), 0)::text from audit_log) as last_number
    from audit_chain`)
  const [end] = rows
  return end
    ? { length: Number(end.length), hash: end.hash, lastNumber: Number(end.last_number) }
    : { length: 0, hash: '', lastNumber: 0 }
}
