import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, SearchText } from '../platform/paging.ts'
import { TOO_INVOLVED } from '../publishing/writing.ts'
import { SUBJECT_REFUSALS, SubjectCard, SubjectRef } from './subjects.ts'
import { Topic } from './topics.ts'
import { requiredLine, WORK_BODY_KIB, WorkText, WorkTitle, workLine } from './work-text.ts'

export const TASK_STATUSES = ['open', 'in_progress', 'waiting', 'done', 'cancelled'] as const
export const TASK_PRIORITIES = ['high', 'medium', 'low'] as const
export const TASK_PAGE_SIZE = 50
/** As many cards as the board shows, and days' entries as the calendar does; past that the filters narrow. */
export const BOARD_CARDS_AT_MOST = 500
export const CHECKLIST_AT_MOST = 50
export const TASKS_AT_ONCE = 200
export const REASON_AT_MOST = 1_000
/** Of a template with its items, each with its checklist. */
const TEMPLATE_BODY_KIB = 1024
export const DEPENDENCIES_AT_MOST = 20
/** In one filter. */
const TOPICS_AT_ONCE = 20

export const TaskStatus = z.enum(TASK_STATUSES)
export const TaskPriority = z.enum(TASK_PRIORITIES)
export type TaskStatus = z.infer<typeof TaskStatus>
export type TaskPriority = z.infer<typeof TaskPriority>

export const ChecklistEntry = z.object({
  id: Id,
  text: requiredLine('Checklist item', 300),
  isDone: z.boolean(),
})
export type ChecklistEntry = z.infer<typeof ChecklistEntry>

/** RFC 5545, as RRULE says it: FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1. */
export const RecurrenceRule = workLine('Recurrence', 200)

/** What people write of a task. */
export const TaskFields = z.object({
  title: WorkTitle,
  description: WorkText('Description').default(''),
  ownerId: Id.nullable().default(null),
  priority: TaskPriority.default('medium'),
  topic: Topic.nullable().default(null),
  startOn: Day.nullable().default(null),
  dueOn: Day.nullable().default(null),
  requiresEvidence: z.boolean().default(false),
  requiresApproval: z.boolean().default(false),
  checklist: z.array(ChecklistEntry).max(CHECKLIST_AT_MOST).default([]),
  /** Empty: the task does not recur. */
  recurrence: RecurrenceRule.default(''),
  /** Tasks that have to be done first. */
  after: z.array(Id).max(DEPENDENCIES_AT_MOST).default([]).describe('The tasks that have to be done first.'),
})
export type TaskFields = z.infer<typeof TaskFields>

const Person = z.object({ userId: Id, name: z.string() })

