import type { Db } from '@plumbline/database/db.ts'
import { formatDay, parseDay } from '@plumbline/rules/dates/calendar-day.ts'
import { recordHistory } from '../../work/history/history-store.ts'
import { nextOccurrences } from './recurrence.ts'
import { createTask } from './task-creation-store.ts'
import { markHasNext, type TaskRow } from './task-store.ts'

/** Skipped dates of a daily series are named up to here, then counted. */
const SKIPPED_NAMED = 12
const LOOKED_AT = 400

type SeriesTask = Pick<
  TaskRow,
  | 'id'
  | 'title'
  | 'description'
  | 'priority'
  | 'topic'
  | 'ownerId'
  | 'assignedBy'
  | 'startOn'
  | 'dueOn'
  | 'requiresEvidence'
  | 'requiresApproval'
  | 'checklist'
  | 'recurrence'
  | 'seriesId'
  | 'occurrenceOn'
  | 'hasNext'
>

/**
 * The next task of a series, once its predecessor is done or due. Dates that have passed in the
 * meantime are skipped, and both histories say which.
 */
export async function continueSeries(
  tx: Db,
  institutionId: string,
  task: SeriesTask,
  today: string,
): Promise<string | undefined> {
  if (task.recurrence === '' || task.hasNext || !task.seriesId || !task.occurrenceOn) return undefined
  const dates = nextOccurrences(task.recurrence, task.occurrenceOn, task.occurrenceOn, LOOKED_AT)
  const next = dates.find((date) => date >= today)
  await markHasNext(tx, institutionId, task.id)
  if (!next) return undefined
  const skipped = dates.slice(0, dates.indexOf(next))
  const lead =
    task.startOn && task.dueOn ? parseDay(task.dueOn, 'due') - parseDay(task.startOn, 'start') : null
  const id = await createTask(
    tx,
    institutionId,
    null,
    {
      title: task.title,
      description: task.description,
      ownerId: task.ownerId,
      priority: task.priority,
      topic: task.topic,
      startOn: lead === null ? null : formatDay(parseDay(next, 'due') - lead),
      dueOn: next,
      requiresEvidence: task.requiresEvidence,
      requiresApproval: task.requiresApproval,
      checklist: task.checklist.map(({ text }) => ({ id: crypto.randomUUID(), text, isDone: false })),
      recurrence: task.recurrence,
    },
    { seriesId: task.seriesId },
  )
  if (skipped.length > 0)
    for (const each of [task.id, id])
      await recordHistory(
        tx,
        institutionId,
        null,
        { kind: 'task', id: each },
        {
          action: 'dates_skipped',
          changes: skipped.slice(0, SKIPPED_NAMED).map((day) => ({ field: 'dueOn', from: day, to: next })),
        },
      )
  return id
}
