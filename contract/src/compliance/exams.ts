import { FACT_KINDS } from '@plumbline/rules/exams/dry-run.ts'
import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { requiredLine } from './work-text.ts'

export const EXAM_KINDS = ['compliance', 'fair_lending', 'hmda', 'bsa', 'cra', 'internal_audit'] as const
export const EXAM_STATUSES = ['planned', 'in_progress', 'closed'] as const
export const EXAM_ITEM_STATUSES = ['open', 'gathering', 'ready', 'delivered', 'follow_up'] as const
export const EXAM_TEMPLATES = ['ncua', 'empty'] as const
export const EXAM_PEOPLE_AT_MOST = 50
export const GAPS_AT_ONCE = 100

export const ExamKind = z.enum(EXAM_KINDS)
export const ExamStatus = z.enum(EXAM_STATUSES)
export const ExamItemStatus = z.enum(EXAM_ITEM_STATUSES)
export type ExamKind = z.infer<typeof ExamKind>
export type ExamStatus = z.infer<typeof ExamStatus>
export type ExamItemStatus = z.infer<typeof ExamItemStatus>

export const ExamFields = z.object({
  agency: requiredLine('Agency', 120),
  kind: ExamKind,
  periodFrom: Day.nullable().default(null),
  periodTo: Day.nullable().default(null),
  startsOn: Day.nullable().default(null),
  endsOn: Day.nullable().default(null),
  leadId: Id.nullable().default(null),
})
export type ExamFields = z.infer<typeof ExamFields>

export const ExamPerson = z.object({ userId: Id, name: z.string() })

/** How many items stand in each state; they add up to all. */
const ItemCounts = z.object({
  open: z.number().int(),
  gathering: z.number().int(),
  ready: z.number().int(),
  delivered: z.number().int(),
  follow_up: z.number().int(),
})

export const ExamSummary = z.object({
  id: Id,
  agency: z.string(),
  kind: ExamKind,
  status: ExamStatus,
  periodFrom: z.string().nullable(),
  periodTo: z.string().nullable(),
  startsOn: StoredDay.nullable(),
  endsOn: StoredDay.nullable(),
  lead: ExamPerson.nullable(),
  counts: ItemCounts,
  version: z.number().int(),
})
export type ExamSummary = z.infer<typeof ExamSummary>

export const Exam = ExamSummary.extend({ people: z.array(ExamPerson), createdAt: StoredMoment })
export type Exam = z.infer<typeof Exam>

export const ExamLogEntry = z.object({
  number: z.number().int(),
  at: StoredMoment,
  actor: z.string(),
  action: z.string(),
  about: z.string(),
})
export type ExamLogEntry = z.infer<typeof ExamLogEntry>

export const DryRunFact = z.object({
  kind: z.enum(FACT_KINDS),
  id: Id,
  title: z.string(),
  /** Of a policy, the section that answers. */
  section: z.string(),
  detail: z.string(),
  /** The day it speaks of; empty where there is none yet. */
  on: StoredDay,
  path: z.string(),
})
export type DryRunFact = z.infer<typeof DryRunFact>

export const DryRunQuestion = z.object({
  key: z.string(),
  area: z.string(),
  question: z.string(),
  /** The procedures it comes from. */
  source: z.string(),
  citation: z.string().nullable(),
  found: z.array(DryRunFact),
  /** What is begun, but proves nothing yet: a draft, an open task. */
  begun: z.array(DryRunFact),
  /** Where nothing is found. */
  gap: z
    .object({
      title: z.string(),
      /** Who is proposed to close it. */
      owner: ExamPerson.nullable(),
      task: z.object({ id: Id, title: z.string(), isDone: z.boolean() }).nullable(),
    })
    .nullable(),
})
export type DryRunQuestion = z.infer<typeof DryRunQuestion>

export const DryRun = z.object({
  askedOn: StoredDay,
  /** Trainings and results of tests from this day on count. */
  since: z.string(),
  questions: z.array(DryRunQuestion),
})
export type DryRun = z.infer<typeof DryRun>

/** On every operation of an exam: who is not named on it is answered as if it did not exist. */
export const EXAM_REFUSALS = {
  ...SUBJECT_REFUSALS,
  PERSON_UNKNOWN: { status: 422, message: 'A person you named is not an active person of your institution.' },
  DATES_REVERSED: { status: 422, message: 'The end of a period or an exam is before its beginning.' },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
} as const

const named = members.errors(EXAM_REFUSALS)
const managing = managers.errors(EXAM_REFUSALS)

export const exams = {
  list: members
    .route({ method: 'GET', path: '/exams', summary: 'The exams that one is named on, open ones first' })
    .output(z.array(ExamSummary)),

  find: named
    .route({ method: 'GET', path: '/exams/{id}', summary: 'One exam with its people' })
    .input(z.object({ id: Id }))
    .output(Exam),

  create: managing
    .route({ method: 'POST', path: '/exams', summary: 'Start an exam, empty or from a template' })
    .input(ExamFields.extend({ template: z.enum(EXAM_TEMPLATES).default('empty') }))
    .output(Exam),

  update: named
    .route({ method: 'PUT', path: '/exams/{id}', summary: 'Change the facts and status of an exam' })
    .input(ExamFields.extend({ id: Id, version: z.number().int(), status: ExamStatus }))
    .output(Exam),

  setPeople: named
    .errors({
      NOBODY_LEFT: { status: 409, message: 'At least one manager stays named on the exam.' },
    })
    .route({
      method: 'PUT',
      path: '/exams/{id}/people',
      summary: 'Who is named on the exam; nobody else sees anything of it',
    })
    .input(z.object({ id: Id, userIds: z.array(Id).min(1).max(EXAM_PEOPLE_AT_MOST) }))
    .output(Exam),

  log: named
    .route({ method: 'GET', path: '/exams/{id}/log', summary: 'The log of the exam, newest first' })
    .input(z.object({ id: Id, before: z.coerce.number().int().min(1).optional() }))
    .output(z.object({ items: z.array(ExamLogEntry), hasEarlier: z.boolean() })),

  responseLetter: named
    .route({
      method: 'GET',
      path: '/exams/{id}/response-letter',
      summary: 'The findings of the exam with corrective actions and dates, as PDF or Word',
    })
    .input(z.object({ id: Id, format: z.enum(['pdf', 'docx']).default('pdf') }))
    .output(z.file()),

  dryRun: managing
    .route({
      method: 'GET',
      path: '/exams/{id}/dry-run',
      summary: 'The procedures of the exam as questions, each with what answers it today',
    })
    .input(z.object({ id: Id }))
    .output(DryRun),

  assignGaps: managing
    .errors({
      NOT_A_GAP: {
        status: 409,
        message: 'One of these questions is answered by now, or has an open task. Load the dry run again.',
      },
    })
    .route({
      method: 'POST',
      path: '/exams/{id}/dry-run/tasks',
      summary: 'Make a task of each of these gaps of a dry run',
    })
    .input(
      z.object({
        id: Id,
        dueOn: Day,
        gaps: z
          .array(z.object({ key: z.string().max(60), ownerId: Id }))
          .min(1)
          .max(GAPS_AT_ONCE),
      }),
    )
    .output(DryRun),
}
