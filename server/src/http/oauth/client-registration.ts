import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { insertClient } from '../../tenancy/connected-assistants/assistant-client-store.ts'
import { isAllowedRedirect } from '../../tenancy/connected-assistants/redirect-address.ts'
import { OAuthError } from './oauth-answers.ts'

const NAME_AT_MOST = 80
const REDIRECTS_AT_MOST = 10

/** Addresses in other letters look alike, and are sent encoded. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** What is used of a registration; the rest is not kept (RFC 7591, 2). */
const Registration = z.object({
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(z.string().max(2_000).regex(VISIBLE_ASCII)).min(1).max(REDIRECTS_AT_MOST),
})

export async function registerClient(db: Db, body: unknown) {
  const read = Registration.safeParse(body)
  if (!read.success)
    throw new OAuthError(
      'invalid_client_metadata',
      `redirect_uris: send 1 to ${REDIRECTS_AT_MOST} addresses, and client_name as a text.`,
    )
  const redirectUris = [...new Set(read.data.redirect_uris)]
  const refused = redirectUris.find((address) => !isAllowedRedirect(address))
  if (refused !== undefined)
    throw new OAuthError(
      'invalid_redirect_uri',
      `redirect_uris: ${refused.slice(0, 100)} is neither https nor http to this computer (127.0.0.1, [::1], or localhost), or has a fragment or a password.`,
    )
  const name = plainName(read.data.client_name) || new URL(redirectUris[0]!).host.slice(0, NAME_AT_MOST)
  const made = await insertClient(db, { name, redirectUris })
  if (!made) throw new OAuthError('temporarily_unavailable', 'Too many registrations. Try again later.', 503)
  return {
    client_id: made.id,
    client_id_issued_at: Math.floor(made.createdAt.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

/** One line without marks that turn the direction of text or hide in it: a person reads it before they agree. */
function plainName(name = ''): string {
  return name
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, NAME_AT_MOST)
    .trim()
}

const HOUR_MS = 3_600_000
/** Enough for an office behind one address. Each process counts for itself. */
export const REGISTRATIONS_PER_HOUR = 30

/** Counts registrations of a network; gives the seconds to wait where it has used them up. */
export function createRegistrationLimit(now = () => Date.now()) {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: 20_000 })
  return (address: string): number | undefined => {
    const network = networkOf(address, ONE_CLIENT)
    const known = windows.get(network)
    const current = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + HOUR_MS }
    current.count++
    windows.set(network, current)
    return current.count <= REGISTRATIONS_PER_HOUR ? undefined : Math.ceil((current.endsAt - now()) / 1000)
  }
}
