import { HOUR_MS, once } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { tellOfMissingFigures } from './missing-figures.ts'
import { referenceDataHandlers } from './reference-handlers.ts'

export const referenceDataNoun = defineNoun({
  handlers: { referenceData: referenceDataHandlers },
  ...nothingElse('Figures of the law, shared by all institutions.'),
  notifications: ['law.figures'],
  jobs: ({ db, now }) => [
    { name: 'missing figures', everyMs: HOUR_MS, run: () => once(tellOfMissingFigures(db, now())) },
  ],
})
