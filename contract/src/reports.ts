import { z } from 'zod'
import { signedIn } from './access.ts'

export const REPORT_KINDS = ['monthly-summary', 'risk-assessment', 'regulatory-changes'] as const
export const ReportKind = z.enum(REPORT_KINDS)
export type ReportKind = z.infer<typeof ReportKind>

export const ReportFormat = z.enum(['pdf', 'excel'])
export type ReportFormat = z.infer<typeof ReportFormat>

/** Longer than this is not a report but an archive. */
const DAYS_AT_MOST = 3 * 366
const DAY_MS = 86_400_000

export const Report = z.object({
  id: z.uuid(),
  kind: ReportKind,
  format: ReportFormat,
  periodStart: z.string(),
  periodEnd: z.string(),
  status: z.enum(['waiting', 'ready', 'failed']),
  createdAt: z.string(),
})
export type Report = z.infer<typeof Report>

export const NewReport = z
  .object({ kind: ReportKind, format: ReportFormat, periodStart: z.iso.date(), periodEnd: z.iso.date() })
  .refine(({ periodStart, periodEnd }) => periodStart <= periodEnd, {
    path: ['periodEnd'],
    message: 'The period ends before it begins.',
  })
  .refine(
    ({ periodStart, periodEnd }) => Date.parse(periodEnd) - Date.parse(periodStart) <= DAYS_AT_MOST * DAY_MS,
    {
      path: ['periodEnd'],
      message: 'The period is longer than three years.',
    },
  )

const NOT_FOUND = { status: 404, message: 'There is no such report.' }

export const reports = {
  list: signedIn
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/reports', summary: 'This member’s reports, newest first' })
    .output(z.array(Report)),

  create: signedIn
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
    })
    .output(Report),

  download: signedIn
    .meta({ duringEndedTrial: true })
    .route({ method: 'GET', path: '/reports/{id}/file', summary: 'A report that is ready, as a file' })
    .input(z.object({ id: z.uuid() }))
    .errors({ NOT_FOUND })
    .output(z.file()),

  remove: signedIn
    .meta({ duringEndedTrial: true })
    .route({ method: 'DELETE', path: '/reports/{id}', summary: 'Delete a report', successStatus: 204 })
    .input(z.object({ id: z.uuid() }))
    .errors({ NOT_FOUND }),
}
