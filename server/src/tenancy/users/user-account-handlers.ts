import { AccountRefusal } from '@plumbline/auth/auth.ts'
import { administrators } from '../../platform/procedures.ts'
import { revokeKeysOf } from '../api-keys/api-key-store.ts'
import { findPersonOfProfile } from '../personal-data/person.ts'
import { shownPasskeys } from './shown-passkeys.ts'
import { actorOf, recordActOn } from './user-acts.ts'
import { isLastAdministrator, lockProfile } from './user-store.ts'

/** What an administrator does to the account of a person: suspending it, its sessions, factors, and passkeys. */
export const userAccountHandlers = {
  suspend: administrators.users.suspend.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (await isLastAdministrator(tx, profile.user_id)) throw errors.LAST_ADMINISTRATOR()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      await context.auth.accounts.suspend(tx, profile.user_id, 'forever', actorOf(context))
      await recordActOn(tx, context, profile, 'suspended')
    }),
  ),

  reactivate: administrators.users.reactivate.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.reactivate(tx, profile.user_id, actorOf(context))
      await recordActOn(tx, context, profile, 'reactivated')
    }),
  ),

  signOutEverywhere: administrators.users.signOutEverywhere.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.signOutEverywhere(tx, profile.user_id, actorOf(context))
      await recordActOn(tx, context, profile, 'signed_out')
    }),
  ),

  sendPasswordReset: administrators.users.sendPasswordReset.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.sendRecovery(tx, profile.user_id, actorOf(context))
      await recordActOn(tx, context, profile, 'password_reset')
    }),
  ),

  removeFactors: administrators.users.removeFactors.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      await context.auth.accounts.removeFactors(tx, profile.user_id, actorOf(context))
      await recordActOn(tx, context, profile, 'factors_removed')
    }),
  ),

  listPasskeys: administrators.users.listPasskeys.handler(async ({ input: { id }, context, errors }) => {
    const person = await findPersonOfProfile(context.db, id)
    if (!person) throw errors.NOT_FOUND()
    return shownPasskeys(await context.auth.accounts.listPasskeys(context.db, person.userIds[0]))
  }),

  removePasskey: administrators.users.removePasskey.handler(({ input: { id, passkeyId }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      const { accounts } = context.auth
      await accounts.removePasskey(tx, profile.user_id, passkeyId, actorOf(context)).catch((cause) => {
        if (cause instanceof AccountRefusal && cause.code === 'passkey_not_found')
          throw errors.PASSKEY_NOT_FOUND()
        throw cause
      })
      await recordActOn(tx, context, profile, 'passkey_removed')
    }),
  ),

  secure: administrators.users.secure.handler(({ input: { id }, context, errors }) =>
    context.db.transaction(async (tx) => {
      const profile = await lockProfile(tx, id)
      if (!profile) throw errors.NOT_FOUND()
      if (profile.user_id === context.member.userId) throw errors.OWN_ACCOUNT()
      await context.auth.accounts.secure(tx, profile.user_id, actorOf(context))
      const { institution_id: institutionId, user_id: userId } = profile
      await revokeKeysOf(tx, { institutionId, userId }, context.member.fullName)
      await recordActOn(tx, context, profile, 'secured')
    }),
  ),
}
