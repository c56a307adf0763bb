import { z } from 'zod'
import { withNames } from '../noun-list.ts'
import { managers, members } from '../platform/access.ts'
import { Day, StoredDay, StoredMoment } from '../platform/days.ts'
import { PageNumber, pageOf } from '../platform/paging.ts'
import { RegulatoryUpdate } from '../regulations/regulatory-updates.ts'
import { ConcernScore, ScoreOfDay, ScorePartOfDay } from './score.ts'

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
  /** What the figure adds up from, and what is beside it. */
  parts: Parts,
  /** The newest snapshot that is at least 30 days old. Null before there is one. */
  before: z.object({ day: StoredDay, value: Count }).nullable(),
  /** The reader sees a part of the institution's rows, so no snapshot compares with the figure. */
  isPartial: z.boolean(),
  /** The counted days of the last 30, oldest first, and the figure as it stands. Empty where it is partial. */
  trend: z.array(Count),
})
export type StatCard = z.infer<typeof StatCard>

/** A part of the federal rules, and whether it applies to the institution. */
export const RegulationVerdict = z.object({
  /** Its name in the library's addresses: `1026`, `31-1020`. */
  id: z.string(),
  name: z.string(),
  /** `12 CFR part 1026`. */
  part: z.string(),
  agency: z.string(),
  outcome: z.enum(['applies', 'may_apply', 'does_not_apply', 'not_assessed']),
  reason: z.string(),
  citation: z.string().nullable(),
  /** Facts that would decide it, in words. */
  missing: z.array(z.string()),
})
export type RegulationVerdict = z.infer<typeof RegulationVerdict>

const NEEDS = [
  'task',
  'unowned_task',
  'task_approval',
  'complaint_acknowledgment',
  'complaint_answer',
  'complaint_credit',
  'complaint_portal_response',
  'complaint_portal_final',
  'complaint_undated',
  'complaint_closure',
  'finding',
  'finding_closure',
  'assessment',
  'unowned_assessment',
  'exam_item',
  'signature',
  'reader_signature',
  'policy_approval',
  'policy_suggestions',
  'policy_review',
  'law_change',
  'incident_notice',
  'meeting',
  'product_review',
  'product_review_step',
  'product_review_decision',
  'marketing_expiry',
  'marketing_decision',
  'bsa_entry',
  'risk_look',
  'risk_review',
  'vendor_review',
  'vendor_notice',
  'vendor_answers_due',
  'vendor_answers',
  'evidence_expiry',
  'trial_end',
] as const
/** What can need a person: the screen says each in words. */
export const NEED_KINDS = withNames(NEEDS, 'needs')
export const NeedKind = z.enum(NEED_KINDS)
export type NeedKind = z.infer<typeof NeedKind>

export const Need = z.object({
  kind: NeedKind,
  id: z.string(),
  title: z.string(),
  link: z.string(),
  /** Null: it waits without a date, such as an approval. */
  dueOn: StoredDay.nullable(),
  /** Why it is the reader's to do, in a few words. */
  reason: z.string(),
})
export type Need = z.infer<typeof Need>

export const NEEDS_AT_MOST = 10
/** So far ahead a date counts as needing somebody now. */
export const NEEDS_DAYS = 7

/** An update, and how far the institution is with it. */
export const DueUpdate = RegulatoryUpdate.extend({
  effectiveOn: StoredDay.nullable(),
  /** When the institution's own assessment is due. Null: none is open, or it has no date. */
  dueOn: StoredDay.nullable(),
})
export type DueUpdate = z.infer<typeof DueUpdate>

export const CHANGE_KINDS = [
  'update',
  'law_change',
  'task_given',
  'task_done',
  'finding',
  'complaint',
  'incident',
  'policy_approved',
] as const

/** Something that happened while the reader was away. */
export const DashboardChange = z.object({
  kind: z.enum(CHANGE_KINDS),
  id: z.string(),
  title: z.string(),
  link: z.string(),
  at: StoredMoment,
})
export type DashboardChange = z.infer<typeof DashboardChange>
export const CHANGES_AT_MOST = 8

/** The score as the dashboard shows it to managers. */
export const DashboardScore = z.object({
  total: Count.nullable(),
  before: z.object({ day: StoredDay, value: Count }).nullable(),
  trend: z.array(Count),
  /** The three lowest of the concerns that have a score. */
  weakest: z.array(ConcernScore),
})
export type DashboardScore = z.infer<typeof DashboardScore>

export const dashboard = {
  needs: members
    .route({
      method: 'GET',
      path: '/dashboard/needs',
      summary: 'What needs the reader now, by name and date: overdue first, each record once',
    })
    .input(
      z.object({
        days: z.number().int().min(0).max(90).default(NEEDS_DAYS),
        /** What is due on this day alone. */
        on: Day.optional(),
      }),
    )
    .output(
      z.object({
        today: z.string(),
        items: z.array(Need),
        /** All of them, of which the first are listed. */
        totalCount: Count,
        overdueCount: Count,
        /** How many are due on each day to come. Days without any are left out. */
        byDay: z.array(z.object({ day: StoredDay, count: Count })),
      }),
    ),

  overview: members
    .route({
      method: 'GET',
      path: '/dashboard',
      summary: 'The figures and the recent updates',
    })
    .output(
      z.object({
        statCards: z.array(StatCard),
        /** Of those that apply or may apply: what is due first. */
        recentUpdates: z.array(DueUpdate),
        /** For managers. */
        score: DashboardScore.nullable(),
        /** Null on a first visit. */
        since: z.string().nullable(),
        changes: z.array(DashboardChange),
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
            day: StoredDay,
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
        /** How many were counted. The first thousands are stored. */
        count: Count,
      }),
    ),
}
