import { z } from 'zod'
import { Topic } from '../compliance/topics.ts'
import { members } from '../platform/access.ts'
import { StoredDay } from '../platform/days.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'

export const ANALYTICS_CHARTS = [
  'tasks',
  'assessments',
  'attestations',
  'findings',
  'findings-by-source',
  'findings-by-regulation',
  'complaints',
  'loan-tests',
  'loan-batches',
  'loan-batches-by-month',
  'hmda',
] as const
export const ANALYTICS_DAYS = [30, 90, 365] as const
export const ANALYTICS_PAGE_SIZE = 50

export const AnalyticsChart = z.enum(ANALYTICS_CHARTS)
export type AnalyticsChart = z.infer<typeof AnalyticsChart>

/** How many days the period has, the present one included. */
export const AnalyticsDays = z.union(ANALYTICS_DAYS.map((days) => z.literal(days)))
export type AnalyticsDays = z.infer<typeof AnalyticsDays>

/**
 * One mark of a chart. The group is its bar: the month a task was due, the severity of a finding, or the
 * loan test. The series is the part of the bar: `late`, `over_90_days`, `outside`.
 */
export const AnalyticsMark = z.object({ group: z.string(), series: z.string(), count: z.number().int() })
export type AnalyticsMark = z.infer<typeof AnalyticsMark>

const Marks = z.array(AnalyticsMark)
const MARKS_OF_CHARTS = {
  tasks: Marks,
  assessments: Marks,
  attestations: Marks,
  findings: Marks,
  'findings-by-source': Marks,
  'findings-by-regulation': Marks,
  complaints: Marks,
  'loan-tests': Marks,
  'loan-batches': Marks,
  'loan-batches-by-month': Marks,
  hmda: Marks,
} satisfies Record<AnalyticsChart, typeof Marks>
const PERIOD_AND_CONCERN = {
  days: AnalyticsDays.default(90),
  /** Rows of this concern alone. */
  topic: Topic.optional(),
}
const Name = z.string().max(60)

export const analytics = {
  overview: members
    .route({
      method: 'GET',
      path: '/analytics',
      summary: 'The marks of every chart, in the sight of the caller',
    })
    .input(z.object(PERIOD_AND_CONCERN))
    .output(z.object({ from: z.string(), to: z.string(), ...MARKS_OF_CHARTS })),

  rows: members
    .route({ method: 'GET', path: '/analytics/rows', summary: 'The rows that a mark of a chart counts' })
    .input(
      z.object({
        chart: AnalyticsChart,
        ...PERIOD_AND_CONCERN,
        group: Name.optional(),
        series: Name.optional(),
        page: PageNumber.default(1),
      }),
    )
    .output(
      pageOf(
        z.object({
          id: z.string(),
          title: z.string(),
          link: z.string(),
          group: z.string(),
          series: z.string(),
          /** Due, found, or saved. */
          day: StoredDay,
        }),
      ),
    ),
}
