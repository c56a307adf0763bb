import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { assignByRole } from './training-assignment.ts'
import { TRAINING_DEADLINES } from './training-deadlines.ts'
import { trainingHandlers } from './training-handlers.ts'
import { trainingSample } from './training-sample.ts'
import { trainingAssignmentSubject, trainingSubject } from './training-subject.ts'

export const trainingNoun = defineNoun({
  handlers: { trainings: trainingHandlers },
  tables: {
    trainings: {
      audit: ['training.'],
      search: 'training',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'trainings',
      isolation: ['trainings'],
    },
    training_assignments: {
      audit: ['training.'],
      search: PART_OF('training'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'trainings',
      isolation: ['trainings.complete', 'trainings.reopen'],
    },
  },
  subjects: [trainingSubject, trainingAssignmentSubject],
  deadlines: TRAINING_DEADLINES,
  notifications: ['training.assigned', 'training.due', 'training.due_in_week', 'training.overdue'],
  search: ['work'],
  keyScopes: ['trainings'],
  webhooks: ['training'],
  sample: [trainingSample],
  jobs: ({ db }) => [{ name: 'trainings of roles', everyMs: 300 * SECOND_MS, run: () => assignByRole(db) }],
  waiting: { none: 'Nobody approves a training.' },
  queue: { none: 'Nobody approves a training.' },
})
