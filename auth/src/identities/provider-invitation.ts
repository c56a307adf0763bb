import type { Db } from '@plumbline/database/db.ts'
import {
  deleteTokensOf,
  findTokenByDigest,
  findTokenByHash,
  takeToken,
} from '../one-time-tokens/one-time-token-store.ts'
import type { OneTimeTokenRow } from '../one-time-tokens/one-time-token-tables.ts'
import { expired } from '../one-time-tokens/verification.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { confirmEmail } from '../users/user-confirmation.ts'
import { findAccount, lockUser } from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import { type ProviderPerson, takePersonInto } from './identity-linking.ts'
import { findIdentity } from './identity-store.ts'
import type { ProviderFlowRow } from './provider-tables.ts'

export type Invitation = Pick<ProviderFlowRow, 'invitedUserId' | 'invitationDigest'>

const NONE: Invitation = { invitedUserId: null, invitationDigest: null }
const INVITATION_ENDED = 'The invitation is invalid, was used already, or has expired'

/** What `invite_token` stands for, before the person leaves for the provider. */
export async function readInvitation({ service, query, ip, now }: Call): Promise<Invitation> {
  const hash = query.get('invite_token') ?? ''
  if (hash === '') return NONE
  await service.limiter.requireRoom('verify', ip, now)
  const token = await findTokenByHash(service.db, hash, ['confirmation'], now)
  const user = token && (await findAccount(service.db, token.userId))
  if (!token || !user || !isInvited(user, token)) throw expired(INVITATION_ENDED)
  return { invitedUserId: user.id, invitationDigest: token.digest }
}

/** The provider must vouch for the very address that was invited; then the invitation is used up. */
export async function acceptInvitation(
  tx: Db,
  call: Call,
  person: ProviderPerson,
  digest: string,
): Promise<{ userId: string }> {
  const { service, now, ip } = call
  const token = await findTokenByDigest(tx, digest, ['confirmation'], now)
  const user = token && (await lockUser(tx, token.userId))
  if (!token || !user || !isInvited(user, token)) throw expired(INVITATION_ENDED)
  if (!person.emailVerified || person.email !== user.email)
    throw new Refusal(
      400,
      'validation_failed',
      'Invited email does not match the email of the identity provider',
    )
  const known = await findIdentity(tx, person.provider, person.subject)
  if (known && known.userId !== user.id)
    throw new Refusal(422, 'identity_already_exists', 'Identity is already linked to an account')
  if (!(await takeToken(tx, token))) throw expired(INVITATION_ENDED)
  if (known) {
    await confirmEmail(tx, user, now)
    await deleteTokensOf(tx, user.id)
  } else await takePersonInto(tx, call, person, user.id)
  await service.audit(tx, {
    action: 'auth.invitation_accepted',
    actorId: user.id,
    subjectId: user.id,
    ip,
    detail: { provider: person.provider },
  })
  return { userId: user.id }
}

/** The same kind of token also confirms a sign-up of one's own, which is no invitation. */
function isInvited(user: UserRow, { sentTo }: OneTimeTokenRow): boolean {
  return user.invitedAt !== null && user.emailConfirmedAt === null && user.email === sentTo
}
