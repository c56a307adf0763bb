import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { StoredDay } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { FindingSeverity } from './findings.ts'
import { ANSWERED_MONITORING_FIELDS, MONITORING_FIELDS } from './monitoring-fields.ts'
import { monitoringSheets } from './monitoring-sheets.ts'
import { answerShape, recordSchema } from './record-schema.ts'
import { SUBJECT_REFUSALS } from './subjects.ts'
import { WORK_BODY_KIB, WorkText, WorkTitle } from './work-text.ts'

export const MONITORING_TESTS_AT_MOST = 200
/** A run becomes a task so many days before it is due. */
export const RUN_TASK_DAYS = 30
export const FREQUENCY_MONTHS = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 } as const

const PlanYear = z.number().int().min(2000).max(2100)

/** The year is that of the plan; the others can be changed. */
export const MonitoringFields = z.object({ year: PlanYear }).extend(recordSchema(MONITORING_FIELDS).shape)
export type MonitoringFields = z.infer<typeof MonitoringFields>

export const MonitoringRun = z.object({
  id: Id,
  dueOn: StoredDay,
  result: z.enum(['passed', 'failed']).nullable(),
  note: z.string(),
  recordedOn: StoredDay.nullable(),
  recordedByName: z.string(),
  /** Null before it is due, and where the reader may not see it. */
  taskId: Id.nullable(),
  findingId: Id.nullable(),
  /** Items on its test sheet; 0 before a sample is drawn. */
  sampleSize: z.number().int(),
})
export type MonitoringRun = z.infer<typeof MonitoringRun>

const answered = answerShape(ANSWERED_MONITORING_FIELDS)

export const MonitoringTest = z.object({
  id: Id,
  year: z.number().int(),
  ...answered,
  owner: z.object({ userId: Id, name: z.string() }).nullable(),
  performer: z.object({ userId: Id, name: z.string() }).nullable(),
  /** Its remaining runs were taken off the plan. */
  isStopped: z.boolean(),
  runs: z.array(MonitoringRun),
  version: z.number().int(),
  mayEdit: z.boolean(),
  mayRecord: z.boolean(),
})
export type MonitoringTest = z.infer<typeof MonitoringTest>

const PERSON_UNKNOWN = {
  status: 422,
  message: 'The owner or who performs the control is not an active person of your institution.',
} as const
const PERFORMER_TESTS = {
  status: 422,
  message: 'Who performs a control may not test it. Choose another person to test.',
} as const
const PLAN_FULL = {
  status: 409,
  message: `The plan of this year has ${MONITORING_TESTS_AT_MOST} tests, the limit.`,
} as const
const CHANGED_MEANWHILE = {
  status: 409,
  message: 'Somebody else changed this while you had it open.',
  data: z.object({ byName: z.string(), version: z.number().int() }),
} as const

export const monitoring = {
  ...monitoringSheets,

  plan: members
    .route({
      method: 'GET',
      path: '/monitoring',
      summary: 'The monitoring plan of a year with its runs; people who are not managers see their own tests',
    })
    .input(z.object({ year: PlanYear }))
    .output(z.object({ years: z.array(z.number().int()), tests: z.array(MonitoringTest) })),

  find: members
    .errors(SUBJECT_REFUSALS)
    .route({ method: 'GET', path: '/monitoring/{id}', summary: 'One test of the plan with its runs' })
    .input(z.object({ id: Id }))
    .output(MonitoringTest),

  create: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors({ PERSON_UNKNOWN, PERFORMER_TESTS, PLAN_FULL })
    .route({ method: 'POST', path: '/monitoring', summary: 'Add a test to the plan of a year' })
    .input(MonitoringFields)
    .output(MonitoringTest),

  update: managers
    .meta({ bodyMaxKib: WORK_BODY_KIB })
    .errors({ ...SUBJECT_REFUSALS, PERSON_UNKNOWN, PERFORMER_TESTS, CHANGED_MEANWHILE })
    .route({
      method: 'PUT',
      path: '/monitoring/{id}',
      summary: 'Change a test; runs with a task or a result stay as they are',
    })
    .input(MonitoringFields.omit({ year: true }).extend({ id: Id, version: z.number().int() }))
    .output(MonitoringTest),

  stop: managers
    .errors({ ...SUBJECT_REFUSALS, CHANGED_MEANWHILE })
    .route({
      method: 'POST',
      path: '/monitoring/{id}/stop',
      summary: 'Take the runs of a test that have no task yet off the plan',
    })
    .input(z.object({ id: Id, version: z.number().int() }))
    .output(MonitoringTest),

  copyYear: managers
    .errors({
      NOTHING_TO_COPY: {
        status: 409,
        message: 'The plan of that year is empty, or all of it is there already.',
      },
      PLAN_FULL,
    })
    .route({
      method: 'POST',
      path: '/monitoring/copy',
      summary: 'Take the tests of one year over into another; those with the same title are left out',
    })
    .input(z.object({ from: PlanYear, to: PlanYear }))
    .output(z.object({ copied: z.number().int() })),

  /** A run that failed becomes a finding in the same call. */
  record: members
    .errors({
      ...SUBJECT_REFUSALS,
      NOT_ALLOWED: { status: 403, message: 'Only the owner of the test or a manager can record its result.' },
      ALREADY_RECORDED: {
        status: 409,
        message: 'A result is recorded already.',
        data: z.object({ byName: z.string() }),
      },
      EVIDENCE_MISSING: {
        status: 409,
        message: 'Attach the working papers to the task of this run first.',
      },
      FINDING_MISSING: {
        status: 422,
        message: 'A run that failed, or has an exception on its sheet, needs a finding: enter its title.',
      },
      PERFORMS_CONTROL: { status: 403, message: 'You perform this control, so somebody else must test it.' },
      SHEET_UNFINISHED: {
        status: 409,
        message: 'Answer every item of the test sheet first.',
        data: z.object({ finished: z.number().int(), size: z.number().int() }),
      },
      SHEET_SAYS_FAILED: {
        status: 409,
        message: 'The test sheet does not show that the control works, so the run did not pass.',
      },
    })
    .route({
      method: 'POST',
      path: '/monitoring-runs/{id}/result',
      summary: 'Record whether a run passed or failed; a failure or an exception makes a finding',
    })
    .input(
      z.object({
        id: Id,
        result: z.enum(['passed', 'failed']),
        note: WorkText('Note').default(''),
        finding: z.object({ title: WorkTitle, severity: FindingSeverity }).optional(),
      }),
    )
    .output(MonitoringTest),

  file: managers
    .route({
      method: 'GET',
      path: '/monitoring/file',
      summary: 'The plan of a year with its results, as CSV',
    })
    .input(z.object({ year: PlanYear }))
    .output(z.file()),
}
