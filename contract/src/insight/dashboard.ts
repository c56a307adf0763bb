import { z } from 'zod'
import { members } from '../platform/access.ts'
import { RegulatoryUpdate } from '../regulations/regulatory-updates.ts'

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

export const StatCard = z.object({
  id: z.enum(STAT_CARD_IDS),
  value: Count,
  /** What the figure adds up from, and what stands beside it. */
  parts: z.array(z.object({ id: z.enum(FIGURE_PARTS), count: Count })),
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
        }),
        recentUpdates: z.array(RegulatoryUpdate),
      }),
    ),

  regulations: members
    .route({
      method: 'GET',
      path: '/dashboard/regulations',
      summary: 'The regulations behind the card Active Regulations',
    })
    .output(z.object({ year: z.number().int(), items: z.array(RegulationVerdict) })),
}
