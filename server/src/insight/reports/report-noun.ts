import { SECOND_MS } from '../../platform/jobs/background-job.ts'
import { defineNoun, nothingElse } from '../../work/nouns/noun.ts'
import { AS_LONG, IDS_ONLY } from '../../work/nouns/work-table.ts'
import { reportHandlers } from './report-handlers.ts'
import { makeNextReport } from './report-work.ts'
import { startScheduledReports } from './scheduled-reports.ts'

export const reportNoun = defineNoun({
  handlers: { reports: reportHandlers },
  ...nothingElse('A report shows what other nouns hold.'),
  tables: {
    report_schedules: {
      audit: ['report.schedule'],
      search: { none: 'Shown with the reports.' },
      retention: AS_LONG,
      personExport: IDS_ONLY,
      sample: { none: 'Nobody of the sample receives mail.' },
      isolation: ['reports.removeSchedule'],
    },
    report_looks: {
      audit: ['report.look'],
      search: { none: 'A color and a logo.' },
      retention: AS_LONG,
      personExport: 'Nothing: a color and a logo.',
      sample: { none: 'The product’s own look.' },
      isolation: { none: 'Read for one’s own institution alone, in no path.' },
    },
  },
  notifications: ['report.ready', 'report.scheduled'],
  webhooks: ['report'],
  jobs: ({ db, log, now }) => [
    { name: 'reports', everyMs: SECOND_MS, isPrompt: true, run: () => makeNextReport(db, log) },
    { name: 'scheduled reports', everyMs: 300 * SECOND_MS, run: () => startScheduledReports(db, now()) },
  ],
})
