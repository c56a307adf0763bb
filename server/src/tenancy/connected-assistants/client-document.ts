import { CLIENT_ID_AT_MOST } from '@plumbline/contract/tenancy/connected-assistants.ts'
import type { Db } from '@plumbline/database/db.ts'
import { getSafely } from '../../platform/webhooks/post-safely.ts'
import { AddressRefused } from '../../platform/webhooks/public-address.ts'
import { type AssistantClient, findFreshDocument, saveDocument } from './assistant-client-store.ts'
import { type ClientMetadata, ClientMetadataRefused, readClientMetadata } from './client-metadata.ts'

/** A client_id that is the address of a document (draft-ietf-oauth-client-id-metadata-document, as MCP uses it). */
export const isDocumentAddress = (clientId: string): boolean => clientId.startsWith('https://')

export class ClientDocumentRefused extends Error {
  override readonly name = 'ClientDocumentRefused'
}

const TIME_MS = 5_000

/** The client as its document describes it, at most an hour ago. A document that cannot be read is asked for each time. */
export async function clientOfDocument(
  db: Db,
  address: string,
  get = (url: string) => getSafely(url, { Accept: 'application/json' }, [], { timeMs: TIME_MS }),
): Promise<AssistantClient> {
  checkAddress(address)
  const known = await findFreshDocument(db, address)
  if (known) return known
  const answer = await get(address).catch((error: unknown) => {
    const why = error instanceof AddressRefused ? error.message : 'It cannot be reached.'
    throw new ClientDocumentRefused(`client_id: ${address} cannot be read. ${why}`)
  })
  if (answer.status !== 200 || !isJson(answer.contentType))
    throw new ClientDocumentRefused(
      `client_id: ${address} answers ${answer.status} (${answer.contentType.slice(0, 60) || 'no type'}), not a JSON document.`,
    )
  const saved = await saveDocument(db, address, readDocument(address, answer.text))
  if (!saved) throw new ClientDocumentRefused('client_id: too many assistants are known. Try again later.')
  return saved
}

/** The rules of the draft, section 3: one spelling for one client. */
function checkAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlain =
    url !== undefined &&
    url.href === address &&
    address.length <= CLIENT_ID_AT_MOST &&
    url.pathname !== '/' &&
    !/[?#]/.test(address) &&
    url.username === '' &&
    url.password === ''
  if (!isPlain)
    throw new ClientDocumentRefused(
      `client_id: send an address such as https://assistant.example/client.json, with a path, without a query, fragment, or password, of at most ${CLIENT_ID_AT_MOST} characters.`,
    )
}

const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type)

export function readDocument(address: string, text: string): ClientMetadata {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw new ClientDocumentRefused(`client_id: the document at ${address} is no JSON, or is too long.`)
  }
  const { client_id, token_endpoint_auth_method: method = 'none' } = Object(document) as Record<
    string,
    unknown
  >
  if (client_id !== address)
    throw new ClientDocumentRefused(`client_id: the document at ${address} names another client_id.`)
  if (method !== 'none')
    throw new ClientDocumentRefused('token_endpoint_auth_method: only “none” is supported, with PKCE.')
  try {
    return readClientMetadata(document)
  } catch (error) {
    if (error instanceof ClientMetadataRefused) throw new ClientDocumentRefused(error.message)
    throw error
  }
}
