import type { Db } from '@plumbline/database/db.ts'
import { type AuditEntry, recordAudit } from '../../platform/audit-log/audit-log.ts'
import type { RequestContext } from '../../platform/procedures.ts'
import type { SignedInMember } from '../../platform/session/member-session.ts'

export type WriterContext = Pick<RequestContext, 'db' | 'clientAddress' | 'pagesChanged'> & {
  member: SignedInMember
}

interface Change<Result> {
  result: Result
  entry: Pick<AuditEntry, 'action' | 'subjectId' | 'detail'>
}

/** Runs a write with its audit entry in one transaction, then invalidates public pages. */
export async function changeText<Result>(
  { db, member, clientAddress: ip, pagesChanged }: WriterContext,
  write: (tx: Db) => Promise<Change<Result>>,
): Promise<Result> {
  const changed = await db.transaction(async (tx) => {
    const { result, entry } = await write(tx)
    await recordAudit(tx, { ...entry, actorId: member.userId, ip })
    return result
  })
  await pagesChanged()
  return changed
}
