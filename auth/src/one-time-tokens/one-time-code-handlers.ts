import { z } from 'zod'
import { requireRoomAndCaptcha } from '../limits/captcha.ts'
import { requireMailRoom } from '../limits/mail-room.ts'
import { requirePhonesOn, textCode } from '../phones/phone-codes.ts'
import { smsSendFailed } from '../phones/phone-delivery.ts'
import { createPhoneUser } from '../phones/phone-sign-up.ts'
import { audienceOf, requireBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { requireEmail, requirePhone } from '../users/user-address.ts'
import { createUser } from '../users/user-creation.ts'
import { Metadata, requireBearableSize } from '../users/user-metadata.ts'
import { signUpDisabled } from '../users/user-sign-up.ts'
import { findAccountByEmail, findAccountByPhone, updateUser } from '../users/user-store.ts'
import { type Pkce, PkceMembers, readPkce } from './flow-state-store.ts'
import {
  mailConfirmation,
  mailEmailChange,
  mailLink,
  recordRequest,
  requireSpacing,
  takeSpacing,
} from './one-time-mail.ts'
import { findTypedPassword, issueToken } from './one-time-token-store.ts'

const OtpBody = PkceMembers.extend({
  email: z.string().default(''),
  phone: z.string().default(''),
  create_user: z.boolean().default(true),
  data: Metadata.default({}),
})

/** `POST /otp` (section 7.4). */
export async function requestCode(call: Call): Promise<Response> {
  await requireRoomAndCaptcha(call, 'otp')
  const body = await call.body(OtpBody)
  if (body.email !== '' && body.phone !== '')
    throw new Refusal(400, 'validation_failed', 'Only an email address or phone number should be provided')
  if (body.phone !== '') return textSignInCode(call, body)
  return sendMagicLink(call, body)
}

/** The half of `/otp` that is about a number. */
async function textSignInCode(call: Call, body: z.infer<typeof OtpBody>): Promise<Response> {
  requirePhonesOn(call, 422)
  requireBearableSize(body.data)
  const { db, settings } = call.service
  // Whether messages can be sent says nothing about anybody, so it is said also where addresses are hidden.
  if (!settings.smsWebhook) throw smsSendFailed()
  const phone = requirePhone(body.phone)
  const audience = await audienceOf(call)
  return answer(call, async () => {
    const found = await findAccountByPhone(db, phone, audience)
    if (!found && !body.create_user) throw new Refusal(422, 'otp_disabled', 'Signups not allowed for otp')
    if (!found && !settings.signUpIsOpen) throw signUpDisabled()
    const user =
      found ??
      (await db.transaction((tx) =>
        createPhoneUser(tx, call, { phone, passwordHash: null, data: body.data, audience }),
      ))
    await textCode(call, user, { kind: 'confirmation', to: phone })
  })
}

/** `POST /magiclink`: the older name of the same. */
export async function requestMagicLink(call: Call): Promise<Response> {
  await requireRoomAndCaptcha(call, 'magiclink')
  return sendMagicLink(call, await call.body(OtpBody))
}

async function sendMagicLink(call: Call, body: z.infer<typeof OtpBody>): Promise<Response> {
  requireBearableSize(body.data)
  const email = requireEmail(body.email)
  const letter = {
    email,
    redirectTo: redirectTarget(call),
    audience: await audienceOf(call),
    pkce: readPkce(body),
  }
  return answer(call, () => mailSignInLink(call, letter, body))
}

interface Mail {
  email: string
  audience: string
  redirectTo: string
  pkce: Pkce | undefined
}

async function mailSignInLink(
  call: Call,
  { email, audience, redirectTo, pkce }: Mail,
  { create_user: mayCreate, data }: z.infer<typeof OtpBody>,
): Promise<void> {
  const { service, now, ip } = call
  const { settings, db } = service
  const found = await findAccountByEmail(db, email, audience)
  if (!found && !mayCreate) throw new Refusal(422, 'otp_disabled', 'Signups not allowed for otp')
  if (!found && !settings.signUpIsOpen) throw signUpDisabled()
  if (found) requireSpacing(call, found.emailConfirmedAt ? found.recoverySentAt : found.confirmationSentAt)
  await requireMailRoom(call, { to: email })
  await db.transaction(async (tx) => {
    const user =
      found ??
      (await createUser(tx, now, {
        email,
        audience,
        userMetadata: data,
        emailConfirmed: settings.autoconfirmEmail,
      }))
    if (!found)
      await service.audit(tx, {
        action: 'auth.sign_up',
        actorId: user.id,
        subjectId: user.id,
        ip,
        detail: { method: 'otp' },
      })
    // A new person's confirmation mail doubles as the magic link.
    const letter = { user, sentTo: email, redirectTo, pkce }
    if (user.emailConfirmedAt) await mailLink(tx, call, { ...letter, purpose: 'magic_link' })
    const purpose = user.emailConfirmedAt ? 'magic_link' : await mailConfirmation(tx, call, letter)
    await recordRequest(tx, call, user.id, purpose)
  })
}

const RecoverBody = PkceMembers.extend({ email: z.string().default('') })

/** `POST /recover` (section 7.4, and 14 for unknown addresses). */
export async function requestRecovery(call: Call): Promise<Response> {
  await requireRoomAndCaptcha(call, 'recover')
  const body = await call.body(RecoverBody)
  const email = requireEmail(body.email)
  readPkce(body)
  const letter = {
    email,
    redirectTo: redirectTarget(call),
    audience: await audienceOf(call),
    // A stranger's challenge would lead the owner nowhere: these links open in any browser.
    pkce: undefined,
  }
  return answer(call, () => mailRecoveryLink(call, letter))
}

async function mailRecoveryLink(call: Call, { email, audience, redirectTo }: Mail): Promise<void> {
  const { db } = call.service
  const user = await findAccountByEmail(db, email, audience)
  if (!user) throw new Refusal(400, 'user_not_found', 'No account found with this email address')
  requireSpacing(call, user.recoverySentAt)
  await requireMailRoom(call, { to: email })
  await db.transaction(async (tx) => {
    await mailLink(tx, call, { user, purpose: 'recovery', sentTo: email, redirectTo })
    await recordRequest(tx, call, user.id, 'recovery')
  })
}

/**
 * Where the operator hides which addresses have accounts, the answer is given before
 * anyone has looked, so that neither it nor its time can tell.
 */
async function answer(call: Call, work: () => Promise<void>): Promise<Response> {
  if (call.service.settings.hideUnknownEmails)
    call.service.afterwards(async () => {
      await work().catch((cause) => {
        if (!(cause instanceof Refusal)) throw cause
      })
    })
  else await work()
  return Response.json({})
}

const ResendBody = PkceMembers.extend({
  type: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
})

/** `POST /resend` (section 7.4): nothing to send is no error. */
export async function resend(call: Call): Promise<Response> {
  await requireRoomAndCaptcha(call, 'resend')
  const body = await call.body(ResendBody)
  if (body.type === 'sms' || body.type === 'phone_change') return resendText(call, body.type, body.phone)
  if (body.type !== 'signup' && body.type !== 'email_change')
    throw new Refusal(
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    )
  if (body.phone !== '')
    throw new Refusal(400, 'validation_failed', `Type ${body.type} needs an email address`)
  const letter = {
    email: requireEmail(body.email),
    redirectTo: redirectTarget(call),
    audience: await audienceOf(call),
    pkce: readPkce(body),
  }
  const mail = body.type === 'signup' ? mailConfirmationAgain : mailEmailChangeAgain
  return answer(call, () => mail(call, letter))
}

async function mailConfirmationAgain(call: Call, { email, audience, redirectTo, pkce }: Mail): Promise<void> {
  const { db } = call.service
  const user = await findAccountByEmail(db, email, audience)
  if (!user || user.emailConfirmedAt) return
  requireSpacing(call, user.confirmationSentAt)
  await requireMailRoom(call, { to: email })
  await db.transaction(async (tx) => {
    const purpose = await mailConfirmation(tx, call, {
      user,
      sentTo: email,
      redirectTo,
      pkce,
      typedPassword: await findTypedPassword(tx, user.id),
    })
    await recordRequest(tx, call, user.id, purpose)
  })
}

async function mailEmailChangeAgain(call: Call, { email, audience, redirectTo, pkce }: Mail): Promise<void> {
  const { db } = call.service
  const user = await findAccountByEmail(db, email, audience)
  if (!user?.newEmail) return
  requireSpacing(call, user.emailChangeSentAt)
  await requireMailRoom(call, { to: email })
  await db.transaction(async (tx) => {
    await mailEmailChange(tx, call, user, redirectTo, pkce)
    await recordRequest(tx, call, user.id, 'email_change_new')
  })
}

async function resendText(call: Call, type: 'sms' | 'phone_change', given: string): Promise<Response> {
  requirePhonesOn(call, 400)
  const phone = requirePhone(given)
  const audience = await audienceOf(call)
  return answer(call, async () => {
    const user = await findAccountByPhone(call.service.db, phone, audience)
    if (type === 'sms' && user && !user.phoneConfirmedAt)
      await textCode(call, user, {
        kind: 'confirmation',
        to: phone,
        passwordHash: await findTypedPassword(call.service.db, user.id),
      })
    if (type === 'phone_change' && user?.newPhone)
      await textCode(call, user, { kind: 'phone_change', to: user.newPhone })
  })
}

/** `GET /reauthenticate`: a code to the confirmed address, for a change of password in an old session. */
export async function reauthenticate(call: Call): Promise<Response> {
  const { service, now, ip } = call
  const { account } = await requireBearer(call)
  const { email } = account
  if (!email)
    throw new Refusal(
      400,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    )
  if (!account.emailConfirmedAt)
    throw new Refusal(422, 'email_not_confirmed', 'Please verify your email first.')
  requireSpacing(call, account.reauthenticationSentAt)
  await requireMailRoom(call, { to: email, isSignedIn: true })
  await service.db.transaction(async (tx) => {
    await takeSpacing(tx, call, account.id, 'reauthenticationSentAt')
    const { code, digest } = await issueToken(tx, service, now, {
      user: account,
      kind: 'reauthentication',
      sentTo: email,
    })
    await updateUser(tx, account.id, now, { reauthenticationSentAt: now })
    await service.mail(tx, {
      kind: 'reauthentication',
      to: email,
      userId: account.id,
      code,
      tokenDigest: digest,
      data: { email, userMetadata: account.userMetadata },
    })
    await service.audit(tx, {
      action: 'auth.reauthentication_requested',
      actorId: account.id,
      subjectId: account.id,
      ip,
    })
  })
  return Response.json({})
}
