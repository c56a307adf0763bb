import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import type { AuthAction } from '../auth-action.ts'
import { deleteFactor, deleteLoneRecoveryCodes, findFactor } from '../factors/factor-store.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { deleteTokensOf } from '../one-time-tokens/one-time-token-store.ts'
import { isImportableHash } from '../passwords/password-hasher.ts'
import { requireHashableLength, requireStrongPassword } from '../passwords/password-rule.ts'
import { audienceOf, requireAdmin } from '../requests/bearer.ts'
import { type Call, isUuid, requireUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import type { Actor } from '../service.ts'
import { deleteSessionsOf, endSessionsBy } from '../sessions/session-store.ts'
import { requireEmail, requirePhone } from '../users/user-address.ts'
import { confirmEmail } from '../users/user-confirmation.ts'
import { brokenConstraint, createUser, emailExists, phoneExists } from '../users/user-creation.ts'
import { Metadata, mergeMetadata } from '../users/user-metadata.ts'
import { softDeleteUser } from '../users/user-removal.ts'
import { shapeShown, shapeUser } from '../users/user-shape.ts'
import {
  type Account,
  deleteUser as deleteUserRow,
  findAccount,
  findAccountByEmail,
  lockUser,
  requireAccount,
  updateEmailIdentity,
  updateUser,
} from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import { readBanDuration } from './ban-duration.ts'

const AdminBody = z.object({
  id: z.string().optional(),
  aud: z.string().optional(),
  role: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  password_hash: z.string().optional(),
  email_confirm: z.boolean().default(false),
  phone_confirm: z.boolean().default(false),
  user_metadata: Metadata.optional(),
  app_metadata: Metadata.optional(),
  ban_duration: z.string().optional(),
})
type AdminChanges = z.infer<typeof AdminBody>

/** `POST /admin/users` (section 7.11): no mail. The rule for passwords holds here too (section 14). */
export async function addUser(call: Call): Promise<Response> {
  const { service, now } = call
  const actor = await requireAdmin(call)
  const body = await call.body(AdminBody)
  if (!body.email && !body.phone)
    throw new Refusal(400, 'validation_failed', 'Cannot create a user without either an email or phone')
  if (body.id !== undefined && !isUuid(body.id))
    throw new Refusal(400, 'validation_failed', 'ID must conform to the uuid v4 format')
  const email = body.email ? requireEmail(body.email) : undefined
  const phone = body.phone ? requirePhone(body.phone) : undefined
  const audience = body.aud || (await audienceOf(call))
  const passwordHash = await readPassword(call, body)
  const created = await service.db.transaction(async (tx) => {
    const user = await createUser(tx, now, {
      id: body.id?.toLowerCase(),
      email,
      phone,
      passwordHash,
      audience,
      role: body.role || undefined,
      emailConfirmed: body.email_confirm,
      phoneConfirmed: body.phone_confirm,
      userMetadata: body.user_metadata,
      appMetadata: body.app_metadata,
      bannedUntil: body.ban_duration === undefined ? null : readBanDuration(body.ban_duration, now),
    })
    await record(tx, call, actor, user.id, 'auth.user_created')
    return requireAccount(tx, user.id)
  })
  return Response.json(shapeUser(created))
}

/** `GET /admin/users/{id}`. */
export async function showAnyUser(call: Call): Promise<Response> {
  await requireAdmin(call)
  return Response.json(shapeUser(await requireUser(call)), { headers: { 'Cache-Control': 'no-store' } })
}

/** `PUT /admin/users/{id}`: takes effect at once. */
export async function changeAnyUser(call: Call): Promise<Response> {
  const { service, now } = call
  const actor = await requireAdmin(call)
  const account = await requireUser(call)
  const body = await call.body(AdminBody)
  const email = body.email ? requireEmail(body.email) : undefined
  const phone = body.phone ? requirePhone(body.phone) : undefined
  if (email && email !== account.email && (await findAccountByEmail(service.db, email, account.audience)))
    throw emailExists()
  const bannedUntil = body.ban_duration === undefined ? undefined : readBanDuration(body.ban_duration, now)
  const passwordHash = await readPassword(call, body)

  const changed = await service.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.id)
    if (!user) throw userNotFound()
    await updateUser(tx, user.id, now, {
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(body.role ? { role: body.role } : {}),
      ...(body.aud ? { audience: body.aud } : {}),
      ...(bannedUntil === undefined ? {} : { bannedUntil }),
      ...(body.phone_confirm ? { phoneConfirmedAt: user.phoneConfirmedAt ?? now } : {}),
      ...(body.user_metadata ? { userMetadata: mergeMetadata(user.userMetadata, body.user_metadata) } : {}),
      ...(body.app_metadata ? { appMetadata: mergeMetadata(user.appMetadata, body.app_metadata) } : {}),
    }).catch(refuseTaken)
    if (bannedUntil === null) await deleteSessionsOf(tx, user.id)
    else if (bannedUntil) await endSessionsBy(tx, user.id, bannedUntil)
    if (email && email !== user.email) {
      await followEmail(tx, user, email, now)
      await mailNotice(tx, service, 'email_changed', user)
    }
    if (phone && phone !== user.phone) await mailNotice(tx, service, 'phone_changed', user)
    if (body.email_confirm) await confirmEmail(tx, await requireAccount(tx, user.id), now)
    if (passwordHash) await replacePassword(tx, call, actor, user, passwordHash)
    await record(tx, call, actor, user.id, 'auth.user_updated', { members: membersOf(body) })
    return requireAccount(tx, user.id)
  })
  return Response.json(shapeUser(changed))
}

