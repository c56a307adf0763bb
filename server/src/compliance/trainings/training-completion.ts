import type { HistoryAction } from '@plumbline/contract/compliance/history.ts'
import type { Db } from '@plumbline/database/db.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { setCompletion } from './training-store.ts'

interface By {
  userId: string
  fullName: string
  institutionId: string
}

interface Assignment {
  id: string
  trainingId: string
  userId: string
  name: string
}

/** The caller holds the lock of the assignment, and has seen to it that nothing is missing. */
export async function completeAssignment(
  tx: Db,
  by: By,
  assignment: Assignment,
  completion: { completedOn: string; note: string },
): Promise<void> {
  await setCompletion(tx, by.institutionId, assignment.id, by, completion)
  await recordCompletion(tx, by, assignment, 'completed', completion.completedOn)
}

/** In the history of the training, by name. */
export function recordCompletion(
  tx: Db,
  member: By,
  { trainingId, userId, name }: Assignment,
  action: HistoryAction,
  day: string,
) {
  return recordHistory(
    tx,
    member.institutionId,
    member,
    { kind: 'training', id: trainingId },
    {
      action,
      changes: [
        { field: 'completedOn', from: null, to: day },
        ...(userId === member.userId ? [] : [{ field: 'person', from: null, to: name }]),
      ],
    },
  )
}
