import { KEPT_AS_LONG, KEPT_AS_YOURS, type NounEntry } from '../noun-entry.ts'

export const TRAINING_ENTRY = {
  descriptions: { trainings: 'Trainings and who has completed them.' },
  schemas: {
    OwnTraining: 'trainings.list answers items own',
    Training: 'trainings.create answers',
    TrainingAssignment: 'trainings.create answers assignments',
    TrainingSummary: 'trainings.list answers items',
  },
  subjects: {
    training: { label: 'Training', keyNoun: 'trainings', after: 'hmda_register' },
    training_assignment: { label: 'Training completion', keyNoun: 'trainings', after: 'training' },
  },
  needs: {
    training: {
      words: 'Training to complete',
      act: { label: 'Completed', how: 'day' },
      after: 'exam_item',
    },
    reader_training: { words: 'Readers who have not completed a training', after: 'reader_signature' },
  },
  notifications: {
    'reader.training_overdue': 'overdue',
    'training.assigned': 'assigned',
    'training.due': 'due',
    'training.due_in_week': 'due_in_week',
    'training.overdue': 'overdue',
  },
  acts: {
    'training.complete': 'Recorded that a training was completed',
    'training.create': 'Assigned a training',
    'training.delete': 'Deleted a training',
    'training.export': 'Exported who completed trainings',
    'training.remind': 'Reminded people of a training',
    'training.reopen': 'Took back the completion of a training',
    'training.update': 'Changed a training',
  },
  keys: {
    trainings: { label: 'Trainings', operations: ['trainings'], hasTools: false, after: 'vendors' },
  },
  webhooks: { training: { label: 'Trainings', about: 'a training', after: 'vendor' } },
  kept: [
    {
      noun: 'Trainings',
      keptFor: KEPT_AS_LONG,
      because: `${KEPT_AS_YOURS} A training that somebody has completed cannot be deleted.`,
      tables: ['trainings', 'training_assignments'],
    },
  ],
  screens: [
    {
      path: '/tasks/trainings',
      file: 'workspace/trainings/trainings-page.tsx',
      sidebar: { label: 'Trainings', icon: 'graduation-cap', below: '/tasks/monitoring' },
      tab: { label: 'Trainings', after: '/tasks/complaints' },
      asksReaders: 'training',
    },
  ],
  places: [
    {
      kind: 'Command',
      title: 'New training',
      to: '/tasks/trainings?new=1',
      words: 'course',
      isForManagers: true,
    },
    { kind: 'Screen', title: 'Trainings', to: '/tasks/trainings', words: 'courses' },
  ],
} as const satisfies NounEntry
