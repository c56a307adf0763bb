import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

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
]
