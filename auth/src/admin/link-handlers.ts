import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import { issueLink, mailLink, type Purpose } from '../one-time-tokens/one-time-mail.ts'
import { requireStrongPassword } from '../passwords/password-rule.ts'
import { audienceOf, requireAdmin } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { redirectTarget } from '../requests/redirect-target.ts'
import { Refusal } from '../requests/refusal.ts'
import { clearForInvitation } from '../users/unproved-account.ts'
import { requireEmail } from '../users/user-address.ts'
import { createUser, emailExists } from '../users/user-creation.ts'
import { Metadata, mergeMetadata } from '../users/user-metadata.ts'
import { shapeUser } from '../users/user-shape.ts'
import { type Account, findAccountByEmail, requireAccount, updateUser } from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'

const LinkBody = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  new_email: z.string().default(''),
  password: z.string().default(''),
  data: Metadata.default({}),
  redirect_to: z.string().optional(),
})

const PURPOSES = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<string, Purpose>
type LinkType = keyof typeof PURPOSES

/** `POST /admin/generate_link` (section 7.11): a link for the caller to deliver; no mail leaves. */
export async function generateLink(call: Call): Promise<Response> {
  const { service, ip } = call
  const actor = await requireAdmin(call)
  const body = await call.body(LinkBody)
  if (!Object.hasOwn(PURPOSES, body.type))
    throw new Refusal(
      400,
      'validation_failed',
      `Invalid email action link type requested: ${body.type.slice(0, 40)}`,
    )
  const email = requireEmail(body.email)
  const audience = await audienceOf(call)
  const found = await findAccountByEmail(service.db, email, audience)
  const type = body.type === 'magiclink' && !found ? 'signup' : (body.type as LinkType)
  const passwordHash = found ? undefined : await hashForSignUp(call, body)
  const newEmail = await readNewEmail(call, type, body.new_email, audience)
  const redirectTo = redirectTarget(call, body.redirect_to)

  const reply = await service.db.transaction(async (tx) => {
    const user = await prepareUser(tx, call, type, {
      found,
      email,
      audience,
      passwordHash,
      newEmail,
      data: body.data,
    })
    const sentTo = type === 'email_change_new' && newEmail ? newEmail : email
    const issued = await issueLink(tx, call, { user, purpose: PURPOSES[type], sentTo, redirectTo })
    await service.audit(tx, {
      action: 'auth.link_generated',
      actorId: actor.id,
      subjectId: user.id,
      ip,
      detail: { type },
    })
    return {
      ...shapeUser(await requireAccount(tx, user.id)),
      action_link: issued.link,
      email_otp: issued.code,
      hashed_token: issued.hash,
      verification_type: type,
      redirect_to: redirectTo,
    }
  })
  return Response.json(reply, { headers: { 'Cache-Control': 'no-store' } })
}

interface Preparation {
  found: Account | undefined
  email: string
  audience: string
  passwordHash: string | null | undefined
  newEmail: string | undefined
  data: Metadata
}

async function prepareUser(
  tx: Db,
  { now }: Call,
  type: LinkType,
  { found, email, audience, passwordHash, newEmail, data }: Preparation,
): Promise<UserRow> {
  const creates = type === 'signup' || type === 'invite'
  if (creates && found?.emailConfirmedAt) throw emailExists()
  if (!found && !creates) throw new Refusal(404, 'user_not_found', 'User with this email not found')
  if (!found) return createUser(tx, now, { email, audience, passwordHash, userMetadata: data })
  if (type === 'invite') await clearForInvitation(tx, found, now)
  if (creates && Object.keys(data).length > 0) {
    const userMetadata = mergeMetadata(found.userMetadata, data)
    await updateUser(tx, found.id, now, { userMetadata })
    return { ...found, userMetadata }
  }
  if (newEmail && newEmail !== found.newEmail) {
    await updateUser(tx, found.id, now, { newEmail, emailChangeAgreedBy: null })
    return { ...found, newEmail }
  }
  return found
}

/** `signup` sets a password; an unknown person's magic link stands for one that nobody knows. */
async function hashForSignUp({ service }: Call, { type, password }: z.infer<typeof LinkBody>) {
  if (type !== 'signup') return null
  if (password === '') throw new Refusal(400, 'validation_failed', 'Signup requires a valid password')
  requireStrongPassword(service.settings.passwordDemands, password)
  return service.hasher.hash(password)
}

async function readNewEmail({ service }: Call, type: LinkType, given: string, audience: string) {
  if (type !== 'email_change_current' && type !== 'email_change_new') return undefined
  if (type === 'email_change_current' && !service.settings.secureEmailChange)
    throw new Refusal(
      400,
      'validation_failed',
      'Enable secure email change to generate link for current email',
    )
  const newEmail = requireEmail(given)
  if (await findAccountByEmail(service.db, newEmail, audience)) throw emailExists()
  return newEmail
}

const InviteBody = z.object({ email: z.string().default(''), data: Metadata.default({}) })

/** `POST /invite`. */
export async function inviteUser(call: Call): Promise<Response> {
  const { service, now, ip } = call
  const actor = await requireAdmin(call)
  const body = await call.body(InviteBody)
  const email = requireEmail(body.email)
  const audience = await audienceOf(call)
  const found = await findAccountByEmail(service.db, email, audience)
  if (found?.emailConfirmedAt) throw emailExists()
  const redirectTo = redirectTarget(call)
  const invited = await service.db.transaction(async (tx) => {
    if (found) await clearForInvitation(tx, found, now)
    const user =
      found ?? (await createUser(tx, now, { email, audience, userMetadata: body.data, invitedAt: now }))
    await mailLink(tx, call, { user, purpose: 'invite', sentTo: email, redirectTo, unspaced: true })
    await service.audit(tx, { action: 'auth.user_invited', actorId: actor.id, subjectId: user.id, ip })
    return requireAccount(tx, user.id)
  })
  return Response.json(shapeUser(invited))
}
