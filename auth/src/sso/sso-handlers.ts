import { z } from 'zod'
import { insertProviderFlow } from '../identities/provider-flow-store.ts'
import { requireRoomAndCaptcha } from '../limits/captcha.ts'
import { PkceMembers, readPkce } from '../one-time-tokens/flow-state-store.ts'
import { seeOther } from '../one-time-tokens/verify-link-handlers.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { departureAddress, samlAddresses } from './saml-exchange.ts'

const SsoBody = PkceMembers.extend({
  provider_id: z.string().default(''),
  domain: z.string().default(''),
  redirect_to: z.string().optional(),
  /** Ours beside the protocol's: the provider is to ask the person again, however they are signed in there. */
  force_authn: z.boolean().default(false),
  skip_http_redirect: z.boolean().default(false),
})

/** `POST /sso` (section 7.10): off to the institution's identity provider. */
export async function startSso(call: Call): Promise<Response> {
  const { service, now } = call
  requireSaml(call)
  await requireRoomAndCaptcha(call, 'sso')
  const body = await call.body(SsoBody)
  if ((body.provider_id === '') === (body.domain === ''))
    throw new Refusal(400, 'validation_failed', 'Either provider_id or domain is required, and not both')
  const provider = body.provider_id
    ? await service.ssoProviders.findById(body.provider_id)
    : await service.ssoProviders.findByDomain(body.domain)
  if (!provider) throw new Refusal(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain')
  const pkce = readPkce(body)
  const metadata = await service.ssoProviders.metadataOf(provider).catch((error) => {
    service.log.warn({ error, provider: provider.id }, 'an identity provider cannot be reached')
    throw new Refusal(400, 'saml_metadata_fetch_failed', 'The identity provider cannot be reached')
  })
  const flow = await insertProviderFlow(service.db, {
    provider: `sso:${provider.id}`,
    codeVerifier: '',
    nonce: '',
    redirectTo: redirectTarget(call, body.redirect_to),
    codeChallenge: pkce?.challenge ?? null,
    codeChallengeMethod: pkce?.method ?? null,
    linkingUserId: null,
    createdAt: now,
  })
  const url = await departureAddress(service, metadata, flow, { forceAuthn: body.force_authn })
  return body.skip_http_redirect ? Response.json({ url }) : seeOther(url)
}

/** `GET /sso/saml/metadata`: what an institution's administrator enters on the other side. */
export async function describeServiceProvider(call: Call): Promise<Response> {
  requireSaml(call)
  const { entityId, callbackUrl } = samlAddresses(call.service)
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml')
  const xml = generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl,
    wantAssertionsSigned: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    generateUniqueId: () => '_service-provider',
  })
  return new Response(xml, { headers: { 'Content-Type': 'application/samlmetadata+xml; charset=utf-8' } })
}

export function requireSaml({ service: { settings } }: Call): void {
  if (!settings.saml) throw new Refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}
