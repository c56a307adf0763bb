import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { requireRoomAndCaptcha } from '../limits/captcha.ts'
import { turnOf } from '../limits/known-networks.ts'
import { requireMailRoom } from '../limits/mail-room.ts'
import { PkceMembers, readPkce } from '../one-time-tokens/flow-state-store.ts'
import { mailConfirmation, requireSpacing } from '../one-time-tokens/one-time-mail.ts'
import { forgetTypedPasswords } from '../one-time-tokens/one-time-token-store.ts'
import { requireStrongPassword } from '../passwords/password-rule.ts'
import { signUpWithPhone } from '../phones/phone-sign-up.ts'
import { audienceOf } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { beginSession, sessionResponse } from '../sessions/session-reply.ts'
import { requireEmail } from './user-address.ts'
import { createUser } from './user-creation.ts'
import { Metadata, requireBearableSize } from './user-metadata.ts'
import { shapeUser } from './user-shape.ts'
import { type Account, findAccountByEmail, requireAccount, updateUser } from './user-store.ts'

const SignUpBody = PkceMembers.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  data: Metadata.default({}),
})

export const signUpDisabled = () =>
  new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance')

/** `POST /signup` (section 7.2). */
export async function signUp(call: Call): Promise<Response> {
  const { service, ip, now } = call
  const { settings, db } = service
  await requireRoomAndCaptcha(call, 'signup')
  const body = await call.body(SignUpBody)
  requireBearableSize(body.data)
  if (body.email === '' && body.phone === '') return signUpAnonymously(call, body.data)

  if (!settings.signUpIsOpen) throw signUpDisabled()
  if (body.password === '') throw new Refusal(400, 'validation_failed', 'Signup requires a valid password')
  requireStrongPassword(settings.passwordDemands, body.password)
  if (body.email !== '' && body.phone !== '')
    throw new Refusal(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    )
  const audience = await audienceOf(call)
  if (body.email === '') return signUpWithPhone(call, { ...body, audience })
  const email = requireEmail(body.email)
  const pkce = readPkce(body)
  const redirectTo = redirectTarget(call)
  // Before anything that depends on whether the address is known: the answer takes as long either way.
  const passwordHash = await service.hasher.hash(body.password, turnOf(call))
  await requireMailRoom(call, { to: email })

  const found = await findAccountByEmail(db, email, audience)
  if (found && (found.emailConfirmedAt || settings.autoconfirmEmail)) {
    // With autoconfirm an unconfirmed account is not signed in either: its password was never asked (section 7.2).
    if (settings.autoconfirmEmail || settings.autoconfirmPhone)
      throw new Refusal(422, 'user_already_exists', 'User already registered')
    return Response.json(decoy(email, audience, body.data, now))
  }
  if (found) requireSpacing(call, found.confirmationSentAt)

  const { account, begun } = await db.transaction(async (tx) => {
    const user =
      found ??
      (await createUser(tx, now, {
        email,
        passwordHash,
        passwordUnproved: !settings.autoconfirmEmail,
        audience,
        emailConfirmed: settings.autoconfirmEmail,
      }))
    if (found) await forgetTypedPasswords(tx, found.id)
    else {
      const seen = { sub: user.id, email, email_verified: settings.autoconfirmEmail, phone_verified: false }
      await updateUser(tx, user.id, now, { userMetadata: { ...body.data, ...seen } })
      await service.audit(tx, { action: 'auth.sign_up', actorId: user.id, subjectId: user.id, ip })
    }
    if (!settings.autoconfirmEmail)
      await mailConfirmation(tx, call, {
        user,
        sentTo: email,
        redirectTo,
        pkce,
        chosenPassword: passwordHash,
        typedPassword: found ? undefined : passwordHash,
      })
    const begun = settings.autoconfirmEmail
      ? await beginSession(tx, call, user.id, { method: 'password' })
      : undefined
    return { account: await requireAccount(tx, user.id), begun }
  })
  return begun ? sessionResponse(call, begun) : Response.json(shapeUser(account))
}

async function signUpAnonymously(call: Call, data: Metadata): Promise<Response> {
  const { service, ip, now } = call
  if (!service.settings.anonymous)
    throw new Refusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  await service.limiter.requireRoom('anonymous', ip, now)
  if (!service.settings.signUpIsOpen) throw signUpDisabled()
  const audience = await audienceOf(call)
  const begun = await service.db.transaction(async (tx) => {
    const user = await createUser(tx, now, { audience, userMetadata: data })
    await service.audit(tx, {
      action: 'auth.sign_up',
      actorId: user.id,
      subjectId: user.id,
      ip,
      detail: { method: 'anonymous' },
    })
    return beginSession(tx, call, user.id, { method: 'anonymous' })
  })
  return sessionResponse(call, begun)
}

/** For an address that is taken: looks like a new account and is none, so that nobody learns which addresses are. */
function decoy(email: string, audience: string, data: Metadata, now: Date): Record<string, unknown> {
  const id = randomUUID()
  const account: Account = {
    id,
    audience,
    role: '',
    email,
    phone: null,
    passwordHash: null,
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    invitedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    emailChangeSentAt: null,
    phoneChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    newEmail: null,
    emailChangeAgreedBy: null,
    newPhone: null,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: { ...data, sub: id, email, email_verified: false, phone_verified: false },
    passwordUnproved: false,
    droppedPasswordHash: null,
    knownNetworks: [],
    isAnonymous: false,
    isSso: false,
    sessionIdleSeconds: null,
    sessionsEndedAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    identities: [],
    factors: [],
  }
  return shapeUser(account)
}
