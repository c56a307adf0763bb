import { sql } from 'drizzle-orm'
import type { Deadline, Waiting } from '../../platform/deadlines/deadline.ts'
import { unownedDeadline } from '../../platform/deadlines/unowned-deadline.ts'

export const ASSESSMENT_DEADLINES: readonly Deadline[] = [
  {
    subject: 'assessment',
    need: 'assessment',
    reason: 'Your institution planned to have assessed it by then',
    open: ({ institutionId, due }) => sql`
      select a.update_id as id, r.title, '/updates/' || r.slug as link, a.due_on, a.owner_id as user_id
      from update_assessments a join regulatory_updates r on r.id = a.update_id
      where a.institution_id = ${institutionId} and a.status in ('identified', 'assessed', 'planned')
        and a.owner_id is not null and a.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'assessment.due', from: 0, to: 7 },
        words: (title) => `The assessment of “${title}” is due within a week`,
      },
      {
        ...{ stage: 'overdue', kind: 'assessment.overdue', from: -90, to: -1 },
        words: (title) => `The assessment of “${title}” is overdue`,
      },
    ],
    calendar: (title) => `Assess: ${title}`,
  },
  unownedDeadline({
    subject: 'unowned_assessment',
    need: 'unowned_assessment',
    several: 'regulatory changes',
    listPath: '/updates?view=board&owner=none',
    reason: 'Assign to someone on your team',
    rows: ({ institutionId, due, quoted }) => sql`
      select a.update_id as id, ${quoted(sql`r.title`)} as title, '/updates/' || r.slug as link, a.due_on
      from update_assessments a join regulatory_updates r on r.id = a.update_id
      where a.institution_id = ${institutionId} and a.status in ('identified', 'assessed', 'planned')
        and a.owner_id is null and a.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'assessment.due', from: 0, to: 7 },
        words: (title) => `To be assessed within a week, without an owner: ${title}`,
      },
      {
        ...{ stage: 'overdue', kind: 'assessment.overdue', from: -90, to: -1 },
        words: (title) => `Assessment overdue, without an owner: ${title}`,
      },
    ],
    calendar: (title) => `Assess, without an owner: ${title}`,
  }),
]

/** Everything that the sign-off needs is there, but a manager who did not plan it. */
export const ASSESSMENT_WAITING: readonly Waiting[] = [
  {
    need: 'assessment',
    reason: 'Planned by somebody else: sign it off as a second person',
    open: ({ institutionId, userId, isManager }) => sql`
      select a.update_id as id, r.title, '/updates/' || r.slug as link
      from update_assessments a join regulatory_updates r on r.id = a.update_id
      where a.institution_id = ${institutionId} and ${isManager} and a.status = 'planned'
        and a.planned_by <> ${userId}
        and exists (select 1 from evidence_uses u where u.institution_id = a.institution_id
          and u.subject_kind = 'assessment' and u.subject_id = a.update_id)
        and not exists (select 1 from tasks t where t.institution_id = a.institution_id
          and t.origin_kind = 'assessment' and t.origin_id = a.update_id and t.status not in ('done', 'cancelled'))`,
  },
]
