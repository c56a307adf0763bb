import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { lt, sql } from 'drizzle-orm'
import { filingCountsTable } from './inbox-tables.ts'

const HOUR_MS = 3_600_000

/**
 * Counts one filing of this client, or answers that its hour is full, and writes nothing.
 * The count's row makes simultaneous filings of one client wait for each other; a
 * transaction that fails takes its count back.
 */
export async function countFiling(
  tx: Db,
  clientAddress: string,
  { now, atMost }: { now: Date; atMost: number },
): Promise<boolean> {
  const hour = hourOf(now)
  await tx.delete(filingCountsTable).where(lt(filingCountsTable.hour, hour))
  const counted = await tx
    .insert(filingCountsTable)
    .values({ clientHash: clientHash(clientAddress, hour), hour, filed: 1 })
    .onConflictDoUpdate({
      target: [filingCountsTable.clientHash, filingCountsTable.hour],
      set: { filed: sql`${filingCountsTable.filed} + 1` },
      setWhere: lt(filingCountsTable.filed, atMost),
    })
    .returning({ filed: filingCountsTable.filed })
  return counted.length > 0
}

export function secondsToNextHour(now: Date): number {
  return Math.ceil((hourOf(now).getTime() + HOUR_MS - now.getTime()) / 1000)
}

function hourOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
}

function clientHash(address: string, hour: Date): string {
  const client = networkOf(address, ONE_CLIENT)
  return createHash('sha256').update(`${hour.toISOString()} ${client}`).digest('hex')
}
