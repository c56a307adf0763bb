import { z } from 'zod'
import { isAllowedRedirect } from './redirect-address.ts'

const NAME_AT_MOST = 80
const REDIRECTS_AT_MOST = 10

/** Addresses in other letters look alike, and are sent encoded. */
const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** What is used of a registration or of a client's document; the rest is not stored (RFC 7591, 2). */
const Metadata = z.object({
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(z.string().max(2_000).regex(VISIBLE_ASCII)).min(1).max(REDIRECTS_AT_MOST),
})

export class ClientMetadataRefused extends Error {
  readonly code: 'invalid_client_metadata' | 'invalid_redirect_uri'
  constructor(code: ClientMetadataRefused['code'], text: string) {
    super(text)
    this.code = code
  }
}

export interface ClientMetadata {
  name: string
  redirectUris: string[]
}

export function readClientMetadata(body: unknown): ClientMetadata {
  const read = Metadata.safeParse(body)
  if (!read.success)
    throw new ClientMetadataRefused(
      'invalid_client_metadata',
      `redirect_uris: send 1 to ${REDIRECTS_AT_MOST} addresses, and client_name as a text.`,
    )
  const redirectUris = [...new Set(read.data.redirect_uris)]
  const refused = redirectUris.find((address) => !isAllowedRedirect(address))
  if (refused !== undefined)
    throw new ClientMetadataRefused(
      'invalid_redirect_uri',
      `redirect_uris: ${refused.slice(0, 100)} is neither https nor http to this computer (127.0.0.1, [::1], or localhost), or has a fragment or a password.`,
    )
  const name = plainName(read.data.client_name) || new URL(redirectUris[0]!).host.slice(0, NAME_AT_MOST)
  return { name, redirectUris }
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
