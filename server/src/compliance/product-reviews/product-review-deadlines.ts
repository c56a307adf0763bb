import { sql } from 'drizzle-orm'
import type { Deadline, Reminder, Waiting } from '../../platform/deadlines/deadline.ts'
import { deciders } from '../review-decisions/review-decision.ts'

const reminders = (words: (title: string, when: string) => string): Reminder[] => [
  {
    ...{ stage: 'due_in_week', kind: 'product_review.due_in_week', from: 2, to: 7 },
    words: (title) => words(title, 'within a week'),
  },
  {
    ...{ stage: 'due_tomorrow', kind: 'product_review.due_tomorrow', from: 0, to: 1 },
    words: (title) => words(title, 'by tomorrow'),
  },
  {
    ...{ stage: 'overdue', kind: 'product_review.overdue', from: -90, to: -1 },
    words: (title) => words(title, 'overdue'),
  },
]

/** The day of the launch, for the owner or else every manager; and for who still has a step to do by it. */
export const PRODUCT_REVIEW_DEADLINES: readonly Deadline[] = [
  {
    subject: 'product_review',
    need: 'product_review',
    reason: 'Its launch is planned for this day; you own the review',
    open: ({ institutionId, due }) => sql`
      select r.id, r.title, '/product-reviews?review=' || r.id as link, r.launch_on as due_on, m.user_id
      from product_reviews r join user_profiles m on m.institution_id = r.institution_id and m.seat = 'member'
        and (m.user_id = r.owner_id or (r.owner_id is null and m.role in ('manager', 'admin')))
      where r.institution_id = ${institutionId} and r.status in ('draft', 'in_review') and r.launch_on ${due}`,
    reminders: reminders((title, when) =>
      when === 'overdue'
        ? `The planned launch of “${title}” has passed, and its review is open`
        : `The launch of “${title}” is planned ${when}: finish its review`,
    ),
    calendar: (title) => `Planned launch: ${title}`,
  },
  {
    subject: 'product_review_step',
    need: 'product_review_step',
    reason: 'A step before the launch is yours',
    open: ({ institutionId, due }) => sql`
      select s.id, r.title || ': ' || s.title as title, '/product-reviews?review=' || r.id as link,
        r.launch_on as due_on, s.owner_id as user_id
      from product_reviews r
      join product_review_steps s on s.institution_id = r.institution_id and s.review_id = r.id
      where r.institution_id = ${institutionId} and r.status in ('draft', 'in_review') and r.launch_on ${due}
        and s.done_on is null and s.owner_id is not null`,
    reminders: reminders((title, when) =>
      when === 'overdue' ? `Your step is overdue: ${title}` : `Your step is due ${when}: ${title}`,
    ),
    calendar: (title) => `Step before launch: ${title}`,
  },
]

export const PRODUCT_REVIEW_WAITING: readonly Waiting[] = [
  {
    need: 'product_review_decision',
    reason: 'A manager decides before the launch',
    hasDate: true,
    open: ({ institutionId, userId }) => sql`
      select r.id, r.title, '/product-reviews?review=' || r.id as link, r.launch_on as due_on
      from product_reviews r join user_profiles m on ${deciders('r')}
      where r.institution_id = ${institutionId} and m.user_id = ${userId}
        and r.status = 'in_review' and r.decision = 'open'`,
  },
]
