import { type Call, isUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { findPasskeyByCredentialId, markUsed, takeCeremony } from './credential-store.ts'
import { type CredentialAnswer, verifyRequest } from './webauthn-ceremony.ts'

/** The ceremony that an answer belongs to, used up. Says apart what was never begun and what is too old. */
export async function takeChallenge(call: Call, id: string) {
  if (!isUuid(id)) throw new Refusal(400, 'validation_failed', 'challenge_id must be a valid UUID')
  const { ceremony, isOld } = await takeCeremony(call.service.db, id, call.now)
  if (!ceremony) throw challengeNotFound()
  if (isOld) throw new Refusal(400, 'webauthn_challenge_expired', 'Challenge has expired')
  return ceremony
}

export const challengeNotFound = () =>
  new Refusal(400, 'webauthn_challenge_not_found', 'Challenge not found, or used already')

/** Whether this account's own passkey answered a challenge for anyone. */
export async function provePasskey(
  call: Call,
  userId: string,
  challengeId: string,
  answer: CredentialAnswer | undefined,
): Promise<boolean> {
  const { service, now } = call
  if (!service.settings.passkeys) throw new Refusal(404, 'passkey_disabled', 'Passkeys are disabled')
  if (!answer) throw new Refusal(400, 'validation_failed', 'credential is required')
  const { challenge, userId: registering } = await takeChallenge(call, challengeId)
  if (registering !== null) throw challengeNotFound()
  const passkey = await findPasskeyByCredentialId(service.db, answer.id)
  if (passkey?.userId !== userId) return false
  const counter = await verifyRequest(service, answer, challenge, passkey, 'passkey')
  return counter !== undefined && markUsed(service.db, passkey, counter, now)
}
