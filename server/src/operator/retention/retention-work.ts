import type { Db } from '@plumbline/database/db.ts'
import { type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { giveWay } from '../../platform/jobs/background-pace.ts'
import { RETENTION_RULES, type RetentionRule } from './retention-rules.ts'

export interface Overdue extends Pick<RetentionRule, 'what' | 'table' | 'keptFor'> {
  rows: number
}

/** Applications are megabytes each: small batches keep transactions short. */
const ROWS_AT_ONCE = 100

/** Counts expired rows without changing anything. */
export async function countOverdue(db: Db, now: Date): Promise<Overdue[]> {
  const overdue: Overdue[] = []
  for (const rule of RETENTION_RULES) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::integer as count from ${sql.raw(rule.table)} where ${isOver(rule, now)}`,
    )
    overdue.push({ what: rule.what, table: rule.table, keptFor: rule.keptFor, rows: rows[0]!.count })
  }
  return overdue
}

/** Deletes in batches, each in a transaction with its audit entry. Concurrent runs share the work. */
export async function deleteOverdue(db: Db, now: Date): Promise<Overdue[]> {
  const deleted: Overdue[] = []
  for (const rule of RETENTION_RULES) {
    let rows = 0
    for (;;) {
      const batch = await db.transaction((tx) => deleteBatch(tx, rule, now))
      rows += batch
      await giveWay()
      if (batch < ROWS_AT_ONCE) break
    }
    deleted.push({ what: rule.what, table: rule.table, keptFor: rule.keptFor, rows })
  }
  return deleted
}

async function deleteBatch(tx: Db, rule: RetentionRule, now: Date): Promise<number> {
  const table = sql.raw(rule.table)
  const { rows } = await tx.execute<{ count: number }>(sql`
    with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOver(rule, now)}
        order by ${sql.raw(rule.since)} limit ${ROWS_AT_ONCE} for update skip locked))
      returning 1
    )
    select count(*)::integer as count from gone`)
  const { count } = rows[0]!
  if (count > 0) {
    await recordAudit(tx, {
      action: 'retention.delete',
      actorId: null,
      subjectId: null,
      ip: '',
      detail: { table: rule.table, rows: count, keptFor: rule.keptFor },
    })
  }
  return count
}

function isOver({ since, only, keptFor }: RetentionRule, now: Date): SQL {
  const isOld = sql`${sql.raw(since)} < ${now.toISOString()}::timestamptz - ${keptFor}::interval`
  return only ? sql`${isOld} and ${sql.raw(only)}` : isOld
}
