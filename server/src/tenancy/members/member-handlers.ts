import { deviceOf } from '@plumbline/rules/devices/user-agent.ts'
import { signedIn } from '../../platform/procedures.ts'
import { findSession, listSessions } from './member-store.ts'

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

  sessions: signedIn.members.sessions.handler(async ({ context: { db, member } }) => {
    const sessions = await listSessions(db, member.userId)
    return sessions.map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
      id,
      ...deviceOf(userAgent),
      address: ip,
      signedInAt: createdAt,
      lastUsedAt: refreshedAt,
      isCurrent: id === member.sessionId,
    }))
  }),

  endSession: signedIn.members.endSession.handler(
    async ({ context: { db, auth, member, clientAddress }, input: { id }, errors }) => {
      const actor = { id: member.userId, ip: clientAddress }
      const ended = await db.transaction((tx) => auth.accounts.endSession(tx, member.userId, id, actor))
      if (!ended) throw errors.NOT_FOUND()
    },
  ),
}
