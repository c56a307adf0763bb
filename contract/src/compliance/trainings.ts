import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { CursorInput, cursorPageOf, PageNumber, pageOf, SearchText } from '../platform/paging.ts'
import { Role } from '../tenancy/members.ts'
import { DeskSession, desk, NOTHING_HERE } from './readers.ts'
import { answerShape, recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { Topic } from './topics.ts'
import { TRAINING_FIELDS, UNLISTED_TRAINING_FIELDS } from './training-fields.ts'
import { WORK_BODY_KIB, workLine } from './work-text.ts'

export const TRAINING_PAGE_SIZE = 50
export const TRAINING_PEOPLE_AT_MOST = 1_000
export const COMPLETION_NOTE_AT_MOST = 1_000

export const TrainingFields = recordSchema(TRAINING_FIELDS).extend({
  /** Everybody with one of these roles, and people who take one up before the due date. */
  roles: z.array(Role).max(Role.options.length).default([]),
  /** People besides those of the roles. */
  userIds: z.array(Id).max(TRAINING_PEOPLE_AT_MOST).default([]),
  /** Readers: people without an account. */
  readerIds: z.array(Id).max(TRAINING_PEOPLE_AT_MOST).default([]),
})
export type TrainingFields = z.infer<typeof TrainingFields>

export const TrainingAssignment = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  /** Chosen by name, not by role alone. */
  isByName: z.boolean(),
  /** Without an account: `userId` is the id of the reader. */
  isReader: z.boolean(),
  assignedOn: StoredDay,
  completedOn: StoredDay.nullable(),
  /** Somebody else, where the person did not record it alone. */
  completedByName: z.string(),
  note: z.string(),
  isLate: z.boolean(),
  evidenceCount: z.number().int(),
})
export type TrainingAssignment = z.infer<typeof TrainingAssignment>

export const TrainingSummary = z.object({
  id: Id,
  title: z.string(),
  topic: Topic.nullable(),
  dueOn: StoredDay,
  /** Of everybody assigned, for managers; of the reader alone for others. */
  assignedCount: z.number().int(),
  completedCount: z.number().int(),
  /** The reader's own part. */
  own: z.object({ assignmentId: Id, completedOn: StoredDay.nullable() }).nullable(),
  version: z.number().int(),
})
export type TrainingSummary = z.infer<typeof TrainingSummary>

const unlisted = answerShape(UNLISTED_TRAINING_FIELDS)

export const Training = TrainingSummary.extend({
  ...unlisted,
  roles: z.array(Role),
  /** Those who have not completed it first. Others than managers see their own. */
  assignments: z.array(TrainingAssignment),
  mayManage: z.boolean(),
})
export type Training = z.infer<typeof Training>

const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this while you had it open.',
  data: z.object({ byName: z.string(), version: z.number().int() }),
} as const

const SAVING = {
  ...SUBJECT_REFUSALS,
  CHANGED_MEANWHILE,
  PERSON_UNKNOWN: {
    status: 422,
    message: 'Somebody you chose is not an active person of your institution.',
  },
  READER_UNKNOWN: { status: 422, message: 'A reader you chose is not on the list of your institution.' },
  NOBODY_CHOSEN: { status: 422, message: 'Choose a role or at least one person.' },
  TOO_MANY_PEOPLE: {
    status: 422,
    message: `The roles and people are more than ${TRAINING_PEOPLE_AT_MOST.toLocaleString('en-US')}, the limit.`,
  },
} as const

export const trainings = {
  list: members
    .route({
      method: 'GET',
      path: '/trainings',
      summary: 'Trainings, those due first; people who are not managers see their own',
    })
    .input(
      z.object({
        state: z.enum(['open', 'completed', 'all']).default('open'),
        topic: Topic.optional(),
        search: SearchText.default(''),
        page: PageNumber.default(1),
      }),
    )
    .output(pageOf(TrainingSummary)),

  rows: members
    .route({
      method: 'GET',
      path: '/trainings/rows',
      summary: 'Every training that the caller may see, by cursor, for programs that copy everything',
    })
    .input(CursorInput)
    .output(cursorPageOf(TrainingSummary)),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/trainings/{id}', summary: 'One training and who has completed it' })
    .input(z.object({ id: Id }))
    .output(Training),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(SAVING)
    .route({ method: 'POST', path: '/trainings', summary: 'Assign a training to people or roles' })
    .input(TrainingFields)
    .output(Training),

  update: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors(SAVING)
    .route({
      method: 'PUT',
      path: '/trainings/{id}',
      summary: 'Change a training; who has completed it stays on it',
    })
    .input(TrainingFields.extend({ id: Id, version: z.number().int() }))
    .output(Training),

  remove: managers
    .errors({
      ...SUBJECT_REFUSALS,
      COMPLETED_BY_SOME: {
        status: 409,
        message: 'Somebody has completed this training. The record of it stays.',
      },
    })
    .route({
      method: 'DELETE',
      path: '/trainings/{id}',
      summary: 'Delete a training that nobody has completed',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .output(z.void()),

  complete: members
    .errors({
      ...SUBJECT_REFUSALS,
      ALREADY_COMPLETED: { status: 409, message: 'This training is recorded as completed.' },
      DATE_IN_FUTURE: { status: 422, message: 'The day of completion lies in the future.' },
      EVIDENCE_MISSING: {
        status: 409,
        message:
          'This training needs evidence before it is completed, such as a certificate. Attach it first.',
      },
    })
    .route({
      method: 'POST',
      path: '/training-assignments/{id}/completion',
      summary: 'Record that you, or as a manager somebody else, completed a training',
    })
    .input(
      z.object({ id: Id, completedOn: Day, note: workLine('Note', COMPLETION_NOTE_AT_MOST).default('') }),
    )
    .output(Training),

  reopen: managers
    .errors({
      ...SUBJECT_REFUSALS,
      NOT_COMPLETED: { status: 409, message: 'This training is not recorded as completed.' },
    })
    .route({
      method: 'POST',
      path: '/training-assignments/{id}/reopening',
      summary: 'Take back a completion that was recorded by mistake',
    })
    .input(z.object({ id: Id }))
    .output(Training),

  remind: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'POST',
      path: '/trainings/{id}/reminder',
      summary: 'Remind those who have not completed it; each at most once a day',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ reminded: z.number().int() })),

  file: managers
    .errors(SUBJECT_REFUSALS)
    .route({
      method: 'GET',
      path: '/trainings/file',
      summary: 'Who has completed which training, as CSV: one training, or all of them',
    })
    .input(z.object({ id: Id.optional() }))
    .output(z.file()),
}

export const DeskTraining = z.object({
  assignmentId: Id,
  title: z.string(),
  description: z.string(),
  dueOn: StoredDay,
  completedOn: StoredDay.nullable(),
  /** The institution records it, with the certificate that the reader hands in. */
  needsEvidence: z.boolean(),
})
export type DeskTraining = z.infer<typeof DeskTraining>
export const trainingDesk = { trainings: z.array(DeskTraining) }

/** What a reader does with a training. */
export const trainingReading = {
  complete: desk
    .errors({
      NOTHING_HERE,
      EVIDENCE_MISSING: {
        status: 409,
        message:
          'This training needs a certificate. Send it to the person who asked you; they will record it.',
      },
    })
    .route({
      method: 'POST',
      path: '/reading/completion',
      summary: 'Record that a training was completed today',
    })
    .input(DeskSession.extend({ assignmentId: Id }))
    .output(z.object({ completedOn: StoredDay })),
}
