import type { Task } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { uuidList } from '../../platform/sql.ts'
import { findSubject } from '../../platform/subjects/find-subjects.ts'
import { isManager, type Reader } from '../../platform/subjects/subject-source.ts'
import { renderText } from '../../publishing/renderings/text-rendering-store.ts'
import { recurrenceText } from './recurrence.ts'
import { listAfter, listBefore } from './task-dependency-store.ts'
import { selectByIds } from './task-list-store.ts'
import { findTask, type TaskRow } from './task-store.ts'

/** The owner, who assigned it, and managers change a task. */
export function mayEditTask(reader: Reader, task: Pick<TaskRow, 'ownerId' | 'assignedBy'>): boolean {
  return isManager(reader) || task.ownerId === reader.userId || task.assignedBy === reader.userId
}

/** The second person: a manager or who assigned the task, and never who finished it. */
export function mayApproveTask(
  reader: Reader,
  task: Pick<TaskRow, 'approvalAskedBy' | 'assignedBy' | 'status'>,
): boolean {
  if (task.status !== 'waiting' || !task.approvalAskedBy || task.approvalAskedBy === reader.userId)
    return false
  return isManager(reader) || task.assignedBy === reader.userId
}

export async function readTask(tx: Db, reader: Reader, id: string): Promise<Task | undefined> {
  const row = await findTask(tx, reader, id)
  if (!row) return undefined
  const { institutionId } = reader
  const [summary] = await selectByIds(tx, institutionId, uuidList([id]))
  const origin =
    row.originKind && row.originId
      ? ((await findSubject(tx, reader, { kind: row.originKind, id: row.originId })) ?? null)
      : null
  const person = (userId: string | null, name: string | null) =>
    userId ? { userId, name: name ?? '' } : null
  return {
    ...summary!,
    description: row.description,
    descriptionHtml: await descriptionOf(tx, row),
    assignedBy: person(row.assignedBy, row.assignedByName),
    cancelReason: row.cancelReason,
    requiresEvidence: row.requiresEvidence,
    requiresApproval: row.requiresApproval,
    approvalAskedBy: person(row.approvalAskedBy, row.approvalAskedByName),
    approvedByName: row.approvedByName,
    checklist: row.checklist,
    recurrence: row.recurrence,
    recurrenceText: recurrenceText(row.recurrence, row.occurrenceOn ?? row.dueOn ?? '2026-01-01'),
    origin,
    after: await listAfter(tx, institutionId, id),
    before: await listBefore(tx, institutionId, id),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    mayEdit: mayEditTask(reader, row),
    mayApprove: mayApproveTask(reader, row),
    mayDelete: isManager(reader) || row.assignedBy === reader.userId,
  }
}

async function descriptionOf(tx: Db, { description, descriptionHtml }: TaskRow): Promise<string> {
  if (description === '') return ''
  return descriptionHtml ?? (await renderText(tx, description)).html
}
