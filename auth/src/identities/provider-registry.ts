import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import type { ProviderSettings } from './provider-settings.ts'

const ANSWERED_WITHIN_SECONDS = 5
const REDISCOVERED_AFTER_MS = 3_600_000

export interface KnownProvider {
  configuration: Configuration
  /** The provider's keys: fetched when needed, cached, and fetched again for a key that is new. */
  keys: JWTVerifyGetKey
}

export interface ProviderRegistry {
  find(name: string): ProviderSettings | undefined
  findByIssuer(issuer: string, clientId: string): ProviderSettings | undefined
  list(): { name: string; label: string }[]
  /** What the provider says of itself. Fails when it cannot be reached, and is tried again at the next call. */
  discover(provider: ProviderSettings): Promise<KnownProvider>
}

export function createProviderRegistry(
  providers: readonly ProviderSettings[],
  now: () => Date,
): ProviderRegistry {
  const discovered = new Map<string, { known: Promise<KnownProvider>; at: number }>()
  return {
    find: (name) => providers.find((provider) => provider.name === name),
    findByIssuer: (issuer, clientId) =>
      providers.find(
        (provider) => sameIssuer(provider.issuer, issuer) && provider.acceptedClientIds.includes(clientId),
      ),
    list: () => providers.map(({ name, label }) => ({ name, label })),
    discover(provider) {
      const earlier = discovered.get(provider.name)
      const at = now().getTime()
      if (earlier && at - earlier.at < REDISCOVERED_AFTER_MS) return earlier.known
      const known = discoverNow(provider)
      discovered.set(provider.name, { known, at })
      known.catch(() => {
        if (discovered.get(provider.name)?.known === known) discovered.delete(provider.name)
      })
      return known
    },
  }
}

async function discoverNow({ issuer, clientId, clientSecret }: ProviderSettings): Promise<KnownProvider> {
  const url = new URL(issuer)
  // Plain http only to this machine: for tests and development.
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const configuration = await discovery(url, clientId, clientSecret, undefined, {
    timeout: ANSWERED_WITHIN_SECONDS,
    execute: isLocal ? [allowInsecureRequests] : [],
  })
  const { jwks_uri: keysAddress } = configuration.serverMetadata()
  if (!keysAddress) throw new Error(`the provider at ${issuer} publishes no keys`)
  return {
    configuration,
    keys: createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: ANSWERED_WITHIN_SECONDS * 1000 }),
  }
}

const sameIssuer = (a: string, b: string) => a.replace(/\/$/, '') === b.replace(/\/$/, '')
