import { z } from 'zod'
import { guessKey } from '../limits/guess-guard.ts'
import { requirePhonesOn } from '../phones/phone-codes.ts'
import { audienceOf } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { beginToChoosePassword, choosesPassword } from '../sessions/password-choice.ts'
import { beginSession, type Session, sessionResponse } from '../sessions/session-reply.ts'
import { normalizeEmail, requirePhone } from '../users/user-address.ts'
import {
  type Account,
  findAccountByEmail,
  findAccountByNewEmail,
  findAccountByNewPhone,
  findAccountByPhone,
} from '../users/user-store.ts'
import { findTokenByCode, findTokenByHash, takeToken } from './one-time-token-store.ts'
import type { OneTimeTokenRow } from './one-time-token-tables.ts'
import { expired, kindsOf, redeem, requireVerificationType, type VerificationType } from './verification.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const VerifyBody = z.object({
  type: z.string().default(''),
  token: z.string().default(''),
  token_hash: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
  redirect_to: z.string().default(''),
})

/** The first of two agreements to a new address (sections 7.5 and 11). */
export const HALF_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** `POST /verify` (section 7.5): a code with the address it was sent to, or the link's token alone. */
export async function verifyCode(call: Call): Promise<Response> {
  const { service, now, ip } = call
  await service.limiter.requireRoom('verify', ip, now)
  const body = await call.body(VerifyBody)
  const type = requireVerificationType(body.type)
  const begun =
    body.token_hash === '' ? await withCode(call, type, body) : await withLinkToken(call, type, body)
  if (begun === 'half') return Response.json({ msg: HALF_CONFIRMED, code: '200' })
  return sessionResponse(call, begun)
}

async function withLinkToken(call: Call, type: VerificationType, body: z.infer<typeof VerifyBody>) {
  if (body.email !== '' || body.phone !== '' || body.redirect_to !== '')
    throw new Refusal(400, 'validation_failed', 'Only the token_hash and type should be provided')
  const token = await findTokenByHash(call.service.db, body.token_hash, kindsOf(type), call.now)
  if (!token) throw expired('Email link is invalid or has expired')
  return redeemAndBegin(call, token)
}

async function withCode(call: Call, type: VerificationType, body: z.infer<typeof VerifyBody>) {
  const { service, now, ip } = call
  const sentTo = readAddressee(call, type, body)
  const account = await findAddressee(call, type, sentTo)
  const begun = await service.guesses.attempt(service.db, guessKey('code', sentTo, ip), now, async () => {
    // Nobody's code is looked for, too: the time says nothing about who has an account.
    const token = await findTokenByCode(service.db, await call.secret(), {
      userId: account?.id ?? NOBODY,
      sentTo,
      code: body.token,
      kinds: kindsOf(type),
      now,
    })
    return token && redeemAndBegin(call, token, { isTyped: true })
  })
  if (begun) return begun
  await service.db.transaction((tx) =>
    service.audit(tx, {
      action: 'auth.sign_in_failed',
      actorId: null,
      subjectId: account?.id ?? null,
      ip,
      detail: { method: 'otp' },
    }),
  )
  throw expired('Token has expired or is invalid')
}

function readAddressee(call: Call, type: VerificationType, body: z.infer<typeof VerifyBody>): string {
  const isByPhone = type === 'sms' || type === 'phone_change'
  const given = isByPhone ? body.phone : normalizeEmail(body.email)
  if (body.token === '' || given === '' || (body.email !== '' && body.phone !== ''))
    throw new Refusal(
      400,
      'validation_failed',
      'Only the token and an email address or phone number should be provided on verify',
    )
  if (!isByPhone) return given
  requirePhonesOn(call, 400)
  return requirePhone(given)
}

/** A change is agreed to from the new address or number; that of an email address from the old one too. */
async function findAddressee(
  call: Call,
  type: VerificationType,
  sentTo: string,
): Promise<Account | undefined> {
  const { db } = call.service
  const audience = await audienceOf(call)
  if (type === 'sms') return findAccountByPhone(db, sentTo, audience)
  if (type === 'phone_change') return findAccountByNewPhone(db, sentTo, audience)
  const byNew = type === 'email_change' ? await findAccountByNewEmail(db, sentTo, audience) : undefined
  return byNew ?? (await findAccountByEmail(db, sentTo, audience))
}

function redeemAndBegin(
  call: Call,
  token: OneTimeTokenRow,
  how: { isTyped: boolean } = { isTyped: false },
): Promise<Session | 'half'> {
  return call.service.db.transaction(async (tx) => {
    if (choosesPassword(token)) {
      if (!(await takeToken(tx, token))) throw expired('Token has expired or is invalid')
      return beginToChoosePassword(tx, call, token.userId)
    }
    const outcome = await redeem(tx, call, token, how)
    return outcome === 'half' ? outcome : beginSession(tx, call, token.userId, { method: 'otp' })
  })
}
