import type { Db } from '@plumbline/database/db.ts'
import { z } from 'zod'
import type { AuthAction } from '../auth-action.ts'
import { requirePerson, requireRecentPerson } from '../factors/factor-handlers.ts'
import { requireRoomAndCaptcha } from '../limits/captcha.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { requireProvedAgain } from '../reauthentication/recent-authentication.ts'
import { requireAdmin } from '../requests/bearer.ts'
import { type Call, requireUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { beginSession, sessionResponse } from '../sessions/session-reply.ts'
import { brokenConstraint } from '../users/user-creation.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { findAccount, lockUser } from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import {
  CEREMONY_LIFETIME_SECONDS,
  deleteCredential,
  findPasskeyByCredentialId,
  insertCeremony,
  insertCredential,
  listCredentials,
  listPasskeys,
  markUsed,
  renameCredential,
} from './credential-store.ts'
import type { CredentialRow } from './credential-tables.ts'
import { challengeNotFound, takeChallenge } from './passkey-proof.ts'
import {
  CredentialAnswer,
  creationOptions,
  requestOptions,
  verifyCreation,
  verifyRequest,
} from './webauthn-ceremony.ts'

const PASSKEYS_AT_MOST = 20
const NAME_MAX_CHARACTERS = 120

const VerifyBody = z.object({ challenge_id: z.string().default(''), credential: CredentialAnswer.optional() })

/** `POST /passkeys/registration/options` (section 7.12). */
export async function startPasskeyRegistration(call: Call): Promise<Response> {
  const { service, now } = call
  const { account } = await requireProvedOwner(call)
  const known = await listCredentials(service.db, account.id)
  if (known.filter(({ factorId }) => factorId === null).length >= PASSKEYS_AT_MOST)
    throw new Refusal(422, 'too_many_passkeys', 'Maximum number of passkeys reached, delete one to continue')
  const options = await creationOptions(service, account, known, 'passkey')
  const values = { userId: account.id, challenge: options.challenge, createdAt: now }
  return Response.json({
    challenge_id: await insertCeremony(service.db, values),
    options,
    expires_at: expiryOf(now),
  })
}

/** `POST /passkeys/registration/verify`. */
export async function finishPasskeyRegistration(call: Call): Promise<Response> {
  const { service, now } = call
  const { account } = await requireProvedOwner(call)
  const { challenge, userId, answer } = await readAnswer(call)
  if (userId !== account.id) throw challengeNotFound()
  const created = await verifyCreation(service, answer, challenge, 'passkey')
  if (!created) throw verificationFailed()
  const passkey = await service.db.transaction(async (tx) => {
    const row = await insertCredential(tx, { ...created, userId: account.id, createdAt: now }).catch(
      (cause) => {
        throw brokenConstraint(cause) ? verificationFailed() : cause
      },
    )
    await record(tx, call, account.id, 'auth.passkey_added', row.id)
    await mailNotice(tx, service, 'passkey_added', account)
    return row
  })
  return Response.json(shapePasskey(passkey))
}

/** `POST /passkeys/authentication/options`: for anyone, and says nothing about anyone. */
export async function startPasskeySignIn(call: Call): Promise<Response> {
  const { service, now } = call
  requireEnabled(call)
  await requireRoomAndCaptcha(call, 'token')
  const options = await requestOptions(service, [], 'passkey')
  const values = { userId: null, challenge: options.challenge, createdAt: now }
  return Response.json({
    challenge_id: await insertCeremony(service.db, values),
    options,
    expires_at: expiryOf(now),
  })
}

/** `POST /passkeys/authentication/verify`. */
export async function finishPasskeySignIn(call: Call): Promise<Response> {
  const { service, now, ip } = call
  requireEnabled(call)
  await service.limiter.requireRoom('token', ip, now)
  const { challenge, userId, answer } = await readAnswer(call)
  if (userId !== null) throw challengeNotFound()
  const passkey = await findPasskeyByCredentialId(service.db, answer.id)
  const counter = passkey && (await verifyRequest(service, answer, challenge, passkey, 'passkey'))
  if (!passkey || counter === undefined) {
    await service.db.transaction((tx) =>
      service.audit(tx, {
        action: 'auth.sign_in_failed',
        actorId: null,
        subjectId: passkey?.userId ?? null,
        ip,
        detail: { method: 'passkey' },
      }),
    )
    throw verificationFailed()
  }
  const begun = await service.db.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.userId)
    if (!user || !(await markUsed(tx, passkey, counter, now))) throw verificationFailed()
    requireMaySignIn(user, now, 400)
    return beginSession(tx, call, user.id, { method: 'passkey' })
  })
  return sessionResponse(call, begun)
}

