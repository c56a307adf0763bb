import type { Db } from '@plumbline/database/db.ts'
import { authorizationCodeGrant, fetchUserInfo } from 'openid-client'
import { insertFlowState, issueAuthCode, type Pkce } from '../one-time-tokens/flow-state-store.ts'
import { errorMembers, seeOther, withParts } from '../one-time-tokens/verify-link-handlers.ts'
import { type Call, isUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { issuerOf } from '../service.ts'
import { beginSession, type Session, sessionBody } from '../sessions/session-reply.ts'
import { type ProviderPerson, resolvePerson } from './identity-linking.ts'
import { requireSameBrowser } from './linking-browser.ts'
import { PROVIDER_FLOW_LIFETIME_SECONDS, takeProviderFlow } from './provider-flow-store.ts'
import { acceptInvitation } from './provider-invitation.ts'
import { personFromClaims } from './provider-person.ts'
import type { ProviderSettings } from './provider-settings.ts'
import type { ProviderFlowRow } from './provider-tables.ts'

/** `GET` and `POST /callback`: back from the provider (section 7.8). */
export async function returnFromProvider(call: Call): Promise<Response> {
  const { service, now } = call
  const answer = await readAnswer(call)
  const state = answer.get('state')
  const flow = isUuid(state) ? await takeProviderFlow(service.db, state) : undefined
  if (!flow || now.getTime() > flow.createdAt.getTime() + PROVIDER_FLOW_LIFETIME_SECONDS * 1000)
    return seeOther(
      withParts(service.siteUrl, {
        query: errorMembers(new Refusal(400, 'bad_oauth_state', 'OAuth state not found or expired')),
      }),
    )
  try {
    return await finish(call, flow, answer)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    await recordFailure(call, flow, 'oauth', cause)
    const error = errorMembers(cause)
    return seeOther(withParts(flow.redirectTo, { query: error, fragment: { ...error, sb: '' } }), 302)
  }
}

async function finish(call: Call, flow: ProviderFlowRow, answer: URLSearchParams): Promise<Response> {
  const { service } = call
  requireSameBrowser(call, flow)
  const provider = service.providers.find(flow.provider)
  if (!provider) throw new Refusal(400, 'provider_disabled', 'The provider is not enabled any more')
  const { person, tokens } = await exchange(call, provider, flow, answer)
  const outcome = await service.db.transaction(async (tx) => {
    const resolved = flow.invitationDigest
      ? await acceptInvitation(tx, call, person, flow.invitationDigest)
      : await resolvePerson(tx, call, person, {
          audience: 'authenticated',
          redirectTo: flow.redirectTo,
          linkTo: flow.linkingUserId,
        })
    if (resolved instanceof Refusal) return resolved
    return beginOrHandOver(tx, call, flow, 'oauth', resolved.userId, { tokens })
  })
  // Thrown out here, so that what was written with it stays.
  if (outcome instanceof Refusal) throw outcome
  return answerWithSession(call, flow, outcome, shownTokens(tokens), 302)
}

/** Back to where the person came from, with the code or with the session itself. */
export async function answerWithSession(
  call: Call,
  flow: ProviderFlowRow,
  outcome: Session | { code: string },
  tokens: Record<string, string>,
  status: 302 | 303,
): Promise<Response> {
  if ('code' in outcome)
    return seeOther(withParts(flow.redirectTo, { query: { code: outcome.code } }), status)
  const { user: _user, ...session } = await sessionBody(call, outcome)
  return seeOther(withParts(flow.redirectTo, { fragment: { ...session, ...tokens, sb: '' } }), status)
}

interface ProviderTokens {
  accessToken: string | undefined
  refreshToken: string | undefined
}

function shownTokens({ accessToken, refreshToken }: ProviderTokens): Record<string, string> {
  return {
    ...(accessToken ? { provider_token: accessToken } : {}),
    ...(refreshToken ? { provider_refresh_token: refreshToken } : {}),
  }
}

/** A client that uses PKCE gets a code for the session, any other the session itself. */
export async function beginOrHandOver(
  tx: Db,
  call: Call,
  flow: ProviderFlowRow,
  method: 'oauth' | 'sso/saml',
  userId: string,
  { tokens, authenticatedAt }: { tokens?: ProviderTokens; authenticatedAt?: Date | undefined } = {},
): Promise<Session | { code: string }> {
  const pkce = pkceOf(flow)
  const { provider } = flow
  if (!pkce)
    return beginSession(tx, call, userId, { method, provider, ...(authenticatedAt && { authenticatedAt }) })
  const state = await insertFlowState(tx, {
    userId,
    method,
    pkce,
    now: call.now,
    provider,
    authenticatedAt,
    providerToken: tokens?.accessToken,
    providerRefreshToken: tokens?.refreshToken,
  })
  return { code: await issueAuthCode(tx, state.id, call.now) }
}

function pkceOf({ codeChallenge, codeChallengeMethod }: ProviderFlowRow): Pkce | undefined {
  return codeChallenge && codeChallengeMethod
    ? { challenge: codeChallenge, method: codeChallengeMethod }
    : undefined
}

/** State, nonce, verifier, issuer, audience, time and signature are the library's to check. */
async function exchange(
  { service }: Call,
  provider: ProviderSettings,
  flow: ProviderFlowRow,
  answer: URLSearchParams,
): Promise<{ person: ProviderPerson; tokens: ProviderTokens }> {
  const said = answer.get('error')
  if (said)
    throw new Refusal(
      said === 'access_denied' ? 403 : 400,
      'bad_oauth_callback',
      (answer.get('error_description') ?? said).slice(0, 300),
    )
  if (!answer.get('code')) throw new Refusal(400, 'bad_oauth_callback', 'OAuth callback without a code')
  try {
    const { configuration } = await service.providers.discover(provider)
    const granted = await authorizationCodeGrant(
      configuration,
      new URL(`${issuerOf(service)}/callback?${answer}`),
      {
        pkceCodeVerifier: flow.codeVerifier,
        expectedState: flow.id,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      },
    )
    const claims = granted.claims()
    if (!claims) throw new Error('the provider gave no ID token')
    const more =
      claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await fetchUserInfo(configuration, granted.access_token, claims.sub)
        : {}
    return {
      person: personFromClaims(provider, { ...more, ...claims }),
      tokens: { accessToken: granted.access_token, refreshToken: granted.refresh_token },
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    service.log.warn({ error, provider: provider.name }, 'a sign-in with an identity provider failed')
    throw new Refusal(400, 'bad_oauth_callback', 'Unable to exchange external code')
  }
}

/** Providers answer in the query, or with a form that posts itself. */
async function readAnswer({ request, query, text }: Call): Promise<URLSearchParams> {
  if (request.method === 'GET') return query
  return new URLSearchParams(await text())
}

export async function recordFailure(
  { service, ip }: Call,
  flow: ProviderFlowRow,
  method: 'oauth' | 'sso/saml',
  { code }: Refusal,
): Promise<void> {
  await service.db.transaction((tx) =>
    service.audit(tx, {
      action: 'auth.sign_in_failed',
      actorId: flow.linkingUserId,
      subjectId: flow.linkingUserId ?? flow.invitedUserId,
      ip,
      detail: { method, provider: flow.provider, reason: code },
    }),
  )
}
