import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { WHOLE } from '../../work/nouns/exported-table.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { askedOf, RECORD } from '../../work/nouns/person-section.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { assignByRole } from './training-assignment.ts'
import { TRAINING_DEADLINES } from './training-deadlines.ts'
import { trainingExamFacts } from './training-exam-facts.ts'
import { trainingHandlers } from './training-handlers.ts'
import { trainingReading } from './training-reading.ts'
import { trainingReportPart } from './training-report-part.ts'
import { trainingSample } from './training-sample.ts'
import { listOwnTrainings, trainingsOfReaders } from './training-store.ts'
import { trainingAssignmentSubject, trainingSubject } from './training-subject.ts'

export const trainingNoun = defineNoun({
  handlers: { trainings: trainingHandlers, reading: trainingReading },
  tables: {
    trainings: {
      audit: ['training.'],
      search: 'training',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'trainings',
      isolation: ['trainings'],
      hasTopic: true,
      exported: WHOLE,
      ofPerson: { none: RECORD },
    },
    training_assignments: {
      audit: ['training.'],
      search: PART_OF('training'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'trainings',
      isolation: ['trainings.complete', 'trainings.reopen'],
      exported: WHOLE,
      ofPerson: {
        name: 'trainings',
        theirs: askedOf,
        without: ['completed_by', 'completed_by_name'],
        orderBy: 'assigned_at, id',
      },
      partOf: 'trainings',
    },
  },
  subjects: [trainingSubject, trainingAssignmentSubject],
  deadlines: TRAINING_DEADLINES,
  notifications: [
    'reader.training_overdue',
    'training.assigned',
    'training.due',
    'training.due_in_week',
    'training.overdue',
  ],
  search: ['work'],
  keyScopes: ['trainings'],
  webhooks: ['training'],
  sample: [trainingSample],
  jobs: ({ db }) => [{ name: 'trainings of roles', everyMs: 300 * SECOND_MS, run: () => assignByRole(db) }],
  waiting: { none: 'Nobody approves a training.' },
  queue: { none: 'Nobody approves a training.' },
  readerDesk: {
    list: 'trainings',
    open: (tx, { institutionId, id }) => listOwnTrainings(tx, institutionId, id),
    owed: trainingsOfReaders,
  },
  examFacts: { training: trainingExamFacts },
  reportPart: trainingReportPart,
})
