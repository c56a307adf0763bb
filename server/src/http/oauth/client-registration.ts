import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { createHourlyLimit } from '../../platform/quotas/hourly-limit.ts'
import { insertClient } from '../../tenancy/connected-assistants/assistant-client-store.ts'
import {
  type ClientMetadata,
  ClientMetadataRefused,
  readClientMetadata,
} from '../../tenancy/connected-assistants/client-metadata.ts'
import { OAuthError } from './oauth-answers.ts'

export async function registerClient(db: Db, body: unknown) {
  const { name, redirectUris } = metadataOf(body)
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

function metadataOf(body: unknown): ClientMetadata {
  try {
    return readClientMetadata(body)
  } catch (error) {
    if (error instanceof ClientMetadataRefused) throw new OAuthError(error.code, error.message)
    throw error
  }
}

/** Enough for an office behind one address. */
export const REGISTRATIONS_PER_HOUR = 30

/** Counts registrations of a network; gives the seconds to wait where it has used them up. */
export function createRegistrationLimit(now?: () => number) {
  const waitOf = createHourlyLimit(REGISTRATIONS_PER_HOUR, now)
  return (address: string) => waitOf(networkOf(address, ONE_CLIENT))
}
