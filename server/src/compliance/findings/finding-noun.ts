import { defineNoun } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { FINDING_DEADLINES, FINDING_WAITING } from './finding-deadlines.ts'
import { findingHandlers } from './finding-handlers.ts'
import { findingSample } from './finding-sample.ts'
import { findingSubject } from './finding-subject.ts'

export const findingNoun = defineNoun({
  handlers: { findings: findingHandlers },
  tables: {
    findings: {
      audit: ['finding.'],
      search: 'finding',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'findings',
      isolation: ['findings'],
      hasTopic: true,
    },
  },
  subjects: [findingSubject],
  deadlines: FINDING_DEADLINES,
  waiting: FINDING_WAITING,
  notifications: [
    'finding.assigned',
    'finding.closed',
    'finding.closure_wanted',
    'finding.response_due',
    'finding.response_overdue',
  ],
  search: ['work'],
  keyScopes: ['findings'],
  webhooks: ['finding'],
  sample: [findingSample],
  jobs: { none: 'Nothing of a finding happens without a person.' },
  queue: { none: 'Nothing of a finding happens without a person.' },
})
