import { factorOwed, owesSecondFactor, requireBearer } from '../requests/bearer.ts'
import type { Call } from '../requests/call.ts'
import { Refusal } from '../requests/refusal.ts'
import { deleteOtherSessions, deleteSession, deleteSessionsOf } from './session-store.ts'

/** `POST /logout` (section 7.7). */
export async function logOut(call: Call): Promise<Response> {
  const { service, ip } = call
  const bearer = await requireBearer(call, { resetToo: true, owingToo: true })
  const { account, session } = bearer
  const asked = call.query.get('scope') || 'global'
  if (asked !== 'global' && asked !== 'local' && asked !== 'others')
    throw new Refusal(400, 'validation_failed', `Unsupported logout scope "${asked.slice(0, 40)}"`)
  const owes = session && owesSecondFactor(bearer)
  if (owes && asked === 'others') throw factorOwed(403)
  // A password alone ends its own session only. The client forgets that one whatever the answer, so it ends, and the
  // answer says that the others go on.
  const scope = owes ? 'local' : asked
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
  if (owes && asked === 'global') throw factorOwed(403)
  return new Response(null, { status: 204 })
}
