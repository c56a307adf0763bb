import { sql } from 'drizzle-orm'
import type { Deadline } from '../../platform/deadlines/deadline.ts'
import { lateReaders } from '../readers/reader-deadlines.ts'

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
  {
    subject: 'reader_training',
    need: 'reader_training',
    reason: 'Readers are overdue; each was reminded by email',
    open: (asked) =>
      lateReaders(
        sql`
      select t.id, t.title, '/tasks/trainings?training=' || t.id as link, t.due_on, count(*) as count
      from trainings t join training_assignments a on a.institution_id = t.institution_id and a.training_id = t.id
      where t.institution_id = ${asked.institutionId} and a.reader_id is not null and a.completed_on is null
        and t.due_on < ${asked.today} and t.due_on ${asked.due}
      group by t.id, t.title, t.due_on`,
        asked,
      ),
    reminders: [
      {
        ...{ stage: 'overdue', kind: 'reader.training_overdue', from: -30, to: -1 },
        words: (title) => `Readers have not completed a training: ${title}`,
      },
    ],
    calendar: (title) => `Training not completed by ${title}`,
  },
]
