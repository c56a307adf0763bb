import { findCredentialOfFactor, insertCredential, markUsed } from '../passkeys/credential-store.ts'
import { type CredentialAnswer, verifyCreation, verifyRequest } from '../passkeys/webauthn-ceremony.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { sameText } from '../requests/same-text.ts'
import { codeDigest, TOTP_PERIOD_SECONDS, totpOf } from './factor-handlers.ts'
import { takeStep } from './factor-store.ts'
import type { ChallengeRow, FactorRow } from './factor-tables.ts'
import type { Proof } from './factor-verification.ts'

export function proveTotp({ service, now }: Call, factor: FactorRow, code: string): Proof {
  if (!service.settings.mfaTotp)
    throw new Refusal(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
  const step = stepOf(factor, code, now)
  return {
    wrong: 'Invalid TOTP code entered',
    async prove(tx) {
      if (step === undefined) return false
      // The code that proves an enrolment signs nobody in, so it may serve once more for that.
      return factor.status === 'unverified' || takeStep(tx, factor.id, step)
    },
  }
}

/** The time step that the code belongs to: this one, the one before or the one after. */
function stepOf({ secret }: FactorRow, code: string, now: Date): number | undefined {
  if (!secret || !/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS) + delta
}

/** The code that was sent to the factor's number. */
export async function provePhone(
  call: Call,
  factor: FactorRow,
  { challenge }: ChallengeRow,
  code: string,
): Promise<Proof> {
  if (!call.service.settings.mfaPhone)
    throw new Refusal(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
  const matches = sameText(await codeDigest(call, factor, code), challenge ?? '')
  return { wrong: 'Invalid MFA Phone code entered', prove: async () => matches }
}

/** A new security key shows that it exists, a known one that it is the one. */
export async function proveWebauthn(
  { service, now }: Call,
  factor: FactorRow,
  { challenge }: ChallengeRow,
  answer: CredentialAnswer | undefined,
): Promise<Proof> {
  if (!service.settings.mfaWebauthn)
    throw new Refusal(422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn')
  if (!answer || !challenge)
    throw new Refusal(400, 'validation_failed', 'webauthn.credential_response is required')
  const wrong = 'The security key could not be verified'
  if (factor.status === 'unverified') {
    const created = await verifyCreation(service, answer, challenge, 'factor')
    return {
      wrong,
      async prove(tx) {
        if (!created) return false
        await insertCredential(tx, { ...created, userId: factor.userId, factorId: factor.id, createdAt: now })
        return true
      },
    }
  }
  const known = await findCredentialOfFactor(service.db, factor.id)
  const counter = known && (await verifyRequest(service, answer, challenge, known, 'factor'))
  return {
    wrong,
    prove: async (tx) => known !== undefined && counter !== undefined && markUsed(tx, known, counter, now),
  }
}
