import { z } from 'zod'
import { workLine } from '../compliance/work-text.ts'
import { members } from '../platform/access.ts'
import { Day } from '../platform/days.ts'
import { Id } from '../platform/ids.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'

export const REPORT_PAGE_SIZE = 25
export const REPORT_COMMENT_AT_MOST = 2_000

/** Per person, including waiting and failed reports. */
export const REPORTS_KEPT_AT_MOST = 200

export const REPORT_KINDS = [
  'monthly-summary',
  'risk-assessment',
  'regulatory-changes',
  'board-report',
  'exam-readiness',
] as const
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
  createdAt: z.string(),
})
export type Report = z.infer<typeof Report>

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
  })
  .superRefine((period, context) => {
    const message = periodProblem(period)
    if (message) context.addIssue({ code: 'custom', path: ['periodEnd'], message })
  })

const NOT_FOUND = { status: 404, message: 'There is no such report.' }

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
    })
    .output(Report),

  download: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/reports/{id}/file', summary: 'A report that is ready, as a file' })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND })
    .output(z.file()),

  remove: members
    .meta({ duringEndedTrial: true })
    .route({ method: 'DELETE', path: '/reports/{id}', summary: 'Delete a report', successStatus: 204 })
    .input(z.object({ id: Id }))
    .errors({ NOT_FOUND }),
}
