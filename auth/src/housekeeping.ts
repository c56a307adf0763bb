import { deleteOldChallenges } from './factors/factor-store.ts'
import { deleteOldProviderFlows } from './identities/provider-flow-store.ts'
import { deleteEndedIdTokens } from './identities/used-id-tokens.ts'
import { deleteRetiredKeys } from './keys/key-ring.ts'
import { deleteOldFlows } from './one-time-tokens/flow-state-store.ts'
import { deleteExpiredTokens } from './one-time-tokens/one-time-token-store.ts'
import { deleteOldCeremonies } from './passkeys/credential-store.ts'
import type { Service } from './service.ts'
import { deleteEndedSessions } from './sessions/session-store.ts'
import { deleteDroppedPasswords } from './users/user-store.ts'
import { deleteOldMessages } from './web3/web3-sign-in.ts'

/** Deletes what nobody can use any more. Safe to run at any time, and twice. */
export async function housekeep({ db, now, limiter, guesses }: Service): Promise<void> {
  const moment = now()
  await deleteEndedSessions(db, moment)
  await deleteExpiredTokens(db, moment)
  await deleteOldFlows(db, moment)
  await deleteOldProviderFlows(db, moment)
  await deleteEndedIdTokens(db, moment)
  await deleteOldChallenges(db, moment)
  await deleteOldCeremonies(db, moment)
  await deleteOldMessages(db, moment)
  await deleteRetiredKeys(db, moment)
  await deleteDroppedPasswords(db, moment)
  await guesses.deleteForgotten(db, moment)
  await limiter.deleteFull(moment)
}
