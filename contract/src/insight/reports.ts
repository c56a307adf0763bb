import { z } from 'zod'
import { workLine } from '../compliance/work-text.ts'
import { managers, members, signedIn } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'

export const REPORT_PAGE_SIZE = 25
export const REPORT_COMMENT_AT_MOST = 2_000
export const REPORT_JUDGMENT_AT_MOST = 1_000

/** Examinations whose findings one report may hold. */
export const REPORT_EXAMS_AT_MOST = 20

/** Per person, including waiting and failed reports. */
export const REPORTS_KEPT_AT_MOST = 200

export const REPORT_KINDS = [
  'monthly-summary',
  'risk-assessment',
  'regulatory-changes',
  'board-report',
  'exam-readiness',
  'vendor-report',
] as const
/** What directors read as soon as a manager has made it. */
export const REPORTS_FOR_BOARD = [
  'board-report',
  'vendor-report',
] as const satisfies readonly (typeof REPORT_KINDS)[number][]
export const ReportKind = z.enum(REPORT_KINDS)
export type ReportKind = z.infer<typeof ReportKind>

export const ReportFormat = z.enum(['pdf', 'excel', 'word'])
export type ReportFormat = z.infer<typeof ReportFormat>

/** A longer period is an archive, not a report. */
const DAYS_AT_MOST = 3 * 366
const DAY_MS = 86_400_000

export const Report = z.object({
  id: Id,
  kind: ReportKind,
  format: ReportFormat,
  periodStart: z.string(),
  periodEnd: z.string(),
  status: z.enum(['waiting', 'ready', 'failed']),
  createdAt: StoredMoment,
  /** Confidential supervisory information may be in it. */
  hasExamFindings: z.boolean(),
})
export type Report = z.infer<typeof Report>

/** What a director reads. */
export const BoardReport = Report.pick({
  id: true,
  kind: true,
  format: true,
  periodStart: true,
  periodEnd: true,
  createdAt: true,
}).extend({ madeBy: z.string() })
export type BoardReport = z.infer<typeof BoardReport>

interface Period {
  periodStart: string
  periodEnd: string
}

/** Error messages for a period, shared by the form and the server. */
export function periodProblem({ periodStart, periodEnd }: Period): string | undefined {
  if (periodEnd < periodStart) return 'The period ends before it begins.'
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY_MS
  return days > DAYS_AT_MOST ? 'The period is longer than three years.' : undefined
}

export const NewReport = z
  .object({
    kind: ReportKind,
    format: ReportFormat,
    periodStart: Day,
    periodEnd: Day,
    /** Printed below the title. */
    comment: workLine('Comment', REPORT_COMMENT_AT_MOST).default(''),
    /** What a manager says of the period, on the first page of a board report. Empty: the words of the figures. */
    judgment: z
      .string()
      .trim()
      .max(REPORT_JUDGMENT_AT_MOST, `judgment: the limit is ${REPORT_JUDGMENT_AT_MOST} characters.`)
      .default(''),
    /** Appends what supports the tasks, by name. */
    hasEvidenceIndex: z.boolean().default(false),
    /** Examinations whose findings a board report holds, each chosen by somebody named on it. */
    examIds: z
      .array(Id)
      .max(REPORT_EXAMS_AT_MOST, `A report holds findings of ${REPORT_EXAMS_AT_MOST} examinations at most.`)
      .default([]),
  })
  .superRefine((report, context) => {
    const message = periodProblem(report)
    if (message) context.addIssue({ code: 'custom', path: ['periodEnd'], message })
    if (report.judgment !== '' && report.kind !== 'board-report')
      context.addIssue({
        code: 'custom',
        path: ['judgment'],
        message: 'Only a board report opens with a judgment.',
      })
    if (report.examIds.length > 0 && report.kind !== 'board-report')
      context.addIssue({
        code: 'custom',
        path: ['examIds'],
        message: 'Only a board report holds findings of examinations.',
      })
  })

export const SCHEDULES_AT_MOST = 50
export const RECIPIENTS_AT_MOST = 50
export const REPORT_RHYTHMS = ['month', 'quarter'] as const
export const ReportRhythm = z.enum(REPORT_RHYTHMS)
export type ReportRhythm = z.infer<typeof ReportRhythm>

export const NewReportSchedule = z.object({
  kind: ReportKind,
  format: ReportFormat,
  every: ReportRhythm,
  /** Nobody named: the caller alone. */
  recipientIds: z
    .array(Id)
    .max(RECIPIENTS_AT_MOST, `A schedule has at most ${RECIPIENTS_AT_MOST} people.`)
    .default([]),
  comment: workLine('Comment', REPORT_COMMENT_AT_MOST).default(''),
  hasEvidenceIndex: z.boolean().default(false),
})

