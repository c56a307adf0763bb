import type { RegulatoryUpdate } from '@plumbline/contract/regulatory-updates.ts'
import type { Db } from '@plumbline/database/db.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { regulatoryUpdatesSeenTable, regulatoryUpdatesTable } from './regulatory-update-tables.ts'

export function listLatestUpdates(db: Db, limit: number): Promise<RegulatoryUpdate[]> {
  return db
    .select()
    .from(regulatoryUpdatesTable)
    .orderBy(desc(regulatoryUpdatesTable.dated), desc(regulatoryUpdatesTable.id))
    .limit(limit)
}

export async function findUpdate(db: Db, slug: string): Promise<RegulatoryUpdate | undefined> {
  const [found] = await db.select().from(regulatoryUpdatesTable).where(eq(regulatoryUpdatesTable.slug, slug))
  return found
}

export async function countUnseenUpdates(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ unseen: number }>(sql`
    select count(*)::integer as unseen from regulatory_updates
    where added_at > coalesce((select seen_at from regulatory_updates_seen where user_id = ${userId}), '-infinity')`)
  return rows[0]!.unseen
}

export async function markUpdatesSeen(db: Db, userId: string): Promise<void> {
  await db
    .insert(regulatoryUpdatesSeenTable)
    .values({ userId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: regulatoryUpdatesSeenTable.userId, set: { seenAt: sql`now()` } })
}
