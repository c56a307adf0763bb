import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { readPkce } from '../one-time-tokens/flow-state-store.ts'
import { errorMembers, seeOther, withParts } from '../one-time-tokens/verify-link-handlers.ts'
import { requireBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { issuerOf } from '../service.ts'
import { requireMayChangeCredentials } from '../users/user-credentials.ts'
import { bindToBrowser } from './linking-browser.ts'
import { insertProviderFlow } from './provider-flow-store.ts'
import { type Invitation, readInvitation } from './provider-invitation.ts'
import type { ProviderSettings } from './provider-settings.ts'

/** Nobody did anything wrong: the page that they pressed the button on says what happened. */
const SAID_ON_THE_PAGE = new Set(['unexpected_failure', 'otp_expired', 'over_request_rate_limit'])

/** `GET /authorize`: off to the provider (section 7.8). */
export async function authorize(call: Call): Promise<Response> {
  const provider = requireProvider(call)
  const target = redirectTarget(call)
  try {
    return seeOther(await departureAddress(call, provider, { invitation: await readInvitation(call) }), 302)
  } catch (cause) {
    if (!(cause instanceof Refusal) || !SAID_ON_THE_PAGE.has(cause.code)) throw cause
    const error = errorMembers(cause)
    return seeOther(withParts(target, { query: error, fragment: { ...error, sb: '' } }), 302)
  }
}

/** `GET /user/identities/authorize`: someone signed in adds a way of signing in. */
export async function authorizeLink(call: Call): Promise<Response> {
  const bearer = await requireBearer(call, { owingStatus: 401 })
  requireManualLinking(call)
  requireMayChangeCredentials(call, bearer)
  const { cookie, digest } = bindToBrowser(call)
  const url = await departureAddress(call, requireProvider(call), {
    linking: { linkingUserId: bearer.account.id, browserDigest: digest },
  })
  const answer = call.query.get('skip_http_redirect') === 'true' ? Response.json({ url }) : seeOther(url, 302)
  answer.headers.append('Set-Cookie', cookie)
  return answer
}

export function requireManualLinking({ service: { settings } }: Call): void {
  if (!settings.manualLinking) throw new Refusal(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

function requireProvider({ service, query }: Call): ProviderSettings {
  const provider = service.providers.find((query.get('provider') ?? '').toLowerCase())
  if (!provider) throw new Refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  return provider
}

/** What the client may not choose, and what is for us and not for the provider. */
const OURS = new Set([
  ...[
    'redirect_uri',
    'state',
    'nonce',
    'client_id',
    'client_secret',
    'response_type',
    'response_mode',
    'scope',
  ],
  ...['provider', 'scopes', 'redirect_to', 'invite_token', 'skip_http_redirect', 'request', 'request_uri'],
  ...['code_challenge', 'code_challenge_method', 'sb_flow_id'],
])

async function departureAddress(
  call: Call,
  provider: ProviderSettings,
  {
    linking,
    invitation,
  }: { linking?: { linkingUserId: string; browserDigest: string }; invitation?: Invitation },
): Promise<string> {
  const { service, query, now, ip } = call
  await service.limiter.requireRoom('authorize', ip, now)
  const pkce = readPkce({
    code_challenge: query.get('code_challenge') ?? undefined,
    code_challenge_method: query.get('code_challenge_method') ?? undefined,
  })
  const { configuration } = await service.providers.discover(provider).catch((error) => {
    service.log.warn({ error, provider: provider.name }, 'an identity provider cannot be reached')
    throw new Refusal(503, 'unexpected_failure', `The identity provider ${provider.label} cannot be reached`)
  })
  const codeVerifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const flow = await insertProviderFlow(service.db, {
    provider: provider.name,
    codeVerifier,
    nonce,
    redirectTo: redirectTarget(call),
    codeChallenge: pkce?.challenge ?? null,
    codeChallengeMethod: pkce?.method ?? null,
    ...linking,
    ...invitation,
    createdAt: now,
  })
  const scopes = [...provider.scopes.split(' '), ...(query.get('scopes') ?? '').split(' ')].filter(Boolean)
  const url = buildAuthorizationUrl(configuration, {
    ...Object.fromEntries([...query].filter(([name]) => !OURS.has(name))),
    redirect_uri: `${issuerOf(service)}/callback`,
    scope: [...new Set(scopes)].join(' '),
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state: flow.id,
    nonce,
  })
  return url.href
}
