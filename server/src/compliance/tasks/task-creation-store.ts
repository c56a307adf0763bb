import type { SubjectRef } from '@plumbline/contract/compliance/subjects.ts'
import { TaskFields } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import type { z } from 'zod'
import { requireQuota } from '../../platform/quotas/quotas.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { addLink } from '../../work/work-links/work-link-store.ts'
import { setAfter } from './task-dependency-store.ts'
import { insertTask } from './task-store.ts'
import { nameInNotice, taskPath } from './task-subject.ts'

export interface TaskMaker {
  userId: string
  fullName: string
}

export interface TaskOrigin extends SubjectRef {
  title: string
}

/**
 * Creates a task, whatever asks for it: a person, an assessment, a finding, a batch. In the transaction
 * of what asks; the caller has seen to it that the owner is a person of the institution. Links the task
 * with what it came from, writes its history, and tells the owner.
 */
export async function createTask(
  tx: Db,
  institutionId: string,
  maker: TaskMaker | null,
  input: z.input<typeof TaskFields>,
  {
    origin = null,
    seriesId = null,
    tellsOwner = true,
  }: { origin?: TaskOrigin | null; seriesId?: string | null; tellsOwner?: boolean } = {},
): Promise<string> {
  const { after, ...fields } = TaskFields.parse(input)
  if (maker)
    await requireQuota(
      tx,
      'tasks',
      { institutionId, userId: maker.userId },
      Buffer.byteLength(fields.title) + Buffer.byteLength(fields.description),
    )
  const recurs = fields.recurrence !== ''
  const id = await insertTask(tx, institutionId, {
    ...fields,
    assignedBy: maker?.userId ?? null,
    origin,
    seriesId: seriesId ?? (recurs ? crypto.randomUUID() : null),
    occurrenceOn: recurs ? fields.dueOn : null,
    changedByName: maker?.fullName ?? 'Plumbline',
  })
  if (after.length > 0) await setAfter(tx, institutionId, id, after)
  await recordHistory(tx, institutionId, maker, { kind: 'task', id }, { action: 'created' })
  if (origin && maker) await addLink(tx, institutionId, maker.userId, { kind: 'task', id }, origin)
  if (tellsOwner && fields.ownerId && fields.ownerId !== maker?.userId)
    await tellOwner(tx, institutionId, maker, { id, title: fields.title, ownerId: fields.ownerId })
  return id
}

export async function tellOwner(
  tx: Db,
  institutionId: string,
  maker: TaskMaker | null,
  { id, title, ownerId }: { id: string; title: string; ownerId: string },
): Promise<void> {
  const name = await nameInNotice(tx, institutionId, { id, title }, ownerId)
  const subject = maker ? `${maker.fullName} assigned you ${name}` : `A task is due for you: ${name}`
  await notify(tx, institutionId, ownerId, { kind: 'task.assigned', subject, link: taskPath(id) })
}
