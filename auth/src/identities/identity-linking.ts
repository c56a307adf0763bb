import type { Db } from '@plumbline/database/db.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { mailLink } from '../one-time-tokens/one-time-mail.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { clearUnproved } from '../users/unproved-account.ts'
import { confirmEmail } from '../users/user-confirmation.ts'
import { createUser } from '../users/user-creation.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import {
  findAccountByEmail,
  insertIdentity,
  lockUser,
  requireAccount,
  updateUser,
} from '../users/user-store.ts'
import type { UserRow } from '../users/user-tables.ts'
import { findIdentity, listIdentities, updateIdentity } from './identity-store.ts'

/** Whom a provider vouches for. */
export interface ProviderPerson {
  provider: string
  subject: string
  email: string | undefined
  /** Whether the provider vouches for the address too. */
  emailVerified: boolean
  /** Kept with the identity and shown in the account's metadata. */
  data: Record<string, unknown>
}

interface Circumstances {
  audience: string
  redirectTo: string
  /** Someone signed in, adding this way of signing in. */
  linkTo: string | null
  /** The institution whose own provider this is: it opens accounts of that institution alone. */
  ownerId?: string | null
}

/**
 * The account that the person has, gets linked to or is given (section 7.8). A refusal
 * that is returned, not thrown, has written something that must be stored.
 */
export async function resolvePerson(
  tx: Db,
  call: Call,
  person: ProviderPerson,
  { audience, redirectTo, linkTo, ownerId = null }: Circumstances,
): Promise<{ userId: string } | Refusal> {
  const known = await findIdentity(tx, person.provider, person.subject)
  if (linkTo) {
    if (known) throw new Refusal(422, 'identity_already_exists', 'Identity is already linked to an account')
    await addIdentity(tx, call, person, await requireLocked(tx, call, linkTo))
    return { userId: linkTo }
  }
  if (known) {
    await requireOwn(tx, call, ownerId, known.userId)
    const user = await requireLocked(tx, call, known.userId)
    if (user.email && !user.emailConfirmedAt) {
      // An account that this very identity made: it is nobody's until the address is proved.
      if (!person.emailVerified || person.email !== user.email) return needsVerification()
      await clearUnproved(tx, user, call.now, person.provider)
      await confirmEmail(tx, user, call.now)
    }
    await updateIdentity(tx, known.id, call.now, { identityData: person.data, email: person.email ?? null })
    await noteMetadata(tx, call, await requireAccount(tx, user.id), person)
    return { userId: user.id }
  }
  const sameAddress = person.email ? await findAccountByEmail(tx, person.email, audience) : undefined
  if (sameAddress) {
    // A person who can make a provider name an unchecked address must not get in by it.
    if (!person.emailVerified) return needsVerification()
    await requireOwn(tx, call, ownerId, sameAddress.id)
    await takePersonInto(tx, call, person, sameAddress.id)
    return { userId: sameAddress.id }
  }
  if (ownerId) return createOwnPerson(tx, call, person, { audience, ownerId })
  return createPerson(tx, call, person, { audience, redirectTo })
}

/** The provider of an institution opens no account of another one, whatever address it vouches for. */
async function requireOwn(tx: Db, { service }: Call, ownerId: string | null, userId: string): Promise<void> {
  if (ownerId === null || (await service.ownPeople.belongs(tx, ownerId, userId))) return
  throw new Refusal(403, 'sso_account_elsewhere', 'This sign-in provider does not open this account')
}

/** The provider vouches for the address, so the account of that address is this person's. */
export async function takePersonInto(
  tx: Db,
  call: Call,
  person: ProviderPerson,
  userId: string,
): Promise<void> {
  const user = await requireLocked(tx, call, userId)
  if (!user.emailConfirmedAt) {
    await clearUnproved(tx, user, call.now, person.provider)
    await confirmEmail(tx, user, call.now)
  }
  await addIdentity(tx, call, person, user)
}

async function addIdentity(tx: Db, call: Call, person: ProviderPerson, user: UserRow): Promise<void> {
  await insertIdentity(tx, call.now, {
    userId: user.id,
    provider: person.provider,
    subject: person.subject,
    identityData: person.data,
    email: person.email ?? null,
  })
  await noteMetadata(tx, call, await requireAccount(tx, user.id), person)
  await call.service.audit(tx, {
    action: 'auth.identity_linked',
    actorId: user.id,
    subjectId: user.id,
    ip: call.ip,
    detail: { provider: person.provider },
  })
  await mailNotice(tx, call.service, 'identity_linked', user)
}

async function createPerson(
  tx: Db,
  call: Call,
  person: ProviderPerson,
  { audience, redirectTo }: Pick<Circumstances, 'audience' | 'redirectTo'>,
): Promise<{ userId: string } | Refusal> {
  const { settings } = call.service
  if (!settings.signUpIsOpen)
    throw new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance')
  const isConfirmed = person.emailVerified || settings.autoconfirmEmail
  const user = await createUser(tx, call.now, {
    email: person.email,
    audience,
    emailConfirmed: isConfirmed,
    identity: person,
  })
  await call.service.audit(tx, {
    action: 'auth.sign_up',
    actorId: user.id,
    subjectId: user.id,
    ip: call.ip,
    detail: { method: 'oauth', provider: person.provider },
  })
  if (isConfirmed || !person.email) return { userId: user.id }
  await mailLink(tx, call, { user, purpose: 'confirmation', sentTo: person.email, redirectTo })
  return needsVerification()
}

/** A person whom the institution's provider sends, with an address of its domains, gets a seat if the plan has one. */
async function createOwnPerson(
  tx: Db,
  call: Call,
  person: ProviderPerson,
  { audience, ownerId }: { audience: string; ownerId: string },
): Promise<{ userId: string } | Refusal> {
  const { email } = person
  if (!email || !person.emailVerified) return needsVerification()
  const user = await createUser(tx, call.now, { email, audience, emailConfirmed: true, identity: person })
  const name = person.data.full_name
  const fullName = typeof name === 'string' && name.trim() !== '' ? name.trim() : email
  const placed = await call.service.ownPeople.place(tx, ownerId, {
    userId: user.id,
    email,
    fullName,
    ip: call.ip,
  })
  if (placed === 'no_place')
    throw new Refusal(403, 'sso_no_place', 'The plan of your institution has no place left')
  await call.service.audit(tx, {
    action: 'auth.sign_up',
    actorId: user.id,
    subjectId: user.id,
    ip: call.ip,
    detail: { method: 'sso/saml', provider: person.provider },
  })
  return { userId: user.id }
}

async function noteMetadata(tx: Db, call: Call, user: UserRow, person: ProviderPerson): Promise<void> {
  const providers = (await listIdentities(tx, user.id)).map(({ provider }) => provider)
  await updateUser(tx, user.id, call.now, {
    userMetadata: { ...user.userMetadata, ...person.data },
    appMetadata: {
      ...user.appMetadata,
      provider: user.appMetadata.provider ?? person.provider,
      providers: [...new Set(providers)],
    },
  })
}

async function requireLocked(tx: Db, { now }: Call, userId: string): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  if (!user) throw new Refusal(403, 'user_not_found', 'The account is gone')
  requireMaySignIn(user, now, 403)
  return user
}

const needsVerification = () =>
  new Refusal(
    422,
    'provider_email_needs_verification',
    'Unverified email with provider. Verify the email with the provider in order to sign in',
  )
