import type { PolicyVersionSummary } from '@plumbline/contract/compliance/policies.ts'
import type { BoardApproval } from '@plumbline/contract/compliance/policy-board.ts'
import { dayAt } from '../../platform/days/today.ts'
import type { StoredVersion } from './policy-version-store.ts'

type Earlier = Pick<PolicyVersionSummary, 'number' | 'approvedAt' | 'boardDecision'>
type Meeting = Pick<BoardApproval, 'meetingId' | 'heldOn'>

/** The version that a meeting approved already, or that was approved after the meeting was held. */
export function versionDecidedBefore<Version extends Earlier>(
  versions: readonly Version[],
  waiting: number,
  { meetingId, heldOn }: Meeting,
  timeZone: string,
): Version | undefined {
  return versions.find(
    ({ number, approvedAt, boardDecision }) =>
      number < waiting &&
      (boardDecision?.meetingId === meetingId ||
        (approvedAt !== null && heldOn < dayAt(new Date(approvedAt), timeZone))),
  )
}

/** Whether the body cannot have seen the text as it stands: it was changed after the day of the meeting. */
export const textChangedSince = (
  { textChangedAt }: Pick<StoredVersion, 'textChangedAt'>,
  { heldOn }: Pick<Meeting, 'heldOn'>,
  timeZone: string,
): boolean => textChangedAt !== null && heldOn < dayAt(new Date(textChangedAt), timeZone)
