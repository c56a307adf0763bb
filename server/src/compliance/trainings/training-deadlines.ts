import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'

/** Trainings that people have not completed. */
export const TRAINING_DEADLINES: readonly Deadline[] = [
  {
    subject: 'training_assignment',
    need: 'training',
    reason: 'Assigned to you',
    open: ({ institutionId, due }) => sql`
      select a.id, t.title, '/tasks/trainings?training=' || t.id as link, t.due_on, a.user_id
      from trainings t join training_assignments a on a.institution_id = t.institution_id and a.training_id = t.id
      where t.institution_id = ${institutionId} and a.completed_on is null and t.due_on ${due}`,
    reminders: [
      {
        ...{ stage: 'due_in_week', kind: 'training.due_in_week', from: 0, to: 7 },
        words: (title) => `The training “${title}” is due within a week`,
      },
      {
        ...{ stage: 'overdue', kind: 'training.overdue', from: -30, to: -1 },
        words: (title) => `The training “${title}” is overdue`,
      },
    ],
    calendar: (title) => `Complete: ${title}`,
  },
]
