import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { requireTextRoom } from '../limits/mail-room.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { makeCode } from '../one-time-tokens/one-time-token-store.ts'
import { listCredentials } from '../passkeys/credential-store.ts'
import { creationOptions, requestOptions } from '../passkeys/webauthn-ceremony.ts'
import { deliverText } from '../phones/phone-delivery.ts'
import { requireRecent } from '../reauthentication/recent-authentication.ts'
import { type Expected, onlyForPassword, requireSession } from '../requests/bearer.ts'
import { type Call, requireUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { SessionRow } from '../sessions/session-tables.ts'
import { requirePhone } from '../users/user-address.ts'
import { brokenConstraint } from '../users/user-creation.ts'
import { lockUser } from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import {
  CHALLENGE_LIFETIME_SECONDS,
  deleteAbandoned,
  deleteFactor,
  deleteLoneRecoveryCodes,
  findFactor,
  insertChallenge,
  insertFactor,
  listFactors,
  updateFactor,
} from './factor-store.ts'
import type { FactorRow } from './factor-tables.ts'

const FACTORS_AT_MOST = 10
const NAME_MAX_CHARACTERS = 100
const SECRET_BYTES = 20

const EnrollBody = z.object({
  factor_type: z.string().default(''),
  friendly_name: z.string().default(''),
  issuer: z.string().default(''),
  phone: z.string().default(''),
})

/** `POST /factors` (section 7.9). */
export async function enrollFactor(call: Call): Promise<Response> {
  const { service, now, ip } = call
  const { account } = await requireRecentPerson(call)
  const { factor_type: type, friendly_name: name, issuer: asked, ...body } = await call.body(EnrollBody)
  requireEnrollable(call, type)
  const phone = type === 'phone' ? requirePhone(body.phone) : null
  if (name.length > NAME_MAX_CHARACTERS || asked.length > NAME_MAX_CHARACTERS)
    throw new Refusal(
      400,
      'validation_failed',
      `Names cannot be longer than ${NAME_MAX_CHARACTERS} characters`,
    )

  const secret = new Secret({ size: SECRET_BYTES })
  const factor = await service.db.transaction(async (tx) => {
    await lockUser(tx, account.id)
    await deleteAbandoned(tx, account.id, now)
    const factors = await listFactors(tx, account.id)
    if (factors.length >= FACTORS_AT_MOST)
      throw new Refusal(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of enrolled factors reached, unenroll to continue',
      )
    const row = {
      userId: account.id,
      factorType: type,
      status: 'unverified' as const,
      friendlyName: name,
      secret: type === 'totp' ? secret.base32 : null,
      phone,
      createdAt: now,
      updatedAt: now,
    }
    const enrolled = await insertFactor(tx, row).catch((cause) => {
      throw brokenConstraint(cause) === 'factors_have_names' ? nameConflict(name) : cause
    })
    const detail = { factorId: enrolled.id, type }
    await service.audit(tx, {
      action: 'auth.factor_enrolled',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail,
    })
    return enrolled
  })

  if (type !== 'totp')
    return Response.json({
      id: factor.id,
      type,
      friendly_name: name,
      ...(phone ? { phone: `+${phone}` } : {}),
    })
  const { toString: drawQrCode } = await import('qrcode')
  const issuer = (asked || new URL(service.siteUrl).host).replaceAll(':', ' ')
  const uri = totpOf(secret.base32, issuer, account.email ?? account.id).toString()
  return Response.json({
    id: factor.id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: await drawQrCode(uri, { type: 'svg' }), secret: secret.base32, uri },
  })
}

