import type { Db } from '@plumbline/database/db.ts'
import { eq, type SQL, sql } from 'drizzle-orm'
import { type SsoProviderRow, ssoDomainsTable, ssoProvidersTable } from './sso-tables.ts'

export interface StoredProvider extends SsoProviderRow {
  domains: string[]
}

export function findProviderById(db: Db, id: string): Promise<StoredProvider | undefined> {
  return findProviderWhere(db, eq(ssoProvidersTable.id, id))
}

export function findProviderOfOwner(db: Db, ownerId: string): Promise<StoredProvider | undefined> {
  return findProviderWhere(db, eq(ssoProvidersTable.ownerId, ownerId))
}

export function findProviderOfDomain(db: Db, domain: string): Promise<StoredProvider | undefined> {
  return findProviderWhere(
    db,
    sql`${ssoProvidersTable.id} = (select provider_id from auth.sso_domains where domain = ${domain})`,
  )
}

async function findProviderWhere(db: Db, condition: SQL): Promise<StoredProvider | undefined> {
  const [provider] = await db.select().from(ssoProvidersTable).where(condition)
  if (!provider) return undefined
  const rows = await db
    .select({ domain: ssoDomainsTable.domain })
    .from(ssoDomainsTable)
    .where(eq(ssoDomainsTable.providerId, provider.id))
    .orderBy(ssoDomainsTable.domain)
  return { ...provider, domains: rows.map(({ domain }) => domain) }
}

/** Says which of the domains another owner's provider has already. */
export async function saveProvider(
  tx: Db,
  ownerId: string,
  given: { metadata: string; metadataUrl: string | null; domains: readonly string[]; now: Date },
): Promise<{ taken: string[] }> {
  const { domains, now, ...metadata } = given
  const [provider] = await tx
    .insert(ssoProvidersTable)
    .values({ ownerId, ...metadata, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: ssoProvidersTable.ownerId, set: { ...metadata, updatedAt: now } })
    .returning({ id: ssoProvidersTable.id })
  const { id } = provider!
  await tx.delete(ssoDomainsTable).where(eq(ssoDomainsTable.providerId, id))
  const taken: string[] = []
  for (const domain of domains) {
    const inserted = await tx
      .insert(ssoDomainsTable)
      .values({ domain, providerId: id })
      .onConflictDoNothing()
      .returning({ domain: ssoDomainsTable.domain })
    if (inserted.length === 0) taken.push(domain)
  }
  return { taken }
}

/** The metadata as it was fetched again. */
export async function updateMetadata(db: Db, id: string, metadata: string, now: Date): Promise<void> {
  await db.update(ssoProvidersTable).set({ metadata, updatedAt: now }).where(eq(ssoProvidersTable.id, id))
}

/** With the provider end the identities that it vouched for and the sessions that it began. */
export async function deleteProvider(tx: Db, { id }: StoredProvider): Promise<void> {
  const name = `sso:${id}`
  await tx.delete(ssoProvidersTable).where(eq(ssoProvidersTable.id, id))
  await tx.execute(sql`delete from auth.sessions where amr @> ${JSON.stringify([{ provider: name }])}::jsonb`)
  await tx.execute(sql`delete from auth.identities where provider = ${name}`)
}
