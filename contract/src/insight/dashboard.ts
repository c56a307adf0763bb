import { z } from 'zod'
import { managers, members } from '../platform/access.ts'
import { Day } from '../platform/days.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'
import { RegulatoryUpdate } from '../regulations/regulatory-updates.ts'
import { ScoreOfDay, ScorePartOfDay } from './score.ts'

const Count = z.number().int()

export const STAT_CARD_IDS = [
  'active-regulations',
  'compliance-articles',
  'pending-reviews',
  'risk-alerts',
] as const

/** The kinds of rows that a card counts, or that wait for the reader. The screen links each to its rows. */
export const FIGURE_PARTS = [
  'regulations-that-apply',
  'regulations-that-may-apply',
  'articles-published',
  'tasks-waiting',
  'findings-waiting-for-closure',
  'policies-in-review',
  'assessments-to-plan',
  'assessments-to-complete',
  'tasks-overdue',
  'high-findings-open',
] as const
export const FigurePart = z.enum(FIGURE_PARTS)
export type FigurePart = z.infer<typeof FigurePart>

export const PAST_ROWS_PAGE_SIZE = 50

const Parts = z.array(z.object({ id: FigurePart, count: Count }))

export const StatCard = z.object({
  id: z.enum(STAT_CARD_IDS),
  value: Count,
  /** What the figure adds up from, and what stands beside it. */
  parts: Parts,
  /** The newest snapshot that is at least 30 days old. Null before there is one. */
  before: z.object({ day: z.string(), value: Count }).nullable(),
  /** The reader sees a part of the institution's rows, so no snapshot compares with the figure. */
  isPartial: z.boolean(),
})
export type StatCard = z.infer<typeof StatCard>

/** A regulation, and whether it applies to the institution. */
export const RegulationVerdict = z.object({
  id: z.string(),
  name: z.string(),
  outcome: z.enum(['applies', 'may_apply', 'does_not_apply', 'not_assessed']),
  reason: z.string(),
  citation: z.string().nullable(),
  /** Facts that would decide it, in words. */
  missing: z.array(z.string()),
})
export type RegulationVerdict = z.infer<typeof RegulationVerdict>

export const dashboard = {
  overview: members
    .route({
      method: 'GET',
      path: '/dashboard',
      summary: 'The figures, what needs the reader now, and the recent updates',
    })
    .output(
      z.object({
        statCards: z.array(StatCard),
        /** Of the reader alone. */
        needsYou: z.object({
          tasksOverdue: Count,
          /** Overdue ones included, as the list that it opens. */
          tasksDueWithinWeek: Count,
          approvals: Count,
          policyApprovals: Count,
          policiesToSign: Count,
          /** Not completed, overdue ones included. */
          trainingsDue: Count,
        }),
        recentUpdates: z.array(RegulatoryUpdate.extend({ effectiveOn: z.string().nullable() })),
      }),
    ),

  regulations: members
    .route({
      method: 'GET',
      path: '/dashboard/regulations',
      summary: 'The regulations behind the card Active Regulations',
    })
    .output(z.object({ year: z.number().int(), items: z.array(RegulationVerdict) })),

  pastDay: managers
    .route({
      method: 'GET',
      path: '/dashboard/days',
      summary: 'The figures of the last counted day up to a day',
    })
    .input(z.object({ day: Day }))
    .output(
      z.object({
        /** The first and the last counted day. Null before there is one. */
        first: z.string().nullable(),
        last: z.string().nullable(),
        counted: z
          .object({
            day: z.string(),
            /** Counted on a later day by the dates of the rows, because no process ran. */
            isLate: z.boolean(),
            statCards: z.array(StatCard.pick({ id: true, value: true, parts: true })),
            score: ScoreOfDay.nullable(),
            scoreParts: z.array(ScorePartOfDay),
          })
          .nullable(),
      }),
    ),

  pastRows: managers
    .route({
      method: 'GET',
      path: '/dashboard/days/rows',
      summary: 'The rows that a figure of a counted day counted',
    })
    .input(z.object({ day: Day, part: FigurePart, page: PageNumber.default(1) }))
    .output(
      pageOf(
        z.object({
          id: z.string(),
          /** Null: deleted since, or not for the reader to see. */
          title: z.string().nullable(),
          link: z.string().nullable(),
        }),
      ).extend({
        /** How many were counted. The first thousands are kept. */
        count: Count,
      }),
    ),
}
