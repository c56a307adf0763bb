import type { TaskStatus } from '@plumbline/contract/compliance/tasks.ts'
import type { Db } from '@plumbline/database/db.ts'
import { todayIn } from '../../platform/days/today.ts'
import { members } from '../../platform/procedures.ts'
import type { Reader } from '../../platform/subjects/subject-source.ts'
import { countEvidence } from '../../work/evidence/evidence-store.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { notify } from '../../work/notifications/notify.ts'
import { listActiveManagers } from '../../work/people/people-store.ts'
import { listAfter } from './task-dependency-store.ts'
import { mayApproveTask, mayEditTask, readTask } from './task-detail.ts'
import { continueSeries } from './task-series.ts'
import { changeTask, lockTask, type TaskRow } from './task-store.ts'
import { nameInNotice, namesInNotices, taskPath } from './task-subject.ts'

interface Mover extends Reader {
  fullName: string
  timeZone: string
}

interface MoveErrors {
  EVIDENCE_MISSING: () => Error
  BLOCKED: (refusal: { data: { titles: string[] } }) => Error
  REASON_MISSING: () => Error
}

export const taskStatusHandlers = {
  setStatus: members.tasks.setStatus.handler(({ input: { id, version, status, reason }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const task = await lockTask(tx, member, id)
      if (!task) throw errors.NOT_FOUND()
      if (!mayEditTask(member, task)) throw errors.NOT_ALLOWED()
      if (task.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: task.changedByName, version: task.version } })
      if (status !== task.status || task.approvalAskedBy) {
        await moveTask(tx, institutionId, member, task, { status, reason }, errors)
        await context.recordAct(tx, { action: 'task.status', subjectId: id, detail: { to: status } })
      }
      return (await readTask(tx, member, id))!
    }),
  ),

  approve: members.tasks.approve.handler(({ input: { id, version, isApproved, reason }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const task = await lockTask(tx, member, id)
      if (!task) throw errors.NOT_FOUND()
      if (task.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: task.changedByName, version: task.version } })
      if (task.status !== 'waiting' || !task.approvalAskedBy) throw errors.NOTHING_TO_APPROVE()
      if (!mayApproveTask(member, task)) throw errors.SECOND_PERSON_REQUIRED()
      const asker = task.approvalAskedBy
      if (isApproved) {
        await requireFinishable(tx, institutionId, task, errors)
        await changeTask(
          tx,
          institutionId,
          id,
          {
            status: 'done',
            doneBy: asker,
            approvalAskedBy: null,
            approvedBy: member.userId,
            approvedByName: member.fullName,
          },
          member.fullName,
        )
        await continueSeries(tx, institutionId, task, todayIn(member.timeZone))
      } else {
        if (reason === '') throw errors.REASON_MISSING()
        await changeTask(
          tx,
          institutionId,
          id,
          { status: 'in_progress', approvalAskedBy: null },
          member.fullName,
        )
      }
      await recordHistory(
        tx,
        institutionId,
        member,
        { kind: 'task', id },
        {
          action: isApproved ? 'approved' : 'sent_back',
          changes: isApproved ? [] : [{ field: 'reason', from: null, to: reason }],
        },
      )
      await notify(tx, institutionId, asker, {
        kind: isApproved ? 'task.approved' : 'task.sent_back',
        subject: `${member.fullName} ${isApproved ? 'approved' : 'sent back'} ${await nameInNotice(tx, institutionId, task, asker)}`,
        link: taskPath(id),
      })
      await context.recordAct(tx, {
        action: isApproved ? 'task.approve' : 'task.send_back',
        subjectId: id,
        detail: {},
      })
      return (await readTask(tx, member, id))!
    }),
  ),
}

/** Moves a task, with all that follows: dates, approval, the next of its series, history, and the people who have to know. */
export async function moveTask(
  tx: Db,
  institutionId: string,
  mover: Mover,
  task: TaskRow,
  { status, reason }: { status: TaskStatus; reason: string },
  errors: MoveErrors,
): Promise<void> {
  const { id } = task
  if (status === 'cancelled' && reason === '') throw errors.REASON_MISSING()
  if (status === 'in_progress' || status === 'done') await requireUnblocked(tx, institutionId, task, errors)
  if (status === 'done') await requireFinishable(tx, institutionId, task, errors)
  const asksApproval = status === 'done' && task.requiresApproval
  const reached: TaskStatus = asksApproval ? 'waiting' : status
  await changeTask(
    tx,
    institutionId,
    id,
    {
      status: reached,
      cancelReason: status === 'cancelled' ? reason : '',
      doneBy: reached === 'done' ? mover.userId : null,
      approvalAskedBy: asksApproval ? mover.userId : null,
      ...(reached !== 'done' && { approvedBy: null, approvedByName: '' }),
    },
    mover.fullName,
  )
  await recordHistory(
    tx,
    institutionId,
    mover,
    { kind: 'task', id },
    {
      action: asksApproval ? 'approval_asked' : 'changed',
      changes: [
        { field: 'status', from: task.status, to: reached },
        ...(status === 'cancelled' ? [{ field: 'reason', from: null, to: reason }] : []),
      ].filter(({ from, to }) => from !== to),
    },
  )
  if (asksApproval) await tellApprovers(tx, institutionId, mover, task)
  if (reached === 'done') await continueSeries(tx, institutionId, task, todayIn(mover.timeZone))
  if (status === 'cancelled' && task.ownerId && task.ownerId !== mover.userId)
    await notify(tx, institutionId, task.ownerId, {
      kind: 'task.cancelled',
      subject: `${mover.fullName} cancelled ${await nameInNotice(tx, institutionId, task, task.ownerId)}`,
      link: taskPath(id),
    })
}

async function requireUnblocked(tx: Db, institutionId: string, task: TaskRow, errors: MoveErrors) {
  const unfinished = (await listAfter(tx, institutionId, task.id)).filter(
    ({ status }) => status !== 'done' && status !== 'cancelled',
  )
  if (unfinished.length > 0) throw errors.BLOCKED({ data: { titles: unfinished.map(({ title }) => title) } })
}

async function requireFinishable(
  tx: Db,
  institutionId: string,
  task: TaskRow,
  errors: Pick<MoveErrors, 'EVIDENCE_MISSING'>,
) {
  if (!task.requiresEvidence) return
  if ((await countEvidence(tx, institutionId, { kind: 'task', id: task.id })) === 0)
    throw errors.EVIDENCE_MISSING()
}

/** Who assigned it, or every manager where that was the same person. */
async function tellApprovers(tx: Db, institutionId: string, mover: Mover, task: TaskRow) {
  const managers = await listActiveManagers(tx, institutionId)
  const assigner = task.assignedBy && task.assignedBy !== mover.userId ? [task.assignedBy] : undefined
  const asked = (assigner ?? managers.map((manager) => manager.userId)).filter((id) => id !== mover.userId)
  const nameFor = await namesInNotices(tx, institutionId, task, asked)
  for (const userId of asked)
    await notify(tx, institutionId, userId, {
      kind: 'task.approval_wanted',
      subject: `${mover.fullName} finished ${nameFor(userId)} and asks for your approval`,
      link: taskPath(task.id),
    })
}
