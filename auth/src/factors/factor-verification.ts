import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { guessKey } from '../limits/guess-guard.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { CredentialAnswer } from '../passkeys/webauthn-ceremony.ts'
import { type Call, isUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { type Session, sessionResponse } from '../sessions/session-reply.ts'
import { changeAssurance, deleteOtherWeakSessions, lockSession } from '../sessions/session-store.ts'
import type { AmrEntry, SessionRow } from '../sessions/session-tables.ts'
import { lockUser, requireAccount } from '../users/user-store.ts'
import { countCode, tellOfGuesses, uncountCode } from './factor-guesses.ts'
import { requireFactor, requireOwed, requirePerson } from './factor-handlers.ts'
import { provePhone, proveTotp, proveWebauthn } from './factor-proofs.ts'
import {
  CHALLENGE_LIFETIME_SECONDS,
  deleteOtherUnverified,
  findChallenge,
  listFactors,
  takeChallenge,
  updateFactor,
} from './factor-store.ts'
import type { ChallengeRow, FactorRow } from './factor-tables.ts'

const VerifyBody = z.object({
  challenge_id: z.string().default(''),
  code: z.string().default(''),
  webauthn: z.object({ credential_response: CredentialAnswer.optional() }).optional(),
})

/** What the person brought, checked as far as it goes outside a transaction. */
export interface Proof {
  /** What to say when it does not hold. */
  wrong: string
  /** Uses it up; false when it does not hold. */
  prove(tx: Db): Promise<boolean>
}

/** `POST /factors/{id}/verify` (section 7.9): the same session, raised to aal2. */
export async function verifyFactor(call: Call): Promise<Response> {
  const { service, now, ip } = call
  await service.limiter.requireRoom('factor-verify', ip, now)
  const { account, session } = await requirePerson(call, { resetToo: true, owingToo: true })
  const factor = await requireFactor(call, account.id)
  requireOwed(session, factor)
  const body = await call.body(VerifyBody)
  const challenge = await requireChallenge(call, factor, body.challenge_id)
  const proof = await proofOf(call, factor, challenge, body)
  return answerWithRaised(call, factor, session, {
    wrong: proof.wrong,
    async prove(tx) {
      if (!(await takeChallenge(tx, challenge.id))) throw challengeExpired()
      return proof.prove(tx)
    },
  })
}

async function proofOf(
  call: Call,
  factor: FactorRow,
  challenge: ChallengeRow,
  { code, webauthn }: z.infer<typeof VerifyBody>,
): Promise<Proof> {
  if (factor.factorType === 'webauthn')
    return proveWebauthn(call, factor, challenge, webauthn?.credential_response)
  return factor.factorType === 'phone'
    ? provePhone(call, factor, challenge, code)
    : proveTotp(call, factor, code)
}

/** The session at aal2 when the proof holds; otherwise the failure is counted and told. */
export async function answerWithRaised(
  call: Call,
  factor: FactorRow,
  session: SessionRow,
  proof: Proof,
): Promise<Response> {
  const { service, now, ip } = call
  const { userId } = factor
  const wrong = await countCode(call, factor)
  const raised = await service.guesses
    .attempt(service.db, guessKey('factor', userId, ip), now, () =>
      proveAndRaise(call, factor, session, proof),
    )
    .catch(async (cause) => {
      await uncountCode(service.db, factor)
      throw cause
    })
  if (raised) await uncountCode(service.db, factor)
  if (raised) return sessionResponse(call, raised)

  const detail = { method: factor.factorType, factorId: factor.id }
  await service.db.transaction(async (tx) => {
    await tellOfGuesses(tx, call, await requireAccount(tx, userId), { factor, wrong })
    await service.audit(tx, { action: 'auth.sign_in_failed', actorId: userId, subjectId: userId, ip, detail })
  })
  throw new Refusal(422, 'mfa_verification_failed', proof.wrong)
}

function proveAndRaise(
  call: Call,
  factor: FactorRow,
  { id: sessionId }: SessionRow,
  { prove }: Proof,
): Promise<Session | undefined> {
  return call.service.db
    .transaction(async (tx) => {
      const user = await lockUser(tx, factor.userId)
      const session = await lockSession(tx, sessionId)
      if (!user || !session) throw new Refusal(403, 'session_not_found', 'The session has ended')
      await requireMayRaise(tx, factor, session)
      // Rolled back with the challenge, so that a mistyped code may be tried again on it.
      if (!(await prove(tx))) throw new ProofFailed()
      return raiseSession(tx, call, factor, session)
    })
    .catch((cause) => {
      if (cause instanceof ProofFailed) return undefined
      throw cause
    })
}

class ProofFailed extends Error {}

const METHODS = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const satisfies Record<FactorRow['factorType'], string>

async function raiseSession(tx: Db, call: Call, factor: FactorRow, session: SessionRow): Promise<Session> {
  const { service, now, ip } = call
  const { userId } = factor
  const entry: AmrEntry = { method: METHODS[factor.factorType], timestamp: Math.floor(now.getTime() / 1000) }
  const amr = [entry, ...session.amr.filter(({ method }) => method !== entry.method)]
  const raised = await changeAssurance(tx, session, now, { aal: 'aal2', amr, factorId: factor.id })
  const isNew = factor.status === 'unverified'
  if (isNew) await updateFactor(tx, factor.id, now, { status: 'verified' })
  await deleteOtherUnverified(tx, factor)
  await deleteOtherWeakSessions(tx, userId, session.id)
  const account = await requireAccount(tx, userId)
  await service.audit(tx, {
    action: isNew ? 'auth.factor_added' : 'auth.factor_verified',
    actorId: userId,
    subjectId: userId,
    ip,
    detail: { factorId: factor.id, type: factor.factorType, sessionId: session.id },
  })
  if (isNew) await mailNotice(tx, service, 'factor_added', account)
  return { session: raised, account }
}

/** With a verified factor in place, another one enrolled without it must not open the door. */
async function requireMayRaise(tx: Db, factor: FactorRow, session: SessionRow): Promise<void> {
  const factors = await listFactors(tx, factor.userId)
  const isKnown = factors.some(({ id, status }) => id === factor.id && status === factor.status)
  if (!isKnown) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found')
  const isNew = factor.status === 'unverified'
  if (isNew && session.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
    throw new Refusal(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}

async function requireChallenge(call: Call, factor: FactorRow, id: string): Promise<ChallengeRow> {
  const challenge = isUuid(id) ? await findChallenge(call.service.db, factor.id, id) : undefined
  if (!challenge)
    throw new Refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.ip !== call.ip)
    throw new Refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (call.now.getTime() > challenge.createdAt.getTime() + CHALLENGE_LIFETIME_SECONDS * 1000)
    throw challengeExpired()
  return challenge
}

const challengeExpired = () =>
  new Refusal(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  )
