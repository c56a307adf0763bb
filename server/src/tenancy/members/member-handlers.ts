import { signedIn } from '../../platform/procedures.ts'
import { findSession } from './member-store.ts'

export const memberHandlers = {
  me: signedIn.members.me.handler(({ context: { member } }) => member),

  session: signedIn.members.session.handler(async ({ context: { db, auth, member } }) => {
    const { createdAt, expiresAt } = await findSession(db, member.sessionId)
    return {
      signedInAt: createdAt.toISOString(),
      endsUnusedAt: expiresAt.toISOString(),
      endsAt: new Date(createdAt.getTime() + auth.sessionLifetimeSeconds * 1000).toISOString(),
    }
  }),
}
