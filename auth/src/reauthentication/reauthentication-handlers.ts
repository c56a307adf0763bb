import { z } from 'zod'
import { guessKey } from '../limits/guess-guard.ts'
import { turnOf } from '../limits/known-networks.ts'
import { findTokenByCode, takeToken } from '../one-time-tokens/one-time-token-store.ts'
import type { OneTimeTokenRow } from '../one-time-tokens/one-time-token-tables.ts'
import { provePasskey } from '../passkeys/passkey-proof.ts'
import { CredentialAnswer } from '../passkeys/webauthn-ceremony.ts'
import { type Bearer, requireSession } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { renewAuthentication } from '../sessions/session-store.ts'
import type { AmrEntry, SessionRow } from '../sessions/session-tables.ts'

const ProofBody = z.object({
  password: z.string().default(''),
  nonce: z.string().default(''),
  challenge_id: z.string().default(''),
  credential: CredentialAnswer.optional(),
})
type ProofBody = z.infer<typeof ProofBody>

/**
 * `POST /reauthenticate`, ours beside the protocol's: the person of this session proves again who they
 * are, with the password, a passkey (its challenge comes from `/passkeys/authentication/options`) or a
 * code that `GET /reauthenticate` mailed. The session and its tokens stay.
 */
export async function confirmIdentity(call: Call): Promise<Response> {
  const { service, now, ip } = call
  await service.limiter.requireRoom('reauthenticate', ip, now)
  const bearer = await requireSession(call)
  const body = await call.body(ProofBody)
  const { account, session } = bearer
  const method = await prove(call, bearer, body)
  if (!method) {
    await recordFailure(call, account.id, body)
    throw notProved(body)
  }
  await service.db.transaction(async (tx) => {
    await renewAuthentication(tx, session, now, method)
    await service.audit(tx, {
      action: 'auth.reauthenticated',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail: { method, sessionId: session.id },
    })
  })
  const { recentAuthenticationSeconds: seconds } = service.settings
  return Response.json({
    authenticated_at: now.toISOString(),
    valid_until: new Date(now.getTime() + seconds * 1000).toISOString(),
  })
}

type Signed = Bearer & { session: SessionRow }

/** How it was proved, or nothing when the proof does not hold. */
async function prove(call: Call, bearer: Signed, body: ProofBody): Promise<AmrEntry['method'] | undefined> {
  const given = [body.password, body.nonce, body.credential?.id].filter(Boolean)
  if (given.length !== 1)
    throw new Refusal(400, 'validation_failed', 'Exactly one of password, credential and nonce is required')
  if (body.password !== '')
    return (await passwordIsRight(call, bearer, body.password)) ? 'password' : undefined
  if (body.nonce !== '') {
    const token = await findMailedCode(call, bearer, body.nonce)
    return token && (await takeToken(call.service.db, token)) ? 'otp' : undefined
  }
  const isRight = await provePasskey(call, bearer.account.id, body.challenge_id, body.credential)
  return isRight ? 'passkey' : undefined
}

/** Counted together with wrong passwords at the sign-in, and before it is compared. */
export async function passwordIsRight(call: Call, { account }: Bearer, given: string): Promise<boolean> {
  const { service, now, ip } = call
  const { passwordHash } = account
  if (!passwordHash) return false
  const key = guessKey('password', account.email ?? account.phone ?? account.id, ip)
  const matches = await service.guesses.attempt(
    service.db,
    key,
    now,
    async () =>
      (await service.hasher.verify(passwordHash, given, { turn: turnOf(call, account) })) || undefined,
  )
  return matches ?? false
}

/** The mailed code that somebody typed; counted before it is compared, and not used up. */
export async function findMailedCode(
  call: Call,
  { account }: Bearer,
  code: string,
): Promise<OneTimeTokenRow | undefined> {
  const { service, now, ip } = call
  const key = guessKey('code', account.id, ip)
  return service.guesses.attempt(service.db, key, now, async () =>
    findTokenByCode(service.db, await call.secret(), {
      userId: account.id,
      sentTo: account.email ?? '',
      code: code.trim(),
      kinds: ['reauthentication'],
      now,
    }),
  )
}

function notProved(body: ProofBody): Refusal {
  if (body.password !== '') return new Refusal(400, 'invalid_credentials', 'The password is not right')
  if (body.nonce !== '')
    return new Refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  return new Refusal(400, 'webauthn_verification_failed', 'The passkey could not be verified')
}

function recordFailure({ service, ip }: Call, userId: string, body: ProofBody): Promise<void> {
  const method = body.password !== '' ? 'password' : body.nonce !== '' ? 'otp' : 'passkey'
  return service.db.transaction((tx) =>
    service.audit(tx, {
      action: 'auth.sign_in_failed',
      actorId: userId,
      subjectId: userId,
      ip,
      detail: { method, reauthentication: true },
    }),
  )
}
