import { CLIENT_ID_AT_MOST } from '@plumbline/contract/tenancy/connected-assistants.ts'
import type { Db } from '@plumbline/database/db.ts'
import { networkOf, ONE_CLIENT } from '@plumbline/rules/addresses/ip-network.ts'
import { LRUCache } from 'lru-cache'
import { createHourlyLimit } from '../../platform/quotas/hourly-limit.ts'
import { getSafely, type SafeAnswer } from '../../platform/webhooks/post-safely.ts'
import { AddressRefused } from '../../platform/webhooks/public-address.ts'
import { type AssistantClient, findFreshDocument, saveDocument } from './assistant-client-store.ts'
import { type ClientMetadata, ClientMetadataRefused, readClientMetadata } from './client-metadata.ts'

/** A client_id that is the address of a document (draft-ietf-oauth-client-id-metadata-document, as MCP uses it). */
export const isDocumentAddress = (clientId: string): boolean => clientId.startsWith('https://')

export class ClientDocumentRefused extends Error {
  override readonly name = 'ClientDocumentRefused'
}

const TIME_MS = 5_000

export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments'
  readonly waitSeconds: number
  constructor(waitSeconds: number) {
    super(`too many documents of assistants: wait ${waitSeconds} seconds`)
    this.waitSeconds = waitSeconds
  }
}

/** Enough for an office behind one address, as registrations are. */
export const DOCUMENTS_PER_HOUR = 30
const KEPT_MS = 3_600_000
const REFUSAL_KEPT_MS = 60_000
/** Each of some kilobytes. */
const KEPT_AT_MOST = 200

/** Who has a document read. */
interface Reader {
  userId: string
  clientAddress: string
}

/** `id`: somebody connected it already. */
export type DescribedClient = ClientMetadata & { id?: string }

type Kept = { client: ClientMetadata } | { refusal: ClientDocumentRefused }

/**
 * The documents that were read a short time ago. What nobody agreed to is cached in memory alone, so that invented
 * addresses fill no table.
 */
export function createClientDocuments({
  get = (url: string): Promise<SafeAnswer> =>
    getSafely(url, { Accept: 'application/json' }, [], { timeMs: TIME_MS }),
  now = () => Date.now(),
} = {}) {
  const kept = new LRUCache<string, { read: Kept; until: number }>({ max: KEPT_AT_MOST })
  const waitOf = createHourlyLimit(DOCUMENTS_PER_HOUR, now)

  function count({ userId, clientAddress }: Reader) {
    const waits = [waitOf(`person ${userId}`), waitOf(`network ${networkOf(clientAddress, ONE_CLIENT)}`)]
    const wait = Math.max(...waits.map((seconds) => seconds ?? 0))
    if (wait > 0) throw new TooManyDocuments(wait)
  }

  async function read(address: string): Promise<Kept> {
    try {
      return { client: await fetchDocument(address, get) }
    } catch (error) {
      if (error instanceof ClientDocumentRefused) return { refusal: error }
      throw error
    }
  }

  /** The client as its document describes it, at most an hour ago. */
  return async (db: Db, address: string, reader: Reader): Promise<DescribedClient> => {
    checkAddress(address)
    const connected = await findFreshDocument(db, address)
    if (connected) return connected
    let known = kept.get(address)
    if (!known || known.until <= now()) {
      count(reader)
      const answer = await read(address)
      known = { read: answer, until: now() + ('client' in answer ? KEPT_MS : REFUSAL_KEPT_MS) }
      kept.set(address, known)
    }
    if ('refusal' in known.read) throw known.read.refusal
    return known.read.client
  }
}

/** The client that somebody agreed to, stored for others. */
export async function keepClient(
  db: Db,
  address: string,
  { id, name, redirectUris }: DescribedClient,
): Promise<AssistantClient> {
  if (id) return { id, name, redirectUris }
  const saved = await saveDocument(db, address, { name, redirectUris })
  if (!saved) throw new ClientDocumentRefused('client_id: too many assistants are known. Try again later.')
  return saved
}

async function fetchDocument(
  address: string,
  get: (url: string) => Promise<SafeAnswer>,
): Promise<ClientMetadata> {
  const answer = await get(address).catch((error: unknown) => {
    const why = error instanceof AddressRefused ? error.message : 'It cannot be reached.'
    throw new ClientDocumentRefused(`client_id: ${address} cannot be read. ${why}`)
  })
  if (answer.status !== 200 || !isJson(answer.contentType))
    throw new ClientDocumentRefused(
      `client_id: ${address} answers ${answer.status} (${answer.contentType.slice(0, 60) || 'no type'}), not a JSON document.`,
    )
  return readDocument(address, answer.text)
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
