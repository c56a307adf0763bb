import type { TaskFields } from '@plumbline/contract/compliance/tasks.ts'
import { todayIn } from '../../platform/days/today.ts'
import { members } from '../../platform/procedures.ts'
import { requireQuotaToGrow } from '../../platform/quotas/quotas.ts'
import { findSubject } from '../../platform/subjects/find-subjects.ts'
import { storeWorkRendering } from '../../publishing/renderings/rendering-store.ts'
import { renderForSaving } from '../../publishing/renderings/text-rendering-store.ts'
import { changesBetween, recordHistory } from '../../work/history/history-store.ts'
import { findColleagues } from '../../work/people/people-store.ts'
import { requireNamedTopics, requireTopic } from '../topics/known-topic-store.ts'
import { nextOccurrences, RecurrenceInvalid, recurrenceText } from './recurrence.ts'
import { createTask, tellOwner } from './task-creation-store.ts'
import { setAfter } from './task-dependency-store.ts'
import { mayEditTask, readTask } from './task-detail.ts'
import { checkTaskInput, requireRecurrence } from './task-input.ts'
import { countTabs, listBoard, listMonth, listTaskRows, listTasks } from './task-list-store.ts'
import { changeTask, deleteTask, lockTask, type TaskRow } from './task-store.ts'

const DATES_PREVIEWED = 6

