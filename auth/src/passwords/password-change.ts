import type { Db } from '@plumbline/database/db.ts'
import { guessKey } from '../limits/guess-guard.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { deleteTokensOf, findTokenByCode } from '../one-time-tokens/one-time-token-store.ts'
import type { Bearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { deleteOtherSessions, deleteSessionsOf, makeSessionLasting } from '../sessions/session-store.ts'
import { confirmEmail } from '../users/user-confirmation.ts'
import { updateUser } from '../users/user-store.ts'
import { requireStrongPassword } from './password-rule.ts'

interface PasswordChange {
  password: string
  currentPassword: string
  nonce: string
}

/** After so long the person is asked to prove again who they are, where that is switched on. */
const FRESH_SESSION_SECONDS = 86_400
/** Whoever came with a link or a code cannot be asked for the password that they forgot. */
const WAIVES_CURRENT_PASSWORD = new Set(['otp', 'magiclink', 'recovery'])

/** The checks in the order of section 7.6, and the hash: all that must happen before the transaction. */
export async function preparePasswordChange(
  call: Call,
  bearer: Bearer,
  { password, currentPassword, nonce }: PasswordChange,
): Promise<{ hash: string }> {
  const { settings, hasher } = call.service
  const { account } = bearer
  requireStrongPassword(settings.passwordDemands, password)
  if (settings.reauthentication) await requireFresh(call, bearer, nonce)
  if (settings.requireCurrentPassword) await requireCurrentPassword(call, bearer, currentPassword)
  if (account.passwordHash && (await hasher.verify(account.passwordHash, password)))
    throw new Refusal(422, 'same_password', 'New password should be different from the old password.')
  return { hash: await hasher.hash(password) }
}

/** Keeps this session, ends the others and every outstanding link (section 5). */
export async function storePasswordChange(
  tx: Db,
  { service, now, ip }: Call,
  { account, session }: Bearer,
  { hash }: { hash: string },
): Promise<void> {
  await updateUser(tx, account.id, now, { passwordHash: hash })
  if (session) await deleteOtherSessions(tx, account.id, session.id)
  else await deleteSessionsOf(tx, account.id)
  await deleteTokensOf(tx, account.id)
  if (session?.notAfter) {
    // The session came by mail, so the address is the person's; and it need not end in ten minutes any more.
    await makeSessionLasting(tx, session.id)
    await confirmEmail(tx, account, now)
  }
  await service.audit(tx, {
    action: 'auth.password_changed',
    actorId: account.id,
    subjectId: account.id,
    ip,
  })
  await mailNotice(tx, service, 'password_changed', account)
}

async function requireFresh(call: Call, { account, session }: Bearer, nonce: string): Promise<void> {
  const { service, now } = call
  const age = session ? (now.getTime() - session.createdAt.getTime()) / 1000 : 0
  if (age <= FRESH_SESSION_SECONDS) return
  if (nonce === '')
    throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const token = await findTokenByCode(service.db, await call.secret(), {
    userId: account.id,
    sentTo: account.email ?? '',
    code: nonce,
    kinds: ['reauthentication'],
    now,
  })
  if (!token) throw new Refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

async function requireCurrentPassword(
  { service, now, ip }: Call,
  { account, session }: Bearer,
  given: string,
) {
  if (!account.passwordHash || session?.amr.some(({ method }) => WAIVES_CURRENT_PASSWORD.has(method))) return
  if (given === '')
    throw new Refusal(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    )
  const { passwordHash } = account
  const guess = guessKey('password', account.id, ip)
  const matches = await service.guesses.attempt(
    service.db,
    guess,
    now,
    async () => (await service.hasher.verify(passwordHash, given)) || undefined,
  )
  if (!matches) throw new Refusal(400, 'current_password_invalid', 'Current password does not match.')
}
