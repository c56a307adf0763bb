import type { Db } from '@plumbline/database/db.ts'
import { sql } from 'drizzle-orm'
import { type ChainEnd, FIRST_CHAIN } from './audit-hashes.ts'
import { holdAllWriters } from './audit-locks.ts'

export interface FoundEnd extends ChainEnd {
  /** The position of the last entry that the log has of the chain. */
  last: number
}

export interface AuditEnds {
  ends: FoundEnd[]
  /** The number of the last entry. */
  number: number
  /**
   * How long the first chain was when institutions got their own. A process of the release before may have extended it
   * a little since; notes name the end at that time.
   */
  closedAt: number
}

/**
 * One statement and so one snapshot, while nobody writes: the ends, and the last entry of each chain. Chains whose end
 * somebody removed are found by their entries.
 */
export async function readEnds(tx: Db): Promise<AuditEnds> {
  await holdAllWriters(tx)
  const { rows } = await tx.execute<{
    chain: string
    length: string
    hash: string
    last: string
    number: string
    closed_at: string
  }>(sql`
    with recursive found as (
      (select chain, coalesce(chain_position, number) as last, number from audit_log
        order by chain desc, coalesce(chain_position, number) desc limit 1)
      union all
      select before.* from found, lateral (
        select l.chain, coalesce(l.chain_position, l.number), l.number from audit_log l where l.chain < found.chain
        order by l.chain desc, coalesce(l.chain_position, l.number) desc limit 1
      ) before
    ),
    ends as (
      select id as chain, length, hash from audit_chains
      union all select ${FIRST_CHAIN}, length, hash from audit_chain where length > 0
    )
    select coalesce(ends.chain, found.chain)::text as chain, coalesce(ends.length, 0)::text as length,
      coalesce(ends.hash, '') as hash, coalesce(found.last, 0)::text as last, coalesce(found.number, 0)::text as number,
      (select coalesce(max(closed_at), 0)::text from audit_chain) as closed_at
    from ends full join found on found.chain = ends.chain
    order by coalesce(ends.chain, found.chain)`)
  return {
    ends: rows.map(({ chain, length, hash, last }) => ({
      chain: Number(chain),
      length: Number(length),
      hash,
      last: Number(last),
    })),
    number: Math.max(0, ...rows.map(({ number }) => Number(number))),
    closedAt: Number(rows[0]?.closed_at ?? 0),
  }
}
