import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import { deciders } from '../review-decisions/review-decision.ts'

/** The last day of a piece in use, for its owner or else every manager. */
export const MARKETING_REVIEW_DEADLINES: readonly Deadline[] = [
  {
    subject: 'marketing_review',
    need: 'marketing_expiry',
    reason: 'Expires on this day: take it down, or have it reviewed again',
    open: ({ institutionId, due }) => sql`
      select k.id, k.title, '/marketing-reviews?piece=' || k.id as link, k.expires_on as due_on, m.user_id
      from marketing_reviews k join user_profiles m on m.institution_id = k.institution_id and m.seat = 'member'
        and (m.user_id = k.owner_id or (k.owner_id is null and m.role in ('manager', 'admin')))
      where k.institution_id = ${institutionId} and k.status = 'in_use' and k.expires_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'marketing_review.due_in_week', from: 2, to: 7 },
        words: (title) => `The marketing piece “${title}” expires within a week`,
      },
      {
        ...{ stage: 'due_tomorrow', kind: 'marketing_review.due_tomorrow', from: 0, to: 1 },
        words: (title) => `The marketing piece “${title}” expires by tomorrow`,
      },
      {
        ...{ stage: 'overdue', kind: 'marketing_review.overdue', from: -90, to: -1 },
        words: (title) => `The marketing piece “${title}” has expired and is still in use`,
      },
    ],
    calendar: (title) => `Marketing piece expires: ${title}`,
  },
]

export const MARKETING_REVIEW_WAITING: readonly Waiting[] = [
  {
    need: 'marketing_decision',
    reason: 'A manager decides before it is used',
    hasDate: true,
    open: ({ institutionId, userId }) => sql`
      select k.id, k.title, '/marketing-reviews?piece=' || k.id as link, k.starts_on as due_on
      from marketing_reviews k join user_profiles m on ${deciders('k')}
      where k.institution_id = ${institutionId} and m.user_id = ${userId}
        and k.status = 'in_review' and k.decision = 'open'`,
  },
]
