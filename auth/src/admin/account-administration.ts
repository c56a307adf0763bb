import type { Db } from '@plumbline/database/db.ts'
import type { AuthAction } from '../auth-action.ts'
import { deleteFactorsOf } from '../factors/factor-store.ts'
import { deleteOtherIdentities } from '../identities/identity-store.ts'
import { mailNotice } from '../mail/mail-notices.ts'
import { deleteFlowsOf } from '../one-time-tokens/flow-state-store.ts'
import { mailLink } from '../one-time-tokens/one-time-mail.ts'
import { deleteTokensOf, deleteTokensSentTo } from '../one-time-tokens/one-time-token-store.ts'
import { deleteCredential, deleteCredentialsOf, listPasskeys } from '../passkeys/credential-store.ts'
import { requireStrongPassword } from '../passwords/password-rule.ts'
import { type Actor, resetPageOf, type Service } from '../service.ts'
import {
  deleteSessionOf,
  deleteSessionsOf,
  endSessionsBy,
  shortenSessions,
} from '../sessions/session-store.ts'
import { clearForInvitation, clearProved } from '../users/unproved-account.ts'
import { requireEmail } from '../users/user-address.ts'
import { createUser, emailExists } from '../users/user-creation.ts'
import {
  type Account,
  deleteUser,
  dropChangesTo,
  ensureEmailIdentity,
  findAccount,
  findAccountByEmail,
  lockUser,
  updateEmailIdentity,
  updateUser,
} from '../users/user-store.ts'
import { AccountRefusal, asAccountRefusal } from './account-refusal.ts'

/** Checked and hashed before a transaction begins: hashing takes time, and the embedded database has one line. */
export interface PreparedPassword {
  hash: string
}

/** Written in the same transaction, before the audit entry: that comes last, since its writers wait in line. */
type WriteAlongside = (userId: string) => Promise<void>

interface NewAccount {
  email: string
  password?: string | PreparedPassword
  emailConfirmed?: boolean
  userMetadata?: Record<string, unknown>
  appMetadata?: Record<string, unknown>
  alongside?: WriteAlongside
}

interface Invitation {
  email: string
  userMetadata?: Record<string, unknown>
  redirectTo?: string
  /** Whether somebody who proved the address has a place anywhere. Without it, a proved address is refused. */
  hasPlace?: (userId: string) => Promise<boolean>
  alongside?: WriteAlongside
}

