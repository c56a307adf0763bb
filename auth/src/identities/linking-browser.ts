import { createHash, randomBytes } from 'node:crypto'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { sameText } from '../requests/same-text.ts'
import { SERVICE_PATH } from '../service.ts'
import { PROVIDER_FLOW_LIFETIME_SECONDS } from './provider-flow-store.ts'
import type { ProviderFlowRow } from './provider-tables.ts'

const COOKIE = 'plumbline-linking'

/**
 * A person who adds a provider to an account gets a cookie, and brings it back from the provider. Without that,
 * somebody could begin to link to their own account, send the provider's address to another person, and have
 * that person's identity linked.
 */
export function bindToBrowser({ service }: Call): { cookie: string; digest: string } {
  const value = randomBytes(32).toString('base64url')
  const secure = service.siteUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${COOKIE}=${value}; Path=${SERVICE_PATH}/callback; Max-Age=${PROVIDER_FLOW_LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`
  return { cookie, digest: digestOf(value) }
}

export function requireSameBrowser(
  { request }: Call,
  { linkingUserId, browserDigest }: ProviderFlowRow,
): void {
  if (linkingUserId === null) return
  const cookies = (request.headers.get('Cookie') ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
  if (browserDigest === null || !sameText(digestOf(value), browserDigest))
    throw new Refusal(403, 'bad_oauth_state', 'Linking has to end in the browser in which it began')
}

const digestOf = (value: string) => createHash('sha256').update(value).digest('hex')
