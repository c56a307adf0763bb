import { HOUR_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { deleteNextInstitution } from './institution-deletion.ts'
import { institutionHandlers } from './institution-handlers.ts'
import { giveNextManager } from './missing-managers.ts'
import { TRIAL_DEADLINES } from './trial-deadlines.ts'

export const institutionNoun = defineNoun({
  handlers: { institutions: institutionHandlers },
  ...nothingElse('Institutions are managed by the operator.'),
  tables: {
    support_access: {
      audit: { none: 'Covered by the tests of support access.' },
      search: { none: 'Shown in the settings.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'No access is open.' },
      isolation: { none: 'Covered by the tests of support access.' },
    },
  },
  deadlines: TRIAL_DEADLINES,
  notifications: ['institution.trial_ends'],
  jobs: ({ db, auth }) => [
    { name: 'institution deletion', everyMs: HOUR_MS, run: () => deleteNextInstitution(db, auth) },
    { name: 'missing managers', everyMs: HOUR_MS, run: () => giveNextManager(db) },
  ],
})