/** A task as a row or a card. */
export const TaskSummary = z.object({
  id: Id,
  title: z.string(),
  status: TaskStatus,
  priority: TaskPriority,
  topic: Topic.nullable(),
  owner: Person.nullable(),
  dueOn: StoredDay.nullable(),
  startOn: StoredDay.nullable(),
  doneOn: StoredDay.nullable(),
  isRecurring: z.boolean(),
  /** Where it came from: an assessment, a finding, a template. */
  originTitle: z.string(),
  checklistDone: z.number().int(),
  checklistCount: z.number().int(),
  evidenceCount: z.number().int(),
  commentCount: z.number().int(),
  /** The title of the first unfinished task that this one waits for. */
  waitsFor: z.string().nullable(),
  isWaitingForApproval: z.boolean(),
  version: z.number().int(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

export const Task = TaskSummary.extend({
  description: z.string(),
  /** The description as HTML that may be shown. */
  descriptionHtml: z.string(),
  assignedBy: Person.nullable(),
  cancelReason: z.string(),
  requiresEvidence: z.boolean(),
  requiresApproval: z.boolean(),
  approvalAskedBy: Person.nullable(),
  approvedByName: z.string(),
  checklist: z.array(ChecklistEntry),
  recurrence: z.string(),
  recurrenceText: z.string(),
  origin: SubjectCard.nullable(),
  after: z
    .array(z.object({ id: Id, title: z.string(), status: TaskStatus }))
    .describe('The tasks that have to be done first.'),
  before: z.array(z.object({ id: Id, title: z.string(), status: TaskStatus })),
  createdAt: StoredMoment,
  updatedAt: StoredMoment,
  /** What the reader may do with it. */
  mayEdit: z.boolean(),
  mayApprove: z.boolean(),
  mayDelete: z.boolean(),
})
export type Task = z.infer<typeof Task>

export const TASK_SORTS = ['due', 'priority', 'updated', 'title'] as const
export const TASK_WHOSE = ['mine', 'assigned', 'all'] as const

/** The filters of every view; the address of the page holds the same. */
export const TaskFilters = z.object({
  whose: z.enum(TASK_WHOSE).default('mine'),
  statuses: z.array(TaskStatus).max(TASK_STATUSES.length).default([]),
  topics: z.array(Topic).max(TOPICS_AT_ONCE).default([]),
  priorities: z.array(TaskPriority).max(TASK_PRIORITIES.length).default([]),
  /** A person's id, or `none` for tasks without an owner. */
  owner: z.union([Id, z.literal('none')]).optional(),
  dueFrom: Day.optional(),
  dueTo: Day.optional(),
  overdueOnly: z.boolean().default(false),
  /** Only what waits for the reader's approval. */
  approvalsOnly: z.boolean().default(false),
  search: SearchText.default(''),
  /** Only what came from this. */
  origin: z.string().max(80).optional(),
})
export type TaskFilters = z.infer<typeof TaskFilters>

export const TaskCounts = z.object({
  shown: z.number().int(),
  /** Of everything in this tab, whatever the filters hide. */
  total: z.number().int(),
  /** Past this many, nobody counts: the screen says "1,000+". */
  isAtLeast: z.boolean(),
})

const named = members.errors(SUBJECT_REFUSALS)

const TASK_REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this task while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  DUE_BEFORE_START: {
    status: 422,
    message: 'The due date lies before the start date.',
    data: z.object({ startOn: StoredDay, dueOn: StoredDay }),
  },
  RECURRENCE_INVALID: {
    status: 422,
    message: 'The recurrence cannot be read, or it never occurs.',
    data: z.object({ because: z.string() }),
  },
  DEPENDENCY_UNKNOWN: { status: 422, message: 'A task that this one waits for does not exist.' },
  DEPENDENCY_CIRCLE: {
    status: 422,
    message: 'These tasks would wait for each other.',
    data: z.object({ titles: z.array(z.string()) }),
  },
  NOT_ALLOWED: {
    status: 403,
    message: 'Only the owner, the person who assigned it, or a manager can change this task.',
  },
  TOO_INVOLVED,
} as const

const changing = members.errors(TASK_REFUSALS)

const STATUS_REFUSALS = {
  EVIDENCE_MISSING: { status: 409, message: 'This task needs evidence before it can be done.' },
  BLOCKED: {
    status: 409,
    message: 'This task waits for others that are not done.',
    data: z.object({ titles: z.array(z.string()) }),
  },
  REASON_MISSING: { status: 422, message: 'Say why the task is cancelled.' },
} as const

export const TaskBulkChange = z.object({
  ownerId: Id.nullable().optional(),
  status: z.enum(['open', 'in_progress', 'waiting', 'done', 'cancelled']).optional(),
  reason: workLine('Reason', REASON_AT_MOST).optional(),
  priority: TaskPriority.optional(),
  topic: Topic.nullable().optional(),
  dueOn: Day.nullable().optional(),
  /** Moves every due date by so many days. */
  shiftDays: z.number().int().min(-366).max(366).optional(),
})
export type TaskBulkChange = z.infer<typeof TaskBulkChange>

export const TemplateItem = z.object({
  title: WorkTitle,
  description: WorkText('Description').default(''),
  priority: TaskPriority.default('medium'),
  topic: Topic.nullable().default(null),
  /** Days from the day the template is used for; below zero before it. */
  dueAfterDays: z.number().int().min(-730).max(730),
  requiresEvidence: z.boolean().default(false),
  requiresApproval: z.boolean().default(false),
  checklist: z.array(requiredLine('Checklist item', 300)).max(CHECKLIST_AT_MOST).default([]),
  /** Places in the template of the items that have to be done first. */
  after: z
    .array(z.number().int().min(0).max(99))
    .max(DEPENDENCIES_AT_MOST)
    .default([])
    .describe('The places in the list, from 0, of the tasks that have to be done first.'),
})
export type TemplateItem = z.infer<typeof TemplateItem>

const TemplateFields = {
  name: requiredLine('Name', 120),
  description: workLine('Description', 1_000).default(''),
  /** What the day that is asked stands for: "Filing deadline", "First day of the examination". */
  anchor: requiredLine('Anchor date', 80),
  items: z.array(TemplateItem).min(1).max(60),
}

/** How often the tasks of a template come back. */
export const TemplateRhythm = z.enum(['once', 'quarterly', 'yearly'])
export type TemplateRhythm = z.infer<typeof TemplateRhythm>

export const TaskTemplate = z.object({
  id: Id,
  ...TemplateFields,
  /** How often this duty comes back, where we know it; one's own templates say nothing of it. */
  rhythm: TemplateRhythm,
  /** One that comes with the product and was not changed here. */
  isBuiltIn: z.boolean(),
  version: z.number().int(),
})
export type TaskTemplate = z.infer<typeof TaskTemplate>

export const tasks = {
  list: members
    .route({ method: 'GET', path: '/tasks', summary: 'Tasks under filters, a page at a time' })
    .input(
      TaskFilters.extend({
        sort: z.enum(TASK_SORTS).default('due'),
        descending: z.boolean().default(false),
        page: PageNumber.default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(TaskSummary),
        page: z.number().int(),
        pageCount: z.number().int(),
        counts: TaskCounts,
      }),
    ),

  board: members
    .route({ method: 'GET', path: '/tasks/board', summary: 'Tasks under filters as cards by status' })
    .input(TaskFilters)
    .output(
      z.object({
        columns: z.array(
          z.object({ status: TaskStatus, count: z.number().int(), items: z.array(TaskSummary) }),
        ),
        counts: TaskCounts,
      }),
    ),

  month: members
    .route({
      method: 'GET',
      path: '/tasks/month',
      summary: 'Tasks under filters that are due within a month',
    })
    .input(TaskFilters.extend({ month: z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/) }))
    .output(z.object({ items: z.array(TaskSummary), counts: TaskCounts })),

  tabs: members
    .route({
      method: 'GET',
      path: '/tasks/tabs',
      summary: 'How many unfinished tasks are yours, assigned by you, and in all',
    })
    .output(z.object({ mine: z.number().int(), assigned: z.number().int(), all: z.number().int() })),

  rows: members
    .route({
      method: 'GET',
      path: '/tasks/rows',
      summary: 'Every task that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(TaskSummary)),

  find: named
    .route({ method: 'GET', path: '/tasks/{id}', summary: 'One task, whole' })
    .input(z.object({ id: Id }))
    .output(Task),

  create: changing
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .route({ method: 'POST', path: '/tasks', summary: 'Create a task' })
    .input(TaskFields.extend({ origin: SubjectRef.optional() }))
    .output(Task),

  update: changing
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .route({ method: 'PUT', path: '/tasks/{id}', summary: 'Change what a task says' })
    .input(TaskFields.extend({ id: Id, version: z.number().int() }))
    .output(Task),

  setStatus: members
    .errors({ ...TASK_REFUSALS, ...STATUS_REFUSALS })
    .route({ method: 'PUT', path: '/tasks/{id}/status', summary: 'Move a task to another status' })
    .input(
      z.object({
        id: Id,
        version: z.number().int(),
        status: TaskStatus,
        reason: workLine('Reason', REASON_AT_MOST).default(''),
      }),
    )
    .output(Task),

  approve: members
    .errors({
      ...TASK_REFUSALS,
      ...STATUS_REFUSALS,
      SECOND_PERSON_REQUIRED: {
        status: 403,
        message: 'A second person has to approve this: somebody other than who finished it.',
      },
      NOTHING_TO_APPROVE: { status: 409, message: 'This task does not wait for an approval.' },
    })
    .route({
      method: 'POST',
      path: '/tasks/{id}/approval',
      summary: 'Approve a finished task, or send it back',
    })
    .input(
      z.object({
        id: Id,
        version: z.number().int(),
        isApproved: z.boolean(),
        reason: workLine('Reason', REASON_AT_MOST).default(''),
      }),
    )
    .output(Task),

  tick: changing
    .route({
      method: 'PUT',
      path: '/tasks/{id}/checklist/{itemId}',
      summary: 'Tick an item of the checklist, or take the tick back',
    })
    .input(z.object({ id: Id, itemId: Id, isDone: z.boolean() }))
    .output(Task),

  bulk: members
    .errors(TASK_REFUSALS)
    .route({
      method: 'POST',
      path: '/tasks/bulk',
      summary: 'Change many tasks at once; says which could not be changed and why',
    })
    .input(z.object({ ids: z.array(Id).min(1).max(TASKS_AT_ONCE), change: TaskBulkChange }))
    .output(
      z.object({
        changed: z.array(Id),
        refused: z.array(z.object({ id: Id, title: z.string(), because: z.string() })),
        /** Takes the change back. */
        undoId: Id.nullable(),
      }),
    ),

  undoBulk: members
    .errors({ NOT_FOUND: { status: 404, message: 'This change can no longer be undone.' } })
    .route({ method: 'POST', path: '/tasks/bulk/{undoId}/undo', summary: 'Take a bulk change back' })
    .input(z.object({ undoId: Id }))
    .output(z.object({ restored: z.number().int(), skipped: z.number().int() })),

  remove: changing
    .route({ method: 'DELETE', path: '/tasks/{id}', summary: 'Delete a task for good', successStatus: 204 })
    .input(z.object({ id: Id, version: z.number().int().optional() }))
    .output(z.void()),

  previewRecurrence: members
    .errors({ RECURRENCE_INVALID: TASK_REFUSALS.RECURRENCE_INVALID })
    .route({
      method: 'GET',
      path: '/tasks/recurrence',
      summary: 'The next dates of a recurrence, and how it reads',
    })
    .input(z.object({ recurrence: RecurrenceRule, from: Day }))
    .output(z.object({ text: z.string(), dates: z.array(z.string()) })),

  calendarFile: members
    .route({
      method: 'GET',
      path: '/tasks/calendar-file',
      summary: 'Tasks under filters as a calendar file (ICS)',
    })
    .input(TaskFilters)
    .output(z.file()),

  sheet: managers
    .meta({ isCostly: true })
    .route({ method: 'GET', path: '/tasks/sheet', summary: 'Tasks under filters as a workbook (XLSX)' })
    .input(TaskFilters)
    .output(z.file()),

  templates: members
    .route({ method: 'GET', path: '/task-templates', summary: 'The templates of task sets' })
    .output(z.array(TaskTemplate)),

  saveTemplate: managers
    .meta({ bodyMaxKib: TEMPLATE_BODY_KIB })
    .errors({
      NOT_FOUND: { status: 404, message: 'This template does not exist.' },
      CHANGED_MEANWHILE: TASK_REFUSALS.CHANGED_MEANWHILE,
      DEPENDENCY_CIRCLE: TASK_REFUSALS.DEPENDENCY_CIRCLE,
    })
    .route({ method: 'POST', path: '/task-templates', summary: 'Create a template, or change one' })
    .input(z.object({ id: Id.optional(), version: z.number().int().default(0), ...TemplateFields }))
    .output(TaskTemplate),

  removeTemplate: managers
    .errors({ NOT_FOUND: { status: 404, message: 'This template does not exist.' } })
    .route({
      method: 'DELETE',
      path: '/task-templates/{id}',
      summary: 'Delete a template',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),

  applyTemplate: managers
    .errors({
      NOT_FOUND: { status: 404, message: 'This template does not exist.' },
      PERSON_UNKNOWN: TASK_REFUSALS.PERSON_UNKNOWN,
    })
    .route({
      method: 'POST',
      path: '/task-templates/{id}/use',
      summary: 'Create the tasks of a template around a day',
    })
    .input(
      z.object({
        id: Id,
        day: Day,
        ownerId: Id.nullable().default(null),
        rhythm: TemplateRhythm.default('once'),
      }),
    )
    .output(z.object({ created: z.array(Id) })),
}