const DeleteBody = z.object({ should_soft_delete: z.boolean().default(false) })

/** `DELETE /admin/users/{id}`. */
export async function deleteUser(call: Call): Promise<Response> {
  const { service, now } = call
  const actor = await requireAdmin(call)
  const { should_soft_delete: isSoft } = await call.body(DeleteBody, { optional: true })
  const account = await requireUser(call)
  await service.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.id)
    if (!user) throw userNotFound()
    if (isSoft) await softDeleteUser(tx, user, now)
    else await deleteUserRow(tx, user.id)
    await record(tx, call, actor, user.id, 'auth.user_deleted', { soft: isSoft })
  })
  return Response.json({})
}

/** `GET /admin/users/{id}/factors`. */
export async function listAnyFactors(call: Call): Promise<Response> {
  await requireAdmin(call)
  return Response.json((await requireUser(call)).factors.map(shapeShown))
}

/** `DELETE /admin/users/{id}/factors/{factor_id}`: answers the factor that is gone. */
export async function deleteAnyFactor(call: Call): Promise<Response> {
  const { service } = call
  const actor = await requireAdmin(call)
  const account = await requireUser(call)
  const factorId = requireUuid(call, 'factor_id')
  const shown = account.factors.find(({ id }) => id === factorId)
  if (!shown) throw new Refusal(404, 'mfa_factor_not_found', 'Factor not found')
  await service.db.transaction(async (tx) => {
    const factor = await findFactor(tx, account.id, factorId)
    if (!factor) return
    await deleteFactor(tx, factor)
    await deleteLoneRecoveryCodes(tx, account.id)
    await record(tx, call, actor, account.id, 'auth.factor_removed', { factorId })
    if (factor.status === 'verified') await mailNotice(tx, service, 'factor_removed', account)
  })
  return Response.json(shapeShown(shown))
}

async function requireUser(call: Call): Promise<Account> {
  const account = await findAccount(call.service.db, requireUuid(call, 'user_id'))
  if (!account) throw userNotFound()
  return account
}

/** A password to hash, or a hash that another system made. */
async function readPassword(call: Call, { password, password_hash: imported }: AdminChanges) {
  if (password && imported)
    throw new Refusal(400, 'validation_failed', 'Only a password or a password hash should be provided')
  if (imported) {
    if (!isImportableHash(imported))
      throw new Refusal(400, 'validation_failed', 'Password hash must be of bcrypt or argon2')
    return imported
  }
  if (!password) return undefined
  requireHashableLength(password)
  requireStrongPassword(call.service.settings.passwordDemands, password)
  return call.service.hasher.hash(password)
}

/** Anyone who knew the old password is signed out (section 5). */
async function replacePassword(
  tx: Db,
  call: Call,
  actor: Actor,
  user: UserRow,
  passwordHash: string,
): Promise<void> {
  await updateUser(tx, user.id, call.now, { passwordHash, passwordUnproved: false })
  await deleteSessionsOf(tx, user.id)
  await deleteTokensOf(tx, user.id)
  await record(tx, call, actor, user.id, 'auth.password_changed')
  await mailNotice(tx, call.service, 'password_changed', user)
}

async function followEmail(tx: Db, user: UserRow, email: string, now: Date): Promise<void> {
  await updateUser(tx, user.id, now, { newEmail: null, emailChangeAgreedBy: null })
  await updateEmailIdentity(tx, user.id, email, user.emailConfirmedAt !== null, now)
  await deleteTokensOf(tx, user.id)
}

function refuseTaken(cause: unknown): never {
  const broken = brokenConstraint(cause)
  if (broken === 'users_email_is_unique') throw emailExists()
  if (broken === 'users_phone_is_unique') throw phoneExists()
  throw cause
}

const membersOf = (body: AdminChanges) =>
  Object.entries(body)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name]) => name)

function record(
  tx: Db,
  { service, ip }: Call,
  actor: Actor,
  subjectId: string,
  action: AuthAction,
  detail?: Record<string, unknown>,
) {
  return service.audit(tx, { action, actorId: actor.id, subjectId, ip, ...(detail ? { detail } : {}) })
}

const userNotFound = () => new Refusal(404, 'user_not_found', 'User not found')
