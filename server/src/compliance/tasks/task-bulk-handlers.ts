import type { TaskBulkChange } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { sql } from 'drizzle-orm'
import { members } from '../../platform/procedures.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findActiveColleague } from '../../work/people/people-store.ts'
import { requireTopic } from '../topics/known-topic-store.ts'
import { tellOwner } from './task-creation-store.ts'
import { mayEditTask } from './task-detail.ts'
import { moveTask } from './task-status-handlers.ts'
import { changeTask, lockTask, type TaskRow } from './task-store.ts'

/** Undo is offered for seconds; a slow hand has an hour. */
const UNDO_MINUTES = 60

class Refused extends Error {}

/** What a single move would refuse, in words for the list of what could not be changed. */
const AS_WORDS = {
  EVIDENCE_MISSING: () => new Refused('It needs evidence first.'),
  BLOCKED: ({ data }: { data: { titles: string[] } }) => new Refused(`It waits for “${data.titles[0]}”.`),
  REASON_MISSING: () => new Refused('A reason is needed to cancel it.'),
}

interface Before {
  id: string
  version: number
  ownerId: string | null
  status: TaskRow['status']
  cancelReason: string
  priority: TaskRow['priority']
  topic: TaskRow['topic']
  dueOn: string | null
}

export const taskBulkHandlers = {
  bulk: members.tasks.bulk.handler(({ input: { ids, change }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      if (change.ownerId && !(await findActiveColleague(tx, institutionId, change.ownerId)))
        throw errors.PERSON_UNKNOWN()
      await requireTopic(tx, institutionId, change.topic)
      const changed: string[] = []
      const refused: { id: string; title: string; because: string }[] = []
      const before: Before[] = []
      // In one order for everyone, so that two bulk changes never wait for each other.
      for (const id of [...new Set(ids)].toSorted()) {
        const task = await lockTask(tx, member, id)
        if (!task) {
          refused.push({ id, title: '', because: 'It does not exist, or you may not see it.' })
          continue
        }
        try {
          if (!mayEditTask(member, task))
            throw new Refused('Only its owner, its assigner, or a manager can change it.')
          const kept = await changeOne(tx, institutionId, member, task, change)
          before.push(kept)
          changed.push(id)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refused.push({ id, title: task.title, because: error.message })
        }
      }
      const undoId = changed.length > 0 ? await keepBefore(tx, institutionId, member.userId, before) : null
      if (changed.length > 0)
        await context.recordAct(tx, {
          action: 'task.bulk',
          subjectId: undoId,
          detail: { ids: changed, fields: Object.keys(change) },
        })
      return { changed, refused, undoId }
    }),
  ),

  undoBulk: members.tasks.undoBulk.handler(({ input: { undoId }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const { rows } = await tx.execute<{ before: Before[] }>(sql`
        delete from task_bulk_changes where institution_id = ${institutionId} and id = ${undoId}
          and user_id = ${member.userId} and created_at > now() - make_interval(mins => ${UNDO_MINUTES})
        returning before`)
      const kept = rows[0]?.before
      if (!kept) throw errors.NOT_FOUND()
      let restored = 0
      for (const one of kept) {
        const task = await lockTask(tx, member, one.id)
        // A person who changed it since then meant to.
        if (!task || task.version !== one.version || task.hasNext !== false) continue
        const { id, version: _, ...fields } = one
        await changeTask(tx, institutionId, id, { ...fields, approvalAskedBy: null }, member.fullName)
        await recordHistory(tx, institutionId, member, { kind: 'task', id }, { action: 'change_undone' })
        restored++
      }
      await context.recordAct(tx, {
        action: 'task.bulk_undo',
        subjectId: undoId,
        detail: { ids: kept.map(({ id }) => id) },
      })
      return { restored, skipped: kept.length - restored }
    }),
  ),
}

interface Changer {
  userId: string
  fullName: string
  role: 'user' | 'manager' | 'admin'
  institutionId: string
  timeZone: string
}

async function changeOne(
  tx: Db,
  institutionId: string,
  member: Changer,
  task: TaskRow,
  { status, reason = '', shiftDays, ...fields }: TaskBulkChange,
): Promise<Before> {
  const { id } = task
  const dueOn =
    shiftDays !== undefined && task.dueOn
      ? formatDay(parseDay(task.dueOn, 'due') + shiftDays)
      : fields.dueOn === undefined
        ? task.dueOn
        : fields.dueOn
  if (dueOn && task.startOn && dueOn < task.startOn) throw new Refused('It would be due before it starts.')
  if (dueOn === null && task.recurrence !== '') throw new Refused('A recurring task needs a due date.')
  const after = {
    ownerId: fields.ownerId === undefined ? task.ownerId : fields.ownerId,
    priority: fields.priority ?? task.priority,
    topic: fields.topic === undefined ? task.topic : fields.topic,
    dueOn,
  }
  const changes = changesBetween(
    { owner: task.ownerId, priority: task.priority, topic: task.topic, dueOn: task.dueOn },
    { owner: after.ownerId, priority: after.priority, topic: after.topic, dueOn: after.dueOn },
  )
  let { version } = task
  // First, because it is what may be refused: a task is changed whole or not at all.
  if (status && status !== task.status) {
    await moveTask(tx, institutionId, member, task, { status, reason }, AS_WORDS)
    version++
  }
  if (changes.length > 0) {
    await changeTask(tx, institutionId, id, after, member.fullName)
    version++
    const owner = after.ownerId ? await findActiveColleague(tx, institutionId, after.ownerId) : undefined
    await recordHistory(
      tx,
      institutionId,
      member,
      { kind: 'task', id },
      {
        action: 'changed',
        changes: changes.map((change) =>
          change.field === 'owner'
            ? { ...change, from: task.ownerName, to: owner?.fullName ?? null }
            : change,
        ),
      },
    )
    if (after.ownerId && after.ownerId !== task.ownerId && after.ownerId !== member.userId)
      await tellOwner(tx, institutionId, member, { id, title: task.title, ownerId: after.ownerId })
  }
  if (version === task.version) throw new Refused('It is so already.')
  const { ownerId, cancelReason, priority, topic } = task
  return { id, version, ownerId, status: task.status, cancelReason, priority, topic, dueOn: task.dueOn }
}

async function keepBefore(tx: Db, institutionId: string, userId: string, before: Before[]): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into task_bulk_changes (institution_id, user_id, before)
    values (${institutionId}, ${userId}, ${JSON.stringify(before)}::jsonb) returning id`)
  return rows[0]!.id
}
