import { randomUUID } from 'node:crypto'
import type { Db } from '@plumbline/database/db.ts'
import { Refusal } from '../requests/refusal.ts'
import { findAccountByEmail, findAccountByPhone, insertIdentity, insertUser } from './user-store.ts'
import type { UserRow, usersTable } from './user-tables.ts'

export interface NewUser {
  id?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  passwordHash?: string | null | undefined
  passwordUnproved?: boolean | undefined
  emailConfirmed?: boolean | undefined
  phoneConfirmed?: boolean | undefined
  userMetadata?: Record<string, unknown> | undefined
  appMetadata?: Record<string, unknown> | undefined
  role?: string | undefined
  audience?: string | undefined
  bannedUntil?: Date | null | undefined
  invitedAt?: Date | undefined
  isSso?: boolean | undefined
  /** Whom a provider vouches for: takes the place of the identity of the address. */
  identity?: { provider: string; subject: string; email: string | undefined; data: Record<string, unknown> }
}

/** An account and its first identity. Refuses an address that is taken. */
export async function createUser(tx: Db, now: Date, given: NewUser): Promise<UserRow> {
  const { email, phone, audience = 'authenticated' } = given
  if (email && !given.isSso && (await findAccountByEmail(tx, email, audience))) throw emailExists()
  if (phone && (await findAccountByPhone(tx, phone, audience))) throw phoneExists()
  const id = given.id ?? randomUUID()
  const { identity } = given
  const providers = identity
    ? [identity.provider]
    : [...(email ? ['email'] : []), ...(phone ? ['phone'] : [])]
  const user = await insertUserOnce(tx, {
    id,
    audience,
    role: given.role ?? 'authenticated',
    email: email ?? null,
    phone: phone ?? null,
    passwordHash: given.passwordHash ?? null,
    passwordUnproved: given.passwordUnproved ?? false,
    emailConfirmedAt: email && given.emailConfirmed ? now : null,
    phoneConfirmedAt: phone && given.phoneConfirmed ? now : null,
    invitedAt: given.invitedAt ?? null,
    bannedUntil: given.bannedUntil ?? null,
    userMetadata: {
      ...identity?.data,
      ...given.userMetadata,
      ...(email && given.emailConfirmed ? { email_verified: true } : {}),
    },
    appMetadata: { ...(providers[0] ? { provider: providers[0], providers } : {}), ...given.appMetadata },
    isAnonymous: providers.length === 0,
    isSso: given.isSso ?? false,
    createdAt: now,
    updatedAt: now,
  })
  if (identity) {
    const { provider, subject, data } = identity
    await insertIdentity(tx, now, { userId: id, provider, subject, identityData: data, email: email ?? null })
    return user
  }
  if (email)
    await insertIdentity(tx, now, {
      userId: id,
      provider: 'email',
      subject: id,
      email,
      identityData: {
        sub: id,
        email,
        email_verified: given.emailConfirmed ?? false,
        phone_verified: false,
      },
    })
  if (phone)
    await insertIdentity(tx, now, {
      userId: id,
      provider: 'phone',
      subject: id,
      email: null,
      identityData: { sub: id, phone, email_verified: false, phone_verified: given.phoneConfirmed ?? false },
    })
  return user
}

/** Two requests for one address at the same moment: the database lets one through. */
async function insertUserOnce(tx: Db, values: typeof usersTable.$inferInsert): Promise<UserRow> {
  try {
    return await insertUser(tx, values)
  } catch (cause) {
    const broken = brokenConstraint(cause)
    if (broken === 'users_email_is_unique') throw emailExists()
    if (broken === 'users_phone_is_unique') throw phoneExists()
    if (broken === 'users_pkey') throw new Refusal(409, 'conflict', 'A user with this id exists')
    throw cause
  }
}

/** The name of the constraint that a write would have broken, as both engines report it. */
export function brokenConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'constraint' in cause
    ? String(cause.constraint)
    : undefined
}

export const emailExists = () =>
  new Refusal(422, 'email_exists', 'A user with this email address has already been registered')

export const phoneExists = () =>
  new Refusal(422, 'phone_exists', 'A user with this phone number has already been registered')
