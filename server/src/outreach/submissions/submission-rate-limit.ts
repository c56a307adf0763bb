import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { lt, sql } from 'drizzle-orm'
import { submissionCountsTable } from './inbox-tables.ts'

const HOUR_MS = 3_600_000

/**
 * Consumes one submission from the client's hourly rate limit. Returns false, without writing, when it is
 * used up. The counter's row lock serializes submissions of one client, and a failed transaction restores
 * the count.
 */
export async function consumeSubmission(
  tx: Db,
  clientAddress: string,
  { now, atMost }: { now: Date; atMost: number },
): Promise<boolean> {
  const hour = hourOf(now)
  await tx.delete(submissionCountsTable).where(lt(submissionCountsTable.hour, hour))
  const counted = await tx
    .insert(submissionCountsTable)
    .values({ clientHash: clientHash(clientAddress, hour), hour, filed: 1 })
    .onConflictDoUpdate({
      target: [submissionCountsTable.clientHash, submissionCountsTable.hour],
      set: { filed: sql`${submissionCountsTable.filed} + 1` },
      setWhere: lt(submissionCountsTable.filed, atMost),
    })
    .returning({ filed: submissionCountsTable.filed })
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
