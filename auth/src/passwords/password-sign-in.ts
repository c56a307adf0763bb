import { z } from 'zod'
import { requireCaptcha } from '../limits/captcha.ts'
import { guessKey, isTold } from '../limits/guess-guard.ts'
import { turnOf, withNetwork } from '../limits/known-networks.ts'
import { audienceOf } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { recordSignIn, type Session, sessionResponse } from '../sessions/session-reply.ts'
import { normalizeEmail, normalizePhone } from '../users/user-address.ts'
import { requireMaySignIn } from '../users/user-standing.ts'
import { type Account, updateUser } from '../users/user-store.ts'
import { weaknessOf } from './password-rule.ts'
import { beginPasswordSession, findForSignIn } from './password-sign-in-store.ts'

const PasswordBody = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
})

/** `grant_type=password` (section 7.3). */
export async function signInWithPassword(call: Call): Promise<Response> {
  const { service } = call
  await requireCaptcha(call)
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
  const proof: Proof = { email, phone, password: given.password, audience: await audienceOf(call), guess }
  // Someone may change the password while it is being compared, or replace an old hash of it: once more then.
  const begun = (await proveAndBegin(call, proof)) ?? (await proveAndBegin(call, proof))
  if (!begun) throw invalidCredentials()
  const weakness = weaknessOf(service.settings.passwordDemands, given.password)
  return sessionResponse(call, begun, weakness ? { weak_password: weakness } : {})
}

interface Proof {
  email: string
  phone: string
  password: string
  audience: string
  guess: string
}

/** Gives nothing when the account changed meanwhile. */
async function proveAndBegin(call: Call, proof: Proof): Promise<Session | undefined> {
  const { service, now } = call
  const { email, phone, password, guess } = proof
  const { account: found, guesses } = await findForSignIn(service.db, proof)
  service.guesses.requireFewer(guesses, guess, now)

  const compared = found?.passwordHash ?? found?.droppedPasswordHash ?? null
  const matches = await service.hasher.verify(compared, password, {
    turn: turnOf(call, found),
    stillWanted: () => service.guesses.requireStillAllowed(guess, now),
  })
  if (!matches || !found?.passwordHash) {
    await recordFailedSignIn(call, guess, found)
    throw matches ? droppedPassword() : invalidCredentials()
  }
  // Checked last, so that only a person with the password learns that the account is suspended.
  requireMaySignIn(found, now, 400)
  if (email && !found.emailConfirmedAt) throw new Refusal(400, 'email_not_confirmed', 'Email not confirmed')
  if (phone && !found.phoneConfirmedAt) throw new Refusal(400, 'phone_not_confirmed', 'Phone not confirmed')

  const betterHash = await rehash(call, found, password)
  return service.db.transaction(async (tx) => {
    const begun = await beginPasswordSession(tx, found, { ...call, betterHash })
    if (!begun) return undefined
    if (guesses) await service.guesses.forget(tx, guess)
    const knownNetworks = withNetwork(found, call.ip)
    if (knownNetworks) await updateUser(tx, found.id, now, { knownNetworks })
    await recordSignIn(tx, call, begun.session)
    return begun
  })
}

const invalidCredentials = () => new Refusal(400, 'invalid_credentials', 'Invalid login credentials')

/** Only to somebody who enters that password, and who knew before the link was opened that the address was not confirmed. */
const droppedPassword = () =>
  new Refusal(
    400,
    'invalid_credentials',
    'Invalid login credentials: the address was confirmed by its link, which does not show who chose this password. Reset the password, or confirm with the code of the mail next time.',
  )

async function recordFailedSignIn(call: Call, guess: string, found: Account | undefined): Promise<void> {
  const { service, now, ip } = call
  await service.guesses.noteFailure(guess, () =>
    service.db.transaction(async (tx) => {
      const ofAccount = await service.guesses.recordFailure(tx, guess, now)
      // Addresses without an account are counted together: there is one for every guess.
      const failures = found
        ? ofAccount
        : await service.guesses.recordFailure(tx, guessKey('password', 'unknown accounts', ip), now)
      if (!isTold(failures)) return
      await service.audit(tx, {
        action: 'auth.sign_in_failed',
        actorId: null,
        subjectId: found?.id ?? null,
        ip,
        detail: { method: 'password', ...(failures !== undefined && { failures }) },
      })
    }),
  )
}

/** An imported hash, or one made with weaker parameters, is replaced as soon as the password is at hand. */
function rehash(call: Call, account: Account, password: string) {
  const { hasher } = call.service
  const { passwordHash } = account
  return passwordHash && hasher.needsRehash(passwordHash)
    ? hasher.hash(password, turnOf(call, account))
    : undefined
}
