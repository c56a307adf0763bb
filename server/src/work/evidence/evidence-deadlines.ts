import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

/**
 * Evidence that nothing has replaced, on the day it stops proving anything. Who added it hears of it, and of a
 * vendor's document the vendor's owner, too; where neither is a member (any more), every manager. It opens where it is
 * used first.
 */
export const EVIDENCE_DEADLINES: readonly Deadline[] = [
  {
    subject: 'evidence_expiry',
    need: 'evidence_expiry',
    reason: 'Expires on this day: replace it',
    open: ({ institutionId, due }) => sql`
      select e.id, e.title, case u.subject_kind
          when 'vendor' then '/vendors?vendor=' || u.subject_id
          when 'task' then '/tasks?task=' || u.subject_id
          when 'finding' then '/tasks/findings?finding=' || u.subject_id
          when 'complaint' then '/tasks/complaints?complaint=' || u.subject_id
          when 'policy' then '/policies/' || u.subject_id
          when 'control' then '/risks/controls?control=' || u.subject_id
          when 'risk' then '/risks?risk=' || u.subject_id
          when 'incident' then '/incidents?incident=' || u.subject_id
          when 'meeting' then '/meetings?meeting=' || u.subject_id
          when 'product_review' then '/product-reviews?review=' || u.subject_id
          when 'marketing_review' then '/marketing-reviews?piece=' || u.subject_id
          when 'training' then '/tasks/trainings?training=' || u.subject_id
          when 'training_assignment' then '/tasks/trainings?training=' || (select a.training_id
            from training_assignments a where a.institution_id = e.institution_id and a.id = u.subject_id)
          when 'monitoring_test' then '/tasks/monitoring?test=' || u.subject_id
          when 'assessment' then '/updates/' || (select r.slug from regulatory_updates r where r.id = u.subject_id)
          when 'loan_batch' then '/loan-tests/batches/' || u.subject_id
          when 'loan_run' then '/loan-tests/loans?run=' || u.subject_id
          else '/tasks' end as link, e.valid_until as due_on, m.user_id
      from evidence e
      join lateral (select subject_kind, subject_id from evidence_uses u
        where u.institution_id = e.institution_id and u.evidence_id = e.id
          and u.subject_kind not in ('exam', 'exam_item') order by linked_at limit 1) u on true
      left join vendors v on v.institution_id = e.institution_id and u.subject_kind = 'vendor' and v.id = u.subject_id
      join user_profiles m on m.institution_id = e.institution_id and m.seat = 'member'
        and (m.user_id = e.added_by or m.user_id = v.owner_id
          or (m.role in ('manager', 'admin') and v.owner_id is null and not exists (select 1 from user_profiles a
            where a.institution_id = e.institution_id and a.user_id = e.added_by and a.seat = 'member')))
      where e.institution_id = ${institutionId} and e.valid_until ${due}
        and not exists (select 1 from evidence n where n.institution_id = e.institution_id and n.replaces_id = e.id)`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'evidence.expires', from: 0, to: 7 },
        words: (title) => `The evidence “${title}” expires within a week`,
      },
      {
        ...{ stage: 'overdue', kind: 'evidence.expired', from: -90, to: -1 },
        words: (title) => `The evidence “${title}” has expired`,
      },
    ],
    calendar: (title) => `Expires: ${title}`,
  },
]