/** `GET /passkeys`. */
export async function listOwnPasskeys(call: Call): Promise<Response> {
  const { account } = await requirePerson(call)
  return Response.json((await listPasskeys(call.service.db, account.id)).map(shapePasskey))
}

const NameBody = z.object({ friendly_name: z.string().trim().min(1).max(NAME_MAX_CHARACTERS) })

/** `PATCH /passkeys/{id}`. */
export async function renamePasskey(call: Call): Promise<Response> {
  const { service } = call
  const { account } = await requirePerson(call)
  const passkey = await requirePasskey(call, account.id)
  const { friendly_name: friendlyName } = await call.body(NameBody)
  await service.db.transaction(async (tx) => {
    await renameCredential(tx, passkey.id, friendlyName)
    await record(tx, call, account.id, 'auth.passkey_renamed', passkey.id)
  })
  return Response.json(shapePasskey({ ...passkey, friendlyName }))
}

/** `DELETE /passkeys/{id}`. */
export async function deletePasskey(call: Call): Promise<Response> {
  const { account } = await requireOwner(call)
  return removePasskey(call, account, account.id)
}

/** `GET /admin/users/{id}/passkeys`. */
export async function listAnyPasskeys(call: Call): Promise<Response> {
  await requireAdmin(call)
  const passkeys = await listPasskeys(call.service.db, requireUuid(call, 'user_id'))
  return Response.json(passkeys.map(shapePasskey))
}

/** `DELETE /admin/users/{id}/passkeys/{passkey_id}`. */
export async function deleteAnyPasskey(call: Call): Promise<Response> {
  const actor = await requireAdmin(call)
  const user = await findAccount(call.service.db, requireUuid(call, 'user_id'))
  if (!user) throw new Refusal(404, 'user_not_found', 'User not found')
  return removePasskey(call, user, actor.id)
}

async function removePasskey(call: Call, user: UserRow, actorId: string | null): Promise<Response> {
  const { service } = call
  const passkey = await requirePasskey(call, user.id)
  await service.db.transaction(async (tx) => {
    await deleteCredential(tx, passkey.id)
    await record(tx, call, user.id, 'auth.passkey_removed', passkey.id, actorId)
    await mailNotice(tx, service, 'passkey_removed', user)
  })
  return new Response(null, { status: 204 })
}

/** A passkey is a way in: a stolen session must not add or remove one. */
async function requireOwner(call: Call) {
  requireEnabled(call)
  return requireRecentPerson(call)
}

/** A passkey outlives the session that adds it: the sign-in of that session is not proof enough. */
async function requireProvedOwner(call: Call) {
  requireEnabled(call)
  const bearer = await requirePerson(call)
  requireProvedAgain(call, bearer.session)
  return bearer
}

function requireEnabled({ service: { settings } }: Call): void {
  if (!settings.passkeys) throw new Refusal(404, 'passkey_disabled', 'Passkeys are disabled')
}

async function requirePasskey(call: Call, userId: string): Promise<CredentialRow> {
  const id = requireUuid(call, 'passkey_id')
  const passkey = (await listPasskeys(call.service.db, userId)).find((one) => one.id === id)
  if (!passkey) throw new Refusal(404, 'passkey_not_found', 'Passkey not found')
  return passkey
}

async function readAnswer(call: Call) {
  const { challenge_id: id, credential: answer } = await call.body(VerifyBody)
  if (!answer) throw new Refusal(400, 'validation_failed', 'credential is required')
  return { ...(await takeChallenge(call, id)), answer }
}

function shapePasskey({ id, friendlyName, createdAt, lastUsedAt }: CredentialRow) {
  return {
    id,
    ...(friendlyName ? { friendly_name: friendlyName } : {}),
    created_at: createdAt,
    ...(lastUsedAt ? { last_used_at: lastUsedAt } : {}),
  }
}

function record(
  tx: Db,
  { service, ip }: Call,
  subjectId: string,
  action: AuthAction,
  passkeyId: string,
  actorId: string | null = subjectId,
): Promise<void> {
  return service.audit(tx, { action, actorId, subjectId, ip, detail: { passkeyId } })
}

const expiryOf = (now: Date) => Math.floor(now.getTime() / 1000) + CEREMONY_LIFETIME_SECONDS

const verificationFailed = () =>
  new Refusal(400, 'webauthn_verification_failed', 'The passkey could not be verified')
