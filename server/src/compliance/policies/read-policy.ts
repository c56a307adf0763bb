import type { Policy } from '@plumbline/contract/compliance/policies.ts'
import type { Db } from '@plumbline/database/db.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { listApprovalsOf } from '../meetings/meeting-store.ts'
import { findPolicy } from './policy-store.ts'
import { listVersions } from './policy-version-store.ts'

export async function readPolicy(
  tx: Db,
  reader: Reader,
  id: string,
  today: string,
): Promise<Policy | undefined> {
  const found = await findPolicy(tx, reader, id, today)
  if (!found) return undefined
  const { changedByName: _, ...summary } = found
  const versions = await listVersions(tx, reader, id, today)
  const mayManage = isManager(reader)
  const isBeforeBoard = versions.some(({ state, board }) => state === 'in_review' && board !== null)
  return {
    ...summary,
    versions,
    boardApprovals: mayManage && isBeforeBoard ? await listApprovalsOf(tx, reader.institutionId, id) : [],
    mayManage,
  }
}
