import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { Service } from '../service.ts'
import type { UserRow } from '../users/user-tables.ts'
import type { CredentialRow } from './credential-tables.ts'

/**
 * A second factor only has to be at hand; a passkey signs in alone, so the
 * authenticator itself must know the person (fingerprint, face or PIN).
 */
type Purpose = 'factor' | 'passkey'

const verification = (purpose: Purpose) => (purpose === 'passkey' ? 'required' : 'preferred')

/** Loaded by the first ceremony: it brings a megabyte of parsers. */
const library = () => import('@simplewebauthn/server')

/** The site is the relying party: whatever a request says about that is not asked. */
function relyingParty({ siteUrl }: Service) {
  const { hostname, origin } = new URL(siteUrl)
  return { id: hostname, origin }
}

export async function creationOptions(
  service: Service,
  user: UserRow,
  known: CredentialRow[],
  purpose: Purpose,
) {
  const { generateRegistrationOptions } = await library()
  const name = user.email ?? user.phone ?? user.id
  return generateRegistrationOptions({
    rpName: relyingParty(service).id,
    rpID: relyingParty(service).id,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: {
      residentKey: purpose === 'passkey' ? 'required' : 'discouraged',
      userVerification: verification(purpose),
    },
  })
}

export async function requestOptions(service: Service, allowed: CredentialRow[], purpose: Purpose) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: relyingParty(service).id,
    userVerification: verification(purpose),
    allowCredentials: allowed.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
}

/** Enough to know it for an answer; the library looks at the rest. */
export const CredentialAnswer = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string() }),
})
export type CredentialAnswer = z.infer<typeof CredentialAnswer>

type NewCredential = Pick<CredentialRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** The new credential, or nothing when the answer does not hold. */
export async function verifyCreation(
  service: Service,
  answer: CredentialAnswer,
  challenge: string,
  purpose: Purpose,
): Promise<NewCredential | undefined> {
  const { id, origin } = relyingParty(service)
  const { verifyRegistrationResponse } = await library()
  const verified = await verifyRegistrationResponse({
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: purpose === 'passkey',
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  }
}

/** The authenticator's new counter, or nothing when the answer does not hold. */
export async function verifyRequest(
  service: Service,
  answer: CredentialAnswer,
  challenge: string,
  credential: CredentialRow,
  purpose: Purpose,
): Promise<number | undefined> {
  const { id, origin } = relyingParty(service)
  const { verifyAuthenticationResponse } = await library()
  const verified = await verifyAuthenticationResponse({
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: purpose === 'passkey',
    credential: {
      id: credential.credentialId,
      publicKey: Uint8Array.from(Buffer.from(credential.publicKey, 'base64url')),
      counter: credential.counter,
      transports: credential.transports,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