export interface Passkey {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** What the product does to accounts, each in its own transaction and on behalf of the actor. */
export interface Accounts {
  preparePassword(password: string): Promise<PreparedPassword>
  create(tx: Db, account: NewAccount, actor: Actor): Promise<{ id: string }>
  invite(tx: Db, invitation: Invitation, actor: Actor): Promise<{ id: string }>
  sendRecovery(tx: Db, userId: string, actor: Actor): Promise<void>
  setPassword(tx: Db, userId: string, password: string | PreparedPassword, actor: Actor): Promise<void>
  setEmail(tx: Db, userId: string, email: string, actor: Actor): Promise<void>
  remove(tx: Db, userIds: readonly string[], actor: Actor): Promise<void>
  /** Drops links sent to an address and changes to it that were asked for; says how many of the latter. */
  forgetAddress(tx: Db, email: string): Promise<number>
  suspend(tx: Db, userId: string, until: Date | 'forever', actor: Actor): Promise<void>
  reactivate(tx: Db, userId: string, actor: Actor): Promise<void>
  signOutEverywhere(tx: Db, userId: string, actor: Actor): Promise<void>
  /** Of this account alone; says whether there was one. */
  endSession(tx: Db, userId: string, sessionId: string, actor: Actor): Promise<boolean>
  removeFactors(tx: Db, userId: string, actor: Actor): Promise<void>
  listPasskeys(tx: Db, userId: string): Promise<Passkey[]>
  /** Refuses a passkey that is not this account's. */
  removePasskey(tx: Db, userId: string, passkeyId: string, actor: Actor): Promise<void>
  /**
   * Ends everything that opens the account but its address: sessions, password, passkeys, second factors,
   * linked providers and open links. The owner gets a letter to choose a password anew.
   */
  secure(tx: Db, userId: string, actor: Actor): Promise<void>
  /** A shorter idle end for the sessions of this account, those that run included; null for the installation's own. */
  setSessionIdle(tx: Db, userId: string, idleSeconds: number | null): Promise<void>
  find(tx: Db, userId: string): Promise<Account | undefined>
}

/** Later than any suspension that someone would count. */
const FOREVER = new Date('9999-12-31T00:00:00Z')

export function createAccounts(service: Service): Accounts {
  const { settings, hasher, now } = service

  async function requireFound(tx: Db, userId: string): Promise<Account> {
    const account = await findAccount(tx, userId)
    if (!account) throw new AccountRefusal('user_not_found')
    return account
  }
  function record(
    tx: Db,
    action: AuthAction,
    subjectId: string,
    actor: Actor,
    detail?: Record<string, unknown>,
  ) {
    return service.audit(tx, {
      action,
      actorId: actor.id,
      subjectId,
      ip: actor.ip,
      ...(detail ? { detail } : {}),
    })
  }
  async function preparePassword(password: string): Promise<PreparedPassword> {
    requireStrongPassword(settings.passwordDemands, password)
    return { hash: await hasher.hash(password) }
  }
  const hashOf = async (password: string | PreparedPassword) =>
    typeof password === 'string' ? (await preparePassword(password)).hash : password.hash

  return withAccountRefusals({
    preparePassword,
    async create(tx, account, actor) {
      const { password, emailConfirmed, userMetadata, appMetadata, alongside } = account
      const email = requireEmail(account.email)
      const passwordHash = password === undefined ? null : await hashOf(password)
      const user = await createUser(tx, now(), {
        email,
        passwordHash,
        emailConfirmed,
        userMetadata,
        appMetadata,
      })
      await alongside?.(user.id)
      await record(tx, 'auth.user_created', user.id, actor, { emailConfirmed: emailConfirmed ?? false })
      return { id: user.id }
    },
    async invite(tx, invitation, actor) {
      const { userMetadata, redirectTo = resetPageOf(service), hasPlace, alongside } = invitation
      const email = requireEmail(invitation.email)
      const moment = now()
      const found = await findAccountByEmail(tx, email, 'authenticated')
      if (found?.emailConfirmedAt) {
        const user = await lockUser(tx, found.id)
        if (!user || user.isSso || (user.bannedUntil && user.bannedUntil > moment)) throw emailExists()
        if (!hasPlace || (await hasPlace(found.id))) throw emailExists()
        await clearProved(tx, user, moment)
        await record(tx, 'auth.account_secured', found.id, actor)
      } else if (found) await clearForInvitation(tx, found, moment)
      const user = found ?? (await createUser(tx, moment, { email, userMetadata, invitedAt: moment }))
      // Before the letter, which may tell of it.
      await alongside?.(user.id)
      await mailLink(
        tx,
        { service, now: moment },
        { user, purpose: 'invite', sentTo: email, redirectTo, unspaced: true },
      )
      await record(tx, 'auth.user_invited', user.id, actor)
      return { id: user.id }
    },
    async sendRecovery(tx, userId, actor) {
      const user = await requireFound(tx, userId)
      if (!user.email) throw new AccountRefusal('email_address_invalid')
      const link = {
        user,
        purpose: 'recovery',
        sentTo: user.email,
        redirectTo: resetPageOf(service),
        unspaced: true,
      } as const
      await mailLink(tx, { service, now: now() }, link)
      await record(tx, 'auth.recovery_requested', userId, actor)
    },
    async setPassword(tx, userId, password, actor) {
      const user = await requireFound(tx, userId)
      await updateUser(tx, userId, now(), {
        passwordHash: await hashOf(password),
        passwordUnproved: false,
      })
      await deleteSessionsOf(tx, userId)
      await deleteTokensOf(tx, userId)
      await record(tx, 'auth.password_changed', userId, actor)
      await mailNotice(tx, service, 'password_changed', user)
    },
    async setEmail(tx, userId, given, actor) {
      const email = requireEmail(given)
      const user = await requireFound(tx, userId)
      const taken = await findAccountByEmail(tx, email, user.audience)
      if (taken && taken.id !== userId) throw emailExists()
      const moment = now()
      await updateUser(tx, userId, moment, { email, newEmail: null, emailConfirmedAt: moment })
      await updateEmailIdentity(tx, userId, email, true, moment)
      await deleteTokensOf(tx, userId)
      await record(tx, 'auth.email_changed', userId, actor)
      await mailNotice(tx, service, 'email_changed', user)
    },
    async remove(tx, userIds, actor) {
      for (const userId of userIds) {
        await requireFound(tx, userId)
        await deleteUser(tx, userId)
      }
      for (const userId of userIds) await record(tx, 'auth.user_deleted', userId, actor)
    },
    async forgetAddress(tx, email) {
      await deleteTokensSentTo(tx, email)
      return dropChangesTo(tx, email, now())
    },
    async suspend(tx, userId, until, actor) {
      await requireFound(tx, userId)
      const bannedUntil = until === 'forever' ? FOREVER : until
      await updateUser(tx, userId, now(), { bannedUntil })
      await endSessionsBy(tx, userId, bannedUntil)
      await record(tx, 'auth.user_suspended', userId, actor, { until: bannedUntil.toISOString() })
    },
    async reactivate(tx, userId, actor) {
      await requireFound(tx, userId)
      await updateUser(tx, userId, now(), { bannedUntil: null })
      // Sessions from before the suspension do not come back.
      await deleteSessionsOf(tx, userId)
      await record(tx, 'auth.user_reactivated', userId, actor)
    },
    async signOutEverywhere(tx, userId, actor) {
      await requireFound(tx, userId)
      await deleteSessionsOf(tx, userId)
      await record(tx, 'auth.sign_out', userId, actor, { scope: 'global' })
    },
    async endSession(tx, userId, sessionId, actor) {
      if (!(await deleteSessionOf(tx, userId, sessionId))) return false
      await record(tx, 'auth.sign_out', userId, actor, { scope: 'one' })
      return true
    },
    async removeFactors(tx, userId, actor) {
      const user = await requireFound(tx, userId)
      await deleteFactorsOf(tx, userId)
      await deleteSessionsOf(tx, userId)
      await record(tx, 'auth.factors_removed', userId, actor)
      await mailNotice(tx, service, 'factor_removed', user)
    },
    async listPasskeys(tx, userId) {
      const passkeys = await listPasskeys(tx, userId)
      return passkeys.map(({ id, friendlyName, createdAt, lastUsedAt }) => ({
        id,
        name: friendlyName,
        createdAt,
        lastUsedAt,
      }))
    },
    async removePasskey(tx, userId, passkeyId, actor) {
      const user = await requireFound(tx, userId)
      const passkeys = await listPasskeys(tx, userId)
      if (!passkeys.some(({ id }) => id === passkeyId)) throw new AccountRefusal('passkey_not_found')
      await deleteCredential(tx, passkeyId)
      await record(tx, 'auth.passkey_removed', userId, actor, { passkeyId })
      await mailNotice(tx, service, 'passkey_removed', user)
    },
    async secure(tx, userId, actor) {
      const user = await requireFound(tx, userId)
      const moment = now()
      await updateUser(tx, userId, moment, { passwordHash: null, newEmail: null, newPhone: null })
      await deleteSessionsOf(tx, userId)
      await deleteFactorsOf(tx, userId)
      await deleteCredentialsOf(tx, userId)
      await deleteTokensOf(tx, userId)
      await deleteFlowsOf(tx, userId)
      if (!user.isSso) await deleteOtherIdentities(tx, userId, 'email')
      await record(tx, 'auth.account_secured', userId, actor)
      await mailNotice(tx, service, 'account_secured', user)
      if (!user.email || user.isSso) return
      await ensureEmailIdentity(tx, userId, user.email, user.emailConfirmedAt !== null, moment)
      await mailLink(
        tx,
        { service, now: moment },
        { user, purpose: 'recovery', sentTo: user.email, redirectTo: resetPageOf(service), unspaced: true },
      )
    },
    async setSessionIdle(tx, userId, idleSeconds) {
      await requireFound(tx, userId)
      await updateUser(tx, userId, now(), { sessionIdleSeconds: idleSeconds })
      if (idleSeconds !== null) await shortenSessions(tx, userId, idleSeconds)
    },
    find: (tx, userId) => findAccount(tx, userId),
  })
}

/** The service's own refusals become the product's, for every call alike. */
function withAccountRefusals(accounts: Accounts): Accounts {
  const translated = Object.entries(accounts).map(([name, call]) => [
    name,
    async (...given: unknown[]) => {
      try {
        return await call(...given)
      } catch (cause) {
        throw asAccountRefusal(cause)
      }
    },
  ])
  return Object.fromEntries(translated) as Accounts
}
