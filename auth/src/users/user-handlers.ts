import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import type { AuthAction } from '../auth-action.ts'
import { requireMailRoom } from '../limits/mail-room.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { PkceMembers, readPkce } from '../one-time-tokens/flow-state-store.ts'
import { mailEmailChange, requireSpacing } from '../one-time-tokens/one-time-mail.ts'
import { preparePasswordChange, storePasswordChange } from '../passwords/password-change.ts'
import { completePhoneChange, requirePhonesOn, textCode } from '../phones/phone-codes.ts'
import {
  audienceOf,
  type Bearer,
  type Expected,
  hasAdminBearer,
  onlyForPassword,
  requireBearer,
} from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { requireEmail, requirePhone } from './user-address.ts'
import { completeEmailChange } from './user-confirmation.ts'
import { emailExists, phoneExists } from './user-creation.ts'
import { requireMayChangeCredentials, requireOwnCredentials } from './user-credentials.ts'
import { Metadata, mergeMetadata, requireBearableSize } from './user-metadata.ts'
import { shapeUser } from './user-shape.ts'
import { findAccountByEmail, findAccountByPhone, lockUser, requireAccount, updateUser } from './user-store.ts'

/** `GET /user` (section 7.6). */
export async function showUser(call: Call): Promise<Response> {
  const { account } = await requireOwnAudience(call, { owingToo: true })
  return Response.json(shapeUser(account), { headers: { 'Cache-Control': 'no-store' } })
}

const UserBody = PkceMembers.extend({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  current_password: z.string().default(''),
  nonce: z.string().default(''),
  data: Metadata.optional(),
  app_metadata: Metadata.optional(),
})

/** `PUT /user` (section 7.6). */
export async function changeUser(call: Call): Promise<Response> {
  const { service, ip, now } = call
  await service.limiter.requireRoom('user', ip, now)
  const bearer = await requireOwnAudience(call, { owingStatus: 401 })
  const { account, session } = bearer
  const body = await call.body(UserBody)
  if (session?.notAfter && body.password === undefined) throw onlyForPassword()
  const pkce = readPkce(body)
  if (body.app_metadata && !(await hasAdminBearer(call)))
    throw new Refusal(403, 'not_admin', 'Updating app_metadata requires admin privileges')

  const newEmail = await readNewEmail(call, bearer, body.email)
  const newPhone = await readNewPhone(call, bearer, body.phone)
  if (body.password !== undefined) requireOwnCredentials(account)
  if (newEmail !== undefined || newPhone !== undefined) requireMayChangeCredentials(call, bearer)
  if (body.password !== undefined && account.isAnonymous && !newEmail && !newPhone)
    throw new Refusal(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  const password =
    body.password === undefined
      ? undefined
      : await preparePasswordChange(call, bearer, {
          password: body.password,
          currentPassword: body.current_password,
          nonce: body.nonce,
        })
  const isImmediate = service.settings.autoconfirmEmail
  if (newEmail && !isImmediate) await requireMailRoom(call, { to: newEmail, isSignedIn: true })
  const redirectTo = redirectTarget(call)

  const changed = await service.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.id)
    if (!user) throw new Refusal(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (password) await storePasswordChange(tx, call, bearer, password)
    await changeMetadata(tx, call, user.id, body)
    if (newEmail && isImmediate) {
      await completeEmailChange(tx, await requireAccount(tx, user.id), newEmail, now)
      await record(tx, call, user.id, 'auth.email_changed')
      await mailNotice(tx, service, 'email_changed', user)
    } else if (newEmail) {
      await updateUser(tx, user.id, now, { newEmail, emailChangeAgreedBy: null })
      await mailEmailChange(tx, call, { ...user, newEmail }, redirectTo, pkce)
      await record(tx, call, user.id, 'auth.email_change_requested')
    }
    if (newPhone && service.settings.autoconfirmPhone) {
      await completePhoneChange(tx, await requireAccount(tx, user.id), newPhone, now)
      await record(tx, call, user.id, 'auth.phone_changed')
      await mailNotice(tx, service, 'phone_changed', user)
    } else if (newPhone) await updateUser(tx, user.id, now, { newPhone })
    return requireAccount(tx, user.id)
  })
  if (newPhone && !service.settings.autoconfirmPhone)
    await textCode(call, changed, { kind: 'phone_change', to: newPhone, askedBy: changed.id })
  return Response.json(shapeUser(changed), { headers: { 'Cache-Control': 'no-store' } })
}

async function requireOwnAudience(call: Call, expected: Expected): Promise<Bearer> {
  const bearer = await requireBearer(call, { resetToo: true, ...expected })
  if ((await audienceOf(call)) !== bearer.account.audience)
    throw new Refusal(400, 'validation_failed', "Token audience doesn't match request audience")
  return bearer
}

/** The address to change to, or nothing when it stays. */
async function readNewEmail(call: Call, { account }: Bearer, given: string | undefined) {
  if (given === undefined || given === '') return undefined
  const email = requireEmail(given)
  if (email === account.email) return undefined
  if (await findAccountByEmail(call.service.db, email, account.audience)) throw emailExists()
  requireSpacing(call, account.emailChangeSentAt)
  return email
}

async function readNewPhone(call: Call, { account }: Bearer, given: string | undefined) {
  if (given === undefined || given === '') return undefined
  requirePhonesOn(call, 400)
  const phone = requirePhone(given)
  if (phone === account.phone) return undefined
  if (await findAccountByPhone(call.service.db, phone, account.audience)) throw phoneExists()
  return phone
}

async function changeMetadata(
  tx: Db,
  call: Call,
  userId: string,
  body: z.infer<typeof UserBody>,
): Promise<void> {
  const { data, app_metadata: appData } = body
  if (!data && !appData) return
  const user = await requireAccount(tx, userId)
  const userMetadata = mergeMetadata(user.userMetadata, data ?? {})
  requireBearableSize(userMetadata)
  await updateUser(tx, userId, call.now, {
    userMetadata,
    appMetadata: mergeMetadata(user.appMetadata, appData ?? {}),
  })
  await record(tx, call, userId, 'auth.user_updated')
}

function record(tx: Db, { service, ip }: Call, userId: string, action: AuthAction): Promise<void> {
  return service.audit(tx, { action, actorId: userId, subjectId: userId, ip })
}
