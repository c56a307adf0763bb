import { requireBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { deleteOtherSessions, deleteSession, deleteSessionsOf } from './session-store.ts'

/** `POST /logout` (section 7.7). */
export async function logOut(call: Call): Promise<Response> {
  const { service, ip } = call
  const { account, session } = await requireBearer(call, { resetToo: true })
  const scope = call.query.get('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw new Refusal(400, 'validation_failed', `Unsupported logout scope "${scope.slice(0, 40)}"`)
  await service.db.transaction(async (tx) => {
    if (scope === 'global' || !session) await deleteSessionsOf(tx, account.id)
    else if (scope === 'local') await deleteSession(tx, session.id)
    else await deleteOtherSessions(tx, account.id, session.id)
    await service.audit(tx, {
      action: 'auth.sign_out',
      actorId: account.id,
      subjectId: account.id,
      ip,
      detail: { scope },
    })
  })
  return new Response(null, { status: 204 })
}
