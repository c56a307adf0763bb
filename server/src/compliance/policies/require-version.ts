import type { HistoryAction, HistoryChange } from '@plumbline/contract/compliance/history.ts'
import type { PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { lockPolicy } from './policy-store.ts'
import { findVersion } from './policy-version-store.ts'

interface CurrentErrors {
  NOT_FOUND: () => Error
  CHANGED_MEANWHILE: (refusal: { data: { byName: string; version: number } }) => Error
}

/** The version as the caller has it open, under the lock of its policy. */
export async function requireVersion(
  tx: Db,
  reader: Reader,
  { id, versionId, rowVersion }: { id: string; versionId: string; rowVersion: number },
  today: string,
  errors: CurrentErrors,
) {
  const policy = await lockPolicy(tx, reader, id, today)
  const version = policy && (await findVersion(tx, reader, id, versionId, today))
  if (!policy || !version) throw errors.NOT_FOUND()
  if (version.rowVersion !== rowVersion)
    throw errors.CHANGED_MEANWHILE({ data: { byName: lastHand(version), version: version.rowVersion } })
  return { title: policy.title, version }
}

/** Who changed it last, as far as the version itself says. */
function lastHand({ approvals, sentBackByName, writtenBy }: PolicyVersionSummary): string {
  const decided = approvals.findLast(({ decision }) => decision !== null)
  return sentBackByName || decided?.name || writtenBy.name
}

export function recordVersion(
  tx: Db,
  member: { userId: string; fullName: string; institutionId: string },
  id: string,
  action: HistoryAction,
  number: number,
  more: readonly HistoryChange[] = [],
) {
  return recordHistory(
    tx,
    member.institutionId,
    member,
    { kind: 'policy', id },
    { action, changes: [{ field: 'version', from: null, to: String(number) }, ...more] },
  )
}
