import type { Db } from '@plumbline/database/db.ts'
import type { Service } from '../service.ts'
import { samlAddresses } from './saml-exchange.ts'
import { fetchMetadata, METADATA_MAX_CHARACTERS, parseSsoMetadata, type SsoMetadata } from './sso-metadata.ts'
import { deleteProvider, findProviderOfOwner, saveProvider } from './sso-store.ts'

/** An institution's own provider, as an operator and its managers see it. */
export interface OwnProvider {
  id: string
  /** What the provider calls itself. */
  entityId: string
  signOnUrl: string
  domains: string[]
  metadataUrl: string | null
  connectedAt: Date
}

/** Metadata that was read and can be stored. */
export interface ReadMetadata {
  metadata: string
  metadataUrl: string | null
}

export class ProviderRefusal extends Error {
  override readonly name = 'ProviderRefusal'
  readonly code: 'metadata_unreadable' | 'domains_taken'
  readonly domains: readonly string[]
  constructor(code: ProviderRefusal['code'], domains: readonly string[] = [], cause?: unknown) {
    super(`the provider was refused: ${code}`, { cause })
    this.code = code
    this.domains = domains
  }
}

/** What the product does to the SAML providers of institutions. */
export interface OwnProviders {
  /** Whether the operator switched SAML on. */
  isOn: boolean
  /** What is entered at the provider. */
  addresses: { entityId: string; callbackUrl: string }
  find(db: Db, ownerId: string): Promise<OwnProvider | undefined>
  /** Reads pasted metadata, or fetches it; before a transaction begins. */
  read(given: { xml: string } | { url: string }): Promise<ReadMetadata>
  connect(tx: Db, ownerId: string, given: ReadMetadata & { domains: readonly string[] }): Promise<void>
  /** False where there is none. */
  remove(tx: Db, ownerId: string): Promise<boolean>
}

/** Reads metadata that nobody has checked yet. */
export type MetadataReader = (xml: string) => Promise<SsoMetadata>

export function createOwnProviders(
  service: Service,
  readMetadata: MetadataReader = parseSsoMetadata,
): OwnProviders {
  return {
    isOn: service.settings.saml,
    addresses: samlAddresses(service),
    async find(db, ownerId) {
      const stored = await findProviderOfOwner(db, ownerId)
      if (!stored) return undefined
      const { entityId, signOnUrl } = await parseSsoMetadata(stored.metadata)
      const { id, domains, metadataUrl, createdAt: connectedAt } = stored
      return { id, entityId, signOnUrl, domains, metadataUrl, connectedAt }
    },
    async read(given) {
      try {
        const metadata = 'xml' in given ? given.xml : await fetchMetadata(given.url)
        if (metadata.length > METADATA_MAX_CHARACTERS) throw new Error('the metadata is too large')
        // Entities blow up, and other readers may see them differently.
        if (/<!(DOCTYPE|ENTITY)/i.test(metadata)) throw new Error('the metadata has a document type')
        await readMetadata(metadata)
        return { metadata, metadataUrl: 'url' in given ? given.url : null }
      } catch (cause) {
        throw new ProviderRefusal('metadata_unreadable', [], cause)
      }
    },
    async connect(tx, ownerId, { domains: given, ...metadata }) {
      const domains = [...new Set(given.map((domain) => domain.toLowerCase()))]
      const inSettings = domains.filter((domain) => service.ssoProviders.isInSettings(domain))
      if (inSettings.length > 0) throw new ProviderRefusal('domains_taken', inSettings)
      const { taken } = await saveProvider(tx, ownerId, { ...metadata, domains, now: service.now() })
      if (taken.length > 0) throw new ProviderRefusal('domains_taken', taken)
    },
    async remove(tx, ownerId) {
      const stored = await findProviderOfOwner(tx, ownerId)
      if (stored) await deleteProvider(tx, stored)
      return stored !== undefined
    },
  }
}
