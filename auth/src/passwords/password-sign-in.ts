import { z } from 'zod'
import { guessKey } from '../limits/guess-guard.ts'
import { audienceOf } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { openSession, type Session, sessionResponse } from '../sessions/session-reply.ts'
import { normalizeEmail, normalizePhone } from '../users/user-address.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { type Account, findAccountByEmail, findAccountByPhone, markSignedIn } from '../users/user-store.ts'
import { weaknessOf } from './password-rule.ts'

const PasswordBody = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
})

/** `grant_type=password` (section 7.3). */
export async function signInWithPassword(call: Call): Promise<Response> {
  const { service, now } = call
  const given = await call.body(PasswordBody)
  const email = normalizeEmail(given.email ?? '')
  const phone = normalizePhone(given.phone ?? '')
  if ((email === '') === (phone === ''))
    throw new Refusal(
      400,
      'validation_failed',
      email ? 'Only an email address or phone number should be provided on login.' : 'missing email or phone',
    )
  if (phone && !service.settings.phone)
    throw new Refusal(422, 'phone_provider_disabled', 'Phone logins are disabled')

  const guess = guessKey('password', email || phone, call.ip)
  const hasFailed = await service.guesses.requireAllowed(service.db, guess, now)
  const proof: Proof = {
    email,
    phone,
    password: given.password,
    audience: await audienceOf(call),
    guess,
    hasFailed,
  }
  // Someone may change the password while it is being compared, or replace an old hash of it: once more then.
  const begun = (await proveAndBegin(call, proof)) ?? (await proveAndBegin(call, proof))
  if (!begun) throw invalidCredentials()
  const weakness = weaknessOf(service.settings, given.password)
  return sessionResponse(service, begun, now, weakness ? { weak_password: weakness } : {})
}

interface Proof {
  email: string
  phone: string
  password: string
  audience: string
  guess: string
  hasFailed: boolean
}

/** Gives nothing when the account changed meanwhile. */
async function proveAndBegin(call: Call, proof: Proof): Promise<Session | undefined> {
  const { service, now } = call
  const { email, phone, password, audience, guess, hasFailed } = proof
  const found = email
    ? await findAccountByEmail(service.db, email, audience)
    : await findAccountByPhone(service.db, phone, audience)
  if (found) requireMaySignIn(found, now, 400)

  const matches = await service.hasher.verify(found?.passwordHash ?? null, password, () =>
    service.guesses.requireStillAllowed(guess, now),
  )
  if (!matches || !found) {
    await recordFailedSignIn(call, guess, found)
    throw invalidCredentials()
  }
  if (email && !found.emailConfirmedAt) throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed')
  if (phone && !found.phoneConfirmedAt) throw new Refusal(400, 'phone_not_confirmed', 'Phone not confirmed')

  const rehashed = await rehash(call, found, password)
  const changes = { lastSignInAt: now, updatedAt: now, ...(rehashed ? { passwordHash: rehashed } : {}) }
  return service.db.transaction(async (tx) => {
    if (!(await markSignedIn(tx, found, now, changes))) return undefined
    if (hasFailed) await service.guesses.forget(tx, guess)
    const session = await openSession(tx, call, found.id, { method: 'password' })
    return { session, account: { ...found, ...changes } }
  })
}

const invalidCredentials = () => new Refusal(400, 'invalid_credentials', 'Invalid login credentials')

async function recordFailedSignIn(call: Call, guess: string, found: Account | undefined): Promise<void> {
  const { service, now, ip } = call
  await service.db.transaction(async (tx) => {
    await service.guesses.recordFailure(tx, guess, now)
    await service.audit(tx, {
      action: 'auth.sign_in_failed',
      actorId: null,
      subjectId: found?.id ?? null,
      ip,
      detail: { method: 'password' },
    })
  })
}

/** An imported hash, or one made with weaker parameters, is replaced as soon as the password is at hand. */
function rehash({ service: { hasher } }: Call, { passwordHash }: Account, password: string) {
  return passwordHash && hasher.needsRehash(passwordHash) ? hasher.hash(password) : undefined
}
