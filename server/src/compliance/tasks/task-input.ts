import type { TaskFields } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { checkRecurrence, RecurrenceInvalid } from './recurrence.ts'
import { findCircle, lockDependencies } from './task-dependency-store.ts'
import { findTask } from './task-store.ts'

export interface TaskInputErrors {
  PERSON_UNKNOWN: () => Error
  DUE_BEFORE_START: (refusal: { data: { startOn: string; dueOn: string } }) => Error
  RECURRENCE_INVALID: (refusal: { data: { because: string } }) => Error
  DEPENDENCY_UNKNOWN: () => Error
  DEPENDENCY_CIRCLE: (refusal: { data: { titles: string[] } }) => Error
}

type Checked = Pick<TaskFields, 'ownerId' | 'startOn' | 'dueOn' | 'recurrence' | 'after' | 'title'>

/** What the fields of a task mean together. `keptOwner` may have left since: they stay until somebody else is chosen. */
export async function checkTaskInput(
  tx: Db,
  reader: Reader,
  { ownerId, startOn, dueOn, recurrence, after, title }: Checked,
  errors: TaskInputErrors,
  { id, keptOwner = null }: { id?: string; keptOwner?: string | null } = {},
): Promise<void> {
  if (startOn && dueOn && dueOn < startOn) throw errors.DUE_BEFORE_START({ data: { startOn, dueOn } })
  requireRecurrence(recurrence, dueOn, errors)
  if (ownerId && ownerId !== keptOwner && !(await findActiveColleague(tx, reader.institutionId, ownerId)))
    throw errors.PERSON_UNKNOWN()
  if (after.length === 0) return
  for (const each of after) if (!(await findTask(tx, reader, each))) throw errors.DEPENDENCY_UNKNOWN()
  if (!id) return
  await lockDependencies(tx, reader.institutionId)
  const circle = await findCircle(tx, reader.institutionId, id, after)
  if (circle.length > 0) throw errors.DEPENDENCY_CIRCLE({ data: { titles: [title, ...circle] } })
}

export function requireRecurrence(
  recurrence: string,
  from: string | null,
  errors: Pick<TaskInputErrors, 'RECURRENCE_INVALID'>,
): void {
  if (recurrence === '') return
  if (!from) throw errors.RECURRENCE_INVALID({ data: { because: 'A recurring task needs a due date.' } })
  try {
    checkRecurrence(recurrence, from)
  } catch (error) {
    if (!(error instanceof RecurrenceInvalid)) throw error
    throw errors.RECURRENCE_INVALID({ data: { because: error.message } })
  }
}
