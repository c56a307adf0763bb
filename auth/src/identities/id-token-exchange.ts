import { createHash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { audienceOf, requireBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { OAuthRefusal, Refusal } from '../requests/refusal.ts'
import { sameText } from '../requests/same-text.ts'
import { beginSession, sessionResponse } from '../sessions/session-reply.ts'
import { requireMayChangeCredentials } from '../users/user-credentials.ts'
import { resolvePerson } from './identity-linking.ts'
import { requireManualLinking } from './provider-departure.ts'
import { personFromClaims } from './provider-person.ts'
import type { ProviderSettings } from './provider-settings.ts'
import { useIdToken } from './used-id-tokens.ts'

const IdTokenBody = z.object({
  id_token: z.string().default(''),
  provider: z.string().default(''),
  client_id: z.string().default(''),
  issuer: z.string().default(''),
  access_token: z.string().default(''),
  nonce: z.string().default(''),
  link_identity: z.boolean().default(false),
})
type IdTokenRequest = z.infer<typeof IdTokenBody>

/** `grant_type=id_token` (section 7.3): an app comes with what the provider signed for it. */
export async function exchangeIdToken(call: Call): Promise<Response> {
  const { service } = call
  const body = await call.body(IdTokenBody)
  if (body.id_token === '') throw new OAuthRefusal('invalid_request', 'id_token required')
  if (body.provider === '' && (body.client_id === '' || body.issuer === ''))
    throw new OAuthRefusal('invalid_request', 'provider or client_id and issuer required')
  const linker = body.link_identity ? await requireBearer(call, { owingStatus: 401 }) : undefined
  if (linker) {
    requireManualLinking(call)
    requireMayChangeCredentials(call, linker)
  }

  const provider = body.provider
    ? service.providers.find(body.provider.toLowerCase())
    : service.providers.findByIssuer(body.issuer, body.client_id)
  if (!provider) throw new Refusal(400, 'provider_disabled', 'Provider is not enabled')
  const claims = await verifyIdToken(call, provider, body)
  const audience = await audienceOf(call)
  const outcome = await service.db.transaction(async (tx) => {
    if (!(await useIdToken(tx, body.id_token, new Date(Number(claims.exp) * 1000))))
      throw badIdToken('it was used before')
    const resolved = await resolvePerson(tx, call, personFromClaims(provider, claims), {
      audience,
      redirectTo: redirectTarget(call),
      linkTo: linker?.account.id ?? null,
    })
    if (resolved instanceof Refusal) return resolved
    return beginSession(tx, call, resolved.userId, { method: 'oauth', provider: provider.name })
  })
  if (outcome instanceof Refusal) throw outcome
  return sessionResponse(call, outcome)
}

/** No shared-secret algorithm: its "secret" would be the public client's. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

async function verifyIdToken(
  call: Call,
  provider: ProviderSettings,
  body: IdTokenRequest,
): Promise<JWTPayload> {
  const { service, now } = call
  const known = await service.providers.discover(provider).catch((error) => {
    service.log.warn({ error, provider: provider.name }, 'an identity provider cannot be reached')
    throw new OAuthRefusal('invalid_request', `The identity provider ${provider.label} cannot be reached`)
  })
  try {
    const { payload } = await jwtVerify(body.id_token, known.keys, {
      issuer: known.configuration.serverMetadata().issuer,
      audience: provider.acceptedClientIds,
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
    })
    requireNonce(payload, body.nonce)
    requireAuthorizedParty(payload, provider)
    requireAccessTokenHash(payload, body.access_token)
    return payload
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || error instanceof OAuthRefusal) throw badIdToken(error.message)
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw badIdToken(error.message)
    throw error
  }
}

/** In both or in neither; the token carries the SHA-256 of what was sent. */
function requireNonce({ nonce: carried }: JWTPayload, sent: string): void {
  const isCarried = typeof carried === 'string' && carried !== ''
  if (isCarried !== (sent !== ''))
    throw new OAuthRefusal(
      'invalid_request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  if (!isCarried) return
  const expected = createHash('sha256').update(sent).digest('hex')
  if (!sameText(expected, String(carried))) throw new OAuthRefusal('invalid_request', 'Nonces mismatch')
}

function requireAuthorizedParty({ aud, azp }: JWTPayload, provider: ProviderSettings): void {
  const isShared = Array.isArray(aud) && aud.length > 1
  if ((isShared || azp !== undefined) && !provider.acceptedClientIds.includes(String(azp)))
    throw new OAuthRefusal('invalid_request', 'The token was made for another party')
}

/** An access token that comes along must be the one that the ID token was made with. */
function requireAccessTokenHash({ at_hash: carried }: JWTPayload, accessToken: string): void {
  if (typeof carried !== 'string' || accessToken === '') return
  const matches = ['sha256', 'sha384', 'sha512'].some((algorithm) => {
    const digest = createHash(algorithm).update(accessToken).digest()
    return sameText(digest.subarray(0, digest.length / 2).toString('base64url'), carried)
  })
  if (!matches) throw new OAuthRefusal('invalid_request', 'The access token belongs to another ID token')
}

const badIdToken = (reason: string) => new OAuthRefusal('invalid_request', `Bad ID token: ${reason}`)
