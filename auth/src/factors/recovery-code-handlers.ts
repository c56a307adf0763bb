import { z } from 'zod'
import { mailNotice } from '../mail/mail-notices.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { SessionRow } from '../sessions/session-tables.ts'
import { brokenConstraint } from '../users/user-creation.ts'
import { lockUser } from '../users/user-store.ts'
import { answerWithRemoved, nameConflict, requirePerson, requireRecentPerson } from './factor-handlers.ts'
import { insertFactor, listFactors } from './factor-store.ts'
import type { FactorRow } from './factor-tables.ts'
import { answerWithRaised } from './factor-verification.ts'
import {
  CODES_IN_A_SET,
  countRemaining,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from './recovery-code-store.ts'

const DEFAULT_NAME = 'Recovery codes'
const NameBody = z.object({ friendly_name: z.string().max(100).default(DEFAULT_NAME) })

/** `GET /factors/recovery-codes` (section 7.12): how many are left, never which. */
export async function showRecoveryCodes(call: Call): Promise<Response> {
  const { account } = await requirePerson(call)
  const factor = await requireCodes(call, account.id)
  const remaining = await countRemaining(call.service.db, factor.id)
  return Response.json({ id: factor.id, type: 'recovery_code', total: CODES_IN_A_SET, remaining })
}

/** `POST /factors/recovery-codes`: for someone who has proved another second factor. */
export async function makeRecoveryCodes(call: Call): Promise<Response> {
  const { service, now, ip } = call
  const { account, session } = await requireRecentPerson(call)
  requireEnabled(call)
  const { friendly_name: name } = await call.body(NameBody, { optional: true })
  requireProved(session)
  const made = await service.db.transaction(async (tx) => {
    await lockUser(tx, account.id)
    const factors = await listFactors(tx, account.id)
    if (factors.some(({ factorType }) => factorType === 'recovery_code'))
      throw new Refusal(422, 'mfa_verified_factor_exists', 'Recovery codes exist already, regenerate them')
    if (!factors.some(({ status }) => status === 'verified'))
      throw new Refusal(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor')
    const row = {
      userId: account.id,
      factorType: 'recovery_code' as const,
      status: 'verified' as const,
      friendlyName: name || DEFAULT_NAME,
      createdAt: now,
      updatedAt: now,
    }
    const factor = await insertFactor(tx, row).catch((cause) => {
      throw brokenConstraint(cause) === 'factors_have_names' ? nameConflict(name) : cause
    })
    const detail = { factorId: factor.id, type: factor.factorType }
    await service.audit(tx, {
      action: 'auth.factor_added',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail,
    })
    await mailNotice(tx, service, 'factor_added', account)
    return { factor, codes: await replaceRecoveryCodes(tx, factor.id) }
  })
  return shownOnce(made.factor, made.codes)
}

/** `POST /factors/recovery-codes/regenerate`: the old set ends. */
export async function remakeRecoveryCodes(call: Call): Promise<Response> {
  const { service, ip } = call
  const { account, session } = await requireRecentPerson(call)
  requireEnabled(call)
  requireProved(session)
  const factor = await requireCodes(call, account.id)
  const codes = await service.db.transaction(async (tx) => {
    const detail = { factorId: factor.id }
    await service.audit(tx, {
      action: 'auth.recovery_codes_remade',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail,
    })
    await mailNotice(tx, service, 'recovery_codes_remade', account)
    return replaceRecoveryCodes(tx, factor.id)
  })
  return shownOnce(factor, codes)
}

const CodeBody = z.object({ code: z.string().default('') })

/** `POST /factors/recovery-codes/verify`: one code in place of the second factor. */
export async function verifyRecoveryCode(call: Call): Promise<Response> {
  const { service, now, ip } = call
  await service.limiter.requireRoom('factor-verify', ip, now)
  const { account, session } = await requirePerson(call, { resetToo: true, owingToo: true })
  if (!service.settings.mfaRecoveryCodes)
    throw new Refusal(422, 'mfa_recovery_codes_verify_not_enabled', 'Recovery codes are disabled')
  const factor = await requireCodes(call, account.id)
  const { code } = await call.body(CodeBody)
  return answerWithRaised(call, factor, session, {
    wrong: 'Invalid recovery code entered',
    prove: (tx) => takeRecoveryCode(tx, factor.id, code, now),
  })
}

/** `DELETE /factors/recovery-codes`. */
export async function deleteRecoveryCodes(call: Call): Promise<Response> {
  const { account, session } = await requireRecentPerson(call)
  const factor = await requireCodes(call, account.id)
  requireProved(session)
  return answerWithRemoved(call, account, factor)
}

function shownOnce(factor: FactorRow, codes: string[]): Response {
  const { id, friendlyName } = factor
  return Response.json(
    { id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

async function requireCodes({ service }: Call, userId: string): Promise<FactorRow> {
  const factors = await listFactors(service.db, userId)
  const factor = factors.find(({ factorType }) => factorType === 'recovery_code')
  if (!factor) throw new Refusal(404, 'mfa_factor_not_found', 'There are no recovery codes')
  return factor
}

function requireProved(session: SessionRow): void {
  if (session.aal !== 'aal2')
    throw new Refusal(403, 'insufficient_aal', 'AAL2 required to change recovery codes')
}

function requireEnabled({ service: { settings } }: Call): void {
  if (!settings.mfaRecoveryCodes)
    throw new Refusal(422, 'mfa_recovery_codes_enroll_not_enabled', 'Recovery codes are disabled')
}
