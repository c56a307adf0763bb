import { parseSsoMetadata, type SsoMetadata } from './sso-metadata.ts'
import type { SsoProviderSettings } from './sso-settings.ts'

const ANSWERED_WITHIN_MS = 5000
const FETCHED_AGAIN_AFTER_MS = 3_600_000
const METADATA_MAX_CHARACTERS = 1_000_000

export interface SsoRegistry {
  findById(id: string): SsoProviderSettings | undefined
  findByDomain(domain: string): SsoProviderSettings | undefined
  /** From the settings, or fetched and kept for an hour; a failure is not kept. */
  metadataOf(provider: SsoProviderSettings): Promise<SsoMetadata>
}

export function createSsoRegistry(providers: readonly SsoProviderSettings[], now: () => Date): SsoRegistry {
  const known = new Map<string, { metadata: Promise<SsoMetadata>; at: number }>()
  return {
    findById: (id) => providers.find((provider) => provider.id === id.toLowerCase()),
    findByDomain: (domain) => providers.find(({ domains }) => domains.includes(domain.toLowerCase())),
    metadataOf(provider) {
      const earlier = known.get(provider.id)
      const at = now().getTime()
      if (earlier && (provider.metadata !== undefined || at - earlier.at < FETCHED_AGAIN_AFTER_MS))
        return earlier.metadata
      const metadata = load(provider)
      known.set(provider.id, { metadata, at })
      metadata.catch(() => known.delete(provider.id))
      return metadata
    },
  }
}

async function load({ metadata, metadataUrl }: SsoProviderSettings): Promise<SsoMetadata> {
  if (metadata !== undefined) return parseSsoMetadata(metadata)
  const response = await fetch(metadataUrl ?? '', { signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) })
  if (!response.ok) throw new Error(`the metadata was answered with ${response.status}`)
  const text = await response.text()
  if (text.length > METADATA_MAX_CHARACTERS) throw new Error('the metadata is too large')
  return parseSsoMetadata(text)
}
