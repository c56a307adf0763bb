import { createHash } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { submissionCountsTable } from './inbox-tables.ts'

const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS
const MEGABYTE = 1024 * 1024

/**
 * Of a day in UTC: as many times the hour's limit, and bytes with files for each form of that limit: 30 MB for a
 * network and 1,000 MB in all at the usual 20 forms an hour.
 */
export const DAY = {
  network: { hours: 5, bytesForEach: 1.5 * MEGABYTE },
  all: { hours: 100, bytesForEach: 50 * MEGABYTE },
} as const

/** Whether the day has room for this network and for anybody. Reads only: a flood of refusals writes nothing. */
export async function dayHasRoom(
  tx: Db,
  clientAddress: string,
  { now, atMost, bytes }: { now: Date; atMost: number; bytes: number },
): Promise<boolean> {
  const { hour, network, all } = dayOf(clientAddress, now)
  const counted = await tx
    .select()
    .from(submissionCountsTable)
    .where(
      and(eq(submissionCountsTable.hour, hour), inArray(submissionCountsTable.clientHash, [network, all])),
    )
  return counted.every(({ clientHash, filed, bytes: used }) => {
    const limit = clientHash === network ? DAY.network : DAY.all
    return filed < limit.hours * atMost && (used ?? 0) + bytes <= limit.bytesForEach * atMost
  })
}

export async function countForDay(
  tx: Db,
  clientAddress: string,
  { now, bytes }: { now: Date; bytes: number },
): Promise<void> {
  const { hour, network, all } = dayOf(clientAddress, now)
  for (const clientHash of [network, all])
    await tx
      .insert(submissionCountsTable)
      .values({ clientHash, hour, filed: 1, bytes })
      .onConflictDoUpdate({
        target: [submissionCountsTable.clientHash, submissionCountsTable.hour],
        set: {
          filed: sql`${submissionCountsTable.filed} + 1`,
          bytes: sql`${submissionCountsTable.bytes} + ${bytes}`,
        },
      })
}

export function secondsToNextDay(now: Date): number {
  return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000)
}

/** A day is counted at its last hour, and deleted with it. */
function dayOf(clientAddress: string, now: Date) {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const named = (whose: string) =>
    createHash('sha256')
      .update(`day ${new Date(day).toISOString()} ${whose}`)
      .digest('hex')
  return {
    hour: new Date(day + DAY_MS - HOUR_MS),
    network: named(networkOf(clientAddress, ONE_CLIENT)),
    all: named('all'),
  }
}

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
