import { z } from 'zod'
import { guessKey } from '../limits/guess-guard.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { type Call, isUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { sessionResponse } from '../sessions/session-reply.ts'
import { changeAssurance, deleteOtherWeakSessions, lockSession } from '../sessions/session-store.ts'
import type { AmrEntry, SessionRow } from '../sessions/session-tables.ts'
import { lockUser, requireAccount } from '../users/user-store.ts'
import { requireFactor, requirePerson, TOTP_PERIOD_SECONDS, totpOf } from './factor-handlers.ts'
import {
  CHALLENGE_LIFETIME_SECONDS,
  deleteOtherUnverified,
  findChallenge,
  listFactors,
  takeChallenge,
  takeStep,
  updateFactor,
} from './factor-store.ts'
import type { FactorRow } from './factor-tables.ts'

const VerifyBody = z.object({ challenge_id: z.string().default(''), code: z.string().default('') })

/** `POST /factors/{id}/verify` (section 7.9): the same session, raised to aal2. */
export async function verifyFactor(call: Call): Promise<Response> {
  const { service, now, ip } = call
  await service.limiter.requireRoom('factor-verify', ip, now)
  const { account, session } = await requirePerson(call)
  const factor = await requireFactor(call, account.id)
  if (!service.settings.mfaTotp)
    throw new Refusal(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP')
  const { challenge_id: challengeId, code } = await call.body(VerifyBody)
  await requireChallenge(call, factor, challengeId)

  const guess = guessKey('factor', account.id, ip)
  await service.guesses.requireAllowed(service.db, guess, now)
  const step = stepOf(factor, code, now)
  const raised =
    step !== undefined &&
    (await service.db.transaction(async (tx) => {
      const user = await lockUser(tx, account.id)
      const current = await lockSession(tx, session.id)
      if (!user || !current) throw new Refusal(403, 'session_not_found', 'The session has ended')
      await requireMayRaise(tx, factor, current)
      if (!(await takeChallenge(tx, challengeId))) throw challengeExpired()
      // The code that proves an enrolment signs nobody in, so it may serve once more for that.
      if (factor.status === 'verified' && !(await takeStep(tx, factor.id, step))) return undefined
      await service.guesses.forget(tx, guess)
      return raiseSession(tx, call, factor, current)
    }))
  if (!raised) {
    await service.db.transaction(async (tx) => {
      await service.guesses.recordFailure(tx, guess, now)
      const detail = { method: factor.factorType, factorId: factor.id }
      await service.audit(tx, {
        action: 'auth.sign_in_failed',
        actorId: account.id,
        subjectId: account.id,
        ip,
        detail,
      })
    })
    throw new Refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  return sessionResponse(service, raised, now)
}

type Tx = Parameters<typeof lockSession>[0]

async function raiseSession(tx: Tx, call: Call, factor: FactorRow, session: SessionRow) {
  const { service, now, ip } = call
  const { userId } = factor
  const entry: AmrEntry = { method: factor.factorType, timestamp: Math.floor(now.getTime() / 1000) }
  const amr = [entry, ...session.amr.filter(({ method }) => method !== entry.method)]
  const raised = await changeAssurance(tx, session, now, { aal: 'aal2', amr, factorId: factor.id })
  if (factor.status === 'unverified') await updateFactor(tx, factor.id, now, { status: 'verified' })
  await deleteOtherUnverified(tx, factor)
  await deleteOtherWeakSessions(tx, userId, session.id)
  const account = await requireAccount(tx, userId)
  await service.audit(tx, {
    action: factor.status === 'unverified' ? 'auth.factor_added' : 'auth.factor_verified',
    actorId: userId,
    subjectId: userId,
    ip,
    detail: { factorId: factor.id, type: factor.factorType, sessionId: session.id },
  })
  if (factor.status === 'unverified') await mailNotice(tx, service, 'factor_added', account)
  return { session: raised, account }
}

/** With a verified factor in place, another one enrolled without it must not open the door. */
async function requireMayRaise(tx: Tx, factor: FactorRow, session: SessionRow): Promise<void> {
  const factors = await listFactors(tx, factor.userId)
  const isKnown = factors.some(({ id, status }) => id === factor.id && status === factor.status)
  if (!isKnown) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found')
  if (
    factor.status === 'unverified' &&
    session.aal !== 'aal2' &&
    factors.some(({ status }) => status === 'verified')
  )
    throw new Refusal(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}

async function requireChallenge(call: Call, factor: FactorRow, id: string): Promise<void> {
  const challenge = isUuid(id) ? await findChallenge(call.service.db, factor.id, id) : undefined
  if (!challenge)
    throw new Refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.ip !== call.ip)
    throw new Refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (call.now.getTime() > challenge.createdAt.getTime() + CHALLENGE_LIFETIME_SECONDS * 1000)
    throw challengeExpired()
}

/** The time step that the code belongs to: this one, the one before or the one after. */
function stepOf({ secret }: FactorRow, code: string, now: Date): number | undefined {
  if (!secret || !/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / TOTP_PERIOD_SECONDS) + delta
}

const challengeExpired = () =>
  new Refusal(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  )
