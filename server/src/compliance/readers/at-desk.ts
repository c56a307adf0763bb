import { createHmac } from 'node:crypto'
import type { Auth } from '@plumbline/auth/auth.ts'
import type { AuditAction } from '@plumbline/contract/tenancy/audit-action.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordAudit } from '../../platform/audit-log/audit-log.ts'
import { todayIn } from '../../platform/days/today.ts'
import type { RequestContext } from '../../platform/procedures.ts'
import { inInstitution } from '../../platform/session/institution-scope.ts'
import { recordEvent } from '../../platform/webhooks/record-event.ts'
import { type DoorReader, findSession } from './reader-door-store.ts'

export interface AtDesk extends DoorReader {
  today: string
}

/** The session is looked up at this very call: who was removed meanwhile finds nothing. */
export async function atDesk<Result>(
  { db, auth }: Pick<RequestContext, 'db' | 'auth'>,
  session: string,
  errors: { SESSION_ENDED: () => Error },
  work: (tx: Db, reader: AtDesk) => Promise<Result>,
): Promise<Result> {
  const reader = await findSession(db, await hashOf(auth, session))
  if (!reader) throw errors.SESSION_ENDED()
  return inInstitution(db, reader.institutionId, (tx) =>
    work(tx, { ...reader, today: todayIn(reader.timeZone) }),
  )
}

/** Keyed, so that who reads the database cannot try out the few codes that there are. */
export async function hashOf(auth: Auth, text: string): Promise<string> {
  return createHmac('sha256', await auth.keyFor('readers'))
    .update(text)
    .digest('hex')
}

export async function recordAtDesk(
  tx: Db,
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
  { id, institutionId }: DoorReader,
  action: AuditAction,
  subjectId: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await recordEvent(tx, institutionId, { action, subjectId, actorId: id })
  await recordAudit(tx, { action, actorId: id, subjectId, ip: clientAddress, institutionId, detail })
}

/** As somebody who may read what is in force, and only that. */
export const asMember = ({ id, institutionId, name }: DoorReader) => ({
  userId: id,
  fullName: name,
  institutionId,
  role: 'user' as const,
})