export const taskHandlers = {
  list: members.tasks.list.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topics)
      return listTasks(tx, member, input, todayIn(member.timeZone))
    }),
  ),

  board: members.tasks.board.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topics)
      return listBoard(tx, member, input, todayIn(member.timeZone))
    }),
  ),

  month: members.tasks.month.handler(({ input: { month, ...filters }, context: { inInstitution, member } }) =>
    inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, filters.topics)
      return listMonth(tx, member, filters, month, todayIn(member.timeZone))
    }),
  ),

  tabs: members.tasks.tabs.handler(({ context: { inInstitution, member } }) =>
    inInstitution((tx) => countTabs(tx, member)),
  ),

  rows: members.tasks.rows.handler(({ input, context: { inInstitution, member } }) =>
    inInstitution((tx) => listTaskRows(tx, member, input)),
  ),

  find: members.tasks.find.handler(({ input: { id }, context: { inInstitution, member }, errors }) =>
    inInstitution(async (tx) => {
      const task = await readTask(tx, member, id)
      if (!task) throw errors.NOT_FOUND()
      return task
    }),
  ),

  create: members.tasks.create.handler(async ({ input: { origin, ...fields }, context, errors }) => {
    const rendering = await renderForSaving(context.db, fields.description, [], errors, {
      memberId: context.member.userId,
    })
    return context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      await checkTaskInput(tx, member, fields, errors)
      await requireTopic(tx, institutionId, fields.topic)
      const from = origin ? await findSubject(tx, member, origin) : null
      if (origin && !from) throw errors.NOT_FOUND()
      const id = await createTask(tx, institutionId, member, fields, { origin: from ?? null })
      await storeWorkRendering(tx, institutionId, id, rendering)
      await context.recordAct(tx, { action: 'task.create', subjectId: id, detail: {} })
      return (await readTask(tx, member, id))!
    })
  }),

  update: members.tasks.update.handler(async ({ input: { id, version, ...fields }, context, errors }) => {
    const rendering = await renderForSaving(context.db, fields.description, [], errors, {
      memberId: context.member.userId,
    })
    return context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const before = await lockTask(tx, member, id)
      if (!before) throw errors.NOT_FOUND()
      if (!mayEditTask(member, before)) throw errors.NOT_ALLOWED()
      if (before.version !== version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: before.changedByName, version: before.version } })
      await checkTaskInput(tx, member, fields, errors, { id, keptOwner: before.ownerId })
      await requireTopic(tx, institutionId, fields.topic, before.topic)
      await requireQuotaToGrow(
        tx,
        'tasks',
        { institutionId, userId: member.userId },
        { from: [before.title, before.description], to: [fields.title, fields.description] },
      )
      const { after, ...columns } = fields
      const becomesSeries = columns.recurrence !== '' && !before.seriesId
      await changeTask(
        tx,
        institutionId,
        id,
        {
          ...columns,
          ...(becomesSeries && { seriesId: crypto.randomUUID() }),
          ...(columns.recurrence !== '' &&
            (becomesSeries || columns.dueOn !== before.dueOn) && { occurrenceOn: columns.dueOn }),
          ...(fields.ownerId !== before.ownerId && { assignedBy: member.userId }),
        },
        member.fullName,
      )
      await storeWorkRendering(tx, institutionId, id, rendering)
      await setAfter(tx, institutionId, id, after)
      const owners = fields.ownerId ? await findColleagues(tx, institutionId, [fields.ownerId]) : []
      const changes = changesBetween(
        historyFields(before, before.ownerName),
        historyFields(fields, owners[0]?.fullName ?? null),
      )
      await recordHistory(tx, institutionId, member, { kind: 'task', id }, { action: 'changed', changes })
      if (fields.ownerId && fields.ownerId !== before.ownerId && fields.ownerId !== member.userId)
        await tellOwner(tx, institutionId, member, { id, title: fields.title, ownerId: fields.ownerId })
      await context.recordAct(tx, {
        action: 'task.update',
        subjectId: id,
        detail: { fields: changes.map(({ field }) => field) },
      })
      return (await readTask(tx, member, id))!
    })
  }),

  tick: members.tasks.tick.handler(({ input: { id, itemId, isDone }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const task = await lockTask(tx, member, id)
      const item = task?.checklist.find((each) => each.id === itemId)
      if (!task || !item) throw errors.NOT_FOUND()
      if (!mayEditTask(member, task)) throw errors.NOT_ALLOWED()
      if (item.isDone !== isDone) {
        const checklist = task.checklist.map((each) => (each.id === itemId ? { ...each, isDone } : each))
        await changeTask(tx, institutionId, id, { checklist }, member.fullName)
        await recordHistory(
          tx,
          institutionId,
          member,
          { kind: 'task', id },
          {
            action: isDone ? 'item_ticked' : 'item_unticked',
            changes: [{ field: 'checklist', from: null, to: item.text }],
          },
        )
        await context.recordAct(tx, {
          action: 'task.update',
          subjectId: id,
          detail: { fields: ['checklist'] },
        })
      }
      return (await readTask(tx, member, id))!
    }),
  ),

  remove: members.tasks.remove.handler(({ input: { id, version }, context, errors }) =>
    context.inInstitution(async (tx) => {
      const { institutionId, member } = context
      const task = await lockTask(tx, member, id)
      if (!task) throw errors.NOT_FOUND()
      if (member.role === 'user' && task.assignedBy !== member.userId) throw errors.NOT_ALLOWED()
      if (version !== undefined && version !== task.version)
        throw errors.CHANGED_MEANWHILE({ data: { byName: task.changedByName, version: task.version } })
      await deleteTask(tx, institutionId, id)
      await context.recordAct(tx, { action: 'task.delete', subjectId: id, detail: {} })
    }),
  ),

  previewRecurrence: members.tasks.previewRecurrence.handler(({ input: { recurrence, from }, errors }) => {
    requireRecurrence(recurrence, from, errors)
    try {
      return {
        text: recurrenceText(recurrence, from),
        dates: recurrence === '' ? [] : nextOccurrences(recurrence, from, from, DATES_PREVIEWED),
      }
    } catch (error) {
      if (!(error instanceof RecurrenceInvalid)) throw error
      throw errors.RECURRENCE_INVALID({ data: { because: error.message } })
    }
  }),
}

/** As history shows them: the description only says that it changed. */
function historyFields(task: Omit<TaskFields, 'after'> | TaskRow, owner: string | null) {
  return {
    title: task.title,
    description: task.description,
    owner,
    priority: task.priority,
    topic: task.topic,
    startOn: task.startOn,
    dueOn: task.dueOn,
    requiresEvidence: task.requiresEvidence,
    requiresApproval: task.requiresApproval,
    recurrence: task.recurrence,
    checklist: task.checklist.map(({ text }) => text).join('; '),
  }
}