export const ReportSchedule = z.object({
  id: Id,
  kind: ReportKind,
  format: ReportFormat,
  every: ReportRhythm,
  recipients: z.array(z.object({ userId: Id, name: z.string() })),
  comment: z.string(),
  hasEvidenceIndex: z.boolean(),
  /** The day on which the next one is made. */
  nextOn: StoredDay,
  madeByName: z.string(),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>

export const LOGO_MEGABYTES_AT_MOST = 2
export const USUAL_REPORT_COLOR = '#0e4b42'

/** WCAG 2.2, 1.4.3: text of the color on white paper has a contrast of 4.5 or more. */
export function isReadableColor(color: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5
}
export const UNREADABLE_COLOR = 'This color is too light to read on white paper. Choose a darker one.'

const ReportColor = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'A color is written as # and six digits or letters from a to f.')
  .refine(isReadableColor, UNREADABLE_COLOR)

const NOT_FOUND = { status: 404, message: 'There is no such report.' }
const NO_LONGER_NAMED = {
  status: 403,
  message: 'This report holds findings of an examination that you are no longer named on.',
}

export const reports = {
  list: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/reports', summary: 'This member’s reports, newest first, 25 a page' })
    .input(z.object({ page: PageNumber.default(1) }))
    .output(pageOf(Report)),

  create: members
    .route({
      method: 'POST',
      path: '/reports',
      summary: 'Have a report made; it is ready a moment later',
      successStatus: 202,
    })
    .input(NewReport)
    .errors({
      TOO_MANY_WAITING: {
        status: 429,
        message: 'Several reports are still being made. Wait for them first.',
      },
      TOO_MANY_KEPT: {
        status: 409,
        message: `You keep ${REPORTS_KEPT_AT_MOST} reports, which is the most there can be. Delete some of them first.`,
      },
      NOT_NAMED: {
        status: 422,
        message: 'examIds: a report holds findings only of examinations that you are named on.',
      },
    })
    .output(Report),

  draftJudgment: managers
    .route({
      method: 'GET',
      path: '/reports/judgment',
      summary: 'Three sentences about a period, as the figures give them, for a manager to edit',
    })
    .input(
      z.object({ periodStart: Day, periodEnd: Day }).superRefine((period, context) => {
        const message = periodProblem(period)
        if (message) context.addIssue({ code: 'custom', path: ['periodEnd'], message })
      }),
    )
    .output(z.object({ text: z.string() })),

  download: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/reports/{id}/file', summary: 'A report that is ready, as a file' })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND, NO_LONGER_NAMED })
    .output(z.file()),

  forBoard: signedIn
    .route({
      method: 'GET',
      path: '/board-reports',
      summary: 'The latest 100 reports that managers made for the board, for directors and managers',
    })
    .output(z.array(BoardReport)),

  downloadForBoard: signedIn
    .route({ method: 'GET', path: '/board-reports/{id}/file', summary: 'A board report as a file' })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND })
    .output(z.file()),

  remove: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'DELETE', path: '/reports/{id}', summary: 'Delete a report', successStatus: 204 })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND }),

  schedules: managers
    .route({ method: 'GET', path: '/report-schedules', summary: 'The reports that come by themselves' })
    .output(z.array(ReportSchedule)),

  addSchedule: managers
    .route({
      method: 'POST',
      path: '/report-schedules',
      summary: 'Have a report made after each month or quarter, for chosen people',
      successStatus: 201,
    })
    .input(NewReportSchedule)
    .errors({
      TOO_MANY: {
        status: 409,
        message: `There are ${SCHEDULES_AT_MOST} schedules, which is the most there can be. Delete one first.`,
      },
      NOT_A_COLLEAGUE: {
        status: 422,
        message: 'One of these people is no active member of your institution.',
      },
    })
    .output(ReportSchedule),

  removeSchedule: managers
    .route({
      method: 'DELETE',
      path: '/report-schedules/{id}',
      summary: 'End a schedule; reports that were made stay',
      successStatus: 204,
    })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such schedule.' } }),

  look: members
    .route({
      method: 'GET',
      path: '/report-look',
      summary: 'The color and logo of your institution’s reports',
    })
    .output(
      z.object({
        color: z.string(),
        /** As a data address, to show it. */
        logo: z.string().nullable(),
      }),
    ),

  saveLook: managers
    .meta({ bodyMaxKib: (LOGO_MEGABYTES_AT_MOST + 1) * 1024 })
    .route({
      method: 'POST',
      path: '/report-look',
      summary: 'Decide the color and logo of your institution’s reports',
      successStatus: 204,
    })
    .input(
      z.object({
        color: ReportColor.default(USUAL_REPORT_COLOR),
        logo: z
          .file()
          .max(LOGO_MEGABYTES_AT_MOST * 1024 * 1024, `The logo is larger than ${LOGO_MEGABYTES_AT_MOST} MB.`)
          .optional(),
        /** Without a new one, whether the present logo stays. */
        keepsLogo: z.stringbool().or(z.boolean()).default(true),
      }),
    )
    .errors({
      NOT_A_PICTURE: {
        status: 422,
        message: 'The logo is not a PNG, JPEG, or WebP picture that can be read.',
      },
    })
    .output(z.void()),
}
