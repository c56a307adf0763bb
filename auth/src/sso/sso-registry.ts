import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { fetchMetadata, parseSsoMetadata, type SsoMetadata } from './sso-metadata.ts'
import type { SsoProviderSettings } from './sso-settings.ts'
import { findProviderById, findProviderOfDomain, type StoredProvider, updateMetadata } from './sso-store.ts'

const FETCHED_AGAIN_AFTER_MS = 3_600_000
/** While the provider's address does not answer, people do not wait for it at each sign-in. */
const TRIED_AGAIN_AFTER_MS = 300_000

/** A provider of the installation's settings, or one that an institution has. */
export interface SsoProvider extends SsoProviderSettings {
  /** The institution whose people alone it signs in; null for a provider of the settings. */
  ownerId: string | null
}

export interface SsoRegistry {
  findById(id: string): Promise<SsoProvider | undefined>
  findByDomain(domain: string): Promise<SsoProvider | undefined>
  /** Whether the settings give the domain to a provider. */
  isInSettings(domain: string): boolean
  /** Fetched metadata is cached for an hour; a failure is not. */
  metadataOf(provider: SsoProvider): Promise<SsoMetadata>
}

export function createSsoRegistry(
  db: Db,
  inSettings: readonly SsoProviderSettings[],
  now: () => Date,
): SsoRegistry {
  const known = new Map<string, { metadata: Promise<SsoMetadata>; at: number }>()
  const failedAt = new Map<string, number>()
  const configured = inSettings.map((provider) => ({ ...provider, ownerId: null }))

  async function ofSettings(provider: SsoProvider): Promise<SsoMetadata> {
    return parseSsoMetadata(provider.metadata ?? (await fetchMetadata(provider.metadataUrl ?? '')))
  }

  /** The stored copy serves every process, and goes on serving while the provider's address does not answer. */
  async function ofInstitution({ id, metadataUrl }: SsoProvider): Promise<SsoMetadata> {
    const stored = await findProviderById(db, id)
    if (!stored) throw new Error('the provider was removed')
    const at = now().getTime()
    const isOld = at - stored.updatedAt.getTime() >= FETCHED_AGAIN_AFTER_MS
    const hasJustFailed = at - (failedAt.get(id) ?? 0) < TRIED_AGAIN_AFTER_MS
    if (metadataUrl === undefined || !isOld || hasJustFailed) return parseSsoMetadata(stored.metadata)
    try {
      const fetched = await fetchMetadata(metadataUrl)
      const metadata = await parseSsoMetadata(fetched)
      await updateMetadata(db, id, fetched, now())
      failedAt.delete(id)
      return metadata
    } catch {
      failedAt.set(id, at)
      return parseSsoMetadata(stored.metadata)
    }
  }

  return {
    async findById(given) {
      const id = given.toLowerCase()
      const found = configured.find((provider) => provider.id === id)
      return (
        found ?? (z.uuid().safeParse(id).success ? asProvider(await findProviderById(db, id)) : undefined)
      )
    },
    async findByDomain(given) {
      const domain = given.toLowerCase()
      const found = configured.find(({ domains }) => domains.includes(domain))
      return found ?? asProvider(await findProviderOfDomain(db, domain))
    },
    isInSettings: (domain) => configured.some(({ domains }) => domains.includes(domain)),
    metadataOf(provider) {
      if (provider.ownerId !== null) return ofInstitution(provider)
      const earlier = known.get(provider.id)
      const at = now().getTime()
      if (earlier && (provider.metadata !== undefined || at - earlier.at < FETCHED_AGAIN_AFTER_MS))
        return earlier.metadata
      const metadata = ofSettings(provider)
      known.set(provider.id, { metadata, at })
      metadata.catch(() => known.delete(provider.id))
      return metadata
    },
  }
}

function asProvider(stored: StoredProvider | undefined): SsoProvider | undefined {
  if (!stored) return undefined
  const { id, ownerId, domains, metadata, metadataUrl } = stored
  return {
    id,
    ownerId,
    domains,
    metadata,
    metadataUrl: metadataUrl ?? undefined,
    attributeMapping: { full_name: NAME_ATTRIBUTES },
  }
}

/** Under these names the usual providers send a person's name. */
const NAME_ATTRIBUTES = [
  'displayName',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
  'name',
  'cn',
]