/** `POST /factors/{id}/challenge`. */
export async function challengeFactor(call: Call): Promise<Response> {
  const { service, now, ip } = call
  await service.limiter.requireRoom('challenge', ip, now)
  const { account, session } = await requirePerson(call, { resetToo: true, owingToo: true })
  const factor = await requireFactor(call, account.id)
  requireOwed(session, factor)
  if (factor.factorType === 'recovery_code')
    throw new Refusal(400, 'validation_failed', 'Recovery codes are verified without a challenge')
  const ceremony = factor.factorType === 'webauthn' ? await webauthnOptions(call, account, factor) : undefined
  const code = factor.factorType === 'phone' ? makeCode() : undefined
  const challenge = code
    ? await codeDigest(call, factor, code)
    : (ceremony?.credential_options.publicKey.challenge ?? null)
  if (code && factor.phone) await requireTextRoom(call, { to: factor.phone, isSignedIn: true })
  const id = await service.db.transaction(async (tx) => {
    await updateFactor(tx, factor.id, now, { lastChallengedAt: now })
    return insertChallenge(tx, { factorId: factor.id, ip, challenge, now })
  })
  if (code && factor.phone)
    await deliverText(service, { to: factor.phone, code, purpose: 'second_factor', userId: account.id })
  const expiresAt = Math.floor(now.getTime() / 1000) + CHALLENGE_LIFETIME_SECONDS
  return Response.json({
    id,
    type: factor.factorType,
    expires_at: expiresAt,
    ...(ceremony ? { webauthn: ceremony } : {}),
  })
}

/** What is stored of a code that was sent. */
export async function codeDigest(call: Call, factor: FactorRow, code: string): Promise<string> {
  return createHmac('sha256', await call.secret())
    .update(`second factor\n${factor.id}\n${code}`)
    .digest('hex')
}

/** A key that is new is created, a known one is asked for. */
async function webauthnOptions({ service }: Call, user: UserRow, factor: FactorRow) {
  const known = await listCredentials(service.db, user.id)
  if (factor.status === 'unverified') {
    const publicKey = await creationOptions(service, user, known, 'factor')
    return { type: 'create', credential_options: { publicKey } }
  }
  const own = known.filter(({ factorId }) => factorId === factor.id)
  return { type: 'request', credential_options: { publicKey: await requestOptions(service, own, 'factor') } }
}

/** `DELETE /factors/{id}`. */
export async function removeFactor(call: Call): Promise<Response> {
  const { account } = await requireRecentPerson(call, { owingStatus: 422 })
  const factor = await requireFactor(call, account.id)
  return answerWithRemoved(call, account, factor)
}

/** Removes what one may remove, and recovery codes with the last factor that they stood in for. */
export async function answerWithRemoved(
  { service, ip }: Call,
  account: UserRow,
  factor: FactorRow,
): Promise<Response> {
  await service.db.transaction(async (tx) => {
    await deleteFactor(tx, factor)
    await deleteLoneRecoveryCodes(tx, account.id)
    const detail = { factorId: factor.id, type: factor.factorType }
    await service.audit(tx, {
      action: 'auth.factor_removed',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail,
    })
    if (factor.status === 'verified') await mailNotice(tx, service, 'factor_removed', account)
  })
  return Response.json({ id: factor.id })
}

/** Someone anonymous has nothing that a factor could protect. */
export async function requirePerson(call: Call, expected?: Expected) {
  const bearer = await requireSession(call, expected)
  if (bearer.account.isAnonymous)
    throw new Refusal(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  return bearer
}

/** The same, for what changes how the person signs in. */
export async function requireRecentPerson(call: Call, expected?: Expected) {
  const bearer = await requirePerson(call, expected)
  requireRecent(call, bearer.session)
  return bearer
}

/** A reset link's session shows a factor that the person has, and adds none. */
export function requireOwed({ notAfter }: SessionRow, { status }: FactorRow): void {
  if (notAfter && status !== 'verified') throw onlyForPassword()
}

export async function requireFactor(call: Call, userId: string): Promise<FactorRow> {
  const factor = await findFactor(call.service.db, userId, requireUuid(call, 'factor_id'))
  if (!factor) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

function requireEnrollable(
  { service: { settings } }: Call,
  type: string,
): asserts type is 'totp' | 'phone' | 'webauthn' {
  if (type === 'phone' && !settings.mfaPhone)
    throw new Refusal(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn')
    throw new Refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  if (type === 'webauthn' && !settings.mfaWebauthn)
    throw new Refusal(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
  if (type === 'totp' && !settings.mfaTotp)
    throw new Refusal(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP')
}

export const TOTP_PERIOD_SECONDS = 30

export function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: TOTP_PERIOD_SECONDS })
}

export const nameConflict = (name: string) =>
  new Refusal(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name "${name}" for this user already exists`,
  )
