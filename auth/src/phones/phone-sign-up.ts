import { turnOf } from '../limits/known-networks.ts'
import { forgetTypedPasswords } from '../one-time-tokens/one-time-token-store.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { beginSession, sessionResponse } from '../sessions/session-reply.ts'
import { requirePhone } from '../users/user-address.ts'
import { createUser } from '../users/user-creation.ts'
import type { Metadata } from '../users/user-metadata.ts'
import { shapeUser } from '../users/user-shape.ts'
import { findAccountByPhone, requireAccount } from '../users/user-store.ts'
import { requirePhonesOn, textCode } from './phone-codes.ts'

interface PhoneSignUp {
  phone: string
  password: string
  data: Metadata
  audience: string
}

/** The half of `POST /signup` that is about a number; whether sign-up is open is checked before. */
export async function signUpWithPhone(call: Call, given: PhoneSignUp): Promise<Response> {
  requirePhonesOn(call, 400)
  const { service } = call
  const { autoconfirmPhone } = service.settings
  const phone = requirePhone(given.phone)
  const passwordHash = await service.hasher.hash(given.password, turnOf(call))
  const found = await findAccountByPhone(service.db, phone, given.audience)
  if (found?.phoneConfirmedAt || (found && autoconfirmPhone))
    throw new Refusal(422, 'user_already_exists', 'User already registered')

  const { userId, begun } = await service.db.transaction(async (tx) => {
    if (found) await forgetTypedPasswords(tx, found.id)
    const user = found ?? (await createPhoneUser(tx, call, { ...given, phone, passwordHash }))
    const begun = autoconfirmPhone ? await beginSession(tx, call, user.id, { method: 'password' }) : undefined
    return { userId: user.id, begun }
  })
  if (begun) return sessionResponse(call, begun)
  await textCode(call, await requireAccount(service.db, userId), {
    kind: 'confirmation',
    to: phone,
    passwordHash: found ? undefined : passwordHash,
  })
  return Response.json(shapeUser(await requireAccount(service.db, userId)))
}

/** A new person who is known by a number. */
export async function createPhoneUser(
  tx: Parameters<typeof createUser>[0],
  { service, now, ip }: Call,
  { phone, passwordHash, data, audience }: Omit<PhoneSignUp, 'password'> & { passwordHash: string | null },
) {
  const { autoconfirmPhone } = service.settings
  const user = await createUser(tx, now, {
    phone,
    passwordHash,
    passwordUnproved: passwordHash !== null && !autoconfirmPhone,
    audience,
    phoneConfirmed: autoconfirmPhone,
    userMetadata: { ...data, phone, phone_verified: autoconfirmPhone },
  })
  await service.audit(tx, {
    action: 'auth.sign_up',
    actorId: user.id,
    subjectId: user.id,
    ip,
    detail: { method: 'phone' },
  })
  return user
}
