import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { hashedText, START } from './audit-hashes.ts'
import { lockAsWriter } from './audit-locks.ts'

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

/** Whom the chains of entries belong to that concern no institution. */
const INSTALLATION = '00000000-0000-0000-0000-000000000000'

/**
 * Call it last in the transaction of the write. The entry extends a chain of its institution that no other transaction
 * holds, or begins a new one, so that writers never wait for each other (decision 0140). One statement: it takes the
 * number after it locked the chain, so that numbers grow along each chain.
 */
export async function recordAudit(
  tx: Db,
  { action, actorId, subjectId, ip, detail = {}, institutionId = null }: AuditEntry,
): Promise<void> {
  const at = new Date().toISOString()
  const detailText = JSON.stringify(detail)
  const hashed = hashedText({ at, action, actorId, subjectId, ip, detail: detailText, institutionId })
  const belongsTo = institutionId ?? INSTALLATION
  await tx.execute(sql`
    with writer as materialized (select ${lockAsWriter(belongsTo)}),
    free as materialized (
      select c.id, c.length, c.hash from audit_chains c, writer
      where c.belongs_to = ${belongsTo}::uuid
      order by c.id limit 1 for update of c skip locked
    ),
    numbered as materialized (
      select nextval('audit_log_number_seq') as number, free.id, free.length, free.hash
      from (select count(*) from free) counted left join free on true
    ),
    next as materialized (
      select number, id is null as is_first, coalesce(id, nextval('audit_chains_id_seq')) as chain,
        coalesce(length, 0) + 1 as position, coalesce(hash, ${START}::text) as previous_hash
      from numbered
    ),
    link as materialized (
      select *, encode(sha256(convert_to(concat_ws(':', previous_hash, chain, position, number, ${hashed}::text), 'UTF8')), 'hex') as hash
      from next
    ),
    grown as (
      update audit_chains c set length = link.position, hash = link.hash from link where c.id = link.chain and not link.is_first
    ),
    begun as (
      insert into audit_chains (id, belongs_to, length, hash)
      select chain, ${belongsTo}::uuid, position, hash from link where is_first
    )
    insert into audit_log
      (number, at, action, actor_id, subject_id, ip, detail, previous_hash, hash, institution_id, chain, chain_position)
    select number, ${at}::timestamptz, ${action}, ${actorId}::uuid, ${subjectId}, ${ip}, ${detailText}, previous_hash,
      hash, ${institutionId}::uuid, chain, position
    from link`)
}
