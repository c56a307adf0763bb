import { HOUR_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY, PART_OF } from '../../work/nouns/work-table.ts'
import { monitoringHandlers } from './monitoring-handlers.ts'
import { makeMonitoringTasks } from './monitoring-runs.ts'
import { monitoringSample } from './monitoring-sample.ts'
import { monitoringSubject } from './monitoring-subject.ts'

export const monitoringNoun = defineNoun({
  handlers: { monitoring: monitoringHandlers },
  ...nothingElse('Each run that is due becomes a task, which has the date.'),
  tables: {
    monitoring_tests: {
      audit: ['monitoring.'],
      search: 'monitoring_test',
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'monitoring',
      isolation: ['monitoring'],
      hasTopic: true,
    },
    monitoring_runs: {
      audit: ['monitoring.'],
      search: PART_OF('monitoring test'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'monitoring',
      isolation: ['monitoring.record'],
      partOf: 'monitoring_tests',
    },
    monitoring_sample_items: {
      audit: ['monitoring.'],
      search: PART_OF('monitoring test'),
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: 'monitoring',
      isolation: ['monitoring.answer'],
      partOf: 'monitoring_runs',
    },
  },
  subjects: [monitoringSubject],
  notifications: ['monitoring.failed'],
  search: ['work'],
  keyScopes: ['monitoring'],
  webhooks: ['monitoring'],
  sample: [monitoringSample],
  jobs: ({ db }) => [{ name: 'monitoring tasks', everyMs: HOUR_MS, run: () => makeMonitoringTasks(db) }],
})
