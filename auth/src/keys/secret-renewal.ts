import { deleteAllRecoveryCodes } from '../factors/factor-store.ts'
import { deleteAllProviderFlows } from '../identities/provider-flow-store.ts'
import { deleteAllFlows } from '../one-time-tokens/flow-state-store.ts'
import { deleteAllTokens } from '../one-time-tokens/one-time-token-store.ts'
import type { Service } from '../service.ts'
import { deleteAllSessions } from '../sessions/session-store.ts'
import { replaceSigningKeys } from './key-ring.ts'
import { replaceSecret } from './secret-store.ts'

export interface Renewal {
  /** How many ended. */
  sessions: number
  links: number
  /** Keys that come from the settings stay. */
  keys: 'replaced' | 'stay'
}

/**
 * Takes back what a copy of the database opens. First the new secret and the new key, which every
 * process asks for at each use; then what was made with the old ones. Tables are emptied one after
 * the other, each by a transaction of its own: nothing else is held while it waits for those who
 * are at work in it, and what they had begun to open has become a session when those are ended.
 */
export async function renewSecrets({ db, settings, now, keys, audit }: Service): Promise<Renewal> {
  await db.transaction(async (tx) => {
    await replaceSecret(tx, now())
    // Keys from the settings are in no copy of the database.
    const kid = settings.jwtKeys ? undefined : await replaceSigningKeys(tx, now())
    await audit(tx, {
      action: 'auth.secrets_renewed',
      actorId: null,
      subjectId: null,
      ip: '',
      ...(kid ? { detail: { kid } } : {}),
    })
  })
  await keys.reload()
  const links = await db.transaction(deleteAllTokens)
  await db.transaction(deleteAllFlows)
  await db.transaction(deleteAllProviderFlows)
  await db.transaction(deleteAllRecoveryCodes)
  const sessions = await db.transaction(deleteAllSessions)
  return { sessions, links, keys: settings.jwtKeys ? 'stay' : 'replaced' }
}
