import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import type { Db } from '@plumbline/database/db.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { listApprovalsOf } from '../meetings/meeting-store.ts'
import { textChangedSince, versionDecidedBefore } from './board-decisions.ts'
import { findPolicy } from './policy-store.ts'
import { listVersions } from './policy-version-store.ts'

export async function readPolicy(
  tx: Db,
  reader: Reader & { timeZone: string },
  id: string,
  today: string,
): Promise<Policy | undefined> {
  const found = await findPolicy(tx, reader, id, today)
  if (!found) return undefined
  const { changedByName: _, ...summary } = found
  const versions = await listVersions(tx, reader, id, today)
  const mayManage = isManager(reader)
  const waiting = versions.find(({ state, board }) => state === 'in_review' && board !== null)
  const approvals = mayManage && waiting ? await listApprovalsOf(tx, reader.institutionId, id) : []
  return {
    ...summary,
    versions,
    boardApprovals: approvals.filter(
      (held) =>
        waiting &&
        !versionDecidedBefore(versions, waiting.number, held, reader.timeZone) &&
        !textChangedSince(waiting, held, reader.timeZone),
    ),
    mayManage,
  }
}
