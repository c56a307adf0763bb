import { mailNotice } from '../mail/mail-notices.ts'
import { deleteTokensOf } from '../one-time-tokens/one-time-token-store.ts'
import { requireBearer } from '../requests/bearer.ts'
import { type Call, requireUuid } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { brokenConstraint } from '../users/user-creation.ts'
import { requireMayChangeCredentials } from '../users/user-credentials.ts'
import { lockUser, updateUser } from '../users/user-store.ts'
import { deleteIdentity, listIdentities } from './identity-store.ts'
import { requireManualLinking } from './provider-departure.ts'

/** `DELETE /user/identities/{identity_id}` (section 7.8). */
export async function unlinkIdentity(call: Call): Promise<Response> {
  const { service, now, ip } = call
  const bearer = await requireBearer(call, { owingStatus: 401 })
  const { account } = bearer
  requireManualLinking(call)
  requireMayChangeCredentials(call, bearer)
  const id = requireUuid(call, 'identity_id')
  await service.db.transaction(async (tx) => {
    const user = await lockUser(tx, account.id)
    const identities = await listIdentities(tx, account.id)
    const identity = identities.find((one) => one.id === id)
    if (!user || !identity) throw new Refusal(422, 'identity_not_found', "Identity doesn't exist")
    const remaining = identities.filter((one) => one.id !== id)
    if (remaining.length === 0)
      throw new Refusal(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    await deleteIdentity(tx, id)
    await deleteTokensOf(tx, account.id)
    // The account's address goes with the identity that it came from, when another has one to give.
    const keepsAddress = remaining.some(({ email }) => email === user.email)
    const email = keepsAddress
      ? user.email
      : (remaining.find((one) => one.identityData.email_verified === true)?.email ?? user.email)
    const providers = [...new Set(remaining.map(({ provider }) => provider))]
    await updateUser(tx, account.id, now, {
      email,
      ...(identity.provider === 'email' ? { passwordHash: null } : {}),
      appMetadata: { ...user.appMetadata, provider: providers[0], providers },
    }).catch((cause) => {
      if (brokenConstraint(cause) !== 'users_email_is_unique') throw cause
      throw new Refusal(
        422,
        'email_conflict_identity_not_deletable',
        'Unable to unlink identity due to email conflict',
      )
    })
    await service.audit(tx, {
      action: 'auth.identity_unlinked',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail: { provider: identity.provider },
    })
    await mailNotice(tx, service, 'identity_unlinked', user)
  })
  return Response.json({})
}
