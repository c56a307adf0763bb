import type { Db } from '@plumbline/database/db.ts'
import { type AuditEntry, recordAudit } from '../audit/audit-log.ts'
import type { SignedInMember } from '../members/member-session.ts'
import type { RequestContext } from '../procedures.ts'

type WriterContext = Pick<RequestContext, 'db' | 'clientAddress' | 'pagesChanged'> & {
  member: SignedInMember
}

interface Change<Result> {
  result: Result
  entry: Pick<AuditEntry, 'action' | 'subjectId' | 'detail'>
}

/** One transaction with its audit entry, after which readers get what changed. */
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
