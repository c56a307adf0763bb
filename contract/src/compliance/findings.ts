import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { ANSWERED_FINDING_FIELDS, FINDING_FIELDS } from './finding-fields.ts'
import { answerShape, recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS, SubjectCard, SubjectRef } from './subjects.ts'
import { Topic } from './topics.ts'
import { requiredLine, WORK_BODY_KIB } from './work-text.ts'

export const FINDING_STATUSES = ['open', 'in_progress', 'waiting_for_closure', 'closed'] as const
export const FINDING_PAGE_SIZE = 50

export const FindingFields = recordSchema(FINDING_FIELDS)
export type FindingFields = z.infer<typeof FindingFields>

export const FindingSource = FindingFields.shape.source
export const FindingSeverity = FindingFields.shape.severity
export const FindingStatus = z.enum(FINDING_STATUSES)
export type FindingSource = z.infer<typeof FindingSource>
export type FindingSeverity = z.infer<typeof FindingSeverity>
export type FindingStatus = z.infer<typeof FindingStatus>

const answered = answerShape(ANSWERED_FINDING_FIELDS)

const Person = z.object({ userId: Id, name: z.string() })

export const FindingSummary = z.object({
  id: Id,
  number: z.number().int(),
  title: z.string(),
  source: FindingSource,
  severity: FindingSeverity,
  status: FindingStatus,
  topic: Topic.nullable(),
  owner: Person.nullable(),
  foundOn: StoredDay,
  responseDueOn: StoredDay.nullable(),
  closedOn: StoredDay.nullable(),
  originTitle: z.string(),
  openTaskCount: z.number().int(),
  evidenceCount: z.number().int(),
  version: z.number().int(),
})
export type FindingSummary = z.infer<typeof FindingSummary>

export const Finding = FindingSummary.extend({
  ...answered,
  origin: SubjectCard.nullable(),
  tasks: z.array(SubjectCard.extend({ status: z.string(), dueOn: StoredDay.nullable() })),
  closureAskedBy: Person.nullable(),
  closedByName: z.string(),
  /** Why one person closed it alone, where the institution has a single manager. */
  closedAloneReason: z.string(),
  createdAt: StoredMoment,
  mayEdit: z.boolean(),
  mayClose: z.boolean(),
})
export type Finding = z.infer<typeof Finding>

const REFUSALS = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Somebody else changed this while you had it open.',
    data: z.object({ byName: z.string(), version: z.number().int() }),
  },
  PERSON_UNKNOWN: { status: 422, message: 'The owner is not an active person of your institution.' },
  DUE_BEFORE_FOUND: { status: 422, message: 'The response is due before the finding was made.' },
  NOT_ALLOWED: { status: 403, message: 'Only the owner or a manager can change this finding.' },
} as const

export const CLOSURE_REFUSALS = {
  EVIDENCE_MISSING: { status: 409, message: 'Closing needs evidence. Attach it first.' },
  TASKS_OPEN: {
    status: 409,
    message: 'Corrective tasks are not done.',
    data: z.object({ titles: z.array(z.string()) }),
  },
  SECOND_PERSON_REQUIRED: {
    status: 403,
    message: 'A second manager has to close this: somebody other than who asked for it.',
  },
  REASON_MISSING: {
    status: 422,
    message: 'Your institution has a single manager: say why it is closed alone.',
  },
  MINUTES_MISSING: {
    status: 409,
    message:
      "Your institution has a single manager: attach the board's minutes as a file, and choose “Board minutes” as the type of this evidence.",
  },
  ALREADY_CLOSED: { status: 409, message: 'This is closed.' },
} as const

export const findings = {
  list: members
    .route({ method: 'GET', path: '/findings', summary: 'Findings, the most urgent first' })
    .input(
      z.object({
        statuses: z.array(FindingStatus).max(4).default([]),
        sources: z.array(FindingSource).max(5).default([]),
        severities: z.array(FindingSeverity).max(3).default([]),
        topic: Topic.optional(),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(FindingSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/findings/rows',
      summary: 'Every finding that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(FindingSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/findings/{id}', summary: 'One finding, whole' })
    .input(z.object({ id: Id }))
    .output(Finding),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(REFUSALS)
    .route({ method: 'POST', path: '/findings', summary: 'Record a finding' })
    .input(FindingFields.extend({ origin: SubjectRef.optional() }))
    .output(Finding),

  update: members
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors({ ...REFUSALS, ALREADY_CLOSED: CLOSURE_REFUSALS.ALREADY_CLOSED })
    .route({ method: 'PUT', path: '/findings/{id}', summary: 'Change a finding' })
    .input(FindingFields.extend({ id: Id, version: z.number().int() }))
    .output(Finding),

  begin: members
    .errors(REFUSALS)
    .route({
      method: 'POST',
      path: '/findings/{id}/begin',
      summary: 'Begin corrective action, or reopen a closed finding',
    })
    .input(z.object({ id: Id, version: z.number().int() }))
    .output(Finding),

  /** The first call asks for closure, the second, by another manager, closes. */
  close: members
    .errors({ ...REFUSALS, ...CLOSURE_REFUSALS })
    .route({
      method: 'POST',
      path: '/findings/{id}/closure',
      summary: 'Ask for closure, or close as the second person',
    })
    .input(z.object({ id: Id, version: z.number().int(), reason: requiredLine('Reason', 1_000).optional() }))
    .output(Finding),
}
