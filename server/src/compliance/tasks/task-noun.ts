import { HOUR_MS, SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { taskBulkHandlers } from './task-bulk-handlers.ts'
import { TASK_APPROVALS, TASK_DEADLINES } from './task-deadlines.ts'
import { escalateTasks } from './task-escalation.ts'
import { taskFileHandlers } from './task-file-handlers.ts'
import { taskHandlers } from './task-handlers.ts'
import { remindOfTasks } from './task-reminders.ts'
import { taskSample } from './task-sample.ts'
import { taskStatusHandlers } from './task-status-handlers.ts'
import { taskSubject } from './task-subject.ts'
import { taskTemplateHandlers } from './task-template-handlers.ts'

export const taskNoun = defineNoun({
  handlers: {
    tasks: {
      ...taskHandlers,
      ...taskStatusHandlers,
      ...taskBulkHandlers,
      ...taskFileHandlers,
      ...taskTemplateHandlers,
    },
  },
  tables: {
    tasks: {
      audit: ['task.'],
      search: 'task',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'tasks',
      isolation: ['tasks'],
      hasTopic: true,
    },
    task_dependencies: {
      audit: ['task.'],
      search: PART_OF('task'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'tasks',
      isolation: ['tasks'],
    },
    task_templates: {
      audit: ['task_template.'],
      search: { none: 'Found in its own list.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Those of the product are there at once.' },
      isolation: ['tasks.removeTemplate', 'tasks.applyTemplate'],
    },
    task_bulk_changes: {
      audit: ['task.bulk'],
      search: { none: 'What Undo needs.' },
      retention: 'As long as the institution; of use for an hour.',
      personExport: IDS_ONLY,
      sample: { none: 'Made by a bulk change alone.' },
      isolation: ['tasks'],
    },
  },
  subjects: [taskSubject],
  deadlines: TASK_DEADLINES,
  waiting: TASK_APPROVALS,
  notifications: [
    'task.approval_wanted',
    'task.approved',
    'task.assigned',
    'task.cancelled',
    'task.due',
    'task.due_in_week',
    'task.due_tomorrow',
    'task.escalated',
    'task.overdue',
    'task.sent_back',
  ],
  search: ['work'],
  keyScopes: ['tasks'],
  webhooks: ['task', 'task_template'],
  sample: [taskSample],
  jobs: ({ db, now }) => [
    { name: 'task reminders', everyMs: 60 * SECOND_MS, run: () => remindOfTasks(db) },
    { name: 'overdue tasks', everyMs: HOUR_MS, run: () => escalateTasks(db, now()) },
  ],
  queue: { none: 'Tasks do their work at once.' },
})
