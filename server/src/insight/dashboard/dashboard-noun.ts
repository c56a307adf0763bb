import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG } from '../../work/nouns/work-table.ts'
import { takeDailySnapshots } from './daily-snapshots.ts'
import { dashboardHandlers } from './dashboard-handlers.ts'
import { historySample } from './history-sample.ts'
import { snapshotSample } from './snapshot-sample.ts'

export const dashboardNoun = defineNoun({
  handlers: { dashboard: dashboardHandlers },
  ...nothingElse('Counts what other nouns hold.'),
  tables: {
    institution_snapshots: {
      audit: { none: 'Daily figures, counted by the program.' },
      search: { none: 'Figures of the dashboard.' },
      retention: AS_LONG,
      personExport: 'Nothing: numbers alone.',
      sample: 'snapshots',
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
    },
    institution_snapshot_rows: {
      audit: { none: 'Counted by the program.' },
      search: { none: 'What figures of the past counted, by id.' },
      retention: AS_LONG,
      personExport: 'Nothing: ids of the institution’s rows.',
      sample: 'snapshots',
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
      partOf: 'institution_snapshots',
    },
  },
  sample: [historySample, snapshotSample],
  jobs: ({ db, now }) => [
    { name: 'daily snapshots', everyMs: 300 * SECOND_MS, run: () => takeDailySnapshots(db, now()) },
  ],
})
