import type { Db } from '@plumbline/database/db.ts'
import { eq, lt } from 'drizzle-orm'
import { type ProviderFlowRow, providerFlowsTable } from './provider-tables.ts'

export const PROVIDER_FLOW_LIFETIME_SECONDS = 300

export async function insertProviderFlow(
  db: Db,
  values: typeof providerFlowsTable.$inferInsert,
): Promise<ProviderFlowRow> {
  const [row] = await db.insert(providerFlowsTable).values(values).returning()
  if (!row) throw new Error('the flow was not stored')
  return row
}

/** A state counts once: the second return with it finds nothing. */
export async function takeProviderFlow(db: Db, id: string): Promise<ProviderFlowRow | undefined> {
  const [row] = await db.delete(providerFlowsTable).where(eq(providerFlowsTable.id, id)).returning()
  return row
}

export async function deleteAllProviderFlows(db: Db): Promise<void> {
  await db.delete(providerFlowsTable)
}

export async function deleteOldProviderFlows(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - PROVIDER_FLOW_LIFETIME_SECONDS * 1000)
  await db.delete(providerFlowsTable).where(lt(providerFlowsTable.createdAt, oldest))
}
