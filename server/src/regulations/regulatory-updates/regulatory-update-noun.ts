import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { ASSESSMENT_DEADLINES, ASSESSMENT_WAITING } from './assessment-deadlines.ts'
import { assessmentSample } from './assessment-sample.ts'
import { assessmentSubject } from './assessment-subject.ts'
import { tellOfLaw } from './law-notices.ts'
import { fillLibrary } from './library-work.ts'
import { regulatoryUpdateHandlers } from './regulatory-update-handlers.ts'

export const regulatoryUpdateNoun = defineNoun({
  handlers: { regulatoryUpdates: regulatoryUpdateHandlers },
  tables: {
    update_assessments: {
      audit: ['assessment.'],
      search: 'assessment',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made by the assessments’ own part.' },
      isolation: { none: 'Covered by the tests of the assessments.' },
    },
    update_assessment_steps: {
      audit: ['assessment.'],
      search: PART_OF('assessment'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Made by the assessments’ own part.' },
      isolation: { none: 'Covered by the tests of the assessments.' },
    },
  },
  subjects: [assessmentSubject],
  deadlines: ASSESSMENT_DEADLINES,
  waiting: ASSESSMENT_WAITING,
  notifications: ['assessment.assigned', 'assessment.due', 'assessment.overdue', 'law.changed'],
  search: ['regulatoryUpdates'],
  keyScopes: ['regulations'],
  webhooks: ['assessment'],
  sample: [assessmentSample],
  jobs: ({ db, log }) => [
    { name: 'regulation texts', everyMs: 30 * SECOND_MS, run: () => fillLibrary(db, log) },
    { name: 'law notices', everyMs: 300 * SECOND_MS, run: () => tellOfLaw(db) },
  ],
  queue: { none: 'Updates put nothing into the queue.' },
})
