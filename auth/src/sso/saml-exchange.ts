import type { Profile, SAML } from '@node-saml/node-saml'
import { issuerOf, type Service } from '../service.ts'
import type { SsoMetadata } from './sso-metadata.ts'

const CLOCK_SKEW_MS = 60_000
const REQUEST_LIFETIME_MS = 300_000

/** We are known to providers by the address of our own metadata. */
export function samlAddresses(service: Pick<Service, 'siteUrl'>) {
  const base = `${issuerOf(service)}/sso/saml`
  return { entityId: `${base}/metadata`, callbackUrl: `${base}/acs` }
}

/** The library, loaded by the first sign-in that needs it, bound to one flow: an answer may only be to its request. */
async function samlFor(
  service: Service,
  metadata: SsoMetadata,
  flow: { id: string; createdAt: Date },
  { forceAuthn = false } = {},
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const { entityId, callbackUrl } = samlAddresses(service)
  const requestId = requestIdOf(flow.id)
  return new SAML({
    entryPoint: metadata.signOnUrl,
    idpCert: metadata.certificates,
    issuer: entityId,
    audience: entityId,
    callbackUrl,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    disableRequestedAuthnContext: true,
    identifierFormat: null,
    forceAuthn,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: REQUEST_LIFETIME_MS,
    cacheProvider: {
      saveAsync: async (key, value) => ({ value, createdAt: flow.createdAt.getTime(), key }),
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  })
}

const requestIdOf = (flowId: string) => `_${flowId}`

export async function departureAddress(
  service: Service,
  metadata: SsoMetadata,
  flow: { id: string; createdAt: Date },
  options: { forceAuthn: boolean },
): Promise<string> {
  const saml = await samlFor(service, metadata, flow, options)
  return saml.getAuthorizeUrlAsync(flow.id, undefined, {})
}

/**
 * Whom the answer vouches for. The library checks signature, time and audience; what
 * the *signed* part must say of this flow, of us and of the provider is checked here,
 * because a response around a signed assertion can be written by anyone.
 */
export async function readSamlAnswer(
  service: Service,
  metadata: SsoMetadata,
  flow: { id: string; createdAt: Date },
  answer: string,
): Promise<Profile> {
  // A document type can only bring entities that blow up or that other readers see differently.
  if (/<!(DOCTYPE|ENTITY)/i.test(Buffer.from(answer, 'base64').toString('utf8')))
    throw new Error('the answer has a document type')
  const saml = await samlFor(service, metadata, flow)
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer })
  if (!profile) throw new Error('the answer vouches for nobody')
  if (profile.issuer !== metadata.entityId) throw new Error(`the answer is from ${profile.issuer}`)
  const { callbackUrl } = samlAddresses(service)
  const isForUs = confirmationsOf(profile).some(
    ({ InResponseTo, Recipient }) => InResponseTo === requestIdOf(flow.id) && Recipient === callbackUrl,
  )
  if (!isForUs) throw new Error('the assertion was not made for this request')
  return profile
}

interface ParsedAssertion {
  Assertion?: {
    AuthnStatement?: { $?: Record<string, string> }[]
    Subject?: { SubjectConfirmation?: { SubjectConfirmationData?: { $?: Record<string, string> }[] }[] }[]
  }
}

/** When the provider asked the person who they are, which may be long before they came to us. */
export function authenticatedAtOf(profile: Profile): Date | undefined {
  const parsed: ParsedAssertion = profile.getAssertion?.() ?? {}
  const moments = (parsed.Assertion?.AuthnStatement ?? [])
    .map(({ $ }) => Date.parse($?.AuthnInstant ?? ''))
    .filter(Number.isFinite)
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined
}

function confirmationsOf(profile: Profile): Record<string, string>[] {
  const parsed: ParsedAssertion = profile.getAssertion?.() ?? {}
  return (parsed.Assertion?.Subject ?? [])
    .flatMap(({ SubjectConfirmation }) => SubjectConfirmation ?? [])
    .flatMap(({ SubjectConfirmationData }) => SubjectConfirmationData ?? [])
    .map(({ $ }) => $ ?? {})
}
