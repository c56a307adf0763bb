import type { Db } from '@plumbline/database/db.ts'
import { turnOf } from '../limits/known-networks.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { deleteTokensOf } from '../one-time-tokens/one-time-token-store.ts'
import { findMailedCode, passwordIsRight } from '../reauthentication/reauthentication-handlers.ts'
import { requireRecent } from '../reauthentication/recent-authentication.ts'
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
/** A person who came with a link or a code cannot be asked for the password that they forgot. */
const WAIVES_CURRENT_PASSWORD = new Set(['otp', 'magiclink', 'recovery'])

/** The checks in the order of section 7.6, and the hash: all that must happen before the transaction. */
export async function preparePasswordChange(
  call: Call,
  bearer: Bearer,
  { password, currentPassword, nonce }: PasswordChange,
): Promise<{ hash: string }> {
  const { settings, hasher } = call.service
  const { account } = bearer
  const turn = turnOf(call, account)
  requireStrongPassword(settings.passwordDemands, password)
  await requireProof(call, bearer, { currentPassword, nonce })
  if (account.passwordHash && (await hasher.verify(account.passwordHash, password, { turn })))
    throw new Refusal(422, 'same_password', 'New password should be different from the old password.')
  return { hash: await hasher.hash(password, turn) }
}

/** Keeps this session, ends the others and every outstanding link (section 5). */
export async function storePasswordChange(
  tx: Db,
  { service, now, ip }: Call,
  { account, session }: Bearer,
  { hash }: { hash: string },
): Promise<void> {
  await updateUser(tx, account.id, now, { passwordHash: hash, passwordUnproved: false })
  if (session) await deleteOtherSessions(tx, account.id, session.id)
  else await deleteSessionsOf(tx, account.id)
  await deleteTokensOf(tx, account.id)
  if (session?.notAfter) {
    // The session came by mail, so the address is the person's; and it need not end in ten minutes any more.
    await makeSessionLasting(tx, session.id, now)
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

/** A present password or a mailed code with the change is a proof; without either, an earlier one must be recent. */
async function requireProof(
  call: Call,
  bearer: Bearer,
  { currentPassword, nonce }: Pick<PasswordChange, 'currentPassword' | 'nonce'>,
): Promise<void> {
  const { service, now } = call
  const { settings } = service
  const { account, session } = bearer
  // The link that the person just opened is the proof; and somebody anonymous has none to give.
  if (session?.notAfter || account.isAnonymous) return
  const age = session ? (now.getTime() - session.createdAt.getTime()) / 1000 : 0
  if (settings.reauthentication && age > FRESH_SESSION_SECONDS && nonce === '')
    throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
  if (settings.requireCurrentPassword && currentPassword === '' && owesCurrentPassword(bearer))
    throw new Refusal(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    )
  if (
    currentPassword !== '' &&
    account.passwordHash &&
    !(await passwordIsRight(call, bearer, currentPassword))
  )
    throw new Refusal(400, 'current_password_invalid', 'Current password does not match.')
  if (nonce !== '' && !(await findMailedCode(call, bearer, nonce)))
    throw new Refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  const isProved = nonce !== '' || (currentPassword !== '' && account.passwordHash !== null)
  if (!isProved) requireRecent(call, session)
}

function owesCurrentPassword({ account, session }: Bearer): boolean {
  const isWaived = session?.amr.some(({ method }) => WAIVES_CURRENT_PASSWORD.has(method)) ?? false
  return account.passwordHash !== null && !isWaived
}
