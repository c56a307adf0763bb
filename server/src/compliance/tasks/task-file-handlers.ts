import type { TaskSummary } from '@plumbline/contract/compliance/tasks.ts'
import { dayAt, todayIn } from '../../platform/days/today.ts'
import { writeCalendar } from '../../platform/documents/ics-calendar.ts'
import {
  dateCell,
  headCells,
  textCell,
  writeWorkbookInThread,
} from '../../platform/documents/xlsx-workbook.ts'
import { managers, members } from '../../platform/procedures.ts'
import { requireNamedTopics } from '../topics/known-topic-store.ts'
import { topicLabels } from '../topics/topic-store.ts'
import { listForFile } from './task-list-store.ts'
import { taskPath } from './task-subject.ts'

const TASKS_IN_CALENDAR = 2_000
const TASKS_IN_SHEET = 10_000
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const STATUS_WORDS: Record<TaskSummary['status'], string> = {
  open: 'Open',
  in_progress: 'In progress',
  waiting: 'Waiting',
  done: 'Done',
  cancelled: 'Cancelled',
}

export const taskFileHandlers = {
  calendarFile: members.tasks.calendarFile.handler(async ({ input, context }) => {
    const { member, publicUrl } = context
    const tasks = await context.inInstitution((tx) =>
      listForFile(tx, member, input, todayIn(member.timeZone), TASKS_IN_CALENDAR),
    )
    const updatedAt = new Date().toISOString()
    const entries = tasks
      .filter((task) => task.dueOn && task.status !== 'cancelled')
      .map((task) => ({
        uid: `task-${task.id}@plumbline`,
        day: task.dueOn!,
        title: task.title,
        description: [STATUS_WORDS[task.status], task.owner?.name].filter(Boolean).join(', '),
        link: new URL(taskPath(task.id), publicUrl).href,
        updatedAt,
      }))
    return new File([writeCalendar({ name: 'Plumbline tasks', entries })], 'tasks.ics', {
      type: 'text/calendar',
    })
  }),

  sheet: managers.tasks.sheet.handler(async ({ input, context }) => {
    const { member } = context
    const today = todayIn(member.timeZone)
    const { tasks, topics } = await context.inInstitution(async (tx) => {
      await requireNamedTopics(tx, member.institutionId, input.topics)
      const found = await listForFile(tx, member, input, today, TASKS_IN_SHEET + 1)
      await context.recordAct(tx, { action: 'task.export', subjectId: null, detail: { rows: found.length } })
      return { tasks: found, topics: await topicLabels(tx, member.institutionId) }
    })
    const shown = tasks.slice(0, TASKS_IN_SHEET)
    const note =
      tasks.length > TASKS_IN_SHEET
        ? [
            [
              textCell(
                `Only the first ${TASKS_IN_SHEET.toLocaleString('en-US')} are in this file. Narrow the filters.`,
              ),
            ],
          ]
        : []
    const rows = [
      headCells('Title', 'Status', 'Priority', 'Topic', 'Owner', 'Starts', 'Due', 'Done', 'From', 'Evidence'),
      ...shown.map((task) => [
        textCell(task.title),
        textCell(STATUS_WORDS[task.status]),
        textCell(task.priority),
        textCell(task.topic ? (topics.get(task.topic) ?? task.topic) : ''),
        textCell(task.owner?.name ?? ''),
        dateCell(task.startOn),
        dateCell(task.dueOn),
        dateCell(task.doneOn ? dayAt(new Date(task.doneOn), member.timeZone) : null),
        textCell(task.originTitle),
        { value: task.evidenceCount, type: Number },
      ]),
      ...note,
    ]
    const bytes = await writeWorkbookInThread([
      { name: 'Tasks', widths: [50, 14, 12, 22, 24, 18, 18, 18, 30, 10], rows },
    ])
    return new File([new Uint8Array(bytes)], `tasks-${today}.xlsx`, { type: XLSX })
  }),
}
