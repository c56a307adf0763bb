import type { Profile } from '@node-saml/node-saml'
import { type ProviderPerson, resolvePerson } from '../identities/identity-linking.ts'
import { PROVIDER_FLOW_LIFETIME_SECONDS, takeProviderFlow } from '../identities/provider-flow-store.ts'
import { emailOf, textOf } from '../identities/provider-person.ts'
import { answerWithSession, beginOrHandOver, recordFailure } from '../identities/provider-return.ts'
import type { ProviderFlowRow } from '../identities/provider-tables.ts'
import { errorMembers, seeOther, withParts } from '../one-time-tokens/verify-link-handlers.ts'
import { type Call, isUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { authenticatedAtOf, readSamlAnswer } from './saml-exchange.ts'
import { requireSaml } from './sso-handlers.ts'
import type { SsoMetadata } from './sso-metadata.ts'
import type { SsoProvider } from './sso-registry.ts'

/** `POST /sso/saml/acs`: back from the identity provider. An answer that nobody asked for is not taken. */
export async function returnFromSso(call: Call): Promise<Response> {
  const { service, now } = call
  requireSaml(call)
  const form = new URLSearchParams(await call.text())
  const state = form.get('RelayState')
  const flow = isUuid(state) ? await takeProviderFlow(service.db, state) : undefined
  const isOurs = flow?.provider.startsWith('sso:')
  if (!flow || !isOurs || now.getTime() > flow.createdAt.getTime() + PROVIDER_FLOW_LIFETIME_SECONDS * 1000) {
    const refusal = new Refusal(
      400,
      'saml_relay_state_not_found',
      'SAML RelayState not found or expired, try logging in again?',
    )
    return seeOther(withParts(service.siteUrl, { query: errorMembers(refusal) }))
  }
  try {
    return await finish(call, flow, form.get('SAMLResponse') ?? '')
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    await recordFailure(call, flow, 'sso/saml', cause)
    const error = errorMembers(cause)
    return seeOther(withParts(flow.redirectTo, { query: error, fragment: { ...error, sb: '' } }))
  }
}

async function finish(call: Call, flow: ProviderFlowRow, answer: string): Promise<Response> {
  const { service } = call
  const provider = await service.ssoProviders.findById(flow.provider.slice('sso:'.length))
  if (!provider) throw new Refusal(404, 'sso_provider_not_found', 'The provider is not configured any more')
  const { person, authenticatedAt } = await readPerson(call, provider, flow, answer)
  const outcome = await service.db.transaction(async (tx) => {
    const resolved = await resolvePerson(tx, call, person, {
      audience: 'authenticated',
      redirectTo: flow.redirectTo,
      linkTo: null,
      ownerId: provider.ownerId,
    })
    return resolved instanceof Refusal
      ? resolved
      : beginOrHandOver(tx, call, flow, 'sso/saml', resolved.userId, { authenticatedAt })
  })
  if (outcome instanceof Refusal) throw outcome
  return answerWithSession(call, flow, outcome, {}, 303)
}

async function readPerson(
  { service }: Call,
  provider: SsoProvider,
  flow: ProviderFlowRow,
  answer: string,
): Promise<{ person: ProviderPerson; authenticatedAt: Date | undefined }> {
  try {
    const metadata = await service.ssoProviders.metadataOf(provider)
    const profile = await readSamlAnswer(service, metadata, flow, answer)
    return { person: personOf(provider, metadata, profile), authenticatedAt: authenticatedAtOf(profile) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    service.log.warn({ error, provider: provider.id }, 'a single sign-on failed')
    throw new Refusal(400, 'validation_failed', 'SAML Assertion is not valid')
  }
}

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
/** Under these names the usual providers send the address when nothing is mapped. */
const EMAIL_ATTRIBUTES = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]

function personOf(provider: SsoProvider, metadata: SsoMetadata, profile: Profile): ProviderPerson {
  const subject = textOf(profile.nameID)
  // A name for one visit only would make a new person of everyone at each.
  if (!subject || profile.nameIDFormat === TRANSIENT)
    throw new Refusal(
      422,
      'saml_assertion_no_user_id',
      'The SAML assertion has no lasting name for the person',
    )
  const attributes = (profile.attributes ?? {}) as Record<string, unknown>
  const firstOf = (names: string[]) =>
    names.map((name) => textOf([attributes[name]].flat()[0])).find((value) => value !== undefined)
  const named = profile.nameIDFormat === EMAIL_FORMAT ? subject : undefined
  const email = emailOf(firstOf(provider.attributeMapping.email ?? EMAIL_ATTRIBUTES) ?? named)
  if (!email) throw new Refusal(422, 'saml_assertion_no_email', 'The SAML assertion has no email address')
  // The operator said whose addresses this provider may speak for.
  const emailVerified = provider.domains.includes(email.split('@')[1] ?? '')
  const mapped = Object.entries(provider.attributeMapping)
    .filter(([member]) => member !== 'email')
    .map(([member, names]) => [member, firstOf(names)] as const)
    .filter(([, value]) => value !== undefined)
  return {
    provider: `sso:${provider.id}`,
    subject,
    email,
    emailVerified,
    data: {
      ...Object.fromEntries(mapped),
      iss: metadata.entityId,
      sub: subject,
      email,
      email_verified: emailVerified,
      phone_verified: false,
    },
  }
}
